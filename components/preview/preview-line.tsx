'use client';
import { useTranslations } from 'next-intl';
import { firstOf } from '#components/form/refusal.ts';
import { useBecauseWords } from '#components/form/use-because-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import { PreviewEffect } from '#components/preview/preview-effect.tsx';
import { isOutdated, type Preview } from '#components/preview/use-preview.ts';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import type { ReadError } from '#lib/read.ts';

interface PreviewLineProps {
  preview: Preview;
  currency: string;
  warnings: readonly { text: string }[];
  isOpen: boolean;
  /** A refusal that belongs to no field. */
  unplaced: ReadError | null;
  onToggle: () => void;
  onWarnings: () => void;
}

/** The effect of what is pending in one line: on a phone its two first figures, where it is folded one, and the rest when it is opened. */
export function PreviewLine(props: PreviewLineProps) {
  const { preview, currency, warnings, isOpen, unplaced, onToggle, onWarnings } = props;
  const t = useTranslations('preview');
  return (
    <div className="flex min-h-10 min-w-0 flex-1 items-center gap-x-5 max-md:min-h-11 max-md:basis-full max-md:gap-x-3 folded:basis-0">
      <div
        aria-live="polite"
        aria-busy={preview.state === 'busy'}
        className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1 max-md:gap-x-3 folded:flex-nowrap folded:*:min-w-0 folded:*:truncate folded:[&>span+span]:sr-only"
      >
        {isOutdated(preview.state) ? (
          <Hindrance preview={preview} unplaced={unplaced} />
        ) : (
          <PreviewEffect preview={preview} currency={currency} />
        )}
      </div>
      {warnings.length > 0 && (
        <button
          type="button"
          onClick={onWarnings}
          className="inline-flex items-center gap-1.5 rounded-control whitespace-nowrap text-warn hover:underline touch:min-h-11"
        >
          <Icon name="warning" size={14} />
          <span className="folded:sr-only">{t('warnings', { count: warnings.length })}</span>
        </button>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t('details')}
        onClick={onToggle}
        className="grid size-[30px] shrink-0 place-items-center rounded-control text-ink-2 hover:bg-hover ml-auto touch:size-11"
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} />
      </button>
    </div>
  );
}

function Hindrance({ preview, unplaced }: Pick<PreviewLineProps, 'preview' | 'unplaced'>) {
  const t = useTranslations('preview');
  const error = useTranslations('error');
  const because = useBecauseWords();
  if (preview.state === 'failed') {
    return (
      <>
        <span className="inline-flex items-center gap-1.5 text-bad">
          <Icon name="alert" size={14} />
          {t('failed')}
        </span>
        {preview.requestId && (
          <span className="inline-flex items-center gap-1 text-12 text-ink-2 max-md:hidden">
            {error('request')} <code className="font-mono">{preview.requestId}</code>
            <CopyButton text={preview.requestId} label={error('copyRequestId')} />
          </span>
        )}
        <Button onClick={preview.retry}>{error('tryAgain')}</Button>
      </>
    );
  }
  const unpriced = unplaced?.code === 'not_clustered' || unplaced?.code === 'insufficient_cluster_data';
  const reason = unpriced
    ? t(`unpriced.${unplaced.code as 'not_clustered'}`)
    : unplaced && because(firstOf(unplaced));
  return <span className="text-ink-2">{reason ?? t('paused')}</span>;
}
