'use client';
import {
  type Context,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** Where on the screen something is shown that is rendered deep inside it. */
export type Dock = Context<RefObject<HTMLElement | null> | null>;

/** Its value is a reference, which stays the same: another value would take what is still to be hydrated off the screen. */
export const createDock = (): Dock => createContext<RefObject<HTMLElement | null> | null>(null);

/** Its children, shown at the dock around them; nowhere where there is none. */
export function Docked({ at, children }: { at: Dock; children: ReactNode }) {
  const place = useContext(at);
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => setHost(place?.current ?? null), [place]);
  return host && createPortal(children, host);
}
