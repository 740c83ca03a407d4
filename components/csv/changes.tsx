import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { MoreButton, useShown } from '#components/csv/more-button.tsx';
import { ValueChange } from '#components/csv/value-change.tsx';
import type { Column } from '#components/table/column.ts';
import { DataTable } from '#components/table/data-table.tsx';
import type { ImportKind } from '#contract/console/csv-files.ts';
import type {
  ImportedLimit,
  ImportedListing,
  ImportedNights,
  ImportPreviewAttributes,
} from '#contract/console/csv-imports.ts';
import { formatDate, formatDateRange } from '#lib/format/date.ts';
import { paths } from '#lib/paths.ts';

interface Line {
  id: string;
  listing: ImportedListing;
  /** The listing's first line shows its name. */
  isFirst: boolean;
  change: ImportedNights | ImportedLimit;
}

/** Every change, listing by listing, from what to what. */
export function Changes({ preview: { listings, kind } }: { preview: ImportPreviewAttributes }) {
  const t = useTranslations('csv.import.changes');
  const columns = useChangeColumns(kind);
  const lines = listings.flatMap((listing) =>
    [...listing.nights, ...listing.limits].map(
      (change, index): Line => ({ id: `${listing.id}.${index}`, listing, isFirst: index === 0, change }),
    ),
  );
  const { shown, rest, more } = useShown(lines);
  if (listings.length === 0) return null;
  const head = t('head', { count: listings.length });
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-14 font-semibold">{head}</h3>
      <DataTable<Line> label={head} columns={columns} rows={shown} rowId={({ id }) => id} />
      <MoreButton count={rest} onMore={more} />
    </section>
  );
}

function useChangeColumns(kind: ImportKind): Column<Line>[] {
  const t = useTranslations('csv.import');
  const about = useAbout();
  return [
    {
      id: 'listing',
      label: t('outcome.listing'),
      always: true,
      cell: ({ listing, isFirst, change }) => (
        <>
          {isFirst ? (
            <Link
              href={paths.listing(listing.id)}
              prefetch={false}
              target="_blank"
              className="block max-w-[min(20rem,calc(100vw-9rem))] truncate font-medium hover:underline"
            >
              {listing.title}
            </Link>
          ) : (
            <span className="sr-only">{listing.title}</span>
          )}
          <span className="text-12 text-ink-2 md:hidden">{about(change)}</span>
        </>
      ),
    },
    {
      id: 'about',
      label: t(kind === 'overrides' ? 'changes.nights' : 'changes.setting'),
      cell: ({ change }) => about(change),
    },
    {
      id: 'change',
      label: t('changes.value'),
      onPhone: true,
      cell: ({ listing, change }) => (
        <ValueChange before={change.before} after={change.after} currency={listing.currency} />
      ),
    },
  ];
}

/** The nights, or the limit, that a change is about. */
function useAbout(): (change: Line['change']) => string {
  const t = useTranslations('csv.import.changes');
  const locale = useLocale();
  return (change) => {
    if ('field' in change) return t(change.field);
    const { from, to, nights } = change;
    const dates = from === to ? formatDate(from, locale) : formatDateRange(from, to, locale);
    return nights === 1 ? dates : t('nightsOf', { dates, count: nights });
  };
}
