import { useLocale, useTranslations } from 'next-intl';
import { OutcomeReason } from '#components/bulk-edits/outcome-reason.tsx';
import { changedSettings, SettingChange } from '#components/bulk-edits/setting-change.tsx';
import { Bracket } from '#components/preview/bracket.tsx';
import type { Column } from '#components/table/column.ts';
import { differenceLook } from '#components/ui/difference-look.ts';
import { PercentText } from '#components/ui/percent-text.tsx';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import { averageShare, type PreviewedListing } from '#lib/bulk-edits/preview-totals.ts';
import { formatPercentChange } from '#lib/calendar/amount.ts';
import { formatNumber } from '#lib/format/number.ts';

/**
 * A column for each setting that the change is about, then what the nights would do, and what else is to be known;
 * that stands beside the listing's name where it is why some cannot have the change.
 */
export function usePreviewColumns(
  change: BulkChange | null,
  hasRefused: boolean,
): Column<PreviewedListing>[] {
  const t = useTranslations('bulkEdits.preview');
  const names = useTranslations('bulkEdits.short');
  const locale = useLocale();
  const settings = change ? changedSettings(change) : [];
  const dash = <span className="text-ink-3">–</span>;
  const outcome: Column<PreviewedListing> = {
    id: 'outcome',
    label: t('column.outcome'),
    sort: 'outcome',
    className: 'md:pl-5',
    cell: (listing) => <OutcomeReason of={listing} telling />,
  };
  return [
    {
      id: 'title',
      label: t('column.listing'),
      sort: 'title',
      cellClassName: 'max-md:h-auto max-md:py-1.5 max-md:pr-0',
      cell: (listing) => (
        <>
          <span className="block max-w-52 truncate font-medium max-md:max-w-[calc(100vw-2rem)]">
            {listing.title ?? t('unknown', { id: listing.id })}
          </span>
          <span className="flex flex-col text-12 whitespace-normal text-ink-2 md:hidden">
            {listing.outcome === 'changed' &&
              settings.map((setting) => (
                <span key={setting} className="flex justify-between gap-3">
                  {names(setting)}
                  <SettingChange of={setting} {...listing} byHand />
                </span>
              ))}
            {listing.outcome === 'changed' && listing.summary && (
              <span>{t('nightsOf', { count: listing.summary['nights-changed'] })}</span>
            )}
            <OutcomeReason of={listing} telling />
          </span>
        </>
      ),
    },
    ...(hasRefused ? [outcome] : []),
    ...settings.map(
      (setting): Column<PreviewedListing> => ({
        id: setting,
        label: names(setting),
        align: 'end',
        cell: (listing) => <SettingChange of={setting} {...listing} byHand />,
      }),
    ),
    {
      id: 'nights',
      label: t('column.nights'),
      align: 'end',
      sort: 'nights',
      cell: ({ summary }) => (summary ? formatNumber(summary['nights-changed'], locale) : dash),
    },
    {
      id: 'average',
      label: t('column.average'),
      align: 'end',
      sort: 'average',
      cell: (listing) => {
        const share = averageShare(listing);
        if (share === null) return dash;
        return (
          <span className={differenceLook(share)}>
            <PercentText>{formatPercentChange(share, locale, 1)}</PercentText>
          </span>
        );
      },
    },
    {
      id: 'limits',
      label: t('column.limits'),
      align: 'end',
      sort: 'limits',
      cell: ({ summary }) => {
        if (!summary) return dash;
        const sides = [
          ['floor', summary['nights-newly-at-floor']],
          ['ceiling', summary['nights-newly-at-ceiling']],
        ] as const;
        const held = sides.filter(([, count]) => count > 0);
        if (held.length === 0) return formatNumber(0, locale);
        return held.map(([side, count]) => (
          <span key={side} className="ml-2 inline-flex items-center gap-1">
            <span className="sr-only">{t(`at.${side}`)}</span>
            <Bracket side={side} />
            {formatNumber(count, locale)}
          </span>
        ));
      },
    },
    ...(hasRefused ? [] : [outcome]),
  ];
}
