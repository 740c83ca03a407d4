import type { QueryClient } from '@tanstack/react-query';

const STALE = ['listings', 'listing', 'calendar-grid', 'history', 'imports', 'recommendations'];

/** Lets everything be read again that follows from what an import changed. */
export function takeUpImport(queries: QueryClient): void {
  for (const key of STALE) void queries.invalidateQueries({ queryKey: [key] });
}
