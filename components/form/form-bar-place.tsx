'use client';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#components/ui/class-names.ts';

const BarHost = createContext<HTMLElement | null>(null);

/** A screen at whose foot the bar of a form inside it is docked, over the screen's whole width. */
export function FormBarPlace({ children, className }: { children: ReactNode; className?: string }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <BarHost value={host}>
      {/* What gets the focus comes out from behind the bar, as high as it may be. */}
      <div className={classNames('[&_:focus]:scroll-mb-64', className)}>{children}</div>
      <div ref={setHost} className="sticky bottom-0 z-10 -mx-4 mt-auto md:-mx-8" />
    </BarHost>
  );
}

/** Its children, docked at the foot. */
export function FormBar({ children }: { children: ReactNode }) {
  const host = useContext(BarHost);
  return host && createPortal(children, host);
}
