import { queryOptions } from '@tanstack/react-query';
import type { Import } from '#contract/console/csv-imports.ts';
import type { Read } from '#lib/read.ts';

const SHOWN = 10;

/** The latest imports, newest first. */
export function importsQuery(read: Read) {
  return queryOptions({
    queryKey: ['imports'],
    queryFn: async ({ signal }) => {
      const document = (await read('/imports', { 'page[size]': SHOWN }, signal)) as { data: Import[] };
      return document.data;
    },
  });
}
