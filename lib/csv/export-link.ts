import type { ListingsView } from '#lib/listings/listings-view.ts';
import { paths } from '#lib/paths.ts';
import { queryString } from '#lib/read.ts';

/** The export of what a table of listings shows. */
export function exportLink(view: Pick<ListingsView, 'name' | 'market' | 'bedrooms' | 'pricing' | 'active'>) {
  const { name, market, bedrooms, pricing, active } = view;
  return paths.export(
    queryString({
      name,
      market: market ?? undefined,
      bedrooms: bedrooms ?? undefined,
      pricing: pricing ?? undefined,
      active: active ?? undefined,
    }),
  );
}
