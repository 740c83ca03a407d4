import type { ReactNode } from 'react';

/** A list of what is set up: one line for each, its name at the left. Holds `Fact`s. */
export function Facts({ label, children }: { label: string; children: ReactNode }) {
  return <dl aria-label={label}>{children}</dl>;
}

interface FactProps {
  name: string;
  children: ReactNode;
  /** What can be done about it, at the end of the line. */
  action?: ReactNode;
}

/** One line of `Facts`. On a phone its name stands above. */
export function Fact({ name, children, action }: FactProps) {
  return (
    <div className="grid items-center gap-x-4 border-line border-b py-1.5 md:min-h-8.5 md:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-ink-2 max-md:text-12">{name}</dt>
      <dd className="flex min-w-0 items-center justify-between gap-x-6 gap-y-1 max-md:flex-wrap">
        <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">{children}</span>
        {action && <span className="flex shrink-0 items-center gap-4">{action}</span>}
      </dd>
    </div>
  );
}
