'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { type SyncState, syncSummaryQuery, worstOf } from '#lib/accounts/sync-summary.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { useWhen } from '#lib/format/use-when.ts';
import { paths } from '#lib/paths.ts';
import { usePerson } from '#lib/person.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';

const RunningEdits = lazy(() => import('#components/shell/running-edits.tsx'));

/** Tells the worst of all accounts, the time only when all are in; before it what is being edited in the background. */
export function SyncIndicator() {
  const { data } = useQuery(syncSummaryQuery(readFromBrowser));
  const words = useSyncWords(data ? worstOf(data) : { kind: 'none' });
  const { kind } = usePerson();
  const hydrated = useHydrated();
  const state = words && (
    <>
      <Icon name={words.icon} className={words.tone} />
      <span role="status">{words.text}</span>
    </>
  );
  const look = 'mr-2 flex items-center gap-1.5 rounded-control px-1 whitespace-nowrap text-ink-2';
  // Staff have no accounts of their own to be led to.
  if (kind === 'staff') return state && <span className={look}>{state}</span>;
  return (
    <>
      {hydrated && (
        <Suspense>
          <RunningEdits />
        </Suspense>
      )}
      {state && (
        <Link href={paths.accounts()} className={`${look} hover:text-ink touch:min-h-11`}>
          {state}
        </Link>
      )}
    </>
  );
}

function useSyncWords(state: SyncState) {
  const t = useTranslations('shell.sync');
  const when = useWhen();
  switch (state.kind) {
    case 'none':
      return null;
    case 'failing':
      return {
        icon: 'warning',
        tone: 'text-warn',
        text: t('failing', { synced: state.synced, accounts: state.accounts }),
      } as const;
    case 'running':
      return {
        icon: 'refresh',
        tone: '',
        text: t('running', { running: state.running, accounts: state.accounts }),
      } as const;
    case 'synced':
      return {
        icon: 'check',
        tone: 'text-good',
        text: state.lastAt ? t('syncedAt', { time: when(state.lastAt) }) : t('synced'),
      } as const;
  }
}
