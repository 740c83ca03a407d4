'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { FormBar } from '#components/form/form-bar-place.tsx';
import type { Refusal } from '#components/form/refusal.ts';
import { useBannerWords } from '#components/form/use-banner-words.ts';
import type { Draft, SavedNote } from '#components/form/use-draft.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';

type Shown = 'formId' | 'count' | 'busy' | 'locked' | 'refusal' | 'note' | 'discard' | 'dismiss';

interface SubmitBarProps {
  draft: Pick<Draft<object>, Shown>;
  /** How many values keep the form from being saved. */
  problems: number;
  lockedReason: string;
  /** The effect of what is pending. */
  line: ReactNode;
  panel: ReactNode;
}

/** The foot of the screen: what is pending, what it would do, what is in the way, discard and save. */
export function SubmitBar({ draft, problems, lockedReason, line, panel }: SubmitBarProps) {
  const { count, refusal } = draft;
  const t = useTranslations('form');
  const note = count > 0 ? null : draft.note;
  return (
    <FormBar>
      <div role="status" className="sr-only">
        {note && textOf(note, t)}
      </div>
      {refusal?.banner && <RefusalBanner refusal={refusal} />}
      <section
        aria-label={t('pending')}
        data-folded={panel || note ? undefined : ''}
        className={classNames(
          'bg-raised',
          count > 0 ? 'border-hand border-t-2' : 'border-line-2 border-t pt-px',
        )}
      >
        {panel}
        <div className="sticky bottom-0 flex min-h-14 flex-wrap items-center gap-x-5 gap-y-1 bg-raised px-4 py-2 max-md:py-0 md:px-8 folded:min-h-11 folded:flex-nowrap folded:gap-x-3 folded:py-0">
          {count > 0 && <b className="max-md:order-1 folded:sr-only">{t('changes', { count })}</b>}
          {note && <Done note={note} busy={draft.busy} onDismiss={draft.dismiss} />}
          {line}
          {count > 0 && <Pending draft={draft} problems={problems} lockedReason={lockedReason} />}
        </div>
      </section>
    </FormBar>
  );
}

interface PendingProps extends Pick<SubmitBarProps, 'problems' | 'lockedReason'> {
  draft: Pick<Draft<object>, Shown>;
}

function Pending({ draft, problems, lockedReason }: PendingProps) {
  const { formId, busy, locked, discard } = draft;
  const t = useTranslations('form');
  const reasonId = useId();
  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-4 max-md:order-1 max-md:pb-1.5 folded:pb-0 folded:@max-[16rem]/bar:hidden">
      {problems > 0 && <span className="text-bad folded:sr-only">{t('toSolve', { count: problems })}</span>}
      {locked && (
        <span id={reasonId} className="inline-flex items-center gap-1.5 text-12 text-ink-2 folded:sr-only">
          <Icon name="lock" size={14} />
          {lockedReason}
        </span>
      )}
      <span className="ml-auto flex gap-2">
        <Button variant="quiet" className="folded:hidden" onClick={discard} disabled={busy}>
          {t('discard')}
        </Button>
        <Button
          variant={locked ? 'plain' : 'first'}
          type="submit"
          form={formId}
          busy={busy}
          aria-disabled={locked || undefined}
          aria-describedby={locked ? reasonId : undefined}
        >
          {t('save')}
        </Button>
      </span>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslations<'form'>>;

const textOf = (note: SavedNote, t: Translate) =>
  note.kind === 'saved' ? t('saved', { count: note.count }) : t('undone');

function Done({ note, busy, onDismiss }: { note: SavedNote; busy: boolean; onDismiss: () => void }) {
  const t = useTranslations('form');
  return (
    <div className="flex items-center gap-3 max-md:order-1 max-md:w-full">
      <Icon name="check" className="text-good" />
      {textOf(note, t)}
      {note.kind === 'saved' && note.undo && (
        <Button variant="quiet" className="text-hand!" onClick={note.undo} busy={busy}>
          {t('undo')}
        </Button>
      )}
      <IconButton icon="close" label={t('dismiss')} className="max-md:ml-auto" onClick={onDismiss} />
    </div>
  );
}

function RefusalBanner({ refusal: { banner, requestId } }: { refusal: Refusal }) {
  const t = useTranslations('form');
  const error = useTranslations('error');
  const words = useBannerWords();
  if (!banner) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-bad border-t bg-bad-wash px-4 py-2 md:px-8"
    >
      <p className="flex items-start gap-1.5">
        <Icon name="alert" className="mt-0.5 text-bad" />
        <span>
          {words(banner)} {t('kept')}
        </span>
      </p>
      {requestId && (
        <span className="inline-flex items-center gap-1 text-12 text-ink-2">
          {error('request')} <code className="font-mono">{requestId}</code>
          <CopyButton text={requestId} label={error('copyRequestId')} />
        </span>
      )}
    </div>
  );
}
