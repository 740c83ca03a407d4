/** The screens of a listing; the calendar is the one at its address itself. */
export const listingTabs = [
  'calendar',
  'insights',
  'compset',
  'customizations',
  'reservations',
  'recommendations',
  'history',
] as const;
export type ListingTab = (typeof listingTabs)[number];

/** The sections of the settings. */
export const settingsSections = ['tokens', 'webhooks'] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Where the dashboard's screens live. Links are made here, so that a moved screen is moved once. */
export const paths = {
  home: () => '/listings',
  signIn: (from?: string) =>
    from && from !== '/' ? `/sign-in?${new URLSearchParams({ from })}` : '/sign-in',
  calendar: () => '/calendar',
  listings: () => '/listings',
  listing: (id: string, tab: ListingTab = 'calendar') =>
    `/listings/${encodeURIComponent(id)}${tab === 'calendar' ? '' : `/${tab}`}`,
  history: () => '/history',
  bulkEdits: () => '/listings/bulk-edits',
  bulkEdit: (id: string) => `/listings/bulk-edits/${encodeURIComponent(id)}`,
  export: (query: string = '') => `/listings/export${query}`,
  import: (kind?: string) => `/listings/import${kind ? `?kind=${encodeURIComponent(kind)}` : ''}`,
  reservations: () => '/reservations',
  recommendations: (open?: string) => `/recommendations${open ? `?open=${encodeURIComponent(open)}` : ''}`,
  accounts: () => '/accounts',
  deliveries: () => '/deliveries',
  application: () => '/application',
  settings: (section?: SettingsSection) => (section ? `/settings/${section}` : '/settings'),
};

/** The path to return to after signing in, if it is one of ours; a foreign address becomes the home screen. */
export function returnPath(from: string | undefined): string {
  if (!from?.startsWith('/')) return paths.home();
  const base = 'http://here.invalid';
  if (!URL.canParse(from, base)) return paths.home();
  const url = new URL(from, base);
  return url.origin === base ? url.pathname + url.search : paths.home();
}
