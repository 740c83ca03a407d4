import { useTranslations } from 'next-intl';
import { ChangeLine } from '#components/history/change-line.tsx';
import { RestoreDialog } from '#components/history/restore-dialog.tsx';
import type { useRestoration } from '#components/history/use-restoration.ts';
import { useWords } from '#components/history/use-words.ts';
import { todayIn } from '#lib/calendar/today.ts';
import type { ChangeGroup } from '#lib/history/group-changes.ts';
import { comingBack, restorationOf } from '#lib/history/restorable.ts';

interface RestoreStepDialogProps {
  group: ChangeGroup;
  /** The listing is named where the history is of more than one. */
  named: boolean;
  restoring: ReturnType<typeof useRestoration>;
  onClose: () => void;
}

/** So many values are told before the others are counted. */
const LINES_SHOWN = 8;

/** Which values would come back if a step were undone. */
export function RestoreStepDialog({ group, named, restoring, onClose }: RestoreStepDialogProps) {
  const t = useTranslations('history');
  const [first] = group.changes;
  const { listing } = first;
  const words = useWords(listing.currency);
  const today = todayIn(listing.timezone, new Date());
  const { restoration } = restorationOf(group, today);
  const lines = group.changes.flatMap((change) => comingBack(change, today));
  const isOverrides = first.setting === 'manual-overrides';
  if (!restoration) return null;
  return (
    <RestoreDialog
      title={t('restore.title', { setting: words.setting(first.setting) })}
      busy={restoring.busy}
      refusal={restoring.refusal}
      onClose={onClose}
      onRestore={async () => {
        if (await restoring.restore(listing.id, restoration)) onClose();
      }}
    >
      {named && <b>{listing.title}</b>}
      <div className="@container flex flex-col gap-1">
        {lines.slice(0, LINES_SHOWN).map((line) => (
          <ChangeLine key={JSON.stringify(line.about)} of={line} words={words} byHand />
        ))}
        {lines.length > LINES_SHOWN && (
          <span className="text-12 text-ink-2">{t('moreLines', { count: lines.length - LINES_SHOWN })}</span>
        )}
      </div>
      <p>{t(isOverrides ? 'restore.overrides' : 'restore.later')}</p>
    </RestoreDialog>
  );
}
