'use client';
import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import type { MenuProps } from '#components/ui/menu-entry.ts';

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

interface MenuButtonProps extends Pick<MenuProps, 'label' | 'head' | 'choicesHead' | 'align' | 'entries'> {
  /** Renders the button; spread the given props on it. */
  children: (trigger: TriggerProps) => ReactNode;
}

/** A button that opens a menu. The menu's code arrives when the button is first pointed at or focused. */
export function MenuButton({ label, head, choicesHead, align, entries, children }: MenuButtonProps) {
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
            choicesHead={choicesHead}
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
