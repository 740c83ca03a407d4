'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { type ListingTab, listingTabs, paths } from '#lib/paths.ts';

/** The screens of a listing, as a row that scrolls sideways where it is too long. */
export function ListingTabs({ id }: { id: string }) {
  const t = useTranslations('listing');
  const pathname = usePathname();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current tab
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  const href = (tab: ListingTab) => paths.listing(id, tab);
  return (
    <nav
      ref={row}
      aria-label={t('tabs')}
      className="-mx-4 flex shrink-0 gap-5 overflow-x-auto border-line-2 border-b px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {listingTabs.map((tab) => (
        <Link
          key={tab}
          href={href(tab)}
          prefetch={false}
          aria-current={pathname === href(tab) ? 'page' : undefined}
          className="relative flex h-10 shrink-0 items-center font-medium text-ink-2 hover:text-ink touch:h-11 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-ink forced-colors:aria-[current]:after:bg-[Highlight]"
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
