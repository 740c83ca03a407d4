import { setTimeout as pause } from 'node:timers/promises';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { type Random, randomOf } from '../sandbox/world/random.ts';
import { type Answer, type ApiClient, apiClient, isDone, isUncertain } from './api-client.ts';
import { newLedger, type SyncAsked } from './ledger.ts';
import type { PortfolioControl } from './portfolio.ts';
import { MOVING, type Owner, VANISHING, type World } from './world.ts';

interface Known {
  listingId: number;
  channelIds: string[];
  owner: Owner;
  enabled: boolean;
}

interface Connected {
  accountId: number;
  apiKey: string;
  owner: Owner;
}

/** Prices that nobody else would set: no model and no property management system comes near. */
const FIRST_PRICE = 10_000;
const LATER_EVERY_MS = 4_000;
/** What a client does that is told to come back later. */
const DOWN_FOR_MS = 200;
const FAR_AWAY = { latitude: 38.2, longitude: -8.6 };

export type Load = ReturnType<typeof startLoad>;

/** Everything that people and partners do, until it is stopped; each keeps asking while the service is down. */
export function startLoad(world: World, url: string, portfolios: PortfolioControl, seed: string) {
  const ledger = newLedger();
  const clients = new Map(world.partners.map((partner) => [partner, apiClient(url, partner.application)]));
  const listings: Known[] = [];
  const accounts: Connected[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  let nextPrice = FIRST_PRICE;

  const clientOf = (owner: Owner): ApiClient => {
    const client = clients.get(owner.partner);
    if (!client) throw new Error('The partner has no client.');
    return client;
  };
  async function ask(owner: Owner, method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await clientOf(owner).request(method, path, { body });
    if (answer.status === 503) await wait(DOWN_FOR_MS);
    if (answer.status === 500) ledger.internalErrors += 1;
    return answer;
  }
  const wait = (ms: number) => pause(ms, undefined, { signal }).catch(() => {});
  const patch = (type: string, attributes: object) => ({ data: { type, attributes } });

  async function keepDoing(
    name: string,
    betweenMs: [low: number, high: number],
    act: (random: Random) => Promise<void>,
  ): Promise<void> {
    const random = randomOf(`${seed} ${name}`);
    while (!signal.aborted) {
      await act(random);
      await wait(random.integer(...betweenMs));
    }
  }

  async function syncAsked(
    owner: Owner,
    sync: Pick<SyncAsked, 'type' | 'id' | 'apiKey'>,
    path: string,
    body?: unknown,
  ): Promise<Answer> {
    const atMs = Date.now();
    const answer = await ask(owner, 'POST', path, body);
    if (isDone(answer) || isUncertain(answer)) {
      const id = answer.json?.data?.id ? Number(answer.json.data.id) : sync.id;
      ledger.syncs.push({ ...sync, id, ownerId: owner.id, atMs, acknowledged: isDone(answer) });
    }
    return answer;
  }

  async function connect(owner: Owner, apiKey: string): Promise<void> {
    const body = patch('accounts', { channel: 'sandbox', credentials: { api_key: apiKey } });
    for (;;) {
      const sync = { type: 'account.created', id: null, apiKey } as const;
      const answer = await syncAsked(owner, sync, `/users/${owner.id}/accounts/`, body);
      if (isDone(answer)) {
        accounts.push({ accountId: Number(answer.json.data.id), apiKey, owner });
        return;
      }
      if (answer.status !== null && answer.status >= 400 && answer.status < 500 && answer.status !== 409) {
        throw new Error(`An account is refused: ${JSON.stringify(answer.json)}`);
      }
      await pause(300);
    }
  }

  async function refresh({ owner, accountId, apiKey }: Connected): Promise<Answer> {
    const path = `/users/${owner.id}/accounts/${accountId}/refresh/?recent-sync-threshold-minutes=0`;
    return syncAsked(owner, { type: 'account.refreshed', id: accountId, apiKey }, path);
  }

  /** Learns which listings there are. */
  async function look(): Promise<void> {
    for (const owner of world.owners) {
      const path = `/listings/?filter[owner]=${owner.id}&page[size]=100&fields[listings]=enabled,channel-listings`;
      const { json, status } = await ask(owner, 'GET', path);
      if (status !== 200) continue;
      for (const { id, attributes } of json.data) {
        if (listings.some(({ listingId }) => listingId === Number(id))) continue;
        const channelIds = attributes['channel-listings'].map(
          (link: Record<string, string>) => link['channel-id'],
        );
        listings.push({ listingId: Number(id), channelIds, owner, enabled: attributes.enabled });
      }
    }
  }

  async function setPrice(random: Random): Promise<void> {
    if (listings.length === 0) return;
    const { listingId, owner } = random.pick(listings);
    const basePrice = nextPrice++;
    const asked = { listingId, basePrice, atMs: Date.now() };
    const path = `/listings/${listingId}/customizations/base-price/`;
    const answer = await ask(
      owner,
      'PATCH',
      path,
      patch('base-price-customizations', { 'base-price': basePrice }),
    );
    if (isDone(answer) || isUncertain(answer)) ledger.prices.push({ ...asked, acknowledged: isDone(answer) });
  }

  async function switchListing(random: Random): Promise<void> {
    if (listings.length === 0) return;
    const listing = random.pick(listings);
    const { listingId, owner } = listing;
    const enabled = !listing.enabled;
    const asked = { listingId, enabled, atMs: Date.now() };
    const path = `/listings/${listingId}/activation/`;
    const answer = await ask(owner, 'PATCH', path, patch('listing-activations', { enabled }));
    if (isDone(answer) || isUncertain(answer))
      ledger.switches.push({ ...asked, acknowledged: isDone(answer) });
    // Refused: it was in that state already, by a request that was not answered.
    if (answer.status !== null && answer.status < 500) listing.enabled = enabled;
  }

  async function refreshOneListing(random: Random): Promise<void> {
    // One that was read just before it went would be back for a moment, and be told as such.
    const lasting = listings.filter(({ owner }) => !owner.first.includes(VANISHING));
    if (lasting.length === 0) return;
    const { listingId, owner } = random.pick(lasting);
    await syncAsked(
      owner,
      { type: 'listing.refreshed', id: listingId, apiKey: null },
      `/listings/${listingId}/refresh/`,
    );
  }

  async function book(random: Random): Promise<void> {
    const { apiKey } = random.pick(accounts);
    const from = toEpochDay(new Date().toISOString().slice(0, 10)) + random.integer(3, 330);
    const listing = random.pick(await portfolios.listingIds(apiKey));
    const nights = random.integer(1, 4);
    const booked = await portfolios.book(apiKey, listing, toIsoDate(from), toIsoDate(from + nights));
    if (booked) ledger.bookings.push({ apiKey, reservationId: booked });
  }

  async function redeliver(random: Random): Promise<void> {
    const owner = random.pick(world.owners);
    const client = clientOf(owner);
    const list = await client.request(
      'GET',
      '/webhook-events/?filter[delivery-status]=delivered&page[size]=20',
    );
    if (list.status !== 200 || list.json.data.length === 0) return;
    const { id } = random.pick<{ id: string }>(list.json.data);
    const answer = await client.request('POST', `/webhook-events/${id}/redeliver/`);
    if (!isDone(answer) && !isUncertain(answer)) return;
    const key = `${owner.partner.receiverKey} ${id}`;
    ledger.redeliveries.set(key, (ledger.redeliveries.get(key) ?? 0) + 1);
  }

  const findImported = (channelId: string | undefined) =>
    listings.find(({ channelIds }) => channelId !== undefined && channelIds.includes(channelId));

  const isShown = async ({ owner }: Connected, listingId: number): Promise<boolean | null> => {
    const { status } = await ask(owner, 'GET', `/listings/${listingId}/?fields[listings]=title`);
    return status === 200 ? true : status === 404 ? false : null;
  };

  /** A listing goes, and comes back once that was noticed. */
  async function vanishAndReturn(): Promise<void> {
    const account = accounts.find(({ apiKey }) => apiKey === VANISHING);
    const [channelId] = await portfolios.listingIds(VANISHING);
    const known = findImported(channelId);
    if (!account || !known || !channelId) return;
    const until = async (wanted: boolean) => {
      while ((await isShown(account, known.listingId)) !== wanted) {
        await refresh(account);
        await pause(1500);
      }
    };
    await portfolios.change(VANISHING, channelId, { removed: true });
    await until(false);
    await portfolios.change(VANISHING, channelId, { removed: false });
    await until(true);
    ledger.returns += 1;
  }

  let away = false;
  async function move(): Promise<void> {
    const [channelId] = await portfolios.listingIds(MOVING);
    const known = findImported(channelId);
    if (!known || !channelId) return;
    away = !away;
    await portfolios.change(MOVING, channelId, away ? FAR_AWAY : { latitude: 38.703, longitude: -9.41 });
    await syncAsked(
      known.owner,
      { type: 'listing.refreshed', id: known.listingId, apiKey: null },
      `/listings/${known.listingId}/refresh/`,
    );
  }

  async function connectMore(): Promise<void> {
    for (const owner of world.owners) {
      for (const apiKey of owner.later) {
        await wait(LATER_EVERY_MS);
        if (signal.aborted) return;
        await connect(owner, apiKey);
      }
    }
  }

  async function run(): Promise<void> {
    for (const apiKey of [VANISHING, MOVING]) await portfolios.mend(apiKey);
    for (const owner of world.owners) for (const apiKey of owner.first) await connect(owner, apiKey);
    await Promise.all([
      connectMore(),
      keepDoing('look', [2000, 3000], look),
      keepDoing('price one', [30, 150], setPrice),
      keepDoing('price two', [30, 150], setPrice),
      keepDoing('price three', [30, 150], setPrice),
      keepDoing('switch', [200, 500], switchListing),
      keepDoing('refresh an account', [1500, 3000], async (random) => {
        await refresh(random.pick(accounts));
      }),
      keepDoing('refresh a listing', [300, 700], refreshOneListing),
      keepDoing('book', [500, 1000], book),
      keepDoing('redeliver', [1000, 3000], redeliver),
      keepDoing('vanish and return', [500, 2000], vanishAndReturn),
      keepDoing('move', [3000, 6000], move),
    ]);
  }

  const running = run();
  running.catch(() => {}); // told where it is stopped
  return {
    ledger,
    clients,
    accounts,
    /** Ends what is begun, and asks for every account once more. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
      for (const account of accounts) while (!isDone(await refresh(account))) await pause(500);
    },
  };
}
