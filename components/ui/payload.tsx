import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';

/** Text of machines, as it is: it scrolls by itself, and is reached by keyboard for that. */
export function Payload({
  children,
  className,
  wrap = true,
}: {
  children: ReactNode;
  className?: string;
  wrap?: boolean;
}) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
      className={classNames(
        'overflow-auto font-mono text-12 leading-5',
        wrap && 'whitespace-pre-wrap wrap-anywhere',
        className,
      )}
    >
      {children}
    </pre>
  );
}
