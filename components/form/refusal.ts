import type { Problem } from '#lib/forms/problem.ts';
import { refusedBecause, type SaidError } from '#lib/forms/refused-because.ts';
import type { ReadError } from '#lib/read.ts';

/** What an answer says of the whole, or why nothing came back. */
export interface Banner {
  reason: 'unreachable' | 'forbidden' | 'conflict' | 'busy' | 'failed' | 'refused';
  error: SaidError;
}

/** An answer that refused what was sent. */
export interface Refusal {
  /** What it says of single fields. */
  problems: readonly Problem[];
  /** Null where the fields say it all. */
  banner: Banner | null;
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
  const { status } = error;
  const said = status === 400 || status === 422 ? error.problems : [];
  const placed = said.flatMap((one): Problem[] => {
    const { pointer } = one;
    const full = pointer?.startsWith(root) ? pathOf(pointer, root) : undefined;
    const path = full === undefined ? undefined : placeOf(full);
    if (full === undefined || path === undefined) return [];
    const field = full.slice(full.lastIndexOf('.') + 1);
    return [{ path, ...(full === path ? {} : { field }), ...refusedBecause({ ...one, status }) }];
  });
  const saidAll = placed.length > 0 && placed.length === said.length;
  // Impossible for this listing is more than a slip at a field: it is said at both places.
  const banner = saidAll && status === 400 ? null : { reason: reasonOf(status), error: firstOf(error) };
  return { problems: placed, banner, requestId: error.requestId };
}

/** The first thing that an answer says. */
export const firstOf = ({ status, message, problems: [first] }: ReadError): SaidError => ({
  detail: message,
  ...first,
  status,
});

/** `/data/attributes/seasonal-prices/1/end-date` is `seasonal-prices.1.end-date`. */
const pathOf = (pointer: string, root: string): string => pointer.slice(root.length).replaceAll('/', '.');

function reasonOf(status: number) {
  if (status === 0 || status === 503) return 'unreachable' as const;
  if (status === 403) return 'forbidden' as const;
  if (status === 409) return 'conflict' as const;
  if (status === 429) return 'busy' as const;
  return status >= 500 ? ('failed' as const) : ('refused' as const);
}
