'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { entriesOf, isWithin } from '#components/shell/entries.ts';
import { ProfileMenu } from '#components/shell/profile-menu.tsx';
import { tabLook } from '#components/shell/tab-look.ts';
import { usePerson } from '#lib/person.tsx';

/** The rail of a phone, within the thumb's reach. */
export function TabBar() {
  const t = useTranslations('shell');
  const pathname = usePathname();
  const { kind } = usePerson();
  return (
    <nav
      aria-label={t('main')}
      className="col-span-full row-start-3 grid auto-cols-fr grid-flow-col border-line-2 border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {entriesOf(kind)
        .filter(({ underMore }) => !underMore)
        .map((entry) => (
          <Link
            key={entry.id}
            href={entry.href}
            aria-current={isWithin(entry, pathname) ? 'page' : undefined}
            className={tabLook}
          >
            <Icon name={entry.icon} size={20} />
            {t(entry.id === 'recommendations' ? 'decide' : `entry.${entry.id}`)}
          </Link>
        ))}
      <ProfileMenu shape="tab" />
    </nav>
  );
}
