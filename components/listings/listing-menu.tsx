'use client';
import { useTranslations } from 'next-intl';
import type { ListingSwitch } from '#components/listings/use-listing-switch.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { MenuButton } from '#components/ui/menu-button.tsx';
import type { MenuEntry } from '#components/ui/menu-entry.ts';
import type { ListingRow } from '#lib/listings/list-listings.ts';
import { paths } from '#lib/paths.ts';

interface ListingMenuProps {
  listing: ListingRow;
  toggle: ListingSwitch['toggle'];
  mayEdit: boolean;
}

/** What can be done with one row. */
export function ListingMenu({ listing, toggle, mayEdit }: ListingMenuProps) {
  const t = useTranslations('listings');
  const entries: MenuEntry[] = [
    { id: 'open', label: t('menu.open'), icon: 'calendar', href: paths.listing(listing.id) },
    { kind: 'rule', id: 'rule' },
    {
      id: 'switch',
      label: listing.enabled ? t('menu.off') : t('menu.on'),
      icon: 'lock',
      disabled: !mayEdit,
      onSelect: () => toggle(listing),
    },
  ];
  const label = t('menu.label', { title: listing.title });
  return (
    <MenuButton label={label} align="end" entries={entries}>
      {(trigger) => <IconButton icon="more" label={label} {...trigger} className="touch:h-11" />}
    </MenuButton>
  );
}
