'use client';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { type FormPlace, FormPlaceContext } from '#components/form/form-place.ts';
import { SubmitBar } from '#components/form/submit-bar.tsx';
import type { Draft } from '#components/form/use-draft.ts';
import { useLeaveGuard } from '#components/form/use-leave-guard.tsx';
import { formerEntries, isEqual, valueAt } from '#lib/forms/changes.ts';
import type { Problem } from '#lib/forms/problem.ts';

/** What is known of a draft before it is saved. */
export interface Foresight {
  /** What the service would refuse. */
  problems: readonly Problem[];
  /** What is odd about a rule, though it may be saved so: where, and in words. */
  remarks: readonly { path: string; text: string }[];
  /** Its effect, in the bar's own line and above it. */
  line: ReactNode;
  panel: ReactNode;
}

interface FormProps<Values extends object> {
  label: string;
  draft: Draft<Values>;
  foresight: Foresight;
  formatLimit: FormPlace['formatLimit'];
  /** Why nothing can be saved, to who may only try. */
  lockedReason: string;
  children: ReactNode;
}

/**
 * The one form: shows at each field what the contract or the service has against it, and at the foot what is
 * pending and what it would do.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { label, draft, foresight, formatLimit, lockedReason, children } = props;
  const { before, values, problems, standing, attempted, count } = draft;
  const [focused, setFocused] = useState<string | null>(null);
  const guard = useLeaveGuard(count > 0 && !draft.locked);
  const refused = firstOfEach([...standing, ...foresight.problems]);
  const shown = [
    ...refused,
    ...problems.filter(({ path, kind }) => attempted || (kind !== 'missing' && path !== focused)),
  ];

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

  const place: FormPlace = {
    problemAt: (path) => shown.find((problem) => problem.path === path),
    problemsBelow: (path) =>
      shown.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`)),
    remarksAt: (path) => foresight.remarks.filter((remark) => remark.path === path).map(({ text }) => text),
    isChanged,
    readOnly: false,
    register: draft.places.register,
    formatLimit,
  };

  return (
    <FormPlaceContext value={place}>
      <FormProvider {...draft.form}>
        <form
          id={draft.formId}
          aria-label={label}
          noValidate
          onSubmit={draft.submit}
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
        draft={draft}
        problems={
          attempted || shown.length > 0 ? new Set([...refused, ...problems].map(({ path }) => path)).size : 0
        }
        lockedReason={lockedReason}
        line={foresight.line}
        panel={foresight.panel}
      />
    </FormPlaceContext>
  );
}

/** Told by a save and foreseen as well, it is one problem. */
const firstOfEach = (problems: readonly Problem[]) =>
  problems.filter((problem, at) => problems.findIndex((one) => isEqual(one, problem)) === at);
