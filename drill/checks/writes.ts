import { type Check, groupBy } from './check.ts';

/** What was acknowledged survives; what was not answered was done once or not at all. */
export const WRITES: Check = {
  guarantee: 'Every acknowledged write is there, once; of those not answered none is there twice',
  *breaches({ ledger, facts }) {
    const done = new Map<string, number>();
    for (const { setting, listingId, new: value } of facts.history) {
      if (setting !== 'base-price') continue;
      const key = `${listingId} ${value}`;
      done.set(key, (done.get(key) ?? 0) + 1);
    }
    for (const { listingId, basePrice, acknowledged } of ledger.prices) {
      const times = done.get(`${listingId} ${basePrice}`) ?? 0;
      if (times > 1) yield `base price ${basePrice} of listing ${listingId} was set ${times} times`;
      if (times === 0 && acknowledged) yield `base price ${basePrice} of listing ${listingId} is lost`;
    }
    const switched = facts.history.filter(({ setting }) => setting === 'activation');
    const kept = groupBy(switched, ({ listingId, new: to }) => `${listingId} ${to}`);
    for (const [key, asked] of groupBy(
      ledger.switches,
      ({ listingId, enabled }) => `${listingId} ${enabled}`,
    )) {
      const times = kept.get(key)?.length ?? 0;
      const least = asked.filter(({ acknowledged }) => acknowledged).length;
      if (times < least) yield `listing and state ${key}: ${least} switches acknowledged, ${times} kept`;
      if (times > asked.length)
        yield `listing and state ${key}: ${asked.length} switches asked for, ${times} kept`;
    }
  },
};

export const HISTORY: Check = {
  guarantee: 'The history of every listing leads without a gap to what is set now',
  *breaches({ facts }) {
    const listings = new Map(facts.listings.map((listing) => [listing.id, listing]));
    for (const [key, entries] of groupBy(facts.history, (entry) => `${entry.setting} ${entry.listingId}`)) {
      for (const [index, entry] of entries.entries()) {
        const before = entries[index - 1];
        if (before && before.new !== entry.old) yield `${key}: ${before.new} is followed by ${entry.old}`;
      }
      const last = entries.at(-1);
      const listing = last && listings.get(last.listingId);
      if (!last || !listing) continue;
      const now = last.setting === 'activation' ? listing.enabled : listing.basePrice;
      if (now !== last.new) yield `${key}: it is ${now}, the last entry says ${last.new}`;
    }
  },
};

export const JOBS: Check = {
  guarantee: 'No job took effect twice: nothing is doubled, and the accounts show what their systems have',
  *breaches({ facts, ledger, accounts, portfolios }) {
    yield* facts.doubles;
    for (const { accountId, apiKey } of accounts) {
      const wanted = (portfolios.get(apiKey) ?? []).toSorted();
      const shown = (facts.shownListings.get(accountId) ?? []).toSorted();
      if (String(wanted) !== String(shown)) {
        yield `account ${accountId} shows ${shown.length} listings of ${wanted.length}`;
      }
    }
    for (const { apiKey, reservationId } of ledger.bookings) {
      for (const { accountId } of accounts.filter((account) => account.apiKey === apiKey)) {
        const times = facts.reservations.get(`${accountId} ${reservationId}`) ?? 0;
        if (times !== 1) yield `booking ${reservationId} is in account ${accountId} ${times} times`;
      }
    }
    const applied = groupBy(
      facts.history.filter(({ actor }) => actor === 'recommendation'),
      ({ listingId }) => listingId,
    );
    for (const id of new Set([...applied.keys(), ...facts.approved.keys()])) {
      const [approved, times] = [facts.approved.get(id) ?? 0, applied.get(id)?.length ?? 0];
      if (approved !== times) {
        yield `listing ${id}: ${approved} recommendations were approved, ${times} became its price`;
      }
    }
  },
};

export const ERRORS: Check = {
  guarantee: 'Nobody was answered with an internal error',
  *breaches({ ledger }) {
    if (ledger.internalErrors > 0) yield `${ledger.internalErrors} answers of 500`;
  },
};
