import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AccountsNote } from '#components/accounts/accounts-note.tsx';
import { AccountsTable } from '#components/accounts/accounts-table.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { accountsQuery } from '#lib/accounts/list-accounts.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('accounts'))('title') };
}

export default async function AccountsPage() {
  const session = await requireSession(paths.accounts());
  if (session.kind === 'staff') notFound();
  const t = await getTranslations('accounts');
  const queries = makeQueryClient();
  await prefetch(queries, accountsQuery(readAs(session)), paths.accounts());
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Screen crumbs={[{ label: t('title') }]} note={<AccountsNote />}>
        <div className="px-4 pt-2 md:px-8">
          <AccountsTable />
        </div>
      </Screen>
    </HydrationBoundary>
  );
}
