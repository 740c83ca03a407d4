import { useLocale, useTranslations } from 'next-intl';
import type { Decision, Explanation } from '#lib/calendar/explanation.ts';
import { joinFacts } from '#lib/format/facts.ts';
import { formatMoney } from '#lib/format/money.ts';
import styles from './day-panel.module.css';

/** Which rule sets the ceiling, the floor and the minimum stay, and which ones it beats. */
export function Rules({ explanation }: { explanation: Explanation }) {
  const t = useTranslations('dayPanel');
  const locale = useLocale();
  const money = (value: number | null) =>
    value === null ? t('noLimit') : formatMoney(value, explanation.currency, locale);
  const nights = (value: number | null) => t('nights', { count: value ?? 1 });
  return (
    <section>
      <h3>{t('rules')}</h3>
      <table className={styles.rules}>
        <caption className="sr-only">{t('rules')}</caption>
        <tbody>
          <Rule name={t('ceiling')} decision={explanation.ceiling} format={money} />
          <Rule name={t('floor')} decision={explanation.floor} format={money} />
          <Rule name={t('stay')} decision={explanation['min-stay']} format={nights} />
        </tbody>
      </table>
    </section>
  );
}

interface RuleProps {
  name: string;
  decision: Decision;
  format: (value: number | null) => string;
}

function Rule({ name, decision, format }: RuleProps) {
  const t = useTranslations('dayPanel');
  const locale = useLocale();
  const { shadowed } = decision;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.value}>{format(decision.value)}</td>
      <td>
        <span className={styles.rule}>
          <span>{decision.rule}</span>
          {shadowed.length > 0 && (
            <small className={styles.aside}>
              {t('over', {
                rules: joinFacts(
                  shadowed.map(({ rule, value }) => `${rule} ${format(value)}`),
                  locale,
                ),
              })}
            </small>
          )}
        </span>
      </td>
    </tr>
  );
}
