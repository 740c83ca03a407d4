import type { ChangeAttributes, ChangeFacets } from '#contract/console/changes.ts';

/** One field of a setting that was changed at a listing. */
export type Change = ChangeAttributes['entries'][number];

/** What one request changed: at one listing or at many. */
export type Edit = ChangeAttributes & { id: string };

export type { ChangeFacets };
