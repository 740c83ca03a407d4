import { useLocale, useTranslations } from 'next-intl';
import { nameFit } from '#lib/calendar/name-fit.ts';
import type { NightEvent } from '#lib/calendar/night.ts';
import { joinFacts } from '#lib/format/facts.ts';
import styles from './calendar.module.css';
import { Pips } from './pips.tsx';

interface MonthEventsProps {
  /** Strongest first. */
  events: NightEvent[];
  /** Width for the name in px: it narrows before it is cut. */
  room: number;
}

/** A month's strongest event by name, and how many more there are. */
export function MonthEvents({ events, room }: MonthEventsProps) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const names = events.map((event) => event.name ?? t('night.event'));
  const [strongest] = events;
  const [name = ''] = names;
  if (!strongest) return null;
  return (
    <span className={styles.events} title={joinFacts(names, locale)}>
      <Pips impact={strongest.impact} />
      <span className={styles.eventName} data-fit={nameFit(name, room, 11)}>
        {name}
      </span>
      {names.length > 1 && (
        <span className={styles.more}>{t('moreEvents', { count: names.length - 1 })}</span>
      )}
    </span>
  );
}
