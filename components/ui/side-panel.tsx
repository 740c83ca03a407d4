'use client';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** It stays the same: another value would take what is still to be hydrated off the screen. */
const PanelHost = createContext<RefObject<HTMLElement | null> | null>(null);

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
  const place = useContext(PanelHost);
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => setHost(place?.current ?? null), [place]);
  return host && createPortal(children, host);
}
