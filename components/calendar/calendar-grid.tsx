// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, for bars lie across its cells as no table's row allows
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import type { GridLayout } from '#lib/calendar/grid-move.ts';
import type { Month } from '#lib/calendar/month.ts';
import { addMonths, firstDayOf, lastDayOf, monthOfDay } from '#lib/calendar/month.ts';
import { namedMonths } from '#lib/calendar/month-name.ts';
import { WINDOW_MONTHS, windowHolding, windowLabel, type YearWindow } from '#lib/calendar/year-window.ts';
import styles from './calendar.module.css';
import type { CalendarView } from './calendar-view.ts';
import { MonthsGrid } from './months-grid.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useNightLabel } from './use-night-label.ts';
import { YearGrid } from './year-grid.tsx';

export interface CalendarGridProps {
  view: CalendarView;
  layout: GridLayout;
  start: Month;
  windows: YearWindow[];
  openDay: EpochDay | null;
  onOpen: (day: EpochDay) => void;
  onClose: () => void;
  onStart: (start: Month) => void;
}

/** The ARIA grid of nights, in either of its layouts. */
export function CalendarGrid({ view, layout, start, windows, openDay, ...on }: CalendarGridProps) {
  const t = useTranslations('calendar');
  const ref = useRef<HTMLDivElement>(null);
  const labelOf = useNightLabel(view);
  const shown = spanFrom(start);
  const entry = [openDay, view.today, shown.first].find(
    (day) => day !== null && day >= shown.first && day <= shown.last,
  );
  const keys = useGridKeys(ref, {
    layout,
    weekStart: view.weekStart,
    shown,
    reachable: {
      first: spanFrom(windows[0]?.start ?? start).first,
      last: spanFrom(windows.at(-1)?.start ?? start).last,
    },
    entry: entry ?? shown.first,
    onOpen: on.onOpen,
    onClose: on.onClose,
    onReveal: (day) => on.onStart(windowHolding(monthOfDay(day), start)),
  });
  // The open night stays in sight when its panel takes room from the calendar; without one, today does.
  useLayoutEffect(() => {
    const cell = ref.current?.querySelector(`[data-day="${openDay ?? view.today}"]`);
    if (openDay !== null) cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else if (!view.loading && cell && ref.current?.scrollLeft === 0) scrollAcross(ref.current, cell);
  }, [openDay, view.today, view.loading]);

  const Layout = layout === 'year' ? YearGrid : MonthsGrid;
  return (
    <div
      ref={ref}
      role="grid"
      aria-label={t(layout === 'year' ? 'gridYear' : 'gridMonths', { label: windowLabel(start) })}
      aria-busy={view.loading}
      className={layout === 'year' ? styles.scroller : undefined}
      onKeyDown={keys.onKeyDown}
      onClick={keys.onClick}
    >
      <Layout
        view={view}
        months={namedMonths(start, view.locale, layout === 'year' ? 'new' : 'always')}
        labelOf={labelOf}
        tabDay={keys.tabDay}
        openDay={openDay}
      />
    </div>
  );
}

function spanFrom(start: Month): { first: EpochDay; last: EpochDay } {
  return { first: firstDayOf(start), last: lastDayOf(addMonths(start, WINDOW_MONTHS - 1)) };
}

/** Shows a cell that lies beyond the right edge, without moving the page up or down. */
function scrollAcross(scroller: Element, cell: Element): void {
  const beyond = cell.getBoundingClientRect().right - scroller.getBoundingClientRect().right;
  if (beyond > 0) scroller.scrollLeft = beyond + scroller.clientWidth / 3;
}
