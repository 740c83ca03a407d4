import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { OutcomeReason } from '#components/bulk-edits/outcome-reason.tsx';
import { changedSettings, SettingChange } from '#components/bulk-edits/setting-change.tsx';
import { useMoment } from '#components/bulk-edits/use-moment.ts';
import { Icon } from '#components/icons/icon.tsx';
import type { IconName } from '#components/icons/shapes.ts';
import type { Column } from '#components/table/column.ts';
import type { BulkOutcome } from '#contract/console/bulk-edits/outcome.ts';
import { type BulkEdit, isUnderWay, type ListingOutcome } from '#lib/bulk-edits/bulk-edit.ts';
import { paths } from '#lib/paths.ts';

const marks: Record<BulkOutcome, { icon: IconName | null; tone: string }> = {
  changed: { icon: 'check', tone: 'text-good' },
  unchanged: { icon: null, tone: 'text-ink-2' },
  failed: { icon: 'alert', tone: 'text-bad' },
  skipped: { icon: 'info', tone: 'text-ink-2' },
  undone: { icon: 'repeat', tone: 'text-ink-2' },
  left: { icon: null, tone: 'text-ink-3' },
};

/** The listing, each setting before and after, what became of it, and why. */
export function useOutcomeColumns(edit: BulkEdit): Column<ListingOutcome>[] {
  const t = useTranslations('bulkEdits.outcome');
  const names = useTranslations('bulkEdits.short');
  const unknown = useTranslations('bulkEdits.preview');
  const moment = useMoment();
  const settings = changedSettings(edit.change);
  const isOver = !isUnderWay(edit);
  const outcomeWords = (outcome: BulkOutcome) =>
    outcome === 'left' && isOver ? t('notReached') : t(outcome);
  const mark = ({ outcome }: ListingOutcome) => {
    const { icon, tone } = marks[outcome];
    return (
      <span className="inline-flex items-center gap-1.5">
        {icon && <Icon name={icon} size={14} className={tone} />}
        <span className={icon ? undefined : tone}>{outcomeWords(outcome)}</span>
      </span>
    );
  };
  return [
    {
      id: 'title',
      label: t('column.listing'),
      cellClassName: 'max-md:h-auto max-md:py-1.5 max-md:pr-0',
      cell: (listing) => (
        <>
          {listing.title === null ? (
            unknown('unknown', { id: listing.id })
          ) : (
            <Link
              href={paths.listing(listing.id)}
              prefetch={false}
              className="block max-w-64 truncate font-medium hover:underline max-md:max-w-[calc(100vw-2rem)] touch:py-1"
            >
              {listing.title}
            </Link>
          )}
          <span className="flex flex-col text-12 whitespace-normal text-ink-2 md:hidden">
            {mark(listing)}
            {listing.before &&
              settings.map((setting) => (
                <span key={setting} className="flex justify-between gap-3">
                  {names(setting)}
                  <SettingChange of={setting} {...listing} />
                </span>
              ))}
            <OutcomeReason of={listing} />
          </span>
        </>
      ),
    },
    ...settings.map(
      (setting): Column<ListingOutcome> => ({
        id: setting,
        label: names(setting),
        align: 'end',
        cell: (listing) => <SettingChange of={setting} {...listing} />,
      }),
    ),
    { id: 'outcome', label: t('column.outcome'), className: 'md:pl-8', cell: mark },
    { id: 'reason', label: t('column.reason'), cell: (listing) => <OutcomeReason of={listing} /> },
    {
      id: 'at',
      label: t('column.at'),
      align: 'end',
      cellClassName: 'text-ink-2',
      cell: (listing) => (listing['changed-at'] ? moment(listing['changed-at']) : '–'),
    },
  ];
}
