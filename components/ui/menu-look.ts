/** What floats: the only bordered, rounded and shadowed box. */
export const floatBox =
  'rounded-overlay border border-line-2 bg-raised shadow-overlay outline-none entering:animate-float';

export const menuBox = `${floatBox} min-w-(--trigger-width) max-h-96 overflow-auto p-1`;

export const menuItem =
  'flex h-[30px] cursor-pointer items-center gap-2.5 rounded-control px-2 whitespace-nowrap outline-none data-focused:bg-hover data-disabled:cursor-default data-disabled:text-ink-off data-selected:font-semibold touch:h-11';
