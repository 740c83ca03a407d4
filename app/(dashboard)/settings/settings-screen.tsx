import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Screen } from '#components/shell/screen.tsx';
import { paths, type SettingsSection, settingsSections } from '#lib/paths.ts';

interface SettingsScreenProps {
  section: SettingsSection;
  children: ReactNode;
}

/** One section of the settings, with the others at its left, or above it on a phone. */
export function SettingsScreen({ section, children }: SettingsScreenProps) {
  const t = useTranslations('settings');
  return (
    <Screen crumbs={[{ label: t('title'), href: paths.settings() }, { label: t(`section.${section}`) }]}>
      <div className="flex min-h-full max-md:flex-col">
        <nav
          aria-label={t('title')}
          className="flex shrink-0 gap-5 overflow-x-auto border-line-2 px-4 max-md:border-b md:w-44 md:flex-col md:gap-1 md:border-r md:py-5 md:pr-0 md:pl-8"
        >
          {settingsSections.map((name) => (
            <Link
              key={name}
              href={paths.settings(name)}
              aria-current={name === section ? 'page' : undefined}
              className="relative flex h-10 shrink-0 items-center font-medium text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:bg-ink max-md:touch:h-11 max-md:aria-[current]:after:inset-x-0 max-md:aria-[current]:after:bottom-0 max-md:aria-[current]:after:h-0.5 md:h-7 md:aria-[current]:after:inset-y-0 md:aria-[current]:after:right-0 md:aria-[current]:after:w-0.5 md:touch:h-11 forced-colors:aria-[current]:after:bg-[Highlight]"
            >
              {t(`section.${name}`)}
            </Link>
          ))}
        </nav>
        <div className="min-w-0 flex-1 px-4 pt-5 pb-8 md:px-8">{children}</div>
      </div>
    </Screen>
  );
}
