'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ApplyBar } from '#components/csv/apply-bar.tsx';
import { ColumnHelp } from '#components/csv/column-help.tsx';
import { EarlierImports } from '#components/csv/earlier-imports.tsx';
import { FailureNote } from '#components/csv/failure-note.tsx';
import { FilePick } from '#components/csv/file-pick.tsx';
import { ImportOutcome } from '#components/csv/import-outcome.tsx';
import { ImportPreview } from '#components/csv/import-preview.tsx';
import { useImport } from '#components/csv/use-import.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { IMPORT_KINDS, type ImportKind } from '#contract/console/csv-files.ts';
import { useMayEdit } from '#lib/person.tsx';
import { choice } from '#lib/url-state/codecs.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

const codecs = { kind: choice(IMPORT_KINDS, 'overrides') };

/** A file, what it would change, the confirmation, what became of it. */
export function ImportScreen() {
  const [{ kind }, change] = useUrlState<{ kind: ImportKind }>(codecs);
  return <ImportSteps key={kind} kind={kind} onKind={(kind) => change({ kind })} />;
}

function ImportSteps({ kind, onKind }: { kind: ImportKind; onKind: (kind: ImportKind) => void }) {
  const t = useTranslations('csv');
  const mayEdit = useMayEdit();
  const { step, look, apply, undo, startAgain } = useImport(kind);
  const place = useRef<HTMLDivElement>(null);
  const at = step.at;
  // What the person waited for is where the focus goes on from.
  useEffect(() => {
    if (at === 'previewed' || at === 'done') place.current?.focus();
  }, [at]);

  return (
    <div className="flex min-h-full flex-col">
      <div className="flex flex-1 flex-col gap-6 px-4 pt-5 pb-10 md:px-8">
        {step.at === 'choosing' && (
          <div className="flex max-w-180 flex-col gap-5">
            <div>
              <Segmented
                label={t('import.kind')}
                value={kind}
                options={IMPORT_KINDS.map((value) => ({ value, label: t(`import.short.${value}`) }))}
                onChange={onKind}
              />
            </div>
            {!mayEdit && (
              <p className="flex items-center gap-1.5 text-ink-2">
                <Icon name="lock" size={14} />
                {t('import.viewOnly')}
              </p>
            )}
            {step.failure && <FailureNote failure={step.failure} />}
            <FilePick onChoose={(chosen) => void look(chosen)} />
            <ColumnHelp kind={kind} />
          </div>
        )}
        {step.at === 'reading' && (
          <p role="status" className="flex items-center gap-2 text-ink-2">
            <Spinner />
            {t('import.reading', { name: step.chosen.name })}
            <Button variant="quiet" onClick={startAgain}>
              {t('import.other')}
            </Button>
          </p>
        )}
        <div ref={place} tabIndex={-1} className="scroll-mt-5 outline-none empty:hidden">
          {step.at === 'previewed' && (
            <ImportPreview
              name={step.chosen.name}
              preview={step.preview}
              isRenewed={step.isRenewed ?? false}
              onAgain={() => void look(step.chosen)}
              onOther={startAgain}
            />
          )}
          {step.at === 'done' && <ImportOutcome {...step} onUndo={() => void undo()} onNext={startAgain} />}
        </div>
        {(step.at === 'choosing' || step.at === 'done') && <EarlierImports />}
      </div>
      {step.at === 'previewed' && (
        <ApplyBar
          preview={step.preview}
          busy={step.applying ?? false}
          failure={step.failure}
          mayEdit={mayEdit}
          onApply={() => void apply()}
          onDiscard={startAgain}
        />
      )}
    </div>
  );
}
