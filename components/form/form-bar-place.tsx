'use client';
import { type ReactNode, useRef } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { createDock, Docked } from '#components/ui/docked.tsx';

const BarHost = createDock();

/** A screen at whose foot the bar of a form inside it is docked, over the screen's whole width. */
export function FormBarPlace({ children, className }: { children: ReactNode; className?: string }) {
  const host = useRef<HTMLDivElement>(null);
  return (
    <BarHost value={host}>
      {/* What gets the focus comes out from behind the bar, as high as it may be. */}
      <div
        className={classNames(
          '[&_:focus]:scroll-mb-64 [@media(height<26rem)]:[&_:focus]:scroll-mb-14',
          className,
        )}
      >
        {children}
      </div>
      <div
        ref={host}
        className="@container/bar sticky bottom-0 z-10 -mx-4 mt-auto max-h-[calc(100dvh-8rem)] overflow-y-auto md:-mx-8"
      />
    </BarHost>
  );
}

/** Its children, docked at the foot. */
export function FormBar({ children }: { children: ReactNode }) {
  return <Docked at={BarHost}>{children}</Docked>;
}
