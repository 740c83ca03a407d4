import { useTranslations } from 'next-intl';
import { PartHead } from '#components/application/part-head.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { PARTNER_SCOPES } from '#contract/scopes.ts';
import type { Application } from '#lib/application/read-application.ts';
import { scopesByTier } from '#lib/application/scope-tiers.ts';

/** Every scope there is, by who may hold it: a tick for those the application has, a dash for the others. */
export function ScopeTable({ application }: { application: Application }) {
  const t = useTranslations('application.scopes');
  const enabled = application.scopes.filter((scope) => PARTNER_SCOPES.some((known) => known === scope));
  const isRequired = application['require-user-scoped-tokens'];
  return (
    <section aria-label={t('title')}>
      <PartHead
        title={t('title')}
        note={t('enabled', { count: enabled.length, all: PARTNER_SCOPES.length })}
      />
      {scopesByTier(enabled).map(({ tier, scopes }) => (
        <div
          key={tier}
          className="grid gap-x-6 gap-y-2 border-line border-b py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <div>
            <h4 className="font-semibold">{t(tier)}</h4>
            <p className="text-12 text-ink-2">
              {t(tier === 'user' && isRequired ? 'userRequired' : `${tier}Detail`)}
            </p>
          </div>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1 self-center">
            {scopes.map(({ scope, enabled: isOn }) => (
              <li key={scope} className={`flex items-center gap-2 ${isOn ? '' : 'text-ink-2'}`}>
                {isOn ? (
                  <Icon name="check" size={14} className="text-good" />
                ) : (
                  <span aria-hidden="true" className="w-3.5 border-control border-t" />
                )}
                <code className="font-mono text-12">{scope}</code>
                <span className="sr-only">{t(isOn ? 'on' : 'off')}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="pt-2 text-12 text-ink-2">
        {t('tokens', { count: application['personal-token-scopes'].length })}
      </p>
    </section>
  );
}
