import { classNames } from '#components/ui/class-names.ts';

/** One place in the phone's bar: icon over word, an ink rule above the current one. */
export const tabLook = classNames(
  'relative flex h-15 w-full flex-col items-center justify-center gap-0.5 text-11 text-ink-2',
  'aria-[current]:font-semibold aria-[current]:text-ink',
  'aria-[current]:before:absolute aria-[current]:before:-top-px aria-[current]:before:h-[3px] aria-[current]:before:w-10 aria-[current]:before:bg-ink forced-colors:aria-[current]:before:bg-[Highlight]',
);
