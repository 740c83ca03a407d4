import { useTranslations } from 'next-intl';
import { Refused } from '#components/history/refused.tsx';
import type { useRestoration } from '#components/history/use-restoration.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';

/** What was put back, with the way back from that. */
export function RestoredNote({ restoring }: { restoring: ReturnType<typeof useRestoration> }) {
  const t = useTranslations('history.restore');
  const form = useTranslations('form');
  const { done, busy, undo, dismiss, refusal } = restoring;
  if (!done) return null;
  const count = done.fields.length;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 border-line-2 border-y bg-raised px-3 py-1"
    >
      <Icon name="check" size={14} className="text-good" />
      <span>{count === 0 ? t('nothing') : t(done.isUndo ? 'undone' : 'done', { count })}</span>
      {count > 0 && !done.isUndo && (
        <Button variant="quiet" className="text-hand!" busy={busy} onClick={() => void undo()}>
          {form('undo')}
        </Button>
      )}
      <IconButton icon="close" iconSize={14} label={form('dismiss')} className="ml-auto" onClick={dismiss} />
      {refusal && <Refused refusal={refusal} />}
    </div>
  );
}
