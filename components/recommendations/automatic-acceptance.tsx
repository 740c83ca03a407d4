'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { useMayEdit, usePerson } from '#lib/person.tsx';
import {
  changeRecommendationSettings,
  recommendationSettingsKey,
  recommendationSettingsQuery,
} from '#lib/recommendations/recommendation-settings.ts';

/** Whether recommended base prices are taken over without asking, and what that means. Staff have no such thing. */
export function AutomaticAcceptance({ className = '' }: { className?: string }) {
  const t = useTranslations('recommendations.automatic');
  const queries = useQueryClient();
  const mayEdit = useMayEdit();
  const isUser = usePerson().kind === 'credential';
  const words = useId();
  const { data } = useQuery({ ...recommendationSettingsQuery(readFromBrowser), enabled: isUser });
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: changeRecommendationSettings,
    onSuccess: (_, settings) => queries.setQueryData(recommendationSettingsKey, settings),
  });
  if (!isUser || !data) return null;
  const { 'accepts-base-prices': accepts } = isPending ? variables : data;
  return (
    <section className={`flex items-start gap-3 ${className}`}>
      <Switch
        label={t('label')}
        checked={accepts}
        disabled={!mayEdit}
        aria-describedby={words}
        onChange={() => mutate({ 'accepts-base-prices': !accepts })}
        className="mt-1"
      />
      <div>
        <p className="font-medium">{t('label')}</p>
        <p id={words} className="max-w-[64ch] text-12 text-ink-2">
          {t(accepts ? 'on' : 'off')} {mayEdit ? t('scope') : t('viewOnly')}
        </p>
        {isError && (
          <p role="alert" className="flex items-center gap-1.5 text-12 text-bad">
            <Icon name="alert" size={14} />
            {t('failed')}
          </p>
        )}
      </div>
    </section>
  );
}
