import type { RefObject } from 'react';
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
  /** What the choices among the entries are about, where the button does not say it. */
  choicesHead?: string | undefined;
  /** Which edge of the button the menu shares; the start when left out. */
  align?: 'start' | 'end' | undefined;
  entries: readonly MenuEntry[];
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}
