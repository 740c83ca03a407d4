import { useTranslations } from 'next-intl';
import { ChangeLine } from '#components/history/change-line.tsx';
import { RestoreDialog } from '#components/history/restore-dialog.tsx';
import type { useRestoration } from '#components/history/use-restoration.ts';
import { useWords } from '#components/history/use-words.ts';
import type { Restoration } from '#contract/console/restorations.ts';
import { differencesOf } from '#lib/history/differences.ts';
import type { ChangeGroup } from '#lib/history/group-changes.ts';

interface RestoreStepDialogProps {
  group: ChangeGroup;
  restoration: Restoration;
  currency: string;
  restoring: ReturnType<typeof useRestoration>;
  onClose: () => void;
}

/** So many values are told before the others are counted. */
const LINES_SHOWN = 8;

/** Which values would come back if a step were undone. */
export function RestoreStepDialog(props: RestoreStepDialogProps) {
  const { group, restoration, currency, restoring, onClose } = props;
  const t = useTranslations('history');
  const words = useWords(currency);
  const [first] = group.changes;
  const lines = group.changes.flatMap((change) =>
    differencesOf(change.field, change['new-value'], change['old-value']),
  );
  const isOverrides = first.setting === 'manual-overrides';
  return (
    <RestoreDialog
      title={t('restore.title', { setting: words.setting(first.setting) })}
      busy={restoring.busy}
      refusal={restoring.refusal}
      onClose={onClose}
      onRestore={async () => {
        if (await restoring.restore(restoration)) onClose();
      }}
    >
      <div className="flex flex-col gap-1">
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
