import { useTranslations } from 'next-intl';
import { useFailureWords } from '#components/csv/use-failure-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import type { ReadError } from '#lib/read.ts';

/** What was refused or failed, with the request to name when asking about it. */
export function FailureNote({ failure }: { failure: ReadError }) {
  const t = useTranslations('error');
  const words = useFailureWords();
  const { requestId } = failure;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-bad-wash px-3 py-2">
      <span className="flex items-start gap-1.5">
        <Icon name="alert" className="mt-0.5 text-bad" />
        {words(failure)}
      </span>
      {requestId && (
        <span className="inline-flex items-center gap-1 text-12 text-ink-2">
          {t('request')} <code className="font-mono">{requestId}</code>
          <CopyButton text={requestId} label={t('copyRequestId')} />
        </span>
      )}
    </div>
  );
}
