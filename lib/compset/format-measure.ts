import { formatMoney } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/number.ts';
import { kindOf, type Measure } from './measure.ts';

const DASH = '–';

export interface MeasureFormat {
  /** For a table, whose head says the unit of amounts: "121", "66%"; a dash for null. */
  bare: (measure: Measure, value: number | null) => string;
  /** With its currency where it is an amount. */
  full: (measure: Measure, value: number | null) => string;
}

/** How a set's figures are written. */
export function measureFormat(currency: string, locale: string): MeasureFormat {
  const plain = (measure: Measure, value: number) => {
    switch (kindOf(measure)) {
      case 'percentage':
        return formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: 0 });
      case 'kilometres':
      case 'rating':
        return formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      case 'nights':
      case 'count':
        return formatNumber(value, locale, { maximumFractionDigits: 1 });
      default:
        return formatNumber(value, locale, { maximumFractionDigits: 0 });
    }
  };
  return {
    bare: (measure, value) => (value === null ? DASH : plain(measure, value)),
    full: (measure, value) => {
      if (value === null) return DASH;
      return kindOf(measure) === 'amount' ? formatMoney(value, currency, locale) : plain(measure, value);
    },
  };
}
