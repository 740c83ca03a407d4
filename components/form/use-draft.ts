'use client';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type Refusal, refusalOf } from '#components/form/refusal.ts';
import { type Places, usePlaces } from '#components/form/use-places.ts';
import { changesOf, countChanges, isEqual, valueAt } from '#lib/forms/changes.ts';
import type { Problem } from '#lib/forms/problem.ts';
import { ReadError } from '#lib/read.ts';

/** What became of a save. */
export interface Saved<Values> {
  /** As the service has them now; null where they are still to be read. */
  values: Values | null;
  /** Takes the save back. @throws ReadError */
  undo: (() => Promise<Values | null>) | null;
}

export interface DraftOptions<Values extends object> {
  /** As the service has them. What is typed is never lost when others come in. */
  values: Values;
  /** All that is wrong with the values as they stand, by the contract's own schemas. */
  validate: (values: Values, before: Values) => readonly Problem[];
  /** Sends what changed. @throws ReadError */
  save: (changes: Partial<Values>) => Promise<Saved<Values>>;
  /** Values may be tried, and not be saved. */
  locked: boolean;
}

interface Refused extends Refusal {
  /** What had been sent: a problem stands until its value is another. */
  sent: FieldValues;
}

/** What the bar says of the last save. */
export type SavedNote = { kind: 'saved'; count: number; undo: (() => void) | null } | { kind: 'undone' };

/** Values that a person changes, and what stands between them and being saved. */
export interface Draft<Values extends object> {
  formId: string;
  form: UseFormReturn<FieldValues>;
  before: Values;
  values: Values;
  /** How many things are not as they were. */
  count: number;
  /** What would be sent, empty where all is as it was; null while something is wrong with it. */
  changes: Partial<Values> | null;
  problems: readonly Problem[];
  /** What the service refused and nobody has changed since. */
  standing: readonly Problem[];
  /** Saving was tried: now even what is only missing is told. */
  attempted: boolean;
  busy: boolean;
  locked: boolean;
  refusal: Refusal | null;
  note: SavedNote | null;
  places: Places;
  submit: (event: FormEvent) => Promise<void>;
  discard: () => void;
  dismiss: () => void;
}

/** Keeps what is typed, sends only what changed and offers the way back. */
export function useDraft<Values extends object>(options: DraftOptions<Values>): Draft<Values> {
  const { values: given, validate, save, locked } = options;
  const formId = useId();
  const [before, setBefore] = useState(given);
  const form = useForm<FieldValues>({ defaultValues: given });
  const values = form.watch() as Values;
  const [attempted, setAttempted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [saved, setSaved] = useState<{ count: number; undo: Saved<Values>['undo'] } | 'undone' | null>(null);
  const places = usePlaces();
  const latest = useRef(before);
  latest.current = before;

  const count = countChanges(before, values);
  const problems = count > 0 ? validate(values, before) : [];
  const standing = (refused?.problems ?? []).filter(({ path }) =>
    isEqual(valueAt(values, path), valueAt(refused?.sent, path)),
  );

  /** @param sent what was typed when it was sent; what was typed since stays */
  function takeUp(next: Values, sent?: FieldValues) {
    setBefore(next);
    if (sent === undefined || isEqual(form.getValues(), sent)) form.reset(next);
    setAttempted(false);
    setRefused(null);
  }

  useEffect(() => {
    if (isEqual(given, before) || count > 0 || busy) return;
    setBefore(given);
    form.reset(given);
  }, [given, before, count, busy, form]);

  async function send<Answer>(ask: () => Promise<Answer>, taken: (answer: Answer) => Values | null) {
    setBusy(true);
    setRefused(null);
    const sent = structuredClone(form.getValues());
    try {
      const answer = await ask();
      takeUp(taken(answer) ?? latest.current, sent);
      return answer;
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      setRefused({ ...refusalOf(error, places.nearest), sent });
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || locked || count === 0) return;
    setAttempted(true);
    const [first] = problems;
    if (first) {
      places.focus(formId, first.path);
      return;
    }
    const changes = changesOf(before, values) as Partial<Values>;
    const answer = await send(
      () => save(changes),
      (done) => done.values,
    );
    if (answer) setSaved({ count, undo: answer.undo });
  }

  async function takeBack(undo: () => Promise<Values | null>) {
    const answer = await send(undo, (known) => known);
    if (answer !== undefined) setSaved('undone');
  }

  function noteOf(): SavedNote | null {
    if (saved === null || saved === 'undone') return saved && { kind: 'undone' };
    const { undo } = saved;
    return { kind: 'saved', count: saved.count, undo: undo && (() => void takeBack(undo)) };
  }

  return {
    formId,
    form,
    before,
    values,
    count,
    changes: problems.length > 0 ? null : (changesOf(before, values) as Partial<Values>),
    problems,
    standing,
    attempted,
    busy,
    locked,
    refusal: refused,
    note: noteOf(),
    places,
    submit,
    discard: () => {
      takeUp(given);
      setSaved(null);
    },
    dismiss: () => setSaved(null),
  };
}
