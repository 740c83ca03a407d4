import type { IconName } from '#components/icons/shapes.ts';
import { paths } from '#lib/paths.ts';

export interface Entry {
  /** Key of its name among the shell's messages. */
  id:
    | 'calendar'
    | 'listings'
    | 'reservations'
    | 'recommendations'
    | 'accounts'
    | 'settings'
    | 'deliveries'
    | 'application';
  href: string;
  icon: IconName;
  /** On a phone it stands in the menu at the bar's end, as the bar holds five. */
  underMore?: boolean;
  /** A screen of its own that belongs to this one. */
  also?: string;
  /** Whose screen it is, where not everybody's: staff have no such thing of their own, or only they may look. */
  only?: 'credential' | 'staff';
}

/** The screens of the rail, the phone's bar and the palette. */
const entries: readonly Entry[] = [
  { id: 'calendar', href: paths.calendar(), icon: 'calendar', only: 'credential' },
  { id: 'listings', href: paths.listings(), icon: 'home', also: paths.history() },
  { id: 'reservations', href: paths.reservations(), icon: 'bed', only: 'credential', underMore: true },
  { id: 'recommendations', href: paths.recommendations(), icon: 'rise', only: 'credential' },
  { id: 'accounts', href: paths.accounts(), icon: 'plug', only: 'credential' },
  { id: 'settings', href: paths.settings(), icon: 'settings', only: 'credential', underMore: true },
  { id: 'deliveries', href: paths.deliveries(), icon: 'deliver', only: 'staff' },
  { id: 'application', href: paths.application(), icon: 'grid', only: 'staff' },
];

/** Whether a path lies on or below an entry's screen, or on one that belongs to it. */
export function isWithin(entry: Entry, pathname: string): boolean {
  return pathname === entry.href || pathname === entry.also || pathname.startsWith(`${entry.href}/`);
}

/** The screens that a person has. */
export function entriesOf(kind: 'credential' | 'staff'): readonly Entry[] {
  return entries.filter(({ only }) => only === undefined || only === kind);
}
