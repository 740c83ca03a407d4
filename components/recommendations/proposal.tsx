'use client';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Consequences } from '#components/recommendations/consequences.tsx';
import { Evidence } from '#components/recommendations/evidence.tsx';
import { useOutcome } from '#components/recommendations/outcome.tsx';
import { PriceChange } from '#components/recommendations/price-change.tsx';
import { PercentText } from '#components/ui/percent-text.tsx';
import { joinFacts } from '#lib/format/facts.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatDifference, formatNumber } from '#lib/format/number.ts';
import { useWhen } from '#lib/format/use-when.ts';
import { paths } from '#lib/paths.ts';
import { isWaiting } from '#lib/recommendations/is-waiting.ts';
import type { Recommendation } from '#lib/recommendations/list-recommendations.ts';

interface ProposalProps {
  recommendation: Recommendation;
  /** The listing is named where the screen is not its own. */
  named?: boolean;
  back?: ReactNode;
}

/** One recommendation: from what to what, why in a sentence, the evidence, and what it would do. */
export function Proposal({ recommendation, named = false, back }: ProposalProps) {
  const t = useTranslations('recommendations');
  const locale = useLocale();
  const when = useWhen();
  const outcome = useOutcome();
  const { 'initial-base-price': from, 'suggested-base-price': to } = recommendation;
  const change = formatDifference(to / from - 1, locale, { style: 'percent', maximumFractionDigits: 1 });
  const state =
    isWaiting(recommendation) && recommendation['expires-at']
      ? t('expires', { date: when(recommendation['expires-at']) })
      : joinFacts([outcome(recommendation), when(recommendation['status-since'])], locale);
  return (
    <article aria-label={recommendation['listing-title']} className="@container pb-8">
      {back}
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-ink border-b pb-3.5">
        <div className="min-w-0">
          <h2 className={named ? 'text-20 leading-7' : undefined}>
            {named ? recommendation['listing-title'] : t('basePriceOther')}
          </h2>
          <p className="text-ink-2 first-letter:uppercase">
            {joinFacts(
              [named && recommendation.city, t('drafted', { date: when(recommendation['created-at']) })],
              locale,
            )}
            {' · '}
            {state}
            {named && (
              <>
                {' · '}
                <Link
                  href={paths.listing(recommendation['listing-id'])}
                  className="font-medium whitespace-nowrap text-hand underline-offset-2 hover:underline"
                >
                  {t('openListing')}
                </Link>
              </>
            )}
          </p>
        </div>
        <dl className="border-line @min-[40rem]:border-l @min-[40rem]:pl-5">
          <dt className="text-12 text-ink-2">{t('basePrice')}</dt>
          <dd className="flex items-baseline gap-2 text-16 leading-7">
            <PriceChange of={recommendation} className="[&_b]:text-20 [&_b]:tracking-[-.012em]" />
            <span className={`text-13 ${to > from ? 'text-high' : 'text-low'}`}>
              <PercentText>{change}</PercentText>
            </span>
          </dd>
        </dl>
      </header>
      <p className="max-w-[92ch] py-3.5 text-14">
        <Sentence recommendation={recommendation} />
      </p>
      <div className="grid items-start gap-x-10 gap-y-6 @min-[44rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <Evidence recommendation={recommendation} />
        <Consequences recommendation={recommendation} />
      </div>
    </article>
  );
}

/** Why, in the reader's language; in the owner's where the figures were not kept. */
function Sentence({ recommendation }: { recommendation: Recommendation }) {
  const t = useTranslations('recommendations');
  const locale = useLocale();
  const { 'own-occupancy': own, 'market-occupancy': market } = recommendation;
  if (own === null || market === null) return <PercentText>{recommendation.recommendations}</PercentText>;
  const money = (amount: number) => formatMoney(amount, recommendation.currency, locale);
  const share = (part: number) => formatNumber(part, locale, { style: 'percent', maximumFractionDigits: 1 });
  const sentence = t(own > market ? 'raise' : 'lower', {
    from: money(recommendation['initial-base-price']),
    to: money(recommendation['suggested-base-price']),
    own: share(own),
    market: share(market),
    nights: recommendation['nights-compared'],
  });
  return <PercentText>{sentence}</PercentText>;
}
