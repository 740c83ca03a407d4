import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import type { IsoDate } from '#contract/dates.ts';
import type { Explanation } from '#lib/calendar/explanation.ts';
import { useMayEdit } from '#lib/person.tsx';
import styles from './day-panel.module.css';
import { OverrideForm } from './override-form.tsx';
import { OverrideNote } from './override-note.tsx';
import { useOverride } from './use-override.ts';

interface OverrideBarProps {
  listingId: string;
  date: IsoDate;
  /** Undefined while it is read. */
  explanation: Explanation | undefined;
}

/** The foot of the panel: a price set by hand, what became of it, or why this person or night can have none. */
export function OverrideBar({ listingId, date, explanation }: OverrideBarProps) {
  const t = useTranslations('dayPanel.override');
  const mayEdit = useMayEdit();
  const { outcome, busy, save, undo, dismiss } = useOverride(listingId);
  if (!explanation) return <footer className={styles.foot} />;
  const reason = mayEdit ? explanation['lead-days'] < 0 && t('past') : t('viewOnly');
  return (
    <footer className={styles.foot}>
      {outcome && (
        <OverrideNote
          outcome={outcome}
          currency={explanation.currency}
          busy={busy}
          onUndo={() => void undo(outcome)}
          onDismiss={dismiss}
        />
      )}
      {reason ? (
        <p className={styles.footNote}>
          <Icon name="lock" size={14} className="mt-px" />
          {reason}
        </p>
      ) : (
        <OverrideForm
          key={date}
          listingId={listingId}
          date={date}
          explanation={explanation}
          outcome={outcome}
          busy={busy}
          onSave={save}
        />
      )}
    </footer>
  );
}
