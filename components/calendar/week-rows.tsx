// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, for bars lie across its cells as no table's row allows
// biome-ignore-all lint/a11y/useFocusableInteractive: the nights take the focus, not their rows and heads
import { memo, useMemo } from 'react';
import { PercentText } from '#components/ui/percent-text.tsx';
import { formatPercent } from '#lib/calendar/amount.ts';
import { eventsIn } from '#lib/calendar/event-run.ts';
import type { Month } from '#lib/calendar/month.ts';
import { monthBand, weekBands } from '#lib/calendar/month.ts';
import { bookedShare, stayedShare } from '#lib/calendar/summary.ts';
import styles from './calendar.module.css';
import { MonthEvents } from './month-events.tsx';
import { NightBand, type NightBandProps } from './night-band.tsx';

/** What a 360 px screen leaves for an event's name. */
const EVENT_ROOM_PX = 270;

interface WeekRowsProps extends Pick<NightBandProps, 'view' | 'labelOf' | 'columnPx' | 'tabDay' | 'openDay'> {
  month: Month;
  name: string;
  /** ARIA row of the month's first week. */
  firstRow: number;
}

/** A month on a phone: its weeks under each other. */
export const WeekRows = memo(function WeekRows({ month, name, firstRow, ...band }: WeekRowsProps) {
  const { locale, weekStart, nights, stretches, priced } = band.view;
  const whole = useMemo(() => monthBand(month, weekStart), [month, weekStart]);
  const weeks = useMemo(() => weekBands(month, weekStart), [month, weekStart]);
  const share = priced ? bookedShare(whole, nights) : stayedShare(whole, stretches);
  const captionId = `month-${month}`;
  return (
    <div role="rowgroup" aria-labelledby={captionId} className={styles.group}>
      <div role="presentation" className={styles.caption}>
        <span id={captionId}>{name}</span>
        {share !== null && (
          <span>
            <PercentText>{formatPercent(share, locale)}</PercentText>
          </span>
        )}
      </div>
      <div role="presentation" className={styles.eventLine}>
        <MonthEvents events={eventsIn(whole, nights)} room={EVENT_ROOM_PX} />
      </div>
      {weeks.map((week, index) => (
        <div key={week.first} role="row" className={styles.row} aria-rowindex={firstRow + index}>
          <NightBand {...band} band={week} lead={1} fontPx={13} />
        </div>
      ))}
    </div>
  );
});
