'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Fact, Facts } from '#components/ui/facts.tsx';
import type { Application } from '#lib/application/read-application.ts';
import { formatAge } from '#lib/format/age.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatNumber } from '#lib/format/number.ts';
import { useWhen } from '#lib/format/use-when.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

/** Who the application is, its secrets with their ages, and what it may ask for how often. */
export function ClientFacts({ application }: { application: Application }) {
  const t = useTranslations('application');
  const locale = useLocale();
  const { clientId, secrets } = application;
  return (
    <Facts label={application.name}>
      <Fact name={t('clientId')}>
        <span className="flex items-center gap-1">
          <code className="font-mono text-12 break-all">{clientId}</code>
          <CopyButton text={clientId} label={t('copyClientId')} />
        </span>
      </Fact>
      <Fact name={t('secrets', { count: secrets.length })}>
        <span className="flex flex-col gap-1 py-0.5">
          {secrets.length === 0 && t('noSecrets')}
          {secrets.map((secret) => (
            <Secret key={`${secret.hint} ${secret['created-at']}`} secret={secret} />
          ))}
        </span>
      </Fact>
      <Fact name={t('userTokens')}>
        {application['require-user-scoped-tokens'] ? (
          <span className="flex items-center gap-2">
            <Icon name="check" size={14} className="text-good" />
            {t('userTokensRequired')}
          </span>
        ) : (
          t('userTokensOptional')
        )}
      </Fact>
      <Fact name={t('rateLimit')}>
        <span>
          {t.rich('perMinute', {
            count: formatNumber(application['rate-limit-per-minute'], locale),
            b: (figure) => <b className="font-semibold">{figure}</b>,
          })}
        </span>
      </Fact>
      <Fact name={t('created')}>{formatDate(application['created-at'].slice(0, 10), locale)}</Fact>
    </Facts>
  );
}

function Secret({ secret }: { secret: Application['secrets'][number] }) {
  const t = useTranslations('application');
  const locale = useLocale();
  const when = useWhen();
  const isHydrated = useHydrated();
  const created = secret['created-at'];
  const lastUsed = secret['last-used-at'];
  return (
    <span className="flex flex-wrap items-baseline gap-x-4">
      <code className="font-mono text-12">
        <span aria-hidden="true">••••••••••••</span>
        {secret.hint ?? t('noHint')}
      </code>
      <span className="text-ink-2">
        {t('secretMade', {
          date: formatDate(created.slice(0, 10), locale),
          age: isHydrated ? formatAge(created, new Date(), locale) : '–',
        })}
      </span>
      <span className="text-ink-2">
        {lastUsed ? t('lastUsed', { when: when(lastUsed) }) : t('neverUsed')}
      </span>
    </span>
  );
}
