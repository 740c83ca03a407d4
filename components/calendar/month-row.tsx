// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, for bars lie across its cells as no table's row allows
// biome-ignore-all lint/a11y/useFocusableInteractive: the nights take the focus, not their rows and heads
import { memo, useMemo } from 'react';
import { PercentText } from '#components/ui/percent-text.tsx';
import { formatPercent } from '#lib/calendar/amount.ts';
import { eventsIn } from '#lib/calendar/event-run.ts';
import type { Month } from '#lib/calendar/month.ts';
import { monthBand } from '#lib/calendar/month.ts';
import { bookedShare, stayedShare } from '#lib/calendar/summary.ts';
import styles from './calendar.module.css';
import { MonthEvents } from './month-events.tsx';
import { NightBand, type NightBandProps } from './night-band.tsx';

/** The head's 148 px less its padding, the pips, and room for “+2”. */
const EVENT_ROOM_PX = 100;

interface MonthRowProps extends Pick<NightBandProps, 'view' | 'labelOf' | 'columnPx' | 'tabDay' | 'openDay'> {
  month: Month;
  name: string;
  rowIndex: number;
}

/** A month of the year: its name, how much of it is booked, its events, and its nights under their weekdays. */
export const MonthRow = memo(function MonthRow({ month, name, rowIndex, ...band }: MonthRowProps) {
  const { locale, weekStart, nights, stretches, priced } = band.view;
  const days = useMemo(() => monthBand(month, weekStart), [month, weekStart]);
  const share = priced ? bookedShare(days, nights) : stayedShare(days, stretches);
  return (
    <div role="row" className={styles.row} aria-rowindex={rowIndex}>
      <div role="rowheader" className={styles.head} aria-colindex={1}>
        <span className={styles.month}>
          {name}
          {share !== null && (
            <span>
              <PercentText>{formatPercent(share, locale)}</PercentText>
            </span>
          )}
        </span>
        <MonthEvents events={eventsIn(days, nights)} room={EVENT_ROOM_PX} />
      </div>
      <NightBand {...band} band={days} lead={2} fontPx={12} />
    </div>
  );
});
