import type { Problem } from '#lib/forms/problem.ts';
import type { ReadError } from '#lib/read.ts';

/** An answer that refused what was sent. */
export interface Refusal {
  /** What it says of single fields. */
  problems: readonly Problem[];
  /** What it says of the whole, or why nothing came back; null where the fields say it all. */
  banner: {
    reason: 'unreachable' | 'forbidden' | 'conflict' | 'busy' | 'failed' | 'refused';
    detail: string;
  } | null;
  requestId: string | null;
}

/** Where the values of a form stand in a request's body. */
const ATTRIBUTES = '/data/attributes/';

/**
 * Sorts what an answer says to the fields its pointers name.
 * @param placeOf the nearest path that the form shows, undefined where there is none
 * @param root where the values stand in what was sent
 */
export function refusalOf(
  error: ReadError,
  placeOf: (path: string) => string | undefined,
  root = ATTRIBUTES,
): Refusal {
  const isAboutValues = error.status === 400 || error.status === 422;
  const said = isAboutValues ? error.problems : [];
  const placed = said.flatMap(({ detail, pointer }): Problem[] => {
    const path = pointer?.startsWith(root) ? placeOf(pathOf(pointer, root)) : undefined;
    return path === undefined ? [] : [{ path, kind: 'said', text: detail }];
  });
  const saidAll = placed.length > 0 && placed.length === said.length;
  // Impossible for this listing is more than a slip at a field: it is said at both places.
  const banner =
    saidAll && error.status === 400 ? null : { reason: reasonOf(error.status), detail: error.message };
  return { problems: placed, banner, requestId: error.requestId };
}

/** `/data/attributes/seasonal-prices/1/end-date` is `seasonal-prices.1.end-date`. */
const pathOf = (pointer: string, root: string): string => pointer.slice(root.length).replaceAll('/', '.');

function reasonOf(status: number) {
  if (status === 0 || status === 503) return 'unreachable' as const;
  if (status === 403) return 'forbidden' as const;
  if (status === 409) return 'conflict' as const;
  if (status === 429) return 'busy' as const;
  return status >= 500 ? ('failed' as const) : ('refused' as const);
}
