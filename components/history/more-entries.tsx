import { useTranslations } from 'next-intl';
import type { Entries } from '#components/history/use-entries.ts';
import { Button } from '#components/ui/button.tsx';

/** The way to the entries that were not told with their edit. */
export function MoreEntries({ of: { more, isReading, hasFailed, readMore } }: { of: Entries }) {
  const t = useTranslations('history');
  if (more === 0) return null;
  return (
    <p className="flex items-center gap-3 py-1.5">
      <Button busy={isReading} onClick={readMore}>
        {t('moreEntries', { count: more })}
      </Button>
      {hasFailed && !isReading && (
        <span role="alert" className="text-bad">
          {t('unreadable')}
        </span>
      )}
    </p>
  );
}
