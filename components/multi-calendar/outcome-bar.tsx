'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { firstOf } from '#components/form/refusal.ts';
import { useBecauseWords } from '#components/form/use-because-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { ReadError } from '#lib/read.ts';
import styles from './multi-calendar.module.css';
import type { Outcome } from './use-override-edit.ts';

interface OutcomeBarProps {
  outcome: Outcome;
  titleOf: (listing: string) => string;
  canUndo: boolean;
  onUndo: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}

const SHOWN_REASONS = 3;

/** What became of a change: how far it is, what is done, and who refused it why. */
export function OutcomeBar({ outcome, titleOf, canUndo, onUndo, onRetry, onDismiss }: OutcomeBarProps) {
  const t = useTranslations('multiCalendar.outcome');
  const because = useBecauseWords();
  const { kind, busy, done, listings, nights, refused } = outcome;
  const reason = (error: Error) =>
    error instanceof ReadError && error.status > 0 && error.status < 500
      ? because(firstOf(error))
      : t('unreachable');
  return (
    <div className={styles.outcome} role="status" data-refused={refused.length ? '' : undefined}>
      {busy ? (
        <>
          <span className={styles.progress} aria-hidden="true">
            <i style={{ width: `${(100 * done) / Math.max(1, listings)}%` }} />
          </span>
          <span>{t('saving', { done, all: listings })}</span>
        </>
      ) : (
        <>
          {nights > 0 && (
            <span className="flex items-center gap-1.5">
              <Icon name="check" size={14} className="text-good" />
              <span>
                {kind === 'undo'
                  ? t.rich('undone', { nights, b: bold })
                  : t.rich('saved', { nights, listings, b: bold })}
              </span>
            </span>
          )}
          {refused.length > 0 && (
            <span className={styles.reasons}>
              <span className="flex items-center gap-1.5 text-bad">
                <Icon name="alert" size={14} />
                <b>{t('refused', { listings: refused.length })}</b>
              </span>
              {refused.slice(0, SHOWN_REASONS).map(({ listing, error }) => (
                <small key={listing}>
                  {titleOf(listing)}: {reason(error)}
                </small>
              ))}
            </span>
          )}
          <span className={styles.actions}>
            {refused.length > 0 && <Button onClick={onRetry}>{t('retry')}</Button>}
            {nights > 0 && kind === 'change' && canUndo && (
              <Button variant="quiet" onClick={onUndo}>
                {t('undo')}
              </Button>
            )}
            <Button variant="quiet" onClick={onDismiss}>
              {t('dismiss')}
            </Button>
          </span>
        </>
      )}
    </div>
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;
