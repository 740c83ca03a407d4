import { useMemo } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { barsIn, stretchOn } from '#lib/calendar/bar.ts';
import { eventRuns } from '#lib/calendar/event-run.ts';
import { bracketParts } from '#lib/calendar/limit-run.ts';
import type { Band } from '#lib/calendar/month.ts';
import { columnOf, daysOf } from '#lib/calendar/month.ts';
import { strengthOf } from '#lib/calendar/night.ts';
import styles from './calendar.module.css';
import type { CalendarView } from './calendar-view.ts';
import { NightCell } from './night-cell.tsx';
import { StayBar } from './stay-bar.tsx';
import type { NightLabel } from './use-night-label.ts';

export interface NightBandProps {
  view: CalendarView;
  band: Band;
  labelOf: NightLabel;
  /** Grid column of the first weekday, from 1. */
  lead: number;
  columnPx: number;
  fontPx: number;
  /** The night that Tab reaches, and the one whose panel is open, where they lie in this row. */
  tabDay: EpochDay | null;
  openDay: EpochDay | null;
}

/** The nights of one row with the bars and event lines that lie over them. */
export function NightBand({ view, band, labelOf, lead, columnPx, fontPx, tabDay, openDay }: NightBandProps) {
  const { nights, stretches, today } = view;
  const parts = useMemo(
    () => ({
      bars: barsIn(band, stretches),
      brackets: bracketParts(band, nights, today),
      events: eventRuns(band, nights),
    }),
    [band, nights, stretches, today],
  );
  const inBand = parts.bars.map(({ stretch }) => stretch);
  return (
    <>
      {daysOf(band).map((day) => {
        const stretch = stretchOn(day, inBand);
        return (
          <NightCell
            key={day}
            view={view}
            day={day}
            column={lead + columnOf(band, day)}
            bracket={stretch ? undefined : parts.brackets.get(day)}
            covered={stretch !== null}
            label={labelOf(day, stretch)}
            tabbable={day === tabDay}
            open={day === openDay}
          />
        );
      })}
      {parts.bars.map((bar) => (
        <StayBar
          key={bar.stretch.key}
          bar={bar}
          view={view}
          lead={lead}
          columnPx={columnPx}
          fontPx={fontPx}
        />
      ))}
      {parts.events.map(({ event, first, last }) => (
        <i
          key={first}
          className={styles.event}
          style={{ gridColumn: `${lead + columnOf(band, first)} / span ${last - first + 1}` }}
          data-strength={strengthOf(event.impact)}
          aria-hidden="true"
        />
      ))}
    </>
  );
}
