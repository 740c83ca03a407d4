/**
 * The columns of all steps: when, who, through what, which setting, what changed, and what can be done. In a
 * narrower list the third stands under the second; on a phone all stand under each other.
 */
export const stepColumns =
  '@2xl:grid @2xl:grid-cols-[3rem_fit-content(8.5rem)_fit-content(7.5rem)_minmax(0,1fr)_max-content] @2xl:gap-x-4 @4xl:grid-cols-[3rem_fit-content(8.5rem)_max-content_fit-content(7.5rem)_minmax(0,1fr)_max-content] @6xl:grid-cols-[3rem_fit-content(16rem)_max-content_fit-content(16rem)_minmax(0,1fr)_max-content]';

/** Takes over all those columns, so that what stands in them is aligned from step to step. */
export const allColumns = '@2xl:col-span-full @2xl:grid @2xl:grid-cols-subgrid';

/** Takes over all but the first, which an unfolded edit leaves empty beside its steps. */
export const laterColumns = '@2xl:col-start-2 @2xl:-col-end-1 @2xl:grid @2xl:grid-cols-subgrid';

/** The cells of a step; on a phone what can be done stands beside who did it. */
export const stepGrid =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 @2xl:col-span-full @2xl:grid-cols-subgrid';
