import { useTranslations } from 'next-intl';
import { firstOf } from '#components/form/refusal.ts';
import { useBecauseWords } from '#components/form/use-because-words.ts';
import type { RestoringMany } from '#components/history/use-restore-many.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { ReadError } from '#lib/read.ts';

/** So many refusals are told at once; the others when asked for. */
const REFUSED_SHOWN = 5;

/** How far the restoring of several listings is, what became of each that was refused, and the way back. */
export function ManyRestoredNote({ restoring }: { restoring: RestoringMany }) {
  const t = useTranslations('history.many');
  const form = useTranslations('form');
  const words = useBecauseWords();
  const { state, stop, undo, dismiss } = restoring;
  if (!state) return null;
  const { all, outcomes, busy, isUndo } = state;
  const refused = outcomes.filter(({ error }) => error !== null);
  const changed = outcomes.filter(({ restored }) => restored && restored.fields.length > 0).length;
  const unchanged = outcomes.length - refused.length - changed;
  const left = all - outcomes.length;
  const reason = (error: Error | null) =>
    error instanceof ReadError && error.status > 0 && error.status < 500
      ? words(firstOf(error))
      : t('silent');
  return (
    <div
      role="status"
      className="flex flex-col gap-1 border-line-2 border-y bg-raised px-3 py-1.5"
      aria-busy={busy || undefined}
    >
      {busy && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="h-1 w-40 bg-line" aria-hidden="true">
            <i className="block h-1 bg-ink" style={{ width: `${(100 * outcomes.length) / all}%` }} />
          </span>
          <span>{t(isUndo ? 'undoing' : 'restoring', { done: outcomes.length, all })}</span>
          <Button variant="quiet" className="ml-auto" onClick={stop}>
            {t('stop')}
          </Button>
        </div>
      )}
      {!busy && (
        <div className="flex flex-wrap items-center gap-2">
          <Icon
            name={refused.length > 0 ? 'warning' : 'check'}
            size={14}
            className={refused.length > 0 ? 'text-warn' : 'text-good'}
          />
          <span>
            {[
              t(isUndo ? 'undone' : 'done', { count: changed }),
              unchanged > 0 && t('unchanged', { count: unchanged }),
              refused.length > 0 && t('refused', { count: refused.length }),
              left > 0 && t('left', { count: left }),
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
          {undo && (
            <Button variant="quiet" className="text-hand!" onClick={undo}>
              {form('undo')}
            </Button>
          )}
          <IconButton
            icon="close"
            iconSize={14}
            label={form('dismiss')}
            className="ml-auto"
            onClick={dismiss}
          />
        </div>
      )}
      {refused.length > 0 && (
        <details open={refused.length <= REFUSED_SHOWN} className="pb-1 text-12">
          <summary className="cursor-pointer text-ink-2">{t('reasons')}</summary>
          <ul className="max-h-40 overflow-auto">
            {refused.map(({ listing, error }) => (
              <li key={listing.id} className="py-0.5">
                <b>{listing.title}</b> <span className="text-ink-2">{reason(error)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
