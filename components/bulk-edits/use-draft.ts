import { useMemo, useState } from 'react';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { BulkSelection } from '#contract/console/bulk-edits/selection.ts';
import {
  type ChangeDraft,
  changeOf,
  draftProblems,
  draftWith,
  isEmpty,
  namesMoney,
  type StartingNights,
} from '#lib/bulk-edits/change-draft.ts';
import type { AskedEdit } from '#lib/bulk-edits/preview-bulk-edit.ts';
import type { SelectedListings } from '#lib/bulk-edits/read-selected.ts';
import type { Problem } from '#lib/forms/problem.ts';

export interface Draft {
  values: ChangeDraft;
  edit: (change: Partial<ChangeDraft>) => void;
  isEmpty: boolean;
  /** Something was changed here: not only taken over from the screen before. */
  isTouched: boolean;
  /** All that keeps it from being sent. */
  problems: readonly Problem[];
  /** The currency of the amounts; null until it is known which there are. */
  currency: string | null;
  /** Which currencies the listings have, where there are several and an amount names one. */
  currencies: SelectedListings['currencies'] | null;
  chooseCurrency: (currency: string) => void;
  /** What can be asked for; null while something is missing or wrong. */
  asked: AskedEdit | null;
}

interface Selected {
  data: SelectedListings | undefined;
  /** The currencies cannot be known beforehand: the service says where one is missing. */
  isError: boolean;
}

/** What is typed in the editor, and what follows from it. @param nights what it begins with */
export function useDraft(
  { data: selected, isError }: Selected,
  listings: BulkSelection,
  nights: StartingNights | undefined,
): Draft {
  const [start] = useState(() => draftWith(nights));
  const [values, setValues] = useState(start);
  const [chosen, chooseCurrency] = useState<string | null>(null);
  const known = selected?.currencies ?? [];
  const currency = chosen ?? known[0]?.currency ?? null;
  const hasMoney = namesMoney(values);
  const problems = useMemo(() => draftProblems(values, currency), [values, currency]);
  const nothing = isEmpty(values);
  const isReady = !nothing && problems.length === 0 && (!hasMoney || currency !== null || isError);
  return {
    values,
    edit: (change) => setValues((before) => ({ ...before, ...change })),
    isEmpty: nothing,
    isTouched: values !== start,
    problems,
    currency,
    currencies: hasMoney && known.length > 1 ? known : null,
    chooseCurrency,
    asked: isReady ? { change: changeOf(values, currency) as BulkChange, listings } : null,
  };
}
