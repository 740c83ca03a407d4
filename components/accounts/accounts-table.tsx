'use client';
import { useQuery } from '@tanstack/react-query';
import { createColumnHelper } from '@tanstack/react-table';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { AccountSync } from '#components/accounts/account-sync.tsx';
import { DataTable } from '#components/table/data-table.tsx';
import type { Features } from '#components/table/table-features.ts';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { type Account, accountsQuery } from '#lib/accounts/list-accounts.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { formatNumber } from '#lib/format/number.ts';
import { ReadError } from '#lib/read.ts';

const helper = createColumnHelper<Features, Account>();

/** The connected channel accounts, and whether their sync is well. */
export function AccountsTable() {
  const t = useTranslations('accounts');
  const { data, error, isFetching, refetch } = useQuery(accountsQuery(readFromBrowser));
  const columns = useAccountColumns();
  if (data?.length === 0) return <EmptyState title={t('empty')}>{t('emptyDetail')}</EmptyState>;
  if (data)
    return <DataTable<Account> label={t('title')} columns={columns} rows={data} rowId={({ id }) => id} />;
  if (!error) return <TableSkeleton rows={4} />;
  return (
    <ErrorState
      title={t('unreadable')}
      requestId={error instanceof ReadError ? error.requestId : null}
      onRetry={() => void refetch()}
      busy={isFetching}
    >
      {t('unreadableDetail')}
    </ErrorState>
  );
}

function useAccountColumns() {
  const t = useTranslations('accounts.column');
  const locale = useLocale();
  return useMemo(() => {
    const count = (id: 'nb-listings' | 'nb-enabled-listings') =>
      helper.accessor((account) => account[id], {
        id,
        cell: ({ getValue }) => formatNumber(getValue(), locale),
        meta: { label: t(id), align: 'end', className: 'w-24' },
      });
    return helper.columns([
      helper.accessor((account) => account.label, {
        id: 'label',
        cell: ({ row: { original: account } }) => (
          <>
            <b>{account.label}</b>
            <span className="block text-12 text-ink-2 md:hidden">{nameOf(account)}</span>
          </>
        ),
        meta: { label: t('label'), className: 'md:h-12' },
      }),
      helper.accessor(nameOf, { id: 'account', meta: { label: t('account'), className: 'text-ink-2' } }),
      count('nb-listings'),
      count('nb-enabled-listings'),
      helper.display({
        id: 'sync',
        cell: ({ row }) => <AccountSync account={row.original} />,
        meta: { label: t('sync'), onPhone: true, className: 'md:pl-8', headClassName: 'md:pl-8' },
      }),
    ]);
  }, [t, locale]);
}

function nameOf(account: Account): string {
  return account.email ?? account['channel-display-id'] ?? account['channel-id'];
}
