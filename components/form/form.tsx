'use client';
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { type FormPlace, FormPlaceContext } from '#components/form/form-place.ts';
import { type Refusal, refusalOf } from '#components/form/refusal.ts';
import { SubmitBar } from '#components/form/submit-bar.tsx';
import { useLeaveGuard } from '#components/form/use-leave-guard.tsx';
import { changesOf, countChanges, formerEntries, isEqual, valueAt } from '#lib/forms/changes.ts';
import type { Problem } from '#lib/forms/problem.ts';
import { ReadError } from '#lib/read.ts';

interface FormProps<Values extends object> {
  label: string;
  /** As the service has them. What is typed is never lost when others come in. */
  values: Values;
  /** All that is wrong with the values as they stand, by the contract's own schemas. */
  validate: (values: Values, before: Values) => readonly Problem[];
  /** Sends what changed. @returns the values as the service has them now @throws ReadError */
  save: (changes: Partial<Values>) => Promise<Values>;
  /** What to send, one after the other, to have `before` back; null where there is no way back. */
  undo: (before: Values, changes: Partial<Values>) => readonly Partial<Values>[] | null;
  formatLimit: FormPlace['formatLimit'];
  readOnly: boolean;
  children: ReactNode;
}

interface Refused extends Refusal {
  /** What had been sent: a problem stands until its value is another. */
  sent: FieldValues;
}

/**
 * The one form: keeps what is typed, shows at each field what the contract or the service has against it,
 * sends only what changed and offers the way back.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { label, values: given, validate, save, undo, formatLimit, readOnly, children } = props;
  const id = useId();
  const [before, setBefore] = useState(given);
  const form = useForm<FieldValues>({ defaultValues: given });
  const values = form.watch() as Values;
  const [attempted, setAttempted] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [saved, setSaved] = useState<{ count: number; undo: readonly Partial<Values>[] | null } | null>(null);
  const places = useRef(new Map<string, number>());

  const changes = countChanges(before, values);
  const guard = useLeaveGuard(changes > 0);
  const problems = changes > 0 ? validate(values, before) : [];
  const standing = (refused?.problems ?? []).filter(({ path }) =>
    isEqual(valueAt(values, path), valueAt(refused?.sent, path)),
  );
  const shown = [
    ...standing,
    ...problems.filter(({ path, kind }) => attempted || (kind !== 'missing' && path !== focused)),
  ];

  /** @param sent what was typed when it was sent; what was typed since stays */
  function takeUp(next: Values, sent?: FieldValues) {
    setBefore(next);
    if (sent === undefined || isEqual(form.getValues(), sent)) form.reset(next);
    setAttempted(false);
    setRefused(null);
  }

  useEffect(() => {
    if (isEqual(given, before) || changes > 0 || busy) return;
    setBefore(given);
    form.reset(given);
  }, [given, before, changes, busy, form]);

  async function send(steps: readonly Partial<Values>[]): Promise<boolean> {
    setBusy(true);
    setRefused(null);
    const sent = structuredClone(form.getValues());
    try {
      let next = before;
      for (const step of steps) next = await save(step);
      takeUp(next, sent);
      return true;
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      const placeOf = (path: string) => nearest(path, places.current);
      setRefused({ ...refusalOf(error, placeOf), sent });
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || changes === 0) return;
    setAttempted(true);
    const [first] = problems;
    if (first) {
      focusField(id, nearest(first.path, places.current));
      return;
    }
    const sent = changesOf(before, values) as Partial<Values>;
    const wayBack = undo(before, sent);
    if (await send([sent])) setSaved({ count: changes, undo: wayBack });
  }

  const former = new Map<string, unknown[]>();
  const isChanged = (path: string) => {
    const [name = '', position, ...rest] = path.split('.');
    const [was, is] = [valueAt(before, name), valueAt(values, name)];
    if (!Array.isArray(was) || !Array.isArray(is) || position === undefined)
      return !isEqual(valueAt(before, path), valueAt(values, path));
    const entries = former.get(name) ?? formerEntries(was, is);
    former.set(name, entries);
    const entry = entries[Number(position)];
    return !isEqual(rest.length > 0 ? valueAt(entry, rest.join('.')) : entry, valueAt(values, path));
  };

  const register = useMemo(
    () => (path: string) => {
      const known = places.current;
      known.set(path, (known.get(path) ?? 0) + 1);
      return () => {
        const uses = (known.get(path) ?? 1) - 1;
        if (uses === 0) known.delete(path);
        else known.set(path, uses);
      };
    },
    [],
  );

  const place: FormPlace = {
    problemAt: (path) => shown.find((problem) => problem.path === path),
    problemsBelow: (path) =>
      shown.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`)),
    isChanged,
    readOnly,
    register,
    formatLimit,
  };

  return (
    <FormPlaceContext value={place}>
      <FormProvider {...form}>
        <form
          id={id}
          aria-label={label}
          noValidate
          onSubmit={submit}
          onFocus={({ target }) =>
            setFocused(target.closest<HTMLElement>('[data-field]')?.dataset.field ?? null)
          }
          onBlur={() => setFocused(null)}
        >
          {children}
        </form>
      </FormProvider>
      {guard}
      <SubmitBar
        formId={id}
        changes={readOnly ? 0 : changes}
        problems={
          attempted || shown.length > 0 ? new Set([...standing, ...problems].map(({ path }) => path)).size : 0
        }
        busy={busy}
        refusal={refused}
        saved={
          saved && {
            count: saved.count,
            undo: saved.undo && (() => void send(saved.undo ?? []).then((done) => done && setSaved(null))),
          }
        }
        onDiscard={() => {
          takeUp(given);
          setSaved(null);
        }}
        onDismiss={() => setSaved(null)}
      />
    </FormPlaceContext>
  );
}

/** The path itself or the nearest one above it that the form shows. */
function nearest(path: string, places: ReadonlyMap<string, number>): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    if (places.has(at)) return at;
  }
  return undefined;
}

function focusField(formId: string, path: string | undefined): void {
  if (path === undefined) return;
  const field = document.getElementById(formId)?.querySelector(`[data-field="${CSS.escape(path)}"]`);
  field?.querySelector<HTMLElement>('input, button, select')?.focus();
}
