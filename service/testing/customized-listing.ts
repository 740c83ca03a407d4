import { CUSTOMIZATIONS, type CustomizationName } from '#contract/customizations/names.ts';
import { priceableInputs } from '../calendar/read-calendar.ts';
import { priceNights } from '../pricing/price-nights.ts';
import type { TestAnswer, TestApi } from './api.ts';
import { type PricedOptions, seedPricedListing } from './priced-listing.ts';

export const CUSTOMIZATION_NAMES = Object.keys(CUSTOMIZATIONS) as CustomizationName[];

export type CustomizedListing = Awaited<ReturnType<typeof seedCustomizedListing>>;

/** A priced listing with its customizations at hand. */
export async function seedCustomizedListing(api: TestApi, options: PricedOptions = {}) {
  const seeded = await seedPricedListing(api, options);
  const id = String(seeded.listing.id);
  const path = (name: CustomizationName, query = '') =>
    `/api/v1/listings/${id}/customizations/${name}/${query}`;

  const read = (name: CustomizationName, query = '', token = seeded.token): Promise<TestAnswer> =>
    api.request('GET', path(name, query), { token });

  const change = (
    name: CustomizationName,
    attributes: object,
    init: { token?: string; data?: object; headers?: Record<string, string>; query?: string } = {},
  ): Promise<TestAnswer> =>
    api.request('PATCH', path(name, init.query), {
      token: init.token ?? seeded.token,
      headers: init.headers ?? {},
      body: { data: { type: CUSTOMIZATIONS[name], id, attributes, ...init.data } },
    });

  return {
    ...seeded,
    path,
    read,
    change,
    attributes: async (name: CustomizationName, query = '') => (await read(name, query)).json.data.attributes,
    /** Changes it and expects that to work. */
    async set(name: CustomizationName, attributes: object) {
      const answer = await change(name, attributes);
      if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.json)}`);
      return answer.json.data.attributes;
    },
    /** What the calendar's nights `from` … `to`, in days from today, ask of a guest's stay. */
    async stayRules(from: number, to: number) {
      const priced = await api.context.calendars.find(
        { applicationId: seeded.application.id, userId: null },
        seeded.listing.id,
      );
      if (!priced) throw new Error('The listing is not there.');
      const columns = priceNights(priceableInputs(priced), priced.today + from, priced.today + to);
      return Array.from({ length: to - from + 1 }, (_, night) => ({
        minStay: columns.minStay[night],
        checkin: columns.checkinAllowed[night] === 1,
        checkout: columns.checkoutAllowed[night] === 1,
      }));
    },
    /** What the history tells, newest first: setting, field, old value, new value. */
    async history(query = '') {
      const address = `/api/v1/listings/${id}/change-history/${query}`;
      const { json } = await api.request('GET', address, { token: seeded.token });
      // biome-ignore lint/suspicious/noExplicitAny: entries of any setting
      return json.data.map(({ attributes }: any) => attributes);
    },
  };
}
