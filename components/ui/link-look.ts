import Link from 'next/link';
import type { ComponentProps } from 'react';
import { classNames } from '#components/ui/class-names.ts';

/** The look of a link, for buttons that read as one. */
export const linkLook =
  'inline-flex items-center whitespace-nowrap gap-1 font-medium text-hand underline-offset-2 hover:underline touch:min-h-11';

/** A link inside text or at the end of a row. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} className={classNames(linkLook, className)} />;
}
