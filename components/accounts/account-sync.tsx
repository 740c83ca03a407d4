'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import type { Account } from '#lib/accounts/list-accounts.ts';
import { useWhen } from '#lib/format/use-when.ts';

/** How the last sync of an account went. */
export function AccountSync({ account }: { account: Pick<Account, 'valid' | 'sync-status'> }) {
  const t = useTranslations('accounts.sync');
  const when = useWhen();
  const { state, 'last-successful-sync-at': lastAt } = account['sync-status'];
  const last = lastAt ? when(lastAt) : t('never');

  if (!account.valid) {
    return (
      <span className="flex items-start gap-1.5 py-2 whitespace-normal">
        <Icon name="alert" size={14} className="mt-[3px] text-bad" />
        <span>
          {t('refused')}, {t('lastAt', { time: last })}
          <span className="block text-12 text-ink-2">{t('refusedDetail')}</span>
        </span>
      </span>
    );
  }
  const running = state === 'queued' || state === 'in_progress';
  return (
    <span className="flex items-center gap-1.5">
      {running ? (
        <>
          <Icon name="refresh" size={14} className="text-ink-3" />
          {t(state)}, {t('lastAt', { time: last })}
        </>
      ) : (
        <>
          {lastAt && <Icon name="check" size={14} className="text-good" />}
          {last}
        </>
      )}
    </span>
  );
}
