import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { AverageMove } from '#components/preview/average-move.tsx';
import { Bracket } from '#components/preview/bracket.tsx';
import type { Preview } from '#components/preview/use-preview.ts';
import { classNames } from '#components/ui/class-names.ts';
import type { PreviewSummary, PricePreviewAttributes } from '#contract/console/price-preview.ts';
import { formatNumber } from '#lib/format/number.ts';
import { effectOf } from '#lib/previews/effect.ts';

interface PreviewEffectProps {
  preview: Preview;
  currency: string;
}

const wide = 'inline-flex items-center gap-1 whitespace-nowrap max-md:hidden';
const bold = (text: ReactNode) => <b className="text-hand">{text}</b>;

/** What changes would do, in figures; the average as it is where there are none. */
export function PreviewEffect({ preview, currency }: PreviewEffectProps) {
  const t = useTranslations('preview');
  const { nights, hasChanges, state } = preview;
  if (!nights) return state === 'busy' && <span className="animate-late text-ink-3">{t('reading')}</span>;
  const below = hasChanges ? (nights.summary?.['nights-below-floor'] ?? 0) : 0;
  return (
    <>
      <Outcome nights={nights} hasChanges={hasChanges} currency={currency} />
      {below > 0 && (
        <span className={classNames(wide, 'text-warn')}>
          <Icon name="warning" size={14} />
          {t('belowFloor', { count: below })}
        </span>
      )}
    </>
  );
}

interface OutcomeProps {
  nights: PricePreviewAttributes;
  hasChanges: boolean;
  currency: string;
}

function Outcome({ nights, hasChanges, currency }: OutcomeProps) {
  const t = useTranslations('preview');
  const { summary } = nights;
  const effect = effectOf(nights, hasChanges);
  if (summary && effect === 'stays') {
    return (
      <>
        <span className="text-ink-2">{t('pricesStay')}</span>
        <span>{t.rich('minStays', { count: summary['min-stays-changed'], b: bold })}</span>
      </>
    );
  }
  if (!summary || effect !== 'prices') {
    return (
      <>
        {effect === 'none' && <span className="text-ink-2">{t('nothingChanges')}</span>}
        <AverageMove nights={nights} currency={currency} quiet />
      </>
    );
  }
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
      <Held summary={summary} />
    </>
  );
}

/** Nights that come to a limit or leave it, and what else changes; a phone shows these when it is opened. */
function Held({ summary }: { summary: PreviewSummary }) {
  const t = useTranslations('preview');
  const locale = useLocale();
  const count = (value: number) => formatNumber(value, locale);
  return (
    <>
      <span className={wide}>
        <Bracket side="floor" />
        <span>{t.rich('newlyAtFloor', { count: count(summary['nights-newly-at-floor']), b: bold })}</span>
      </span>
      <span className={wide}>
        <Bracket side="ceiling" />
        <span>{t.rich('newlyAtCeiling', { count: count(summary['nights-newly-at-ceiling']), b: bold })}</span>
      </span>
      <span className={wide}>
        <span>{t.rich('freed', { count: count(summary['nights-freed']), b: bold })}</span>
      </span>
      {summary['min-stays-changed'] > 0 && (
        <span className={wide}>
          <span>{t.rich('minStays', { count: summary['min-stays-changed'], b: bold })}</span>
        </span>
      )}
    </>
  );
}
