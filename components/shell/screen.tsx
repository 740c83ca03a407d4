import Link from 'next/link';
import type { ReactNode } from 'react';
import { Mark } from '#components/icons/mark.tsx';

export interface Crumb {
  label: ReactNode;
  href?: string;
}

interface ScreenProps {
  /** From the outermost screen to this one; the last is the page's heading. */
  crumbs: readonly Crumb[];
  /** A few grey words after the title: counts, a currency. */
  note?: ReactNode;
  /** A control of the whole screen, at the end of its title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** One screen: its title in the top bar, and the main region, which scrolls by itself. */
export function Screen({ crumbs, note, action, children }: ScreenProps) {
  const title = crumbs.at(-1);
  return (
    <>
      <header className="row-start-1 flex min-w-0 items-center gap-4 border-line-2 border-b pl-4 max-md:col-start-1 md:col-start-2 md:pl-5">
        <span className="md:hidden">
          <Mark />
        </span>
        <div className="flex min-w-0 flex-1 flex-col whitespace-nowrap md:flex-row md:items-baseline md:gap-2">
          {crumbs.slice(0, -1).map((crumb) => (
            <span key={crumb.href} className="hidden gap-2 md:flex">
              <Link href={crumb.href ?? '/'} className="text-ink-2 hover:text-ink">
                {crumb.label}
              </Link>
              <span aria-hidden="true" className="text-ink-off">
                /
              </span>
            </span>
          ))}
          <h1 className="truncate text-14 leading-5 font-semibold tracking-normal">{title?.label}</h1>
          {note && <span className="truncate text-12 text-ink-2 md:text-13 md:text-ink-3">{note}</span>}
        </div>
        {action}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="relative col-span-full row-start-2 min-h-0 overflow-auto outline-none md:col-start-2"
      >
        {children}
      </main>
    </>
  );
}
