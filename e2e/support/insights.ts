import { expect, type Page } from '@playwright/test';
import {
  type MarketInsightAttributes,
  type MarketInsightMeta,
  marketInsightCollectionSchema,
} from '../../contract/insights.ts';
import type { PartnerApi } from './partner-api.ts';

/** The answers of a listing's comparison, as the browser asks for them. */
export const INSIGHTS = '**/bff/listings/*/market-insights*';

export interface Window {
  from: string;
  to: string;
  against?: 'cluster' | 'market';
}

/** The nights of a listing beside its benchmark, as a partner reads them. */
export async function insightsOf(api: PartnerApi, id: string, { from, to, against = 'cluster' }: Window) {
  const window = `filter[start-date]=${from}&filter[end-date]=${to}&filter[compare-to]=${against}&page[size]=731`;
  const path = `/api/v1/listings/${id}/market-insights/?${window}`;
  const { data, meta } = await api.read(marketInsightCollectionSchema, path);
  const nights = data.map(({ attributes }) => attributes as MarketInsightAttributes);
  return { nights, meta: meta as MarketInsightMeta };
}

/** Opens the comparison of a listing, and waits until its nights are there. */
export async function openInsights(page: Page, id: string, search = ''): Promise<void> {
  await page.goto(`/listings/${id}/insights${search}`);
  await expect(page.getByRole('slider')).toBeVisible();
}
