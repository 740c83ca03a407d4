'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { MAXIMUM_TOKENS_PER_LOGIN } from '#contract/console/personal-access-tokens.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { planQuery } from '#lib/tokens/read-plan.ts';

/** Why no token can be made: the person only views, the plan is over, or there are as many as there may be. */
export function CannotCreate({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('settings.tokens.cannot');
  const { data: plan } = useQuery(planQuery(readFromBrowser));
  if (!plan) return null;
  const why = !mayEdit ? 'view' : plan.status === 'ended' ? 'plan' : 'many';
  return (
    <p className="flex items-start gap-2 border-line border-b py-3">
      <Icon name="info" className="mt-0.5 text-ink-3" />
      <span>{t(why, { count: MAXIMUM_TOKENS_PER_LOGIN })}</span>
    </p>
  );
}
