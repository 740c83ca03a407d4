import { type EpochDay, toEpochDay } from '#contract/dates.ts';
import type { PricingRules, Season } from '../rules.ts';
import type { RuleFinding } from './rule-warning.ts';

/** Every list of seasons that a rule stands in. */
export function* seasonsOf(rules: PricingRules): Generator<{
  customization: keyof PricingRules;
  path: readonly (string | number)[];
  season: Season;
}> {
  for (const [customization, lists] of Object.entries(rules) as [keyof PricingRules, object][]) {
    for (const [field, value] of Object.entries(lists)) {
      if (!Array.isArray(value)) continue;
      for (const [index, item] of value.entries()) {
        if (isSeason(item)) yield { customization, path: [field, index], season: item };
      }
    }
  }
}

const isSeason = (item: unknown): item is Season =>
  typeof item === 'object' && item !== null && 'rollover' in item && 'endDate' in item;

/** Seasons that have passed and do not come again. */
export function endedSeasons(rules: PricingRules, today: EpochDay): RuleFinding[] {
  return [...seasonsOf(rules)].flatMap(({ customization, path, season }): RuleFinding[] =>
    isOver(season, today)
      ? [
          {
            code: 'season_over',
            detail: `The season ended on ${season.endDate} and does not repeat.`,
            customization,
            path,
          },
        ]
      : [],
  );
}

export const isOver = ({ rollover, endDate }: Season, today: EpochDay) =>
  !rollover && toEpochDay(endDate) < today;
