'use client';
import { useTranslations } from 'next-intl';
import { PreviewTable } from '#components/bulk-edits/preview-table.tsx';
import { PreviewTotals } from '#components/bulk-edits/preview-totals.tsx';
import type { Draft } from '#components/bulk-edits/use-draft.ts';
import type { BulkPreview } from '#components/bulk-edits/use-preview.ts';
import { useRefusalWords } from '#components/bulk-edits/use-refusal-words.ts';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';

interface PreviewProps {
  draft: Draft;
  preview: BulkPreview;
}

/** What the change would do: totals, then listing by listing. */
export function Preview({ draft, preview }: PreviewProps) {
  const t = useTranslations('bulkEdits.preview');
  const { counts, listings, isOld, failed, refused } = preview;
  const isShown = counts !== null && !draft.isEmpty;
  return (
    <section
      aria-label={t('title')}
      className="relative min-w-0 px-4 pt-3 pb-6 max-lg:border-line-2 max-lg:border-t md:px-8 lg:overflow-y-auto lg:pl-6"
    >
      <h3>
        {t('title')} <span className="ml-1 text-12 font-normal text-ink-3">{t('window')}</span>
      </h3>
      {(draft.isEmpty || (!isShown && !draft.asked)) && (
        <EmptyState title={t('nothing')}>{t('nothingDetail')}</EmptyState>
      )}
      {!draft.isEmpty && failed && (
        <ErrorState
          title={t('failed')}
          requestId={failed.requestId}
          onRetry={preview.retry}
          busy={preview.isBusy}
        >
          {t('failedDetail')}
        </ErrorState>
      )}
      {!draft.isEmpty && refused && <Refusal refused={refused} />}
      {!isShown && !draft.isEmpty && !failed && !refused && draft.asked && <TableSkeleton rows={10} />}
      {isShown && !failed && !refused && (
        <div
          aria-busy={isOld || undefined}
          className={classNames('transition-opacity duration-(--slow)', isOld && 'opacity-50')}
        >
          <PreviewTotals preview={preview} />
          <PreviewTable change={draft.asked?.change ?? null} listings={listings} />
        </div>
      )}
    </section>
  );
}

function Refusal({ refused }: { refused: NonNullable<BulkPreview['refused']> }) {
  const t = useTranslations('bulkEdits.preview');
  const words = useRefusalWords();
  return (
    <ErrorState title={t('refused')} requestId={refused.requestId}>
      {words(refused)}
    </ErrorState>
  );
}
