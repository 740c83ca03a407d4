'use client';
import { ChangeStep } from '#components/history/change-step.tsx';
import { MoreEntries } from '#components/history/more-entries.tsx';
import { useEntries } from '#components/history/use-entries.ts';
import type { Edit } from '#lib/history/change.ts';
import { type ChangeGroup, groupChanges } from '#lib/history/group-changes.ts';
import type { HistoryView } from '#lib/history/history-view.ts';

export interface EditStepsProps {
  edit: Edit;
  view: HistoryView;
  /** The moment from which the view counts back. */
  now: Date;
  /** Listings are named where the history is of more than one. */
  named: boolean;
  onRestore: (group: ChangeGroup) => void;
  onRestoreAll: (edit: Edit) => void;
}

/** What one request changed of one listing, setting by setting. */
export function EditSteps({ edit, view, now, named, onRestore }: EditStepsProps) {
  const entries = useEntries(edit, view, now);
  return (
    <>
      {groupChanges(entries.entries).map((group) => (
        <ChangeStep key={group.id} group={group} place={named ? 'named' : 'alone'} onRestore={onRestore} />
      ))}
      {entries.more > 0 && (
        <li className="@2xl:col-span-full">
          <MoreEntries of={entries} />
        </li>
      )}
    </>
  );
}
