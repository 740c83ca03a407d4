import { useLocale, useTranslations } from 'next-intl';
import { PercentText } from '#components/ui/percent-text.tsx';
import { decimalsFor, formatAmount, formatPercentChange } from '#lib/calendar/amount.ts';
import type { Explanation } from '#lib/calendar/explanation.ts';
import { type WaterfallRow, waterfallOf } from '#lib/calendar/waterfall.ts';
import { formatDifference } from '#lib/format/number.ts';
import styles from './day-panel.module.css';

/** A figure's width at 13 px; the amounts' column is as wide as the longest of them. */
const DIGIT_PX = 8;

/** The price as steps that add up: base, each factor, each limit and rounding, the override, the price. */
export function Waterfall({ explanation }: { explanation: Explanation }) {
  const t = useTranslations('dayPanel');
  const locale = useLocale();
  const { currency, price, steps } = explanation;
  const base = explanation['base-price'];
  const { baseAt, priceAt, rows } = waterfallOf(explanation);
  const digits = decimalsFor([base, price, ...steps.map(({ amount }) => amount)], currency);
  const money = (amount: number) => formatAmount(amount, currency, locale, digits);
  const widest = Math.max(money(base).length, money(price).length);
  return (
    <table className={styles.waterfall}>
      <caption className="sr-only">{t('waterfall')}</caption>
      <colgroup>
        <col />
        <col className="w-16 md:w-26" />
        <col className="w-12 md:w-13" />
        <col style={{ width: `${widest * DIGIT_PX + 10}px` }} />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('step')}</th>
          <th scope="col">{t('runningPrice')}</th>
          <th scope="col">{t('ratio')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        <tr data-kind="base">
          <th scope="row" className={styles.label}>
            <span>{t('basePrice')}</span>
          </th>
          <td className={styles.chart}>
            <span className={styles.track} aria-hidden="true">
              {rows.length > 0 && <i className={styles.link} data-part="out" style={at(baseAt)} />}
              <i className={styles.tick} style={at(baseAt)} />
            </span>
          </td>
          <td />
          <td className={styles.amount}>{money(base)}</td>
        </tr>
        {rows.map((row) => (
          <StepRow
            key={`${row.step.key}-${row.step.before}-${row.step.after}`}
            row={row}
            digits={digits}
            money={money}
          />
        ))}
        <tr data-kind="price">
          <th scope="row" className={styles.label}>
            <span>{t('price')}</span>
          </th>
          <td className={styles.chart}>
            <span className={styles.track} aria-hidden="true">
              {rows.length > 0 && <i className={styles.link} data-part="in" style={at(priceAt)} />}
              <i className={styles.tick} data-end="" style={at(priceAt)} />
            </span>
          </td>
          <td />
          <td className={styles.amount}>{money(price)}</td>
        </tr>
      </tbody>
    </table>
  );
}

interface StepRowProps {
  row: WaterfallRow;
  digits: number;
  money: (amount: number) => string;
}

function StepRow({ row, digits, money }: StepRowProps) {
  const locale = useLocale();
  const { step, tone, before, after, left, width, limitAt } = row;
  const reason = step.reason ?? step.limit?.rule ?? null;
  return (
    <tr data-kind={step.kind}>
      <th scope="row" className={styles.label}>
        <span>
          <PercentText>{step.label}</PercentText>
        </span>
        {reason && (
          <small>
            <PercentText>{reason}</PercentText>
          </small>
        )}
      </th>
      <td className={styles.chart}>
        <span className="sr-only">{money(step.after)}</span>
        <span className={styles.track} aria-hidden="true">
          <i className={styles.link} data-part="in" style={at(before)} />
          <i className={styles.step} data-tone={tone} style={{ left: `${left}%`, width: `${width}%` }} />
          {limitAt !== null && (
            <i
              className={styles.edge}
              data-side={step.limit?.side ?? sideOf(step.amount)}
              style={at(limitAt)}
            />
          )}
          <i className={styles.link} data-part="out" style={at(after)} />
        </span>
      </td>
      <td className={styles.ratio}>
        {step.ratio !== null && <PercentText>{formatPercentChange(step.ratio, locale, 1)}</PercentText>}
      </td>
      <td className={styles.amount}>
        {formatDifference(step.amount, locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })}
      </td>
    </tr>
  );
}

const at = (percent: number) => ({ left: `${percent}%` });

/** A limit that lowers the price is a ceiling. */
const sideOf = (amount: number) => (amount < 0 ? 'ceiling' : 'floor');
