/** When, who, through what, which setting, what changed, and what can be done; on a phone under each other. */
export const stepGrid =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 md:grid-cols-[3.5rem_minmax(0,12rem)_5.5rem_8.5rem_minmax(0,1fr)_auto]';
