import { describe, expect, it } from 'vitest';
import { RULE_WARNINGS, type RuleWarning, type RuleWarningCode } from '#contract/console/price-preview.ts';
import { ruleName } from '#lib/previews/rule-name.ts';
import { placed, warningsFor, warningText } from '#lib/previews/warnings.ts';
import english from '../../messages/en/customizations.json' with { type: 'json' };
import words from '../../messages/en/preview.json' with { type: 'json' };

const ROOT = '/data/attributes/customizations';
const warning = (code: RuleWarningCode, pointer: string): RuleWarning => ({
  code,
  detail: 'Said in English.',
  pointer: `${ROOT}/${pointer}`,
});
const textAt = (texts: unknown, path: string) =>
  path.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], texts);

/** As the service points at them. */
const CASES: [RuleWarningCode, string, string, string, number | null][] = [
  ['season_over', 'min-stays/seasonal-min-stays/1', 'seasonOver', 'min-stays.seasons', 2],
  [
    'never_applies',
    'gap-price-adjustments/manual-gap-price-adjustments',
    'neverApplies.manualGaps',
    'gap-price-adjustments.manual',
    null,
  ],
  [
    'never_applies',
    'min-stays/seasonal-time-based-min-stays/0/time-based-min-stays/1',
    'neverApplies.farOut',
    'min-stays.leadSeasons',
    1,
  ],
  [
    'never_applies',
    'min-max-prices/seasonal-day-of-week-min-prices/2',
    'neverApplies.emptyWeek',
    'min-max-prices.weekdaySeasons',
    3,
  ],
  ['never_applies', 'min-stays/gap-fill-min-stay', 'neverApplies.gapFill', 'min-stays.gaps', null],
  [
    'never_applies',
    'checkin-checkout-days/changeover-gap-fill',
    'neverApplies.changeover',
    'checkin-checkout-days.gaps',
    null,
  ],
  ['never_applies', 'extra-guest-fees/anything', 'neverApplies.any', 'extra-guest-fees.short', null],
  [
    'shadowed',
    'gap-price-adjustments/manual-gap-price-adjustments/1',
    'shadowed.gapRule',
    'gap-price-adjustments.manual',
    2,
  ],
  [
    'shadowed',
    'time-based-adjustments/time-based-adjustments/0',
    'shadowed.leadRule',
    'time-based-adjustments.rules',
    1,
  ],
  ['shadowed', 'min-stays/last-minute-min-stays/0', 'shadowed.leadRule', 'min-stays.lead', 1],
  ['shadowed', 'min-max-prices/min-price', 'shadowed.limit', 'min-max-prices.minimum', null],
  [
    'floor_above_ceiling',
    'min-max-prices/seasonal-prices/0',
    'floorAboveCeiling',
    'min-max-prices.seasons',
    1,
  ],
  [
    'floor_above_override',
    'manual-overrides/overrides',
    'floorAboveOverride',
    'manual-overrides.current',
    null,
  ],
  ['min_stay_exceeds_gap', 'min-stays/min-stay', 'minStayExceedsGap', 'min-stays.minimum', null],
];

describe('a warning', () => {
  it.each(CASES)('%s at %s has its words, and its rule a name', (code, pointer, text, heading, entry) => {
    const found = placed(warning(code, pointer));
    expect(warningText(found)).toBe(text);
    expect(textAt(words.warning, text)).toEqual(expect.any(String));
    expect(ruleName(found)).toEqual({ heading, entry });
    expect(textAt(english, heading)).toEqual(expect.any(String));
  });

  it('of every code there may be is among them', () => {
    expect(new Set(CASES.map(([code]) => code))).toEqual(new Set(RULE_WARNINGS));
  });

  it('belongs to a form and a place in its values', () => {
    const { customization, path } = placed(warning('shadowed', 'min-stays/seasonal-min-stays/0'));
    expect([customization, path]).toEqual(['min-stays', 'seasonal-min-stays.0']);
  });
});

it('a form tells what is odd about its own rules, and of others what only its changes make odd', () => {
  const own = warning('season_over', 'min-max-prices/seasonal-prices/0');
  const old = warning('season_over', 'min-stays/seasonal-min-stays/0');
  const caused = warning('floor_above_override', 'manual-overrides/overrides');
  const told = warningsFor('min-max-prices', [own, old, caused], [own, old]);
  expect(told.map((one) => one.warning)).toEqual([own, caused]);
});
