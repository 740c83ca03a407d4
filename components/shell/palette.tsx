'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { Icon } from '#components/icons/icon.tsx';
import type { IconName } from '#components/icons/shapes.ts';
import { Emphasis } from '#components/shell/emphasis.tsx';
import { entriesOf } from '#components/shell/entries.ts';
import { useTheme } from '#components/shell/use-theme.ts';
import { floatBox } from '#components/ui/menu-look.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { folded } from '#lib/format/folded.ts';
import { formatMoney } from '#lib/format/money.ts';
import { findListingsQuery, type ListingHit } from '#lib/listings/find-listings.ts';
import { paths } from '#lib/paths.ts';
import { usePerson } from '#lib/person.tsx';

interface Hit {
  id: string;
  icon: IconName;
  label: string;
  detail?: string;
  onSelect: () => void;
}

/** Finds listings by name, screens and the few actions that need no screen. Arrow keys move, Enter opens. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell');
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const { sections, failed } = useHits(wanted, onClose);
  const found = sections.filter(({ hits }) => hits.length > 0);

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className="fixed inset-0 z-40 bg-[light-dark(rgb(43_36_22/.24),rgb(0_0_0/.5))]"
    >
      <Modal
        className={`${floatBox} absolute top-0 left-1/2 w-full max-w-160 -translate-x-1/2 overflow-hidden max-md:rounded-none md:top-24`}
      >
        <Dialog aria-label={t('find')} className="outline-none">
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <SearchField
              aria-label={t('find')}
              autoFocus
              className="flex h-13 items-center gap-3 border-line-2 border-b px-4"
            >
              <Icon name="search" className="text-ink-3" />
              <Input
                placeholder={t('palette.placeholder')}
                className="min-w-0 flex-1 bg-transparent text-16 outline-none [&::-webkit-search-cancel-button]:hidden"
              />
              <button type="button" onClick={onClose} className="touch:min-h-11 touch:px-2">
                <kbd>Esc</kbd>
              </button>
            </SearchField>
            <div className="max-h-[min(60vh,30rem)] overflow-auto">
              {failed && <p className="px-4 pt-3 text-12 text-bad">{t('palette.failed')}</p>}
              {found.length === 0 && !failed && (
                <p className="p-4 text-ink-2">{t('palette.nothing', { query: wanted })}</p>
              )}
              <Menu aria-label={t('find')} className="px-2 pb-2 outline-none">
                {found.map(({ id, hits }) => (
                  <MenuSection key={id}>
                    <Header className="px-2 pt-2.5 pb-1 text-12 text-ink-2">{t(`palette.${id}`)}</Header>
                    {hits.map((hit) => (
                      <MenuItem
                        key={hit.id}
                        id={hit.id}
                        textValue={hit.label}
                        onAction={hit.onSelect}
                        className="flex h-9 cursor-pointer items-center gap-2.5 rounded-control px-2 whitespace-nowrap outline-none data-focused:bg-hand-wash data-focused:shadow-[inset_2px_0_0_var(--color-hand)] touch:h-11"
                      >
                        <Icon name={hit.icon} className="text-ink-3" />
                        <span className="truncate font-medium">
                          <Emphasis text={hit.label} part={wanted} />
                        </span>
                        {hit.detail && <span className="ml-auto pl-4 text-12 text-ink-2">{hit.detail}</span>}
                      </MenuItem>
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </div>
            <footer className="flex h-9 items-center gap-4 border-line border-t px-4 text-12 text-ink-2 max-md:hidden">
              <span className="inline-flex gap-1">
                <kbd>↑</kbd>
                <kbd>↓</kbd> {t('palette.move')}
              </span>
              <span className="inline-flex gap-1">
                <kbd>⏎</kbd> {t('palette.open')}
              </span>
            </footer>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function useHits(wanted: string, onClose: () => void) {
  const t = useTranslations('shell');
  const router = useRouter();
  const describe = useDescription();
  const { choices } = useTheme();
  const { kind } = usePerson();
  const { data, isError } = useQuery({
    ...findListingsQuery(readFromBrowser, wanted),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  });

  const go = (path: string) => {
    onClose();
    router.push(path);
  };
  const listings: Hit[] = (wanted ? (data ?? []) : []).map((listing) => ({
    id: `listing-${listing.id}`,
    icon: 'home',
    label: listing.title,
    detail: describe(listing),
    onSelect: () => go(paths.listing(listing.id)),
  }));
  const screens: Hit[] = entriesOf(kind).map((entry) => ({
    id: entry.id,
    icon: entry.icon,
    label: t(`entry.${entry.id}`),
    onSelect: () => go(entry.href),
  }));
  const actions: Hit[] = choices.flatMap((choice) =>
    choice.kind === 'rule' || choice.selected
      ? []
      : [
          {
            id: `theme-${choice.id}`,
            icon: 'theme' as const,
            label: t('palette.switchTheme', { theme: choice.label }),
            onSelect: () => {
              choice.onSelect?.();
              onClose();
            },
          },
        ],
  );
  const matches = ({ label }: Hit) => folded(label).includes(folded(wanted));
  const sections = [
    { id: 'listings', hits: listings },
    { id: 'screens', hits: screens.filter(matches) },
    { id: 'actions', hits: actions.filter(matches) },
  ] as const;
  return { sections, failed: isError };
}

function useDescription(): (listing: ListingHit) => string {
  const t = useTranslations('shell.palette');
  const locale = useLocale();
  return (listing) => {
    const place = listing.city ?? listing.market ?? '';
    const base = listing['base-price'];
    if (base === null) return place;
    return t('base', { place, price: formatMoney(base, listing.currency, locale) });
  };
}
