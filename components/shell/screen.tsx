import type { ReactNode } from 'react';
import { type Crumb, TopBar } from '#components/shell/top-bar.tsx';

interface ScreenProps {
  crumbs: readonly Crumb[];
  note?: ReactNode;
  children: ReactNode;
}

/** One screen: the top bar with its own title, and the main region, which scrolls by itself. */
export function Screen({ crumbs, note, children }: ScreenProps) {
  return (
    <>
      <TopBar crumbs={crumbs} note={note} />
      <main id="main" tabIndex={-1} className="relative min-h-0 overflow-auto outline-none">
        {children}
      </main>
    </>
  );
}
