'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { readFromBrowser } from '#lib/bff/client.ts';
import { waitingCountQuery } from '#lib/recommendations/count-waiting.ts';

/** How many recommendations wait, at the end of their entry in the rail. Loaded after the first paint. */
export default function WaitingCount() {
  const t = useTranslations('shell');
  const { data } = useQuery(waitingCountQuery(readFromBrowser));
  if (!data) return null;
  return (
    <span className="ml-auto text-12 font-normal text-ink-2">
      <span aria-hidden="true">{data}</span>
      <span className="sr-only">{t('waiting', { count: data })}</span>
    </span>
  );
}
