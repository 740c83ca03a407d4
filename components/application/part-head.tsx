import type { ReactNode } from 'react';

/** The head of a part of the screen, with a few grey words at its end. */
export function PartHead({ title, note }: { title: string; note: ReactNode }) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-line-2 border-b pt-6 pb-1.5">
      <h3 className="text-16 font-semibold">{title}</h3>
      <span className="text-ink-2">{note}</span>
    </header>
  );
}
