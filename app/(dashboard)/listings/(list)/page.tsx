import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Icon } from '#components/icons/icon.tsx';
import { ListingsNote } from '#components/listings/listings-note.tsx';
import { ListingsTable } from '#components/listings/listings-table.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { listingsQuery } from '#lib/listings/list-listings.ts';
import { readListingsView } from '#lib/listings/listings-view.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { BulkEditing } from '../../bulk-editing.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('listings'))('title') };
}

export default async function ListingsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const session = await requireSession(paths.listings());
  const t = await getTranslations('listings');
  const queries = makeQueryClient();
  await prefetch(
    queries,
    listingsQuery(readAs(session), readListingsView(await searchParams)),
    paths.listings(),
  );
  const isStaff = session.kind === 'staff';
  const edits = isStaff ? null : (await getTranslations('bulkEdits'))('title');
  const history = isStaff ? null : (await getTranslations('history'))('title');
  const link = (className: string, words = '') =>
    edits && (
      <Link href={paths.bulkEdits()} prefetch={false} className={className}>
        <Icon name="layers" size={14} />
        <span className={words}>{edits}</span>
      </Link>
    );
  const historyLink = history && (
    <Link href={paths.history()} prefetch={false} className={linkLook}>
      {history}
    </Link>
  );
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Screen
        crumbs={[{ label: t('title') }]}
        note={<ListingsNote />}
        action={
          <span className="flex items-center gap-3 px-2 md:hidden">
            {historyLink}
            {link(`${linkLook} min-w-11 justify-center`, 'sr-only')}
          </span>
        }
      >
        <BulkEditing>
          <ListingsTable
            tools={
              <>
                {historyLink}
                {link(linkLook)}
              </>
            }
          />
        </BulkEditing>
      </Screen>
    </HydrationBoundary>
  );
}
