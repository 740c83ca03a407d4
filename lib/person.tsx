'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { Session } from '#lib/session/session-claims.ts';

/** What the browser may know about who is signed in. */
export type Person = Pick<Session, 'name' | 'email' | 'permission' | 'kind'>;

const PersonContext = createContext<Person | null>(null);

export function PersonProvider({ person, children }: { person: Person; children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** The signed-in person; inside the dashboard's layout only. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('usePerson outside of PersonProvider');
  return person;
}

/** Whether the person may change prices and settings; the service decides again on every change. */
export function useMayEdit(): boolean {
  return usePerson().permission !== 'View';
}
