import { useLocale, useTranslations } from 'next-intl';
import { PercentText } from '#components/ui/percent-text.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { toIsoDate } from '#contract/dates.ts';
import { formatAmount } from '#lib/calendar/amount.ts';
import { channelName } from '#lib/calendar/channel-name.ts';
import { type Explanation, marketOf } from '#lib/calendar/explanation.ts';
import type { Stay } from '#lib/calendar/stay.ts';
import styles from './day-panel.module.css';
import { Hero } from './hero.tsx';
import { MarketNight } from './market-night.tsx';
import { Rules } from './rules.tsx';
import { SinceYesterday } from './since-yesterday.tsx';
import { Waterfall } from './waterfall.tsx';

/** Everything that is known about a night's price, from the figure to its reasons. */
export function DayExplanation({ explanation, stay }: { explanation: Explanation; stay: Stay | null }) {
  const market = marketOf(explanation);
  return (
    <ScrollRegion className={`${styles.body} focus-inset`} aria-labelledby="night-title">
      <Hero explanation={explanation} />
      {stay && <StayLine stay={stay} />}
      {explanation.sentence && (
        <p className={styles.sentence}>
          <PercentText>{explanation.sentence}</PercentText>
        </p>
      )}
      <section>
        <Waterfall explanation={explanation} />
      </section>
      <SinceYesterday explanation={explanation} />
      <Rules explanation={explanation} />
      {market && <MarketNight explanation={explanation} market={market} />}
    </ScrollRegion>
  );
}

function StayLine({ stay }: { stay: Stay }) {
  const t = useTranslations('dayPanel.stayLine');
  const locale = useLocale();
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nights = dates.formatRange(Date.parse(toIsoDate(stay.checkin)), Date.parse(toIsoDate(stay.checkout)));
  const values = {
    nights,
    channel: stay.channel ? channelName(stay.channel) : 'none',
    rate:
      stay.rate !== null
        ? formatAmount(stay.rate, stay.currency, locale, Number.isInteger(stay.rate) ? 0 : 2)
        : 'none',
  };
  const kind = stay.ownerStay ? 'owner' : stay.status === 'unconfirmed' ? 'request' : 'booked';
  return <p className={styles.stay}>{t(kind, values)}</p>;
}
