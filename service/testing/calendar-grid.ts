import type { CalendarGrid } from '#contract/console/calendar-grid.ts';
import { toIsoDate } from '#contract/dates.ts';
import type { TestApi } from './api.ts';
import { seedDashboard } from './dashboard.ts';
import type { ListingOptions, UserOptions } from './fixtures.ts';
import { type MarketOptions, seedMarket, todayIn } from './markets.ts';
import { inputsOf } from './priced-listing.ts';

/** A signed-in user whose listings lie in one market, and the grid as the user reads it. */
export async function seedGrid(api: TestApi, options: { market?: MarketOptions; user?: UserOptions } = {}) {
  const dashboard = await seedDashboard(api);
  const user = await api.createUser(dashboard.partner, options.user ?? {});
  const place = await seedMarket(api.context, options.market ?? {});
  const token = await api.token(dashboard.application, { user });
  const dayAt = (days: number) => toIsoDate(todayIn(api.context, 'Europe/Lisbon') + days);
  const read = (query = '', as = token) =>
    api.request('GET', `/console/v1/calendar-grid/?from=${dayAt(0)}&to=${dayAt(29)}${query}`, { token: as });
  return {
    ...dashboard,
    user,
    place,
    token,
    dayAt,
    read,
    grid: async (query = ''): Promise<CalendarGrid> => (await read(query)).json,
    titles: async (query = '') =>
      ((await read(query)).json as CalendarGrid).data.map(({ attributes }) => attributes.title),
    /** A listing with hands to change what its prices are made of. */
    async add(values: ListingOptions = {}, accountId?: number) {
      const defaults = { basePrice: 120, bedrooms: 2, ...place };
      const listing = await api.seedListing(user, { ...defaults, ...values }, accountId);
      return { ...listing, ...inputsOf(api, user, listing, dayAt) };
    },
  };
}
