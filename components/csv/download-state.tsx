import { useLocale, useTranslations } from 'next-intl';
import { formatSize } from '#components/csv/format-size.ts';
import type { Download } from '#components/csv/use-download.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';

/** How far the file is, or what became of it. */
export function DownloadState({ download, onStop }: { download: Download; onStop: () => void }) {
  const t = useTranslations('csv.export');
  const error = useTranslations('error');
  const locale = useLocale();
  if (download.state === 'failed') {
    const { status, requestId } = download.error;
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Icon name="alert" className="text-bad" />
        {status === 429 ? t('limit') : `${t('failed')} ${t('failedDetail')}`}
        {requestId && (
          <span className="inline-flex items-center gap-1 text-12 text-ink-2">
            {error('request')} <code className="font-mono">{requestId}</code>
            <CopyButton text={requestId} label={error('copyRequestId')} />
          </span>
        )}
      </p>
    );
  }
  return (
    <>
      <p role="status" className="flex items-center gap-1.5 text-ink-2">
        {download.state === 'done' && (
          <>
            <Icon name="check" className="text-good" />
            {t('done', { name: download.name, size: formatSize(download.bytes, locale) })}
          </>
        )}
        {download.state === 'stopped' && t('stopped')}
      </p>
      {download.state === 'running' && (
        <span className="flex items-center gap-3 text-ink-2">
          {t('running', { size: formatSize(download.bytes, locale) })}
          <Button variant="quiet" onClick={onStop}>
            {t('stop')}
          </Button>
        </span>
      )}
    </>
  );
}
