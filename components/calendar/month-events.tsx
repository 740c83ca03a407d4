import { useTranslations } from 'next-intl';
import { nameFit } from '#lib/calendar/name-fit.ts';
import type { NightEvent } from '#lib/calendar/night.ts';
import styles from './calendar.module.css';
import { Pips } from './pips.tsx';

interface MonthEventsProps {
  events: NightEvent[];
  /** How many are named; all of them without it. */
  limit?: number;
  /** Width for a name in px: it narrows before it is cut. */
  room?: number;
}

/** A month's events by name: the strongest ones, and how many more there are. */
export function MonthEvents({ events, limit, room }: MonthEventsProps) {
  const t = useTranslations('calendar');
  const names = events.map((event) => event.name ?? t('night.event'));
  const hidden = limit === undefined ? 0 : events.length - limit;
  if (!events.length) return null;
  return (
    <span className={styles.events} title={names.join(', ')}>
      {events.slice(0, limit).map((event, index) => (
        <span key={names[index]} className={styles.named}>
          <Pips impact={event.impact} />
          <span data-fit={room === undefined ? 'full' : nameFit(names[index] ?? '', room, 11)}>
            {names[index]}
          </span>
        </span>
      ))}
      {hidden > 0 && <span className={styles.more}>{t('moreEvents', { count: hidden })}</span>}
    </span>
  );
}
