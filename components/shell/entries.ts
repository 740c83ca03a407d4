import type { IconName } from '#components/icons/shapes.ts';
import { paths } from '#lib/paths.ts';

export interface Entry {
  /** Key of its name among the shell's messages. */
  id: 'listings' | 'reservations' | 'recommendations' | 'accounts' | 'settings';
  href: string;
  icon: IconName;
  /** On a phone it stands in the menu at the bar's end, as the bar holds five. */
  underMore?: boolean;
  /** Staff have no such thing of their own. */
  usersOnly?: boolean;
}

/** The screens of the rail, the phone's bar and the palette. */
const entries: readonly Entry[] = [
  { id: 'listings', href: paths.listings(), icon: 'home' },
  { id: 'reservations', href: paths.reservations(), icon: 'bed', usersOnly: true },
  { id: 'recommendations', href: paths.recommendations(), icon: 'rise', usersOnly: true },
  { id: 'accounts', href: paths.accounts(), icon: 'plug', usersOnly: true },
  { id: 'settings', href: paths.settings(), icon: 'settings', usersOnly: true, underMore: true },
];

/** Whether a path lies on or below an entry's screen. */
export function isWithin(entry: Entry, pathname: string): boolean {
  return pathname === entry.href || pathname.startsWith(`${entry.href}/`);
}

/** The screens that a person has. */
export function entriesOf(kind: 'credential' | 'staff'): readonly Entry[] {
  return kind === 'staff' ? entries.filter((entry) => !entry.usersOnly) : entries;
}
