'use client';
import { useTranslations } from 'next-intl';
import { FormBar } from '#components/form/form-bar-place.tsx';
import type { Refusal } from '#components/form/refusal.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';

interface SubmitBarProps {
  formId: string;
  changes: number;
  /** How many values keep the form from being saved. */
  problems: number;
  busy: boolean;
  refusal: Refusal | null;
  /** Just saved, with the way back where there is one. */
  saved: { count: number; undo: (() => void) | null } | null;
  onDiscard: () => void;
  onDismiss: () => void;
}

/** What is pending, at the foot of the screen: how much changes, what is in the way, discard and save. */
export function SubmitBar(props: SubmitBarProps) {
  const { formId, changes, problems, busy, refusal, saved, onDiscard, onDismiss } = props;
  const t = useTranslations('form');
  return (
    <FormBar>
      <div role="status" className="sr-only">
        {saved && t('saved', { count: saved.count })}
      </div>
      {refusal?.banner && <RefusalBanner refusal={refusal} />}
      {changes > 0 ? (
        <section
          aria-label={t('pending')}
          className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 border-hand border-t-2 bg-raised px-4 py-2 md:px-8"
        >
          <b>{t('changes', { count: changes })}</b>
          {problems > 0 && <span className="text-bad">{t('toSolve', { count: problems })}</span>}
          <span className="ml-auto flex gap-2">
            <Button variant="quiet" onClick={onDiscard} disabled={busy}>
              {t('discard')}
            </Button>
            <Button variant="first" type="submit" form={formId} busy={busy}>
              {t('save')}
            </Button>
          </span>
        </section>
      ) : (
        saved && (
          <section
            aria-label={t('pending')}
            className="flex min-h-14 items-center gap-3 border-line-2 border-t bg-raised px-4 py-2 md:px-8"
          >
            <Icon name="check" className="text-good" />
            {t('saved', { count: saved.count })}
            {saved.undo && (
              <Button variant="quiet" className="text-hand!" onClick={saved.undo} busy={busy}>
                {t('undo')}
              </Button>
            )}
            <IconButton icon="close" label={t('dismiss')} className="ml-auto" onClick={onDismiss} />
          </section>
        )
      )}
    </FormBar>
  );
}

function RefusalBanner({ refusal: { banner, requestId } }: { refusal: Refusal }) {
  const t = useTranslations('form');
  const error = useTranslations('error');
  if (!banner) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-bad border-t bg-bad-wash px-4 py-2 md:px-8"
    >
      <p className="flex items-start gap-1.5">
        <Icon name="alert" className="mt-0.5 text-bad" />
        <span>
          {banner.reason === 'refused' ? banner.detail : t(`refusal.${banner.reason}`)} {t('kept')}
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
