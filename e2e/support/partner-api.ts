import { expect } from '@playwright/test';
import type { z } from 'zod';
import { accountDocumentSchema } from '../../contract/accounts.ts';
import { type CalendarEntryAttributes, calendarCollectionSchema } from '../../contract/calendar.ts';
import {
  type ListingResource,
  listingCollectionSchema,
  listingDocumentSchema,
} from '../../contract/listings.ts';
import type { Demo } from '../../scripts/demo-file.ts';

export interface Answer {
  status: number;
  headers: Headers;
  json: unknown;
}

/** The Partner API as a partner's program uses it: over HTTP, with a token of its own. */
export interface PartnerApi {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** @throws where the answer is not a 200 with such a document */
  read<Document>(schema: z.ZodType<Document>, path: string): Promise<Document>;
}

const MEDIA_TYPE = 'application/vnd.api+json';

/** Asks for a token, of the application itself or of one of its users. */
export async function requestToken(demo: Demo, more: Record<string, string> = {}): Promise<Answer> {
  const { clientId, clientSecret } = demo.applications.partner;
  const parameters = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const response = await fetch(`${demo.apiUrl}/o/token/`, {
    method: 'POST',
    body: new URLSearchParams({ ...parameters, ...more }),
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

export async function partnerApi(demo: Demo, userId?: string): Promise<PartnerApi> {
  const { json } = await requestToken(demo, userId === undefined ? {} : { user_id: userId });
  return apiWith(demo, (json as { access_token: string }).access_token);
}

export function apiWith(demo: Demo, accessToken: string): PartnerApi {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(demo.apiUrl + path, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': MEDIA_TYPE, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, json: text ? JSON.parse(text) : null };
  }
  return {
    send,
    async read(schema, path) {
      const answer = await send('GET', path);
      expect(answer.status, path).toBe(200);
      return schema.parse(answer.json);
    },
  };
}

export async function listingCalled(api: PartnerApi, title: string): Promise<ListingResource> {
  const path = `/api/v1/listings/?filter[name]=${encodeURIComponent(title)}`;
  const { data } = await api.read(listingCollectionSchema, path);
  const listing = data.find(({ attributes }) => attributes.title === title);
  if (!listing) throw new Error(`There is no listing called ${title}.`);
  return listing;
}

export async function listingOf(api: PartnerApi, id: string) {
  return (await api.read(listingDocumentSchema, `/api/v1/listings/${id}/`)).data.attributes;
}

/** Switches the pricing of a listing as a partner does, so that a test begins where it needs to. */
export async function switchPricing(api: PartnerApi, id: string, enabled: boolean): Promise<void> {
  const data = { type: 'listing-activations', id, attributes: { enabled } };
  const { status } = await api.send('PATCH', `/api/v1/listings/${id}/activation/`, { data });
  // It may be so already.
  expect([200, 304]).toContain(status);
}

/** The night of a listing, as a partner reads it. */
export async function nightOf(api: PartnerApi, id: string, date: string): Promise<CalendarEntryAttributes> {
  const window = `filter[start-date]=${date}&filter[end-date]=${date}`;
  const { data } = await api.read(calendarCollectionSchema, `/api/v1/listings/${id}/calendar/?${window}`);
  return data[0]?.attributes as CalendarEntryAttributes;
}

export async function accountAt(api: PartnerApi, path: string) {
  return (await api.read(accountDocumentSchema, path)).data.attributes;
}
