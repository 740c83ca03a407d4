import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import type { Cell } from '#lib/multi-calendar/selection.ts';
import type { Scene } from './painting/scene.ts';
import { spoken, useNightWords } from './use-night-words.ts';

/** The nights of a scene in words: as they are read out, and as they are spoken. @param version another number whenever nights have come */
export function useCellWords({ geometry: { lines }, nights, mode, pending }: Scene, version: number) {
  const locale = useLocale();
  const describe = useNightWords(mode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the nights changes with the version
  const wordsOf = useCallback(
    ({ line, day }: Cell) => {
      const own = lines[line];
      if (own?.kind !== 'listing') return null;
      const planned = pending.get(own.listing.id)?.get(day);
      return { title: own.listing.title, words: describe(own.listing, day, nights, planned) };
    },
    [lines, pending, describe, nights, version],
  );
  const labelOf = useCallback(
    (line: number, day: EpochDay) => {
      const night = wordsOf({ line, day });
      return night ? spoken(night.title, night.words, locale) : '';
    },
    [wordsOf, locale],
  );
  return { wordsOf, labelOf };
}
