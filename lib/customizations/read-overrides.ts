import { queryOptions } from '@tanstack/react-query';
import { MAXIMUM_OVERRIDE_DAYS } from '#contract/customizations/bounds.ts';
import { type IsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { OverriddenNight } from '#lib/customizations/attributes.ts';
import type { Read } from '#lib/read.ts';

/** All overridden nights from today on, as far as the service keeps any: one row each, in order. @param today in the listing's timezone */
export function overridesQuery(read: Read, id: string, today: IsoDate) {
  return queryOptions({
    queryKey: ['listing', id, 'overrides', today],
    queryFn: async ({ signal }): Promise<OverriddenNight[]> => {
      const last = toIsoDate(toEpochDay(today) + MAXIMUM_OVERRIDE_DAYS - 1);
      const document = await read(
        `/listings/${id}/customizations/manual-overrides`,
        { 'filter[start-date]': today, 'filter[end-date]': last },
        signal,
      );
      return (document as { data: { attributes: { overrides: OverriddenNight[] } } }).data.attributes
        .overrides;
    },
  });
}
