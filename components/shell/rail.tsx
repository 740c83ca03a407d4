'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Mark } from '#components/icons/mark.tsx';
import { entriesOf, isWithin } from '#components/shell/entries.ts';
import { classNames } from '#components/ui/class-names.ts';
import { paths } from '#lib/paths.ts';
import { usePerson } from '#lib/person.tsx';

const WaitingCount = lazy(() => import('#components/shell/waiting-count.tsx'));

/** The screens at the left edge, in words; where columns are worth more, as icons. */
export function Rail() {
  const t = useTranslations('shell');
  const pathname = usePathname();
  const { kind } = usePerson();
  const narrow = pathname === paths.calendar();
  const words = narrow ? 'sr-only' : 'contents';
  return (
    <nav
      aria-label={t('main')}
      data-narrow={narrow ? '' : undefined}
      className="row-span-2 row-start-1 hidden flex-col gap-0.5 border-line-2 border-r bg-sunk px-2 md:flex"
    >
      <Link
        href={paths.home()}
        className="mb-2 flex h-(--topbar) items-center gap-2.5 rounded-control px-2 text-14 font-semibold tracking-[-.01em]"
      >
        <Mark />
        <span className={words}>Ratewright</span>
      </Link>
      {entriesOf(kind).map((entry) => (
        <Link
          key={entry.id}
          href={entry.href}
          title={narrow ? t(`entry.${entry.id}`) : undefined}
          aria-current={isWithin(entry, pathname) ? 'page' : undefined}
          className={classNames(
            'relative flex h-8 items-center gap-2.5 rounded-control px-2.5 font-medium text-ink-2 hover:bg-hover touch:h-11',
            'aria-[current]:font-semibold aria-[current]:text-ink',
            'aria-[current]:before:absolute aria-[current]:before:inset-y-1 aria-[current]:before:-left-2 aria-[current]:before:w-[3px] aria-[current]:before:bg-ink forced-colors:aria-[current]:before:bg-[Highlight]',
          )}
        >
          <Icon name={entry.icon} />
          <span className={words}>
            {t(`entry.${entry.id}`)}
            {entry.id === 'recommendations' && (
              <Suspense>
                <WaitingCount />
              </Suspense>
            )}
          </span>
        </Link>
      ))}
    </nav>
  );
}
