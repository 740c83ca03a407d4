'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { entriesOf } from '#components/shell/entries.ts';
import { tabLook } from '#components/shell/tab-look.ts';
import { useTheme } from '#components/shell/use-theme.ts';
import { MenuButton } from '#components/ui/menu-button.tsx';
import type { MenuEntry } from '#components/ui/menu-entry.ts';
import { usePerson } from '#lib/person.tsx';

/** Who is signed in, and the way out. On a phone it is the last tab and holds the theme too. */
export function ProfileMenu({ shape }: { shape: 'circle' | 'tab' }) {
  const t = useTranslations('shell');
  const { name, email, permission, kind } = usePerson();
  const { choices } = useTheme();
  const role = kind === 'staff' ? t('role.staff') : t(`role.${permission}`);
  const signOutEntry: MenuEntry = { id: 'sign-out', label: t('signOut'), icon: 'sign-out', onSelect: leave };
  const further = entriesOf(kind)
    .filter(({ underMore }) => underMore)
    .map(({ id, icon, href }): MenuEntry => ({ id, label: t(`entry.${id}`), icon, href }));
  const menu: MenuEntry[] =
    shape === 'tab' ? [...choices, { kind: 'rule', id: 'rule' }, ...further, signOutEntry] : [signOutEntry];

  return (
    <MenuButton
      align="end"
      label={t('profile', { name })}
      head={{ title: name, lines: [email, role] }}
      choicesHead={t('theme.label')}
      entries={menu}
    >
      {(trigger) =>
        shape === 'tab' ? (
          <button type="button" {...trigger} className={tabLook}>
            <Icon name="menu" size={20} />
            {t('more')}
          </button>
        ) : (
          <button
            type="button"
            {...trigger}
            className="ml-1 size-[26px] rounded-full border border-control text-11 font-semibold hover:bg-hover"
          >
            <span aria-hidden="true">{initials(name)}</span>
            <span className="sr-only">{t('profile', { name })}</span>
          </button>
        )
      }
    </MenuButton>
  );
}

async function leave(): Promise<void> {
  const { signOut } = await import('next-auth/react');
  await signOut({ callbackUrl: '/sign-in' });
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
