import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';

interface PayloadProps {
  label: string;
  children: ReactNode;
  className?: string;
  wrap?: boolean;
}

/** Text of machines, as it is: it scrolls by itself. */
export function Payload({ label, children, className, wrap = true }: PayloadProps) {
  return (
    <ScrollRegion aria-label={label} className={className}>
      <pre className={classNames('font-mono text-12 leading-5', wrap && 'whitespace-pre-wrap wrap-anywhere')}>
        {children}
      </pre>
    </ScrollRegion>
  );
}
