import { useTranslations } from 'next-intl';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Payload } from '#components/ui/payload.tsx';
import type { Change } from '#lib/history/change.ts';

/** The values as the API keeps them, and the request that brought them. */
export function RawChanges({ changes }: { changes: readonly [Change, ...Change[]] }) {
  const t = useTranslations('history');
  const requestId = changes[0]['request-id'];
  return (
    <div className="flex flex-col gap-3 pt-2 pb-1 @2xl:col-start-2 @2xl:-col-end-1">
      {requestId && (
        <p className="flex flex-wrap items-center gap-1 text-12 text-ink-2">
          {t('request')} <code className="break-all font-mono text-ink">{requestId}</code>
          <CopyButton text={requestId} label={t('copyRequest')} />
        </p>
      )}
      {changes.map(({ id, field, 'old-value': was, 'new-value': is }) => (
        <div key={id}>
          <code className="font-mono text-12">{field}</code>
          <Payload label={field} wrap={false} className="max-h-60 bg-sunk p-2">
            <span className="text-ink-2">− {JSON.stringify(was)}</span>
            {'\n+ '}
            {JSON.stringify(is)}
          </Payload>
        </div>
      ))}
    </div>
  );
}
