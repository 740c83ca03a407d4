import { toIsoDate } from '#contract/dates.ts';
import type { Locale } from '#contract/locales.ts';
import type { Permission } from '../db/schema/index.ts';
import type { ClusterModel } from '../market/model/cluster-model.ts';
import type { ManualOverride } from '../pricing/rules.ts';
import type { TestApi } from './api.ts';
import { seedDashboard } from './dashboard.ts';
import { seedMarket, todayIn } from './markets.ts';
import { inputsOf } from './priced-listing.ts';

export interface FeedOptions {
  /** Null: no market model, so no events. */
  model?: ClusterModel | null;
  locale?: Extract<Locale, 'en' | 'de' | 'ja'>;
}

/** Nights in days from today, both inclusive. */
export interface TestOverride {
  from: number;
  to: number;
  price?: number;
  percentage?: number;
}

/** Somebody who signed in to the dashboard, with a listing whose calendar can be read elsewhere. */
export async function seedFeeds(api: TestApi, { model, locale = 'en' }: FeedOptions = {}) {
  const dashboard = await seedDashboard(api);
  const user = await api.createUser(dashboard.partner, { locale });
  const place = await seedMarket(api.context, model === undefined ? {} : { model });
  const title = 'Casa do Rio, 2 🛏; “Baixa”';
  const listing = await api.seedListing(user, { basePrice: 120, bedrooms: 2, title, ...place });
  const dayAt = (days: number) => toIsoDate(todayIn(api.context, 'Europe/Lisbon') + days);
  const inputs = inputsOf(api, user, listing, dayAt);
  const signedIn = (credentialId: number) => api.token(dashboard.application, { user, credentialId });
  const session = await signedIn(user.credentialId);
  const path = `/console/v1/listings/${listing.id}/calendar-feed/`;

  const create = (token = session) => api.request('POST', path, { token });
  return {
    ...dashboard,
    user,
    session,
    priced: { ...inputs, dayAt, listing, row: { title } },
    create,
    login: async (permission: Permission) => signedIn(await api.createCredential(user.id, { permission })),
    feed: (token = session) => api.request('GET', path, { token }),
    rotate: (token = session) => api.request('POST', `${path}address/`, { token }),
    turnOff: (token = session) => api.request('DELETE', path, { token }),
    /** Makes the feed; its address, at the server of the test. */
    async make(): Promise<string> {
      const { status, json } = await create();
      if (status !== 201) throw new Error(`no feed: ${JSON.stringify(json)}`);
      return json.data.attributes.address.replace(api.context.config.publicApiUrl, api.url);
    },
    /** Asks like a calendar does: without a token. */
    async read(address: string, headers: Record<string, string> = {}, method = 'GET') {
      const answer = await fetch(address, { method, headers });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    override: (rows: readonly TestOverride[]) =>
      inputs.customize('manualOverrides', {
        overrides: rows.map(
          ({ from, to, price = null, percentage = null }): ManualOverride => ({
            startDate: dayAt(from),
            endDate: dayAt(to),
            price,
            percentageAdjustment: percentage,
            daysOfWeek: null,
          }),
        ),
      }),
  };
}
