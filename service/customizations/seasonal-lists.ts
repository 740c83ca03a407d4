import type { Problem } from '../errors.ts';
import type { Customizations, Season } from '../pricing/rules.ts';
import { attributePointer } from './attribute-pointer.ts';
import type { Change } from './customization-type.ts';
import { seasonProblems } from './season-rules.ts';

/** What is wrong with the dates of every list of seasons that a change replaces. */
export function seasonalProblems<K extends keyof Customizations>(change: Change<K>): Problem[] {
  return [...change.changed].flatMap((field) => {
    const list: unknown = change.after[field];
    return isSeasons(list)
      ? seasonProblems(list, attributePointer(String(field)), change.situation.today)
      : [];
  });
}

const isSeasons = (value: unknown): value is Season[] => Array.isArray(value) && value.every(isSeason);

const isSeason = (item: unknown) =>
  typeof item === 'object' && item !== null && 'startDate' in item && 'rollover' in item;
