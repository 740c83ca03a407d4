'use client';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

const BarHost = createContext<HTMLElement | null>(null);

/** A screen at whose foot the bar of a form inside it is docked, over the screen's whole width. */
export function FormBarPlace({ children, className }: { children: ReactNode; className?: string }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <BarHost value={host}>
      <div className={className}>{children}</div>
      <div ref={setHost} className="sticky bottom-0 z-10 -mx-4 mt-auto md:-mx-8" />
    </BarHost>
  );
}

/** Its children, docked at the foot. */
export function FormBar({ children }: { children: ReactNode }) {
  const host = useContext(BarHost);
  return host && createPortal(children, host);
}
