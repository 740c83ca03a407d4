import { useLocale, useTranslations } from 'next-intl';
import type { SelectedListings } from '#lib/bulk-edits/read-selected.ts';
import { joinFacts } from '#lib/format/facts.ts';
import { formatNumber } from '#lib/format/number.ts';

/** So many markets are named; the others are counted. */
const NAMED = 4;

/** "Berlin, Kyoto · EUR 8, JPY 4". */
export function WhoseListings({ selected: { markets, currencies } }: { selected: SelectedListings }) {
  const t = useTranslations('bulkEdits.editor');
  const locale = useLocale();
  const [only, second] = currencies;
  const named = joinFacts(markets.slice(0, NAMED), locale);
  const places = markets.length > NAMED ? t('andMore', { named, count: markets.length - NAMED }) : named;
  const money =
    only && !second
      ? only.currency
      : joinFacts(
          currencies.map(({ currency, count }) => `${currency} ${formatNumber(count, locale)}`),
          locale,
        );
  return <p className="truncate text-12 text-ink-2">{[places, money].filter(Boolean).join(' · ')}</p>;
}
