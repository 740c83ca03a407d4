import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { overrideEffectQuery } from '#lib/calendar/override-effect.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';
import { formatMoney } from '#lib/format/money.ts';
import styles from './day-panel.module.css';
import { useSettled } from './use-settled.ts';

interface OverrideEffectProps {
  listingId: string;
  row: OverrideRow;
  nights: number;
  currency: string;
  onHold: (floor: number) => void;
}

/** Long enough for the next key, short enough to be the answer to the last one. */
const PAUSE_MS = 120;

/** From what to what the price would go, and where it would stand below its floor. */
export function OverrideEffect({ listingId, row, nights, currency, onHold }: OverrideEffectProps) {
  const t = useTranslations('dayPanel.override');
  const locale = useLocale();
  const asked = JSON.stringify(row);
  const settled = useSettled(asked, PAUSE_MS);
  const { data, isError, isFetching } = useQuery(overrideEffectQuery(listingId, JSON.parse(settled)));
  const isOld = isFetching || settled !== asked;
  const money = (price: number) => formatMoney(Math.round(price), currency, locale);
  const { floor } = data ?? {};
  return (
    <div className={styles.effect} aria-live="polite" aria-busy={isOld}>
      {isError && <p className={styles.footNote}>{t('effectUnknown')}</p>}
      {data === undefined && !isError && <p className={styles.footNote}>{t('effectReading')}</p>}
      {data === null && <p className={styles.footNote}>{t('effectTooFar')}</p>}
      {data && !isError && (
        <>
          <p>
            <span className="text-ink-2">
              {nights > 1 ? t('average', { count: data.nights }) : t('effect')}
            </span>{' '}
            {money(data.before)}
            <Icon name="arrow-right" size={14} className="mx-1 inline align-[-2px] text-ink-3" />
            <span className="sr-only">{t('becomes')}</span>
            <b className="text-hand">{money(data.after)}</b>
          </p>
          {data.belowFloor > 0 && (
            <p className={styles.belowFloor}>
              <Icon name="warning" size={14} className="mt-px text-warn" />
              <span>
                {floor === null || floor === undefined
                  ? t('belowFloors', { count: data.belowFloor })
                  : t('belowFloor', { count: data.belowFloor, floor: money(floor) })}{' '}
                {t('mayGo')}{' '}
                {floor !== null && floor !== undefined && (
                  <button type="button" className={styles.footLink} onClick={() => onHold(floor)}>
                    {t('hold')}
                  </button>
                )}
              </span>
            </p>
          )}
          {data.unseen > 0 && <p className={styles.footNote}>{t('unseen', { count: data.unseen })}</p>}
        </>
      )}
    </div>
  );
}
