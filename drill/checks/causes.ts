import type { EventFact, HistoryFact } from '../queries.ts';
import { type Check, groupBy } from './check.ts';

const listingOf = ({ event }: EventFact) =>
  Number((event.data.relationships as { listing?: { data: { id: string } } }).listing?.data.id);
const accountOf = ({ event }: EventFact) =>
  Number((event.data.relationships as { account?: { data: { id: string } } }).account?.data.id);
const ofType = (events: readonly EventFact[], type: string) => events.filter((event) => event.type === type);

/** The first price of a new listing is told by `listing.created`. */
const isFirstPrice = ({ old, actor }: HistoryFact) => old === null && actor === 'listing sync';

export const BASE_PRICES: Check = {
  guarantee: 'Every change of a base price has exactly one event, and no event is without its change',
  *breaches({ facts }) {
    const changes = groupBy(
      facts.history.filter((entry) => entry.setting === 'base-price' && !isFirstPrice(entry)),
      ({ listingId }) => listingId,
    );
    const told = groupBy(ofType(facts.events, 'listing.base_price_changed'), listingOf);
    for (const id of new Set([...changes.keys(), ...told.keys()])) {
      const wanted = (changes.get(id) ?? []).map((change) => `${change.old} ${change.new}`);
      const events = (told.get(id) ?? []).map(({ event }) => {
        const attributes = event.data.attributes as unknown as Record<string, unknown>;
        return `${attributes['old-base-price']} ${attributes['new-base-price']}`;
      });
      // Within a millisecond events have no order.
      if (String(wanted.toSorted()) !== String(events.toSorted())) {
        yield `listing ${id}: ${wanted.length} changes, ${events.length} events`;
      }
    }
  },
};

export const LISTINGS_CREATED: Check = {
  guarantee: 'Every listing was announced exactly once, and once more for every return',
  *breaches({ facts, ledger }) {
    const told = groupBy(ofType(facts.events, 'listing.created'), listingOf);
    let returns = 0;
    for (const { id } of facts.listings) {
      const events = told.get(id) ?? [];
      const restored = events.filter(({ event }) => 'restored' in event.data.attributes).length;
      returns += restored;
      if (events.length - restored !== 1)
        yield `listing ${id} was announced ${events.length - restored} times`;
      told.delete(id);
    }
    for (const id of told.keys()) yield `listing ${id} was announced, and is not there`;
    if (returns !== ledger.returns)
      yield `${ledger.returns} listings returned, ${returns} were announced as restored`;
  },
};

export const MARKET_MOVES: Check = {
  guarantee: 'Listings left and entered markets in turns, and are where their last event says',
  *breaches({ facts }) {
    const told = groupBy(ofType(facts.events, 'listing.in_active_market_changed'), listingOf);
    const listings = new Map(facts.listings.map((listing) => [listing.id, listing]));
    for (const [id, events] of told) {
      const states = events.map(({ event }) =>
        Boolean((event.data.attributes as unknown as Record<string, unknown>)['in-active-market']),
      );
      const isInTurns = states.every((state, index) => index === 0 || state !== states[index - 1]);
      if (!isInTurns) yield `listing ${id} was told the same twice: ${states}`;
      if (states.at(-1) !== listings.get(id)?.inActiveMarket)
        yield `listing ${id} is not where it was told to be`;
    }
  },
};

export const SYNCS: Check = {
  guarantee:
    'Every sync that was asked for was told of, and account.created once for every import that began',
  *breaches({ facts, ledger, accounts }) {
    if (facts.awaitedSyncs > 0) yield `${facts.awaitedSyncs} syncs are awaited still`;
    const created = groupBy(ofType(facts.events, 'account.created'), accountOf);
    const refreshed = groupBy(ofType(facts.events, 'account.refreshed'), accountOf);
    for (const { accountId, apiKey, owner } of accounts) {
      const asked = ledger.syncs.filter((sync) => sync.ownerId === owner.id && sync.apiKey === apiKey);
      const of = (type: string) => asked.filter((sync) => sync.type === type).length;
      const told = created.get(accountId)?.length ?? 0;
      const begun = facts.imports.get(accountId) ?? 0;
      if (told !== begun) yield `account ${accountId}: ${begun} imports began, ${told} account.created`;
      if (told < 1 || told > of('account.created')) {
        yield `account ${accountId} was connected ${of('account.created')} times, ${told} account.created`;
      }
      const refreshes = refreshed.get(accountId)?.length ?? 0;
      if (refreshes > of('account.refreshed')) {
        yield `account ${accountId}: ${of('account.refreshed')} refreshes asked for, ${refreshes} told`;
      }
    }
    const listings = groupBy(ofType(facts.events, 'listing.refreshed'), listingOf);
    for (const [id, events] of listings) {
      const asked = ledger.syncs.filter((sync) => sync.type === 'listing.refreshed' && sync.id === id).length;
      if (events.length > asked) yield `listing ${id}: ${asked} refreshes asked for, ${events.length} told`;
    }
  },
};
