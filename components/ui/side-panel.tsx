'use client';
import { type ReactNode, useRef } from 'react';
import { createDock, Docked } from '#components/ui/docked.tsx';

const PanelHost = createDock();

/** A scrolling column that makes room for a panel at its right side when something inside it opens one. */
export function SidePanelPlace({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  return (
    <PanelHost value={host}>
      <div className="relative grid h-full grid-rows-[minmax(0,1fr)] has-[>[data-panel]:not(:empty)]:min-[1100px]:grid-cols-[minmax(0,1fr)_var(--panel)]">
        <div className="min-w-0 overflow-y-auto">{children}</div>
        <div data-panel="" ref={host} className="contents" />
      </div>
    </PanelHost>
  );
}

/** Its children, shown in the place at the right. */
export function SidePanel({ children }: { children: ReactNode }) {
  return <Docked at={PanelHost}>{children}</Docked>;
}
