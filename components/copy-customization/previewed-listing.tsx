'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useRuleName } from '#components/copy-customization/use-rule-name.ts';
import { useBecauseWords } from '#components/form/use-because-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Bracket } from '#components/preview/bracket.tsx';
import { useWarningWords } from '#components/preview/use-warning-words.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { formatAmount } from '#lib/calendar/amount.ts';
import { type CopyPreview, fateOf } from '#lib/customizations/preview-copies.ts';
import { formatNumber } from '#lib/format/number.ts';
import { averageDigits } from '#lib/previews/average-digits.ts';
import { placed } from '#lib/previews/warnings.ts';

export const previewColumns = 'md:grid-cols-[minmax(0,1fr)_7rem_12rem_11rem]';

interface PreviewedListingProps {
  preview: CopyPreview;
  name: CustomizationName;
  title: string;
  /** Null where it is not known: then no amount is shown. */
  currency: string | null;
}

/** One listing: nights that change, its average before and after, what comes to lie at a limit, what is odd, or why not. */
export function PreviewedListing({ preview, name, title, currency }: PreviewedListingProps) {
  const t = useTranslations('customizations.copy');
  const locale = useLocale();
  const words = useWarningWords(currency);
  const rule = useRuleName(name);
  const root = `customizations.${name}.`;
  const because = useBecauseWords(currency, (path) => rule(path.replace(root, '')));
  const fate = fateOf(preview);
  const { summary } = preview;
  const own = preview.warnings.map(placed).filter(({ customization }) => customization === name);
  const texts = [...new Set(own.map((warning) => words(warning).text))];
  const number = (value: number) => formatNumber(value, locale);
  return (
    <li className="border-line border-b py-1.5">
      <div className={`grid items-baseline gap-x-4 gap-y-0.5 ${previewColumns}`}>
        <span className={fate === 'refused' ? 'font-medium text-ink-2' : 'font-medium'}>{title}</span>
        {fate === 'priced' && summary && (
          <>
            <Figure label={t('nights')}>
              {summary['nights-changed'] > 0 ? (
                <b className="text-hand">{number(summary['nights-changed'])}</b>
              ) : (
                '0'
              )}
              {summary['min-stays-changed'] > 0 && (
                <span className="block text-12 text-ink-2 max-md:inline">
                  {' '}
                  {t('minStays', { count: summary['min-stays-changed'] })}
                </span>
              )}
            </Figure>
            <Figure label={t('average')}>
              {currency === null ? <Unknown /> : <Averages summary={summary} currency={currency} />}
            </Figure>
            <span className="flex flex-wrap items-center gap-x-3">
              <Limit side="floor" count={summary['nights-newly-at-floor']} label={t('atFloor')} />
              <Limit side="ceiling" count={summary['nights-newly-at-ceiling']} label={t('atCeiling')} />
            </span>
          </>
        )}
        {fate === 'unpriced' && <span className="text-ink-2 md:col-span-3">{t('unpriced')}</span>}
        {fate === 'refused' && (
          <span className="flex items-start gap-1.5 md:col-span-3">
            <Icon name="alert" size={14} className="mt-0.5 shrink-0 text-bad" />
            <span>
              {t('cannot')} {[...new Set(preview.errors.map(because))].join(' ')}
            </span>
          </span>
        )}
      </div>
      {fate !== 'refused' &&
        texts.map((text) => (
          <p key={text} className="flex items-start gap-1.5 text-12 text-ink-2">
            <Icon name="warning" size={12} className="mt-1 shrink-0 text-warn" />
            {text}
          </p>
        ))}
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="md:text-right">
      <span className="text-12 text-ink-2 md:sr-only">{label} </span>
      {children}
    </span>
  );
}

const Unknown = () => <span className="text-ink-3">–</span>;

function Averages({ summary, currency }: { summary: NonNullable<CopyPreview['summary']>; currency: string }) {
  const t = useTranslations('preview');
  const locale = useLocale();
  const { 'average-before': before, 'average-after': after } = summary;
  if (before === null || after === null) return <Unknown />;
  const digits = averageDigits([before, after], currency);
  const money = (amount: number) => formatAmount(amount, currency, locale, digits);
  if (money(before) === money(after)) return money(before);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {money(before)}
      <Icon name="arrow-right" size={14} className="text-ink-3" />
      <span className="sr-only">{t('becomes')}</span>
      <b className="text-hand">{money(after)}</b>
    </span>
  );
}

function Limit({ side, count, label }: { side: 'floor' | 'ceiling'; count: number; label: string }) {
  const locale = useLocale();
  return (
    <span className={count === 0 ? 'flex items-center gap-1 text-ink-3' : 'flex items-center gap-1'}>
      <Bracket side={side} />
      <span className="max-md:order-last max-md:text-12 md:sr-only">{label}</span>
      {formatNumber(count, locale)}
    </span>
  );
}
