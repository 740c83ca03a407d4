'use client';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Draft, type DraftOptions, useDraft } from '#components/form/use-draft.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { IsoDate } from '#contract/dates.ts';

type Check = typeof import('#lib/customizations/check.ts').problemsIn;

interface CheckedDraftOptions<Values extends object> extends Omit<DraftOptions<Values>, 'validate'> {
  name: CustomizationName;
  /** In the listing's timezone. */
  today: IsoDate;
}

interface CheckedDraft<Values extends object> {
  draft: Draft<Values>;
  /** To be called when something is about to be typed. */
  fetchCheck: () => Promise<void>;
}

/**
 * A draft that the contract's schemas check. They weigh as much as all else of a form, so they come when they are
 * wanted, and a save waits for them; where they do not come, the service alone judges.
 */
export function useCheckedDraft<Values extends object>(
  options: CheckedDraftOptions<Values>,
): CheckedDraft<Values> {
  const { name, today, ...rest } = options;
  const [loaded, setLoaded] = useState<{ check: Check } | null>(null);
  const draft = useDraft({
    ...rest,
    validate: (values, before) => loaded?.check(name, values, before, today) ?? [],
  });
  const latest = useRef(draft);
  latest.current = draft;

  const fetchCheck = useCallback(async () => {
    if (loaded) return;
    const check = await import('#lib/customizations/check.ts').then(
      ({ problemsIn }) => problemsIn,
      () => null,
    );
    if (check) flushSync(() => setLoaded({ check }));
  }, [loaded]);

  const isChanged = draft.count > 0;
  useEffect(() => {
    if (isChanged) void fetchCheck();
  }, [isChanged, fetchCheck]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!loaded) await fetchCheck();
    await latest.current.submit(event);
  }
  return { draft: { ...draft, submit }, fetchCheck };
}
