'use client';
import { createContext, useContext } from 'react';
import type { Problem } from '#lib/forms/problem.ts';

/** What a form tells the fields inside it. */
export interface FormPlace {
  /** What is wrong at a path and ready to be shown. */
  problemAt: (path: string) => Problem | undefined;
  /** The same for a path and all that lies below it. */
  problemsBelow: (path: string) => readonly Problem[];
  /** What is odd about a rule, though it may be saved so, in words. */
  remarksAt: (path: string) => readonly string[];
  /** Whether the value at a path is not what the service has. */
  isChanged: (path: string) => boolean;
  readOnly: boolean;
  /** Makes a path one at which an answer's problem can be shown. Returns how to take it back. */
  register: (path: string) => () => void;
  /** Writes the limit of a problem in the unit of its field. */
  formatLimit: (problem: Problem) => string;
}

export const FormPlaceContext = createContext<FormPlace | null>(null);

/** What the form around says; inside a Form only. */
export function useFormPlace(): FormPlace {
  const place = useContext(FormPlaceContext);
  if (!place) throw new Error('useFormPlace outside of Form');
  return place;
}
