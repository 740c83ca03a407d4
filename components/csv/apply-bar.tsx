import { useTranslations } from 'next-intl';
import { FailureNote } from '#components/csv/failure-note.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import type { ImportPreviewAttributes } from '#contract/console/csv-imports.ts';
import type { ReadError } from '#lib/read.ts';

interface ApplyBarProps {
  preview: ImportPreviewAttributes;
  busy: boolean;
  failure: ReadError | undefined;
  mayEdit: boolean;
  onApply: () => void;
  onDiscard: () => void;
}

/** At the foot: what would be done and left out, discard, and the button that says what it will do. */
export function ApplyBar({ preview, busy, failure, mayEdit, onApply, onDiscard }: ApplyBarProps) {
  const t = useTranslations('csv.import');
  const { kind, counts } = preview;
  const has = counts.changes > 0;
  return (
    <section
      aria-label={t('apply.label')}
      className={`sticky bottom-0 z-10 bg-raised ${has && mayEdit ? 'border-hand border-t-2' : 'border-line-2 border-t'}`}
    >
      {failure && <FailureNote failure={failure} />}
      <div className="flex min-h-15 flex-wrap items-center gap-x-5 gap-y-2 px-4 py-2 md:px-8">
        {mayEdit ? (
          <p className="min-w-0 flex-1 max-md:basis-full">
            {has && (
              <>
                <b>{t(`counts.${kind}`, { count: counts.changes })}</b>{' '}
                {t('apply.where', { count: counts.listings })}
              </>
            )}
            <span className="block text-12 text-ink-2">
              {t('apply.leftOut', { count: counts['bad-rows'] })} {has && t('apply.undoable')}
            </span>
          </p>
        ) : (
          <p className="flex flex-1 items-center gap-1.5 text-ink-2 max-md:basis-full">
            <Icon name="lock" size={14} />
            {t('viewOnly')}
          </p>
        )}
        <span className="ml-auto flex gap-2">
          <Button variant="quiet" onClick={onDiscard} disabled={busy}>
            {t('apply.discard')}
          </Button>
          {mayEdit && has && (
            <Button variant="first" busy={busy} onClick={onApply}>
              {t(`apply.${kind}`, { count: counts.changes })}
            </Button>
          )}
        </span>
      </div>
    </section>
  );
}
