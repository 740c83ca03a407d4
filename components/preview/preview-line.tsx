'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { AverageMove } from '#components/preview/average-move.tsx';
import { Bracket } from '#components/preview/bracket.tsx';
import { isOutdated, type Preview } from '#components/preview/use-preview.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { formatNumber } from '#lib/format/number.ts';
import { effectOf } from '#lib/previews/effect.ts';
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

/** The effect of what is pending in one line: on a phone its two first figures, and the rest when it is opened. */
export function PreviewLine(props: PreviewLineProps) {
  const { preview, currency, warnings, isOpen, unplaced, onToggle, onWarnings } = props;
  const t = useTranslations('preview');
  return (
    <div className="flex min-h-10 min-w-0 flex-1 items-center gap-x-5 max-md:min-h-11 max-md:basis-full max-md:gap-x-3">
      <div
        aria-live="polite"
        aria-busy={preview.state === 'busy'}
        className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1 max-md:gap-x-3"
      >
        {isOutdated(preview.state) ? (
          <Hindrance preview={preview} unplaced={unplaced} />
        ) : (
          <Figures preview={preview} currency={currency} />
        )}
      </div>
      {warnings.length > 0 && (
        <button
          type="button"
          onClick={onWarnings}
          className="inline-flex items-center gap-1.5 rounded-control whitespace-nowrap text-warn hover:underline touch:min-h-11"
        >
          <Icon name="warning" size={14} />
          {t('warnings', { count: warnings.length })}
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
  const reason = unpriced ? t(`unpriced.${unplaced.code as 'not_clustered'}`) : unplaced?.message;
  return <span className="text-ink-2">{reason ?? t('paused')}</span>;
}

function Figures({ preview, currency }: Pick<PreviewLineProps, 'preview' | 'currency'>) {
  const t = useTranslations('preview');
  const locale = useLocale();
  const { nights, hasChanges, state } = preview;
  if (!nights) return state === 'busy' && <span className="animate-late text-ink-3">{t('reading')}</span>;
  const { summary } = nights;
  const effect = effectOf(nights, hasChanges);
  const bold = (text: ReactNode) => <b className="text-hand">{text}</b>;
  if (!summary || effect === 'none' || effect === 'standing') {
    return (
      <>
        {effect === 'none' && <span className="text-ink-2">{t('nothingChanges')}</span>}
        <AverageMove nights={nights} currency={currency} quiet />
      </>
    );
  }
  const count = (value: number) => formatNumber(value, locale);
  const only = 'inline-flex items-center gap-1 whitespace-nowrap max-md:hidden';
  return (
    <>
      <span className="whitespace-nowrap">
        {t.rich('changed', {
          count: summary['nights-changed'],
          all: summary['nights-open'],
          b: bold,
          wide: (text) => <span className="max-md:sr-only">{text}</span>,
        })}
      </span>
      <AverageMove nights={nights} currency={currency} />
      {effect === 'prices' && (
        <>
          <span className={only}>
            <Bracket side="floor" />
            {t.rich('newlyAtFloor', { count: count(summary['nights-newly-at-floor']), b: bold })}
          </span>
          <span className={only}>
            <Bracket side="ceiling" />
            {t.rich('newlyAtCeiling', { count: count(summary['nights-newly-at-ceiling']), b: bold })}
          </span>
          <span className={only}>{t.rich('freed', { count: count(summary['nights-freed']), b: bold })}</span>
        </>
      )}
      {summary['min-stays-changed'] > 0 && (
        <span className={only}>{t.rich('minStays', { count: summary['min-stays-changed'], b: bold })}</span>
      )}
      {summary['nights-below-floor'] > 0 && (
        <span className={classNames(only, 'text-warn')}>
          <Icon name="warning" size={14} />
          {t('belowFloor', { count: summary['nights-below-floor'] })}
        </span>
      )}
    </>
  );
}
