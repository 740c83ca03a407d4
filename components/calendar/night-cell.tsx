// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, for bars lie across its cells as no table's row allows
import type { EpochDay } from '#contract/dates.ts';
import { toIsoDate } from '#contract/dates.ts';
import { heatOf } from '#lib/calendar/heat.ts';
import type { BracketPart } from '#lib/calendar/limit-run.ts';
import styles from './calendar.module.css';
import type { CalendarView } from './calendar-view.ts';
import { Figure } from './figure.tsx';

interface NightCellProps {
  view: CalendarView;
  day: EpochDay;
  /** Column of the grid it stands in, from 1. */
  column: number;
  bracket: BracketPart | undefined;
  /** A bar lies over it and shows the rate instead. */
  covered: boolean;
  label: string;
  tabbable: boolean;
  open: boolean;
}

const flag = (on: boolean | undefined) => (on ? '' : undefined);

/** One night: its day, its price and at most five marks. Spoken in full by its label. */
export function NightCell({ view, day, column, bracket, covered, label, tabbable, open }: NightCellProps) {
  const night = view.nights.get(day);
  const past = day < view.today;
  const shown = night && !covered && (night.availability === 'available' || past) ? night : undefined;
  const heat = shown && !past ? heatOf(shown.price, view.basePrice) : 0;
  return (
    <div
      role="gridcell"
      className={styles.night}
      style={{ gridColumn: column }}
      aria-colindex={column}
      aria-selected={open}
      tabIndex={tabbable ? 0 : -1}
      data-day={day}
      data-heat={heat || undefined}
      data-past={flag(past)}
      data-open={flag(open)}
      data-closed={covered ? undefined : closedBy(view, day)}
      data-override={past ? undefined : (shown?.override ?? undefined)}
      data-limit={bracket?.side}
      data-limit-opens={flag(bracket?.opens)}
      data-limit-closes={flag(bracket?.closes)}
    >
      <span className="sr-only">{label}</span>
      <small aria-hidden="true" data-today={flag(day === view.today)}>
        {Number(toIsoDate(day).slice(8))}
      </small>
      {shown && <Figure value={shown.price} locale={view.locale} />}
      {view.loading && !night && !covered && <span className={styles.waiting} />}
    </div>
  );
}

function closedBy(
  { nights, priced, today }: CalendarView,
  day: EpochDay,
): 'blocked' | 'unavailable' | undefined {
  if (!priced) return day >= today ? 'unavailable' : undefined;
  const availability = nights.get(day)?.availability;
  return availability === 'blocked' || availability === 'unavailable' ? availability : undefined;
}
