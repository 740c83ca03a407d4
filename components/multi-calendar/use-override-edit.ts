import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { overrideRows, type Plan, pendingOf } from '#lib/multi-calendar/edit.ts';
import type { GridNights } from '#lib/multi-calendar/grid-nights.ts';
import { layered, NOTHING_PENDING, type Pending } from '#lib/multi-calendar/pending.ts';
import {
  type ListingRows,
  newEditId,
  saveOverrides,
  undoOverrides,
} from '#lib/multi-calendar/save-overrides.ts';

/** What became of the last change: while it is sent, and after. */
export interface Outcome {
  kind: 'change' | 'undo';
  done: number;
  listings: number;
  nights: number;
  busy: boolean;
  refused: readonly { listing: string; error: Error }[];
}

/** An edit that was made, by the name under which the history keeps it. */
interface Made {
  editId: string;
  changes: readonly ListingRows[];
}

interface Sent extends Made {
  /** Null where it is put back. */
  plan: Plan | null;
}

/** Undoing goes back as far as this. */
const MOST_UNDO = 50;

/**
 * Sends overrides, shows them before they are there, keeps what was refused with its reason, and has the
 * history put back exactly what was there before.
 */
export function useOverrideEdit(nights: GridNights) {
  const queries = useQueryClient();
  const [saving, setSaving] = useState<Pending>(NOTHING_PENDING);
  const [refused, setRefused] = useState<Pending>(NOTHING_PENDING);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** What can be undone, the latest last. */
  const made = useRef<readonly Made[]>([]);
  const [canUndo, setCanUndo] = useState(false);
  const failed = useRef<{ sent: Sent; kind: Outcome['kind'] } | null>(null);
  const busy = useRef(false);
  const turn = useRef(Promise.resolve());

  const send = useCallback(
    async ({ editId, changes, plan }: Sent, kind: Outcome['kind']) => {
      if (changes.length === 0) return;
      busy.current = true;
      failed.current = null;
      setRefused(NOTHING_PENDING);
      if (plan) setSaving(pendingOf(plan, nights, 'saving'));
      const count = changes.reduce((sum, { rows }) => sum + nightsOf(rows), 0);
      const start: Outcome = {
        kind,
        done: 0,
        listings: changes.length,
        nights: count,
        busy: true,
        refused: [],
      };
      setOutcome(start);
      const outcomes = await (kind === 'change' ? saveOverrides : undoOverrides)(changes, editId, () =>
        setOutcome((known) => known && { ...known, done: known.done + 1 }),
      );
      const bad = outcomes.flatMap(({ listing, error }) => (error ? [{ listing, error }] : []));
      const names = new Set(bad.map(({ listing }) => listing));
      const saved = changes.filter(({ listing }) => !names.has(listing));
      const lost = changes.filter(({ listing }) => names.has(listing));
      const lostPlan = plan?.filter(({ listing }) => names.has(listing.id)) ?? null;
      if (kind === 'change') {
        const changed = new Set(outcomes.flatMap(({ listing, changed }) => (changed ? [listing] : [])));
        const edit = { editId, changes: changes.filter(({ listing }) => changed.has(listing)) };
        if (changed.size) made.current = [...made.current, edit].slice(-MOST_UNDO);
      } else {
        // What could not be put back can be tried again.
        const rest = lost.length ? [{ editId, changes: lost }] : [];
        made.current = [...made.current.slice(0, -1), ...rest];
      }
      setCanUndo(made.current.length > 0);
      failed.current = lost.length ? { sent: { editId, changes: lost, plan: lostPlan }, kind } : null;
      setRefused(lostPlan ? pendingOf(lostPlan, nights, 'refused') : NOTHING_PENDING);
      const savedNights = saved.reduce((sum, { rows }) => sum + nightsOf(rows), 0);
      setOutcome({
        ...start,
        done: outcomes.length,
        listings: saved.length,
        nights: savedNights,
        busy: false,
        refused: bad,
      });
      busy.current = false;
      // The new prices take the place of the ones expected when they are here.
      const stale = [...saved.map(({ listing }) => ['listing', listing]), ['history'], ['recommendations']];
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ['calendar-grid', 'nights'] }).then(() => {
        if (!busy.current) setSaving(NOTHING_PENDING);
      });
    },
    [nights, queries],
  );

  /** One after the other: who types on while something is sent is heard. */
  const inTurn = useCallback(
    (next: () => { sent: Sent; kind: Outcome['kind'] } | null) => {
      turn.current = turn.current
        .catch(() => {})
        .then(async () => {
          const work = next();
          if (work) await send(work.sent, work.kind);
        });
    },
    [send],
  );

  const apply = useCallback(
    (plan: Plan) => {
      const changes = plan.map((one) => ({ listing: one.listing.id, rows: overrideRows(one) }));
      inTurn(() => ({ sent: { editId: newEditId(), plan, changes }, kind: 'change' }));
    },
    [inTurn],
  );
  const undo = useCallback(() => {
    inTurn(() => {
      const last = made.current.at(-1);
      return last ? { sent: { ...last, plan: null }, kind: 'undo' } : null;
    });
  }, [inTurn]);
  const retry = useCallback(() => inTurn(() => failed.current), [inTurn]);
  const dismiss = useCallback(() => {
    setOutcome(null);
    setRefused(NOTHING_PENDING);
  }, []);

  const pending = useMemo(() => layered(saving, refused), [saving, refused]);
  return { pending, outcome, canUndo, apply, undo, retry, dismiss };
}

function nightsOf(rows: ListingRows['rows']): number {
  return rows.reduce(
    (sum, row) => sum + (Date.parse(row['end-date']) - Date.parse(row['start-date'])) / 86_400_000 + 1,
    0,
  );
}
