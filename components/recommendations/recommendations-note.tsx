'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { readFromBrowser } from '#lib/bff/client.ts';
import { waitingQuery } from '#lib/recommendations/list-recommendations.ts';

/** "4 wait for a decision", beside the screen's title. */
export function RecommendationsNote() {
  const t = useTranslations('recommendations');
  const { data } = useQuery(waitingQuery(readFromBrowser, null));
  return data ? t('note', { count: data.pagination.count }) : null;
}
