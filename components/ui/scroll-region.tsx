import type { ComponentProps } from 'react';
import { classNames } from '#components/ui/class-names.ts';

type Name = { 'aria-label': string } | { 'aria-labelledby': string };

/**
 * A part of a page that scrolls by itself: it has a name, and is reached by keyboard for that. It takes `focus-inset`
 * where what stands around it would cut its outline off.
 */
export function ScrollRegion({ className, ...props }: ComponentProps<'section'> & Name) {
  return (
    <section
      {...props}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it from here
      tabIndex={0}
      className={classNames('overflow-auto', className)}
    />
  );
}
