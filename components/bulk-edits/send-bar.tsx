'use client';
import { useLocale, useTranslations } from 'next-intl';
import { ApiCallButton } from '#components/api-call/api-call-button.tsx';
import { useChangeWords } from '#components/bulk-edits/use-change-words.ts';
import type { Draft } from '#components/bulk-edits/use-draft.ts';
import type { BulkPreview } from '#components/bulk-edits/use-preview.ts';
import { useRefusalWords } from '#components/bulk-edits/use-refusal-words.ts';
import type { Sending } from '#components/bulk-edits/use-send.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { PercentText } from '#components/ui/percent-text.tsx';
import { callsOf } from '#lib/bulk-edits/calls-of.ts';
import { joinWords } from '#lib/bulk-edits/change-words.ts';

interface SendBarProps {
  draft: Draft;
  preview: BulkPreview;
  sending: Sending;
  mayEdit: boolean;
  onDiscard: () => void;
}

/** At the foot: the change in words, discard, and the button that says what it will do. */
export function SendBar({ draft, preview, sending, mayEdit, onDiscard }: SendBarProps) {
  const t = useTranslations('bulkEdits.send');
  const error = useTranslations('error');
  const locale = useLocale();
  const words = useChangeWords();
  const refusal = useRefusalWords();
  const { asked } = draft;
  const changed = preview.counts?.changed ?? 0;
  const isReady = asked !== null && preview.isCurrent && changed > 0;
  return (
    <footer className={`bg-raised ${draft.isEmpty ? 'border-line-2 border-t' : 'border-hand border-t-2'}`}>
      {sending.error && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-bad-wash px-4 py-2 md:px-8"
        >
          <span className="flex items-start gap-1.5">
            <Icon name="alert" className="mt-0.5 text-bad" />
            {refusal(sending.error)} {t('kept')}
          </span>
          {sending.error.requestId && (
            <span className="inline-flex items-center gap-1 text-12 text-ink-2">
              {error('request')} <code className="font-mono">{sending.error.requestId}</code>
              <CopyButton text={sending.error.requestId} label={error('copyRequestId')} />
            </span>
          )}
        </div>
      )}
      <div className="flex min-h-15 flex-wrap items-center gap-x-5 gap-y-2 px-4 py-2 md:px-8">
        <p className="min-w-0 flex-1 max-md:basis-full">
          {asked && (
            <b>
              <PercentText>{joinWords(words(asked.change), locale)}</PercentText>
            </b>
          )}
          {!mayEdit && (
            <span className="flex items-center gap-1.5 text-ink-2">
              <Icon name="lock" size={14} />
              {t('viewOnly')}
            </span>
          )}
          {!asked && !draft.isEmpty && <span className="text-ink-2">{t('incomplete')}</span>}
          {mayEdit && asked && preview.isCurrent && changed === 0 && (
            <span className="block text-12 text-ink-2">{t('none')}</span>
          )}
          {mayEdit && isReady && <span className="block text-12 text-ink-2">{t('undoable')}</span>}
        </p>
        <span className="ml-auto flex flex-wrap justify-end gap-2">
          {mayEdit && isReady && preview.isComplete && (
            <ApiCallButton
              calls={() => ({ calls: callsOf(preview.listings, asked.change), isUnchanged: false })}
            />
          )}
          <Button variant="quiet" onClick={onDiscard}>
            {t(draft.isEmpty ? 'close' : 'discard')} <kbd className="max-md:hidden">Esc</kbd>
          </Button>
          {mayEdit && (
            <Button
              variant="first"
              disabled={!isReady}
              busy={sending.isBusy}
              onClick={() => asked && void sending.send(asked)}
            >
              {isReady ? t('confirm', { count: changed }) : t('confirmNone')}
            </Button>
          )}
        </span>
      </div>
    </footer>
  );
}
