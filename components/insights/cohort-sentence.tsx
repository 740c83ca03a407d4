import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Comparison } from '#contract/comparisons.ts';
import { joinFacts } from '#lib/format/facts.ts';
import type { Insights } from '#lib/insights/read-insights.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { usePerson } from '#lib/person.tsx';

interface CohortSentenceProps {
  listing: Pick<Listing, 'neighborhood' | 'market' | 'currency'>;
  meta: Insights['meta'];
}

/** With whom the listing is compared, and in which currency. */
export function CohortSentence({ listing, meta }: CohortSentenceProps) {
  const t = useTranslations('insights');
  const homes = useHomes(meta['cohort-bedrooms']);
  const locale = useLocale();
  const { kind } = usePerson();
  const { currency } = meta;
  return (
    <p className="min-w-0 flex-1 text-pretty text-ink-2">
      {t.rich('comparedWith', { homes, place: placeOf(listing, meta['compare-to'], locale), b: strong })}{' '}
      {kind === 'staff' ? t('currencyOfOwner', { currency }) : t('currency', { currency })}
      {listing.currency !== currency && ` ${t('converted', { own: listing.currency })}`}
      {meta['exchange-rate-missing'] && ` ${t('rateMissing')}`}
    </p>
  );
}

const strong = (text: ReactNode) => <b className="font-medium text-ink">{text}</b>;

function placeOf(
  { neighborhood, market }: CohortSentenceProps['listing'],
  against: Comparison,
  locale: string,
): string {
  const places = against === 'cluster' ? [neighborhood, market] : [market];
  return joinFacts([...new Set(places)], locale);
}

function useHomes(bedrooms: readonly string[] | null): string {
  const t = useTranslations('insights');
  const locale = useLocale();
  if (bedrooms === null) return t('homes.all');
  const kinds = bedrooms.map((count, index) =>
    t(index === bedrooms.length - 1 ? 'homes.some' : 'homes.part', { count: Number(count) }),
  );
  return new Intl.ListFormat(locale).format(kinds);
}
