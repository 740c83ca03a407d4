import { useLocale, useTranslations } from 'next-intl';
import { useBannerWords } from '#components/form/use-banner-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { formatDate, formatDateRange } from '#lib/format/date.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatDifference } from '#lib/format/number.ts';
import styles from './day-panel.module.css';
import type { OverrideOutcome } from './use-override.ts';

interface OverrideNoteProps {
  outcome: OverrideOutcome;
  currency: string;
  busy: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/** What became of an override, with the way back; of a refusal what is not said at a field. */
export function OverrideNote({ outcome, currency, busy, onUndo, onDismiss }: OverrideNoteProps) {
  const t = useTranslations('dayPanel.override');
  const form = useTranslations('form');
  const error = useTranslations('error');
  const locale = useLocale();
  const words = useBannerWords(currency);
  const { kind, row, requestId, refusal } = outcome;
  const { 'start-date': from, 'end-date': to, price, 'percentage-adjustment': percentage } = row;
  const values = {
    dates: from === to ? formatDate(from, locale) : formatDateRange(from, to, locale),
    value:
      price !== null
        ? formatMoney(price, currency, locale)
        : formatDifference((percentage ?? 0) / 100, locale, { style: 'percent', maximumFractionDigits: 2 }),
  };
  if (refusal) {
    if (!refusal.banner) return null;
    return (
      <div role="alert" className={styles.outcome} data-refused="">
        <Icon name="alert" size={14} className="text-bad" />
        <span className={styles.outcomeText}>
          {words(refusal.banner)} {form('kept')}
          {refusal.requestId && (
            <small>
              {error('request')} <code className="break-all font-mono">{refusal.requestId}</code>
            </small>
          )}
        </span>
        {requestId && (
          <Button variant="quiet" className="text-hand!" busy={busy} onClick={onUndo}>
            {t('undoAgain')}
          </Button>
        )}
      </div>
    );
  }
  const isCleared = price === null && percentage === null;
  return (
    <div role="status" className={styles.outcome}>
      <Icon name="check" size={14} className="text-good" />
      <span className={styles.outcomeText}>
        {t(kind === 'saved' ? (isCleared ? 'cleared' : 'saved') : kind, values)}
      </span>
      {requestId && (
        <Button variant="quiet" className="text-hand!" busy={busy} onClick={onUndo}>
          {form('undo')}
        </Button>
      )}
      <IconButton icon="close" iconSize={14} label={form('dismiss')} onClick={onDismiss} />
    </div>
  );
}
