'use client';
import { useTranslations } from 'next-intl';
import { useTheme } from '#components/shell/use-theme.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { MenuButton } from '#components/ui/menu-button.tsx';

export function ThemeMenu() {
  const t = useTranslations('shell');
  const { choices } = useTheme();
  return (
    <MenuButton label={t('theme.label')} align="end" entries={choices}>
      {(trigger) => <IconButton icon="theme" label={t('theme.label')} {...trigger} />}
    </MenuButton>
  );
}
