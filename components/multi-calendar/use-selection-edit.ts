import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { parseNumber } from '#lib/format/parse-number.ts';
import { pastePlan, readOverrides } from '#lib/multi-calendar/clipboard.ts';
import {
  type ChosenListing,
  changeable,
  effectsOf,
  heldAtFloor,
  nightsIn,
  type Plan,
  pendingOf,
  planFor,
} from '#lib/multi-calendar/edit.ts';
import type { GridNights } from '#lib/multi-calendar/grid-nights.ts';
import type { Line } from '#lib/multi-calendar/lines.ts';
import { NOTHING_PENDING } from '#lib/multi-calendar/pending.ts';
import { boundsOf, runsByLine, type Selection } from '#lib/multi-calendar/selection.ts';
import { copyOverrides } from './copy-overrides.ts';
import { type Edit, editedValue } from './edit-value.ts';
import { useOverrideEdit } from './use-override-edit.ts';

interface SelectionEditOptions {
  nights: GridNights;
  /** Another number whenever nights have come. */
  version: number;
  lines: readonly Line[];
  selection: Selection | null;
  last: EpochDay;
  mayEdit: boolean;
}

const NO_EDIT: Edit = { kind: 'fixed', figure: null, hold: false, pasted: null };

/** What is chosen, what it is to become, and what came of it. */
export function useSelectionEdit({ nights, version, lines, selection, last, mayEdit }: SelectionEditOptions) {
  const t = useTranslations('multiCalendar');
  const locale = useLocale();
  const sent = useOverrideEdit(nights);
  const [edit, setEdit] = useState<Edit>(NO_EDIT);
  /** A single night has no bar until something is typed for it. */
  const [begun, setBegun] = useState(false);
  /** Done with: the bar comes back with the next choice. */
  const [done, setDone] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  const chosen = useMemo(() => (selection ? chosenListings(selection, lines) : []), [selection, lines]);
  const whole = useMemo(() => nightsIn(chosen), [chosen]);
  const isOpen = selection !== null && (begun || (whole > 1 && !done));
  const open = useMemo(() => (isOpen ? changeable(chosen) : []), [isOpen, chosen]);
  const count = useMemo(() => nightsIn(open), [open]);
  const value = useMemo(() => editedValue(edit), [edit]);
  const problem = typeof value === 'string' ? value : null;
  const plan = useMemo((): Plan | null => {
    if (!isOpen || !mayEdit) return null;
    const found =
      edit.pasted ?? (value && typeof value !== 'string' && open.length ? planFor(open, value) : null);
    return found && edit.hold ? heldAtFloor(found, nights) : found;
  }, [isOpen, mayEdit, edit.pasted, edit.hold, value, open, nights]);
  // What is known of the nights changes with the version.
  // biome-ignore-start lint/correctness/useExhaustiveDependencies: see above
  const now = useMemo(
    () => effectsOf(planFor(open, { price: null, percentage: null }), nights, true),
    [open, nights, version],
  );
  const effects = useMemo(() => plan && effectsOf(plan, nights), [plan, nights, version]);
  const draft = useMemo(
    () => (plan ? pendingOf(plan, nights, 'draft') : NOTHING_PENDING),
    [plan, nights, version],
  );
  // biome-ignore-end lint/correctness/useExhaustiveDependencies: see above

  function begin(next: Edit, ready: () => void) {
    if (!selection || !mayEdit) return;
    // What is typed next belongs into the bar's field, so that has to be there before the next key.
    flushSync(() => {
      setEdit(next);
      setBegun(true);
    });
    ready();
  }

  return {
    ...sent,
    isOpen,
    draft,
    notice,
    bar: {
      chosen,
      nights: edit.pasted ? nightsOf(edit.pasted) : mayEdit ? count : whole,
      listings: edit.pasted ? edit.pasted.length : chosen.length,
      dates: useMemo(() => datesOf(selection, edit.pasted, locale), [selection, edit.pasted, locale]),
      past: edit.pasted ? 0 : whole - count,
      currencies: [...new Set(chosen.map(({ listing }) => listing.currency))],
      edit,
      plan,
      now,
      effects,
      problem,
    },
    change: setEdit,
    /** Something else was chosen. */
    selected: () => {
      setNotice(null);
      setDone(false);
      setBegun(false);
      setEdit((known) => (known.pasted ? NO_EDIT : known));
    },
    cancel: () => {
      setEdit(NO_EDIT);
      setBegun(false);
    },
    type: (text: string, ready: () => void) => {
      const isPercent = /[%+−-]/.test(text);
      const figure = isPercent ? (text === '%' ? null : text) : (parseNumber(text, locale) ?? null);
      begin({ ...NO_EDIT, kind: isPercent ? 'percentage' : 'fixed', figure }, ready);
    },
    clear: (ready: () => void) => begin({ ...NO_EDIT, kind: 'clear' }, ready),
    apply: () => {
      if (!plan) return;
      sent.apply(plan);
      setDone(true);
      setEdit(NO_EDIT);
      setBegun(false);
    },
    copy: () => {
      if (!selection) return;
      void copyOverrides(chosen, boundsOf(selection), lines).then(
        (copied) => setNotice(copied ? t('copied', { count: copied }) : t('nothingCopied')),
        () => setNotice(t('copyFailed')),
      );
    },
    paste: (text: string, ready: () => void) => {
      if (!selection) return;
      const copied = readOverrides(text, locale);
      if (!copied) return setNotice(t('pasteUnreadable'));
      begin({ ...NO_EDIT, pasted: pastePlan(copied, boundsOf(selection), lines, last) }, ready);
    },
  };
}

function nightsOf(plan: Plan): number {
  return plan.reduce((sum, { nights }) => sum + nights.size, 0);
}

function chosenListings(selection: Selection, lines: readonly Line[]): ChosenListing[] {
  return [...runsByLine(selection)].flatMap(([index, runs]) => {
    const line = lines[index];
    return line?.kind === 'listing' ? [{ listing: line.listing, runs }] : [];
  });
}

function datesOf(selection: Selection | null, pasted: Plan | null, locale: string): string {
  if (!selection) return '';
  const days = pasted?.flatMap(({ nights }) => [...nights.keys()]).sort((a, b) => a - b);
  const { from, to } = days?.length ? { from: days[0] ?? 0, to: days.at(-1) ?? 0 } : boundsOf(selection);
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(toIsoDate(from)), Date.parse(toIsoDate(to)));
}
