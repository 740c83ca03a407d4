'use client';
import { useLocale } from 'next-intl';
import { type ReactNode, useSyncExternalStore } from 'react';
import { PercentText } from '#components/ui/percent-text.tsx';
import { joinFacts } from '#lib/format/facts.ts';
import type { Cell } from '#lib/multi-calendar/selection.ts';
import type { NightWords } from './use-night-words.ts';

/** The night under the pointer, without a part in anything else's rendering. */
export class PointedNight {
  #cell: Cell | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = () => this.#cell;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly set = (cell: Cell | null) => {
    if (cell?.line === this.#cell?.line && cell?.day === this.#cell?.day) return;
    this.#cell = cell;
    for (const listener of this.#listeners) listener();
  };
}

interface ReadOutProps {
  pointed: PointedNight;
  /** The night of the cursor, read out where none is pointed at. */
  cursor: Cell | null;
  wordsOf: (cell: Cell) => { title: string; words: NightWords } | null;
  /** What stands there otherwise. */
  children: ReactNode;
}

/** The night under the pointer, or of the cursor, in words. */
export function ReadOut({ pointed, cursor, wordsOf, children }: ReadOutProps) {
  const cell = useSyncExternalStore(pointed.subscribe, pointed.get, () => null) ?? cursor;
  const locale = useLocale();
  const night = cell && wordsOf(cell);
  if (!night) return children;
  const { title, words } = night;
  return (
    <>
      <b>{title}</b> <span>{words.date}</span>
      {words.price && <b className="mx-2 text-13">{words.price}</b>}{' '}
      <span className="text-ink-2">
        <PercentText>{joinFacts(words.states, locale)}</PercentText>
      </span>
    </>
  );
}
