import type { ReactNode } from 'react';

/** The foot of a step: where it stands, and the ways on, the safe one first. */
export function StepActions({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 border-line-2 border-t pt-4">
      <span className="mr-auto min-w-0 text-ink-2">{note}</span>
      {children}
    </div>
  );
}
