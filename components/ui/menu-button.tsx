'use client';
import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import type { IconName } from '#components/icons/shapes.ts';

export type MenuEntry =
  | { kind: 'rule'; id: string; selected?: undefined }
  | {
      kind?: 'item';
      id: string;
      label: string;
      icon?: IconName;
      href?: string;
      selected?: boolean;
      disabled?: boolean;
      onSelect?: () => void;
    };

/** Stands above the entries and cannot be chosen. */
export interface MenuHead {
  title: string;
  lines: readonly string[];
}

export interface MenuProps {
  label: string;
  head?: MenuHead | undefined;
  /** Which edge of the button the menu shares; the start when left out. */
  align?: 'start' | 'end' | undefined;
  entries: readonly MenuEntry[];
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  onKeyDown: (event: { key: string; preventDefault: () => void }) => void;
}

const loadMenu = () => import('#components/ui/menu.tsx');
const Menu = lazy(loadMenu);

interface MenuButtonProps extends Pick<MenuProps, 'label' | 'head' | 'align' | 'entries'> {
  /** Renders the button; spread the given props on it. */
  children: (trigger: TriggerProps) => ReactNode;
}

/** A button that opens a menu. The menu's code arrives when the button is first pointed at or focused. */
export function MenuButton({ label, head, align, entries, children }: MenuButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      {children({
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen((was) => !was),
        onPointerEnter: () => void loadMenu(),
        onFocus: () => void loadMenu(),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && (
        <Suspense>
          <Menu
            label={label}
            head={head}
            align={align}
            entries={entries}
            triggerRef={ref}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
