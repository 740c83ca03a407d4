import type { ReactNode } from 'react';

interface SectionHeadProps {
  title: string;
  /** One sentence: what it is for. */
  children: ReactNode;
  /** At most one button. */
  action?: ReactNode;
}

export function SectionHead({ title, children, action }: SectionHeadProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b pb-3">
      <div className="min-w-0">
        <h2 className="text-20 font-semibold tracking-[-.012em]">{title}</h2>
        <p className="text-ink-2">{children}</p>
      </div>
      {action}
    </header>
  );
}
