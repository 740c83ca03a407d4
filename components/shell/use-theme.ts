'use client';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import type { MenuEntry } from '#components/ui/menu-entry.ts';
import { readTheme, type Theme, themeCookie, themes } from '#lib/theme.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme is a cookie, so that the server renders it and nothing flashes. */
function chooseTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=31536000; samesite=lax`;
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** The three themes as menu entries, the present one chosen. */
export function useTheme(): { theme: Theme; choices: MenuEntry[] } {
  const t = useTranslations('shell');
  const theme = useSyncExternalStore(
    subscribe,
    () => readTheme(document.documentElement.dataset.theme),
    () => 'system' as const,
  );
  const choices = themes.map((id) => ({
    id,
    label: t(`theme.${id}`),
    selected: id === theme,
    onSelect: () => chooseTheme(id),
  }));
  return { theme, choices };
}
