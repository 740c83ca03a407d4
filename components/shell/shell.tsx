import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Rail } from '#components/shell/rail.tsx';
import { TabBar } from '#components/shell/tab-bar.tsx';
import { TopBar } from '#components/shell/top-bar.tsx';

/** The frame of every signed-in screen: rail at the left, or a bar below on a phone. Its child is a Screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)_auto] grid-rows-[52px_minmax(0,1fr)_auto] overflow-hidden md:grid-cols-[12rem_minmax(0,1fr)_auto_minmax(0,1fr)] md:grid-rows-[var(--topbar)_minmax(0,1fr)] md:has-[nav[data-narrow]]:grid-cols-[var(--rail)_minmax(0,1fr)_auto_minmax(0,1fr)]">
      <a
        href="#main"
        className="-translate-y-20 fixed top-2 left-2 z-50 rounded-control bg-raised px-3 py-2 font-medium text-hand shadow-overlay focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Rail />
      <TopBar />
      {children}
      <TabBar />
    </div>
  );
}
