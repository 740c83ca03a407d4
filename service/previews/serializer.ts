import type { PreviewedNights, RuleWarning } from '#contract/console/price-preview.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { toIsoDate } from '#contract/dates.ts';
import { attributePointer } from '../customizations/attribute-pointer.ts';
import { CUSTOMIZATION_TYPES } from '../customizations/customization-types.ts';
import type { RuleFinding } from '../pricing/lint/rule-warning.ts';
import type { NightPrices } from '../pricing/price-nights.ts';

const AVAILABILITY = ['a', 'b', 'x', 'u'];

export const serializeAvailability = ({ availability }: NightPrices) =>
  Array.from(availability, (state) => AVAILABILITY[state]).join('');

export const serializeNights = ({ price, floor, ceiling, minStay }: NightPrices): PreviewedNights => ({
  price: [...price],
  floor: [...floor],
  ceiling: Array.from(ceiling, (value) => (value === Number.POSITIVE_INFINITY ? null : value)),
  'min-stay': [...minStay],
});

export function serializeWarning({ code, detail, customization, path, nights, values }: RuleFinding) {
  const meta = {
    ...(nights ? { date: toIsoDate(nights.first), nights: nights.count } : {}),
    ...values,
  };
  const warning: RuleWarning = {
    code,
    detail,
    pointer: attributePointer('customizations', nameOf(customization), ...path),
    ...(Object.keys(meta).length > 0 ? { meta } : {}),
  };
  return warning;
}

const nameOf = (key: RuleFinding['customization']): CustomizationName =>
  CUSTOMIZATION_TYPES.find((type) => type.key === key)?.name ?? 'min-max-prices';
