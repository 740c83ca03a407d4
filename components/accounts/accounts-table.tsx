'use client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { AccountSync } from '#components/accounts/account-sync.tsx';
import type { Column } from '#components/table/column.ts';
import { DataTable } from '#components/table/data-table.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { type Account, accountsQuery } from '#lib/accounts/list-accounts.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { formatNumber } from '#lib/format/number.ts';

/** The connected channel accounts, and whether their sync is well. */
export function AccountsTable() {
  const t = useTranslations('accounts');
  const query = useQuery(accountsQuery(readFromBrowser));
  const { data, error } = query;
  const columns = useAccountColumns();
  if (data?.length === 0) return <EmptyState title={t('empty')}>{t('emptyDetail')}</EmptyState>;
  if (data)
    return <DataTable<Account> label={t('title')} columns={columns} rows={data} rowId={({ id }) => id} />;
  if (!error) return <TableSkeleton rows={4} />;
  return (
    <ReadFailure query={query} title={t('unreadable')}>
      {t('unreadableDetail')}
    </ReadFailure>
  );
}

function useAccountColumns(): Column<Account>[] {
  const t = useTranslations('accounts.column');
  const locale = useLocale();
  const figure = (id: 'nb-listings' | 'nb-enabled-listings'): Column<Account> => ({
    id,
    label: t(id),
    align: 'end',
    className: 'w-24',
    cell: (account) => formatNumber(account[id], locale),
  });
  return [
    {
      id: 'label',
      label: t('label'),
      cellClassName: 'md:h-12',
      cell: (account) => (
        <>
          <b>{account.label}</b>
          <span className="block text-12 text-ink-2 md:hidden">{nameOf(account)}</span>
        </>
      ),
    },
    { id: 'account', label: t('account'), cellClassName: 'text-ink-2', cell: nameOf },
    figure('nb-listings'),
    figure('nb-enabled-listings'),
    {
      id: 'sync',
      label: t('sync'),
      onPhone: true,
      className: 'md:pl-8',
      cell: (account) => <AccountSync account={account} />,
    },
  ];
}

function nameOf(account: Account): string {
  return account['channel-display-id'] ?? account.email ?? account['channel-id'];
}
