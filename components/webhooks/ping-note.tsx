'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { HttpAnswer } from '#components/ui/http-answer.tsx';
import { Payload } from '#components/ui/payload.tsx';
import { formatNumber } from '#lib/format/number.ts';
import type { PingResult } from '#lib/webhooks/ping.ts';

interface PingNoteProps {
  result: PingResult;
  /** It was to be saved: what that means is said too. */
  unsaved?: boolean;
}

/** What a signed ping came to: status, time and answer. */
export function PingNote({ result, unsaved = false }: PingNoteProps) {
  const t = useTranslations('settings.webhooks.ping');
  const locale = useLocale();
  const body = result['response-body'];
  return (
    <div
      role={result.delivered ? 'status' : 'alert'}
      className="flex flex-col gap-2 border-line border-b py-3"
    >
      <p className="flex flex-wrap items-center gap-x-2">
        <Icon
          name={result.delivered ? 'check' : 'alert'}
          className={result.delivered ? 'text-good' : 'text-bad'}
        />
        <span className="font-medium">{t(result.delivered ? 'taken' : unsaved ? 'unsaved' : 'refused')}</span>{' '}
        <HttpAnswer status={result['response-status']} error={result.error} />{' '}
        <span className="text-ink-2">{formatNumber(result['duration-ms'], locale)} ms</span>
      </p>
      {body && (
        <Payload label={t('answer')} className="max-h-40 bg-sunk p-2.5">
          {body}
        </Payload>
      )}
    </div>
  );
}
