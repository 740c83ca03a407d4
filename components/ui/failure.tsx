import type { ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';

/** What did not work, where it was tried. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-bad">
      <Icon name="alert" className="mt-0.5" />
      {children}
    </p>
  );
}
