import type { Decision } from '#contract/console/recommendations.ts';
import type { Context } from '../context.ts';
import { type ChangedBy, changeWithin } from '../customizations/change-customization.ts';
import { basePrice } from '../customizations/types/base-price.ts';
import { decideAs } from '../recommendations/decide-recommendation.ts';
import { type Comparable, findLatestRecommendation, findPricedListings } from '../recommendations/queries.ts';
import { setAcceptsBasePrices } from '../recommendations/settings-queries.ts';
import { updateRecommendations } from '../recommendations/update-recommendations.ts';
import { findDemoPartner } from './demo-applications.ts';
import type { DemoLogin, DemoUser } from './demo-people.ts';
import { offMarketPrice } from './off-market-prices.ts';
import { findLogin, listDemoAccounts } from './queries.ts';

const MOST_LISTINGS = 1000;
/** Every so many listings one has a base price that somebody set by hand. */
const ONE_IN = 5;
/** So many of these were set while base prices were still taken over. */
const TAKEN_OVER = 3;

type Person = ChangedBy & { userId: number };

/**
 * Has a user's people set some base prices off their market, and lets the job that looks at base prices find
 * them: what was set early is taken over, then the user wants to be asked, and what comes after waits, is
 * approved or declined, or is withdrawn when its price is set right by hand. A listing that has a recommendation is left alone.
 */
export async function bringRecommendations(context: Context, user: DemoUser): Promise<void> {
  const chosen = await choose(context, user);
  const early = user.acceptsBasePrices ? chosen : chosen.slice(0, TAKEN_OVER);
  const later = chosen.filter((one) => !early.includes(one));
  const [first, second = first] = user.logins.filter(({ permission }) => permission !== 'View');
  if (!first || !second) return;
  const [admin, editor] = [await actingAs(context, first), await actingAs(context, second)];

  await setPrices(context, admin, early);
  await look(context, user);
  if (user.acceptsBasePrices) return;
  await setAcceptsBasePrices(context.db, admin.userId, false);
  await setPrices(context, editor, later);
  await look(context, user);
  const [approved, declined, repriced] = later;
  await decide(context, editor, approved, 'approved');
  await decide(context, admin, declined, 'rejected');
  if (repriced) await setPrice(context, editor, repriced, (price) => Math.round(price * 0.97));
  await look(context, user);
}

/** Some listings that something can be recommended for, and for which nothing was. */
async function choose(context: Context, { email }: DemoUser): Promise<Comparable[]> {
  const login = await findLogin(context.db, email);
  const all = await findPricedListings(context.db, null, 0, MOST_LISTINGS);
  const own = all.filter(({ listing }) => listing.ownerId === login?.userId);
  const chosen: Comparable[] = [];
  for (const comparable of own.filter((_, index) => index % ONE_IN === 3)) {
    if (await findLatestRecommendation(context.db, comparable.listing.id)) continue;
    chosen.push(comparable);
  }
  return chosen;
}

async function setPrices(context: Context, by: Person, chosen: readonly Comparable[]): Promise<void> {
  for (const comparable of chosen) {
    const price = await offMarketPrice(context, comparable);
    if (price !== null) await setPrice(context, by, comparable, () => price);
  }
}

async function setPrice(
  context: Context,
  by: Person,
  { listing }: Comparable,
  priceOf: (current: number) => number,
): Promise<void> {
  const change = { 'base-price': priceOf(listing.basePrice ?? 0) };
  await context.db.transaction((tx) => changeWithin(tx, context, by, listing.id, basePrice, change));
  await context.database.settle();
}

async function look(context: Context, { email }: DemoUser): Promise<void> {
  const { signal } = new AbortController();
  for (const { id } of await listDemoAccounts(context.db, [email])) {
    await updateRecommendations(context, id, signal);
  }
}

async function decide(
  context: Context,
  by: Person,
  comparable: Comparable | undefined,
  decision: Decision,
): Promise<void> {
  const latest = comparable && (await findLatestRecommendation(context.db, comparable.listing.id));
  if (latest?.status !== 'suggestion_completed') return;
  await decideAs(context, by, latest.id, decision);
}

/** The person as the dashboard lets her act. */
async function actingAs(context: Context, { email }: DemoLogin): Promise<Person> {
  const login = await findLogin(context.db, email);
  const partner = await findDemoPartner(context.db);
  if (!login || !partner) throw new Error(`The demo has no login ${email}.`);
  return {
    userId: login.userId,
    tenant: { applicationId: partner.id, userId: login.userId },
    actor: { surface: 'dashboard', type: 'user', label: email, email, requestId: null },
    inDashboard: true,
  };
}
