/** When, who, through what, which setting, what changed, and what can be done; on a phone under each other. */
export const stepGrid =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 md:grid-cols-[3rem_minmax(0,8rem)_4.75rem_7rem_minmax(0,1fr)_minmax(6.5rem,auto)] xl:grid-cols-[3rem_minmax(0,10.5rem)_4.75rem_7.5rem_minmax(0,1fr)_minmax(6.5rem,auto)]';

/** Of a step that stands under its edit: whose it is, which setting, what changed, and what can be done. */
export const partGrid =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 md:grid-cols-[minmax(0,8rem)_7rem_minmax(0,1fr)_minmax(6.5rem,auto)] xl:grid-cols-[minmax(0,16.25rem)_7.5rem_minmax(0,1fr)_minmax(6.5rem,auto)]';
