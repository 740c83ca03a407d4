'use client';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import type { Detail } from '#lib/multi-calendar/zoom.ts';
import styles from './multi-calendar.module.css';

interface FootProps {
  detail: Detail;
  /** What is read out: the night under the cursor; else what there is. */
  children: ReactNode;
  /** The day's panel is open: its keys are shown instead of the marks. */
  panelOpen: boolean;
}

/** The night that is pointed at, in words, and what the marks mean. */
export function Foot({ detail, children, panelOpen }: FootProps) {
  const t = useTranslations('multiCalendar');
  return (
    <footer className={styles.foot}>
      <div className={styles.readOut}>{children}</div>
      {panelOpen ? (
        <ul className={styles.legend}>
          <Key keys="↑↓←→">{t('keys.move')}</Key>
          <Key keys="0–9">{t('keys.fixed')}</Key>
          <Key keys="%">{t('keys.percent')}</Key>
          <Key keys="Esc">{t('keys.close')}</Key>
        </ul>
      ) : (
        <Legend detail={detail} />
      )}
    </footer>
  );
}

function Key({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <li>
      <kbd>{keys}</kbd> {children}
    </li>
  );
}

const Legend = memo(function Legend({ detail }: { detail: Detail }) {
  const t = useTranslations('calendar.legend');
  const own = useTranslations('multiCalendar');
  if (detail === 'colour') {
    return (
      <ul className={styles.legend} aria-label={t('title')}>
        <Mark mark="ink">{own('booked')}</Mark>
        <Mark mark="request">{t('request')}</Mark>
        <Mark mark="outline">{t('owner')}</Mark>
        <Mark mark="blocked">{t('blocked')}</Mark>
        <Mark mark="unavailable">{t('unavailable')}</Mark>
        <Mark mark="line">{own('legend.override')}</Mark>
      </ul>
    );
  }
  const brief = detail === 'marks';
  return (
    <ul className={styles.legend} aria-label={t('title')}>
      <Mark mark="stay">{brief ? own('booked') : t('booked')}</Mark>
      <Mark mark="request">{t('request')}</Mark>
      <Mark mark="owner">{t('owner')}</Mark>
      <Mark mark="blocked">{t('blocked')}</Mark>
      {brief && <Mark mark="unavailable">{t('unavailable')}</Mark>}
      <Mark mark="fixed">{t('fixed')}</Mark>
      <Mark mark="percentage">{t('percentage')}</Mark>
      <Mark mark="floor">{t('floor')}</Mark>
      <Mark mark="ceiling">{t('ceiling')}</Mark>
    </ul>
  );
});

function Mark({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <li>
      <i className={styles.mark} data-mark={mark} />
      {children}
    </li>
  );
}
