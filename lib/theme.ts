export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export const themeCookie = 'ratewright.theme';

/** The theme a cookie names; the system's when it names none. */
export function readTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}
