'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormPlace } from '#components/form/form-place.ts';
import { MAXIMUM_SEASONS } from '#contract/customizations/bounds.ts';
import type { SeasonDates } from '#lib/customizations/season-moves.ts';
import type { Season } from '#lib/customizations/season-overlap.ts';

export interface Seasons {
  /** As they stand in the form. */
  list: readonly Season[];
  readOnly: boolean;
  isFull: boolean;
  isChanged: (index: number) => boolean;
  setDates: (index: number, dates: SeasonDates) => void;
  /** Puts a season at the end. Returns its position. */
  add: (dates: SeasonDates) => number;
  remove: (index: number) => void;
  /** Takes up a whole list, as it was before. */
  restore: (list: readonly Season[]) => void;
}

/** A list of seasons of the form around: the strip and the rows are two views of these values. */
export function useSeasons(path: string, fresh: object): Seasons {
  const { setValue, getValues } = useFormContext();
  const { isChanged, readOnly } = useFormPlace();
  const list = (useWatch({ name: path }) ?? []) as Season[];
  const change = { shouldDirty: true };
  const current = () => (getValues(path) ?? []) as Season[];

  function setDates(index: number, dates: SeasonDates) {
    for (const field of ['start-date', 'end-date'] as const) {
      if (current()[index]?.[field] === dates[field]) continue;
      setValue(`${path}.${index}.${field}`, dates[field], change);
    }
  }

  function add(dates: SeasonDates): number {
    const before = current();
    setValue(path, [...before, { ...structuredClone(fresh), ...dates, rollover: false }], change);
    return before.length;
  }

  return {
    list,
    readOnly,
    isFull: list.length >= MAXIMUM_SEASONS,
    isChanged: (index) => isChanged(`${path}.${index}`),
    setDates,
    add,
    remove: (index) =>
      setValue(
        path,
        current().filter((_, at) => at !== index),
        change,
      ),
    restore: (before) => setValue(path, structuredClone(before), change),
  };
}
