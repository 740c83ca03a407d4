'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';

const loadPalette = () => import('#components/shell/palette.tsx');
const Palette = lazy(loadPalette);

const never = () => () => {};
const shortcutHere = () => (/Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘K' : 'Ctrl K');

/** The search box of the top bar. It opens the palette, as ⌘K does; the palette's code comes on first want. */
export function FindButton() {
  const t = useTranslations('shell');
  const [open, setOpen] = useState(false);
  const shortcut = useSyncExternalStore(never, shortcutHere, () => '⌘K');

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // With the first key of the two, so that the letters typed after them are not lost.
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette();
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const trigger = {
    'aria-haspopup': 'dialog',
    onClick: () => setOpen(true),
    onPointerEnter: () => void loadPalette(),
    onFocus: () => void loadPalette(),
  } as const;
  return (
    <>
      <button
        type="button"
        {...trigger}
        className="hidden h-[30px] w-75 min-w-0 shrink items-center gap-2 rounded-control border border-line-2 bg-raised px-2 text-left text-ink-3 hover:border-control lg:flex touch:lg:h-11"
      >
        <Icon name="search" />
        <span className="flex-1 truncate">{t('find')}</span>
        <kbd>{shortcut}</kbd>
      </button>
      <IconButton icon="search" iconSize={20} label={t('find')} {...trigger} className="lg:hidden" />
      {open && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
