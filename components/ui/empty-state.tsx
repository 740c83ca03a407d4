import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One sentence: what is not there. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** At most one button. */
  action?: ReactNode;
}

/** In place, left-aligned, without pictures. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex max-w-100 flex-col items-start gap-2 py-6 text-14">
      <p>{title}</p>
      {children && <p className="text-ink-2">{children}</p>}
      {action && <div className="pt-1">{action}</div>}
    </div>
  );
}
