import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { differenceLook } from '#components/ui/difference-look.ts';
import { PercentText } from '#components/ui/percent-text.tsx';
import { formatPercentChange } from '#lib/calendar/amount.ts';
import { type DayMove, type MoveStep, type MoveValue, mainStep, moveValues } from '#lib/calendar/day-move.ts';
import type { Explanation } from '#lib/calendar/explanation.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatDifference } from '#lib/format/number.ts';
import styles from './day-panel.module.css';

/** What the price was yesterday, and what each thing that changed since did to it. */
export function SinceYesterday({ explanation }: { explanation: Explanation }) {
  const t = useTranslations('dayPanel.yesterday');
  const locale = useLocale();
  const { currency, 'since-yesterday': move } = explanation;
  if (!move) {
    return (
      <section>
        <h3>{t('title')}</h3>
        <p className={styles.small}>{t('unknown')}</p>
      </section>
    );
  }
  const { change, steps } = move;
  return (
    <section>
      <h3>
        {t('title')}
        <span className={differenceLook(change)}>
          {change > 0 && '+'}
          {formatMoney(change, currency, locale)}
        </span>
      </h3>
      <Summary move={move} currency={currency} />
      {steps.length > 0 && (
        <table className={styles.moves}>
          <caption className="sr-only">{t('steps')}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('values')}</th>
              <th scope="col">{t('effect')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <Move key={`${step.kind} ${step.key}`} step={step} currency={currency} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Summary({ move, currency }: { move: DayMove; currency: string }) {
  const t = useTranslations('dayPanel.yesterday');
  const locale = useLocale();
  const name = useStepName();
  const main = mainStep(move);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const values = { amount: money(Math.abs(move.change)), before: money(move.price) };
  const kind = move.change > 0 ? 'more' : 'less';
  let text = t(move.steps.length > 0 ? 'even' : 'same', values);
  if (move.change !== 0) text = main ? t(`${kind}Mainly`, { ...values, step: name(main) }) : t(kind, values);
  return (
    <p className={styles.small}>
      <PercentText>{text}</PercentText>
    </p>
  );
}

function Move({ step, currency }: { step: MoveStep; currency: string }) {
  const t = useTranslations('dayPanel.yesterday');
  const locale = useLocale();
  const name = useStepName();
  const { before, after } = moveValues(step);
  const said = (value: MoveValue) => {
    if (value === null) return t('none');
    return value.kind === 'price'
      ? formatMoney(value.value, currency, locale)
      : formatPercentChange(value.value, locale, 1);
  };
  return (
    <tr>
      <th scope="row">
        <PercentText>{name(step)}</PercentText>
      </th>
      <td className={styles.values}>
        {(before || after) && (
          <>
            <PercentText>{said(before)}</PercentText>
            <Icon name="arrow-right" size={12} className="mx-1 inline align-[-1px] text-ink-3" />
            <span className="sr-only">{t('to')}</span>
            <PercentText>{said(after)}</PercentText>
          </>
        )}
      </td>
      <td className={`${styles.moved} ${differenceLook(step.amount) ?? ''}`}>
        {formatDifference(step.amount, locale)}
      </td>
    </tr>
  );
}

/** What changed, in the reader's language. */
function useStepName() {
  const t = useTranslations('dayPanel');
  return ({ kind, label }: MoveStep): string => {
    if (label) return label;
    if (kind === 'base-price') return t('basePrice');
    if (kind === 'floor' || kind === 'ceiling') return t(kind);
    return t('yesterday.gap');
  };
}
