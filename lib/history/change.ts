import type { ChangeHistoryResource } from '#contract/history.ts';

/** One field of a setting that was changed. */
export type Change = Required<ChangeHistoryResource['attributes']> & { id: string };
