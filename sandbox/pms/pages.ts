export interface Page<T> {
  data: T[];
  page: { total: number; next: string | null };
}

/** Cuts the page after a cursor out of records ordered by id, so that what arrives meanwhile shifts nothing. */
export function pageOf<T extends { id: string }>(
  records: readonly T[],
  { limit, after }: { limit: number; after?: string | undefined },
): Page<T> {
  const ordered = [...records].sort((a, b) => (a.id < b.id ? -1 : 1));
  const rest = after === undefined ? ordered : ordered.filter(({ id }) => id > after);
  const data = rest.slice(0, limit);
  return {
    data,
    page: { total: records.length, next: rest.length > limit ? (data.at(-1)?.id ?? null) : null },
  };
}
