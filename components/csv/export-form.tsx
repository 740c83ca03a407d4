'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { DownloadState } from '#components/csv/download-state.tsx';
import { ExportKinds } from '#components/csv/export-kinds.tsx';
import { ExportListings } from '#components/csv/export-listings.tsx';
import { ExportNights } from '#components/csv/export-nights.tsx';
import { useDownload } from '#components/csv/use-download.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { MAXIMUM_EXPORT_LISTINGS } from '#contract/console/csv-files.ts';
import { type IsoDate, toEpochDay } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import {
  type ExportView,
  exportSeparators,
  exportViewCodecs,
  nightsOf,
  nightsProblem,
} from '#lib/csv/export-view.ts';
import { matchingListingsQuery } from '#lib/csv/matching-listings.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

/** What the file shall hold, of which listings and nights; then the file. */
export function ExportForm({ today }: { today: IsoDate }) {
  const t = useTranslations('csv.export');
  const [view, change] = useUrlState<ExportView>(exportViewCodecs);
  const { data: count } = useQuery(matchingListingsQuery(readFromBrowser, view));
  const { download, start, stop } = useDownload();
  const isRunning = download.state === 'running';
  const nights = nightsOf(view, today);
  const problem = view.what === 'calendars' ? nightsProblem(nights) : null;
  const tooMany = count !== undefined && count > MAXIMUM_EXPORT_LISTINGS;
  const nightCount = problem ? 0 : toEpochDay(nights.to) - toEpochDay(nights.from) + 1;

  return (
    <form
      className="flex max-w-160 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning && !problem && !tooMany) void start(view, today);
      }}
    >
      <ExportKinds value={view.what} onChange={(what) => change({ what })} />
      <ExportListings view={view} count={count} onChange={change} />
      {view.what === 'calendars' && (
        <ExportNights nights={nights} problem={problem} today={today} onChange={change}>
          {nightCount > 0 && count !== undefined && (
            <p className="text-12 text-ink-2">
              {t('rows', { nights: nightCount, rows: nightCount * count })}
            </p>
          )}
        </ExportNights>
      )}
      <div className="flex flex-col items-start gap-1.5">
        <p className="font-medium">{t('separator')}</p>
        <div>
          <Segmented
            label={t('separator')}
            value={view.separator}
            options={exportSeparators.map((value) => ({ value, label: t(value) }))}
            onChange={(separator) => change({ separator })}
          />
        </div>
        <p className="text-12 text-ink-2">{t('separatorHint')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="first"
          type="submit"
          busy={isRunning}
          aria-disabled={problem !== null || tooMany || undefined}
        >
          <Icon name="download" size={14} />
          {t('download')}
        </Button>
        <DownloadState download={download} onStop={stop} />
      </div>
    </form>
  );
}
