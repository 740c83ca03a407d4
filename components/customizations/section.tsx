import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** The rule in one plain sentence. */
  hint?: ReactNode;
  children: ReactNode;
}

/** One rule of a customization under its name. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3 pt-6">
      <div>
        <h3 id={id}>{title}</h3>
        {hint && <p className="max-w-[72ch] text-12 text-ink-2">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
