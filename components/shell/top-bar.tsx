import Link from 'next/link';
import type { ReactNode } from 'react';
import { Mark } from '#components/icons/mark.tsx';
import { FindButton } from '#components/shell/find-button.tsx';
import { ProfileMenu } from '#components/shell/profile-menu.tsx';
import { SyncIndicator } from '#components/shell/sync-indicator.tsx';
import { ThemeMenu } from '#components/shell/theme-menu.tsx';

export interface Crumb {
  label: ReactNode;
  href?: string;
}

interface TopBarProps {
  /** From the outermost screen to this one; the last is the page's heading. */
  crumbs: readonly Crumb[];
  /** A few grey words after the title: counts, a currency. */
  note?: ReactNode;
}

/** Where one is, search, the state of sync, theme and profile. */
export function TopBar({ crumbs, note }: TopBarProps) {
  const title = crumbs.at(-1);
  return (
    <header className="flex min-w-0 items-center gap-4 border-line-2 border-b pr-2 pl-4 md:pr-4 md:pl-5">
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
      <FindButton />
      <div className="hidden flex-1 items-center justify-end gap-1 md:flex">
        <SyncIndicator />
        <ThemeMenu />
        <ProfileMenu shape="circle" />
      </div>
    </header>
  );
}
