'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { readFromBrowser } from '#lib/bff/client.ts';
import { listingsSurveyQuery } from '#lib/listings/survey-listings.ts';

/** "33 listings in 7 markets", beside the screen's title. */
export function ListingsNote() {
  const t = useTranslations('listings');
  const { data } = useQuery(listingsSurveyQuery(readFromBrowser));
  return data ? t('note', { count: data.count, markets: data.markets.length }) : null;
}
