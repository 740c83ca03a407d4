'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { accountsQuery } from '#lib/accounts/list-accounts.ts';
import { type SyncSummary, summariseSync } from '#lib/accounts/sync-summary.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { useWhen } from '#lib/format/use-when.ts';
import { paths } from '#lib/paths.ts';

/** Tells the worst of all accounts; the time only when all are in. */
export function SyncIndicator() {
  const { data } = useQuery(accountsQuery(readFromBrowser));
  const words = useSyncWords(data ? summariseSync(data) : { kind: 'none' });
  if (!words) return null;
  return (
    <Link
      href={paths.accounts()}
      className="mr-2 flex items-center gap-1.5 rounded-control px-1 whitespace-nowrap text-ink-2 hover:text-ink touch:min-h-11"
    >
      <Icon name={words.icon} className={words.tone} />
      <span role="status">{words.text}</span>
    </Link>
  );
}

function useSyncWords(summary: SyncSummary) {
  const t = useTranslations('shell.sync');
  const when = useWhen();
  switch (summary.kind) {
    case 'none':
      return null;
    case 'failing':
      return { icon: 'warning', tone: 'text-warn', text: t('failing', summary) } as const;
    case 'running':
      return { icon: 'refresh', tone: '', text: t('running', summary) } as const;
    case 'synced':
      return {
        icon: 'check',
        tone: 'text-good',
        text: summary.lastAt ? t('syncedAt', { time: when(summary.lastAt) }) : t('synced'),
      } as const;
  }
}
