import { useTranslations } from 'next-intl';
import type { Bar } from '#lib/calendar/bar.ts';
import { shortChannelName } from '#lib/calendar/channel-name.ts';
import { figureOf, stretchOf } from '#lib/calendar/figure.ts';
import { nameFit } from '#lib/calendar/name-fit.ts';
import styles from './calendar.module.css';
import type { CalendarView } from './calendar-view.ts';
import { Figure } from './figure.tsx';

interface StayBarProps {
  bar: Bar;
  view: CalendarView;
  /** Grid column of a row's first night, from 1. */
  lead: number;
  columnPx: number;
  fontPx: number;
}

/** Width of a digit in em at each step of the width axis. */
const DIGIT_EM = { 3: 0.68, 4: 0.6, 5: 0.48 } as const;
/** Margins and paddings of a bar. */
const EDGES_PX = 13;

/** The nights of a stay in one row: its channel where that fits, and the nightly rate in the last night's column. */
export function StayBar({ bar, view, lead, columnPx, fontPx }: StayBarProps) {
  const t = useTranslations('calendar.bar');
  const { stretch, span } = bar;
  const { stay, kind, count } = stretch;
  const rate = kind !== 'owner' && stay?.currency === view.currency ? stay.rate : null;
  const name = nameOf();
  const fit = name === null ? 'none' : nameFit(name, span * columnPx - EDGES_PX - rateWidth(), fontPx);

  function nameOf(): string | null {
    if (!bar.opens && rate !== null) return null;
    if (kind === 'request') return t('request');
    if (kind === 'owner') return t('owner');
    if (count > 1) return t('stays', { count });
    return stay?.channel ? shortChannelName(stay.channel) : null;
  }

  function rateWidth(): number {
    if (rate === null) return 0;
    const { digits } = figureOf(rate, view.locale);
    return digits * DIGIT_EM[stretchOf(digits)] * fontPx + 4;
  }

  return (
    <div
      className={styles.bar}
      style={{ gridColumn: `${lead + bar.column} / span ${span}` }}
      aria-hidden="true"
      data-kind={kind}
      data-one={span === 1 ? '' : undefined}
      data-past={stretch.to <= view.today ? '' : undefined}
      data-from-before={bar.opens ? undefined : ''}
      data-goes-on={bar.closes ? undefined : ''}
    >
      {fit !== 'none' && <span data-fit={fit}>{name}</span>}
      {rate !== null && (
        <b>
          <Figure value={rate} locale={view.locale} />
        </b>
      )}
    </div>
  );
}
