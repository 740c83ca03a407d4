import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  PointDifference,
  PointDifferencesAttributes,
  PointDifferencesCollection,
} from '#contract/console/restorations.ts';
import type { Pagination } from '#contract/json-api.ts';
import type { Read } from '#lib/read.ts';

/** A listing whose settings are not as a restore point keeps them. */
export type DifferingListing = PointDifferencesAttributes & { id: string };

export interface DifferencesPage {
  listings: DifferingListing[];
  pagination: Pagination;
  /** How many listings the point keeps. */
  kept: number;
}

export const differencesPageSize = 25;
const LARGEST_PAGE = 100;

/** What differs now from a restore point: at a listing, or at every one that it keeps (null). */
export function differencesQuery(read: Read, point: string, listingId: string | null, page: number) {
  return queryOptions({
    queryKey: ['restore-points', point, 'differences', listingId, page],
    queryFn: ({ signal }) => readPage(read, point, listingId, page, differencesPageSize, signal),
    placeholderData: keepPreviousData,
  });
}

async function readPage(
  read: Read,
  point: string,
  listingId: string | null,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<DifferencesPage> {
  const query = { 'filter[listing]': listingId ?? undefined, 'page[number]': page, 'page[size]': size };
  const document = await read(`/restore-points/${point}/differences`, query, signal);
  const { data, meta } = document as PointDifferencesCollection;
  return {
    listings: data.map(({ id, attributes }) => ({ id, ...attributes })),
    pagination: meta.pagination,
    kept: meta['kept-listings'],
  };
}

/** Every listing that differs, of all pages. @throws ReadError */
export async function readAllDiffering(read: Read, point: string): Promise<DifferingListing[]> {
  const first = await readPage(read, point, null, 1, LARGEST_PAGE);
  const pages = [first];
  for (let page = 2; page <= first.pagination.pages; page += 1) {
    pages.push(await readPage(read, point, null, page, LARGEST_PAGE));
  }
  return pages.flatMap(({ listings }) => listings);
}

/** What a restoration would change of a listing. */
export const comingBackOf = ({ differences }: Pick<DifferingListing, 'differences'>): PointDifference[] =>
  differences.filter((difference) => difference['comes-back']);

/** The changes that put a listing back, under the name of their customization as its PATCH takes them. */
export function patchOf(differences: readonly PointDifference[]): Record<string, Record<string, unknown>> {
  const patch: Record<string, Record<string, unknown>> = {};
  for (const { setting, field, kept } of differences) patch[setting] = { ...patch[setting], [field]: kept };
  return patch;
}
