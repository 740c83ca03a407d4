import type { ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';

/** What a screen's figures do not say by themselves, in a line above them; at most one button. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-2.5">
      <Icon name="info" size={14} className="text-ink-2" />
      {children}
    </p>
  );
}
