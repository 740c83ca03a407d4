import { queryOptions } from '@tanstack/react-query';
import type { Customizations } from '#lib/customizations/attributes.ts';
import type { Read } from '#lib/read.ts';

export const customizationsKey = (id: string) => ['listing', id, 'customizations'] as const;

/** Eight of a listing's nine customizations in one answer; its overrides are read by a window of dates. */
export function customizationsQuery(read: Read, id: string) {
  return queryOptions({
    queryKey: customizationsKey(id),
    queryFn: async ({ signal }): Promise<Customizations> => {
      const document = await read(`/listings/${id}/customizations`, undefined, signal);
      return (document as { data: { attributes: Customizations } }).data.attributes;
    },
  });
}
