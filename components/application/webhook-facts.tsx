'use client';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { PartHead } from '#components/application/part-head.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { Fact, Facts } from '#components/ui/facts.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { EVENT_TYPES, EVERY_EVENT } from '#contract/events.ts';
import type { Application } from '#lib/application/read-application.ts';
import { formatAge } from '#lib/format/age.ts';
import { formatDate } from '#lib/format/date.ts';
import { paths } from '#lib/paths.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

/** Where the events of every user are sent, which, and what changing the secret means. */
export function WebhookFacts({ application }: { application: Application }) {
  const t = useTranslations('application.webhooks');
  const url = application['webhook-url'];
  return (
    <section aria-label={t('title')}>
      <PartHead title={t('title')} note={t('whose')} />
      <Facts label={t('title')}>
        <Fact name={t('endpoint')}>
          {url ? <code className="font-mono text-12 break-all">{url}</code> : t('nowhere')}
        </Fact>
        <Fact name={t('secret')}>
          <Rotation at={application['webhook-secret-rotated-at']} />
        </Fact>
        <Fact name={t('events')}>
          <Subscription names={application['subscribed-events']} />
        </Fact>
        <Fact name={t('deliveries')}>
          <Link href={paths.deliveries()} className={linkLook}>
            {t('seeDeliveries')}
          </Link>
        </Fact>
      </Facts>
      <p className="flex max-w-[80ch] items-start gap-2 pt-3 text-12 text-pretty text-ink-2">
        <Icon name="info" size={14} className="mt-px" />
        {t('hardCut')}
      </p>
    </section>
  );
}

function Rotation({ at }: { at: string | null }) {
  const t = useTranslations('application.webhooks');
  const locale = useLocale();
  const isHydrated = useHydrated();
  if (at === null) return <>{t('firstSecret')}</>;
  return (
    <>
      {t('rotated', {
        date: formatDate(at.slice(0, 10), locale),
        age: isHydrated ? formatAge(at, new Date(), locale) : '–',
      })}
    </>
  );
}

function Subscription({ names }: { names: readonly string[] }) {
  const t = useTranslations('application.webhooks');
  if (names.includes(EVERY_EVENT)) return <>{t('everyEvent', { count: EVENT_TYPES.length })}</>;
  const missing = EVENT_TYPES.filter((type) => !names.includes(type));
  return (
    <>
      <span>{t('pinned', { count: names.length, all: EVENT_TYPES.length })}</span>
      {missing.length > 0 && (
        <span className="text-ink-2">
          {t('without')} <code className="font-mono text-12 wrap-anywhere">{missing.join(', ')}</code>
        </span>
      )}
    </>
  );
}
