import type { Day } from '../dates.ts';
import type { Stay } from '../world/stays.ts';
import type { Block } from '../world/timeline.ts';
import type { Portfolio } from './portfolio.ts';

/** A stay as somebody looking now sees it: nothing in it lies ahead of now. */
export interface KnownStay extends Stay {
  status: 'accepted' | 'canceled' | 'unconfirmed';
  updatedAtMs: number;
}

/** Every stay known now of the listings given, in no particular order. */
export function knownStays(portfolio: Portfolio, listingIds: Iterable<string>): KnownStay[] {
  const nowMs = portfolio.nowMs();
  return [...listingIds].flatMap((listingId) => {
    const facts = portfolio.homes.get(listingId);
    if (!facts) return [];
    const touched = touchedStays(portfolio, listingId);
    const byItself = portfolio
      .timeline(facts)
      .stays.filter(({ id, requestedAtMs }) => requestedAtMs <= nowMs && !(id in portfolio.state.stays))
      .map((stay) => giveWay(stay, touched))
      .map((stay) => seenAt(stay, nowMs, 0));
    return [...byItself, ...touched.map(({ stay, recordedAtMs }) => seenAt(stay, nowMs, recordedAtMs))];
  });
}

export function knownBlocks(portfolio: Portfolio, listingIds: Iterable<string>): Block[] {
  const nowMs = portfolio.nowMs();
  return [...listingIds].flatMap((listingId) => {
    const facts = portfolio.homes.get(listingId);
    if (!facts) return [];
    const touched = touchedStays(portfolio, listingId);
    return portfolio
      .timeline(facts)
      .blocks.filter(({ createdAtMs }) => createdAtMs <= nowMs)
      .filter(
        (block) =>
          !touched.some(
            ({ stay, recordedAtMs }) =>
              takesNights(stay) &&
              recordedAtMs < block.createdAtMs &&
              overlaps(stay.checkin, stay.checkout, block.firstNight, block.lastNight + 1),
          ),
      );
  });
}

/** Both spans end on the day after their last night. */
export function overlaps(firstA: Day, endA: Day, firstB: Day, endB: Day): boolean {
  return firstA < endB && firstB < endA;
}

function touchedStays(portfolio: Portfolio, listingId: string) {
  return Object.values(portfolio.state.stays).filter(({ stay }) => stay.listingId === listingId);
}

/** A booking that comes in after somebody else took its nights remains a request. */
function giveWay(stay: Stay, touched: { stay: Stay; recordedAtMs: number }[]): Stay {
  const { acceptedAtMs } = stay;
  if (acceptedAtMs === null) return stay;
  const taken = touched.some(
    (other) =>
      takesNights(other.stay) &&
      other.recordedAtMs < acceptedAtMs &&
      overlaps(stay.checkin, stay.checkout, other.stay.checkin, other.stay.checkout),
  );
  return taken ? { ...stay, acceptedAtMs: null, canceledAtMs: null } : stay;
}

function takesNights({ acceptedAtMs, canceledAtMs }: Stay): boolean {
  return acceptedAtMs !== null && canceledAtMs === null;
}

function seenAt(stay: Stay, nowMs: number, recordedAtMs: number): KnownStay {
  const acceptedAtMs = past(stay.acceptedAtMs, nowMs);
  const canceledAtMs = past(stay.canceledAtMs, nowMs);
  return {
    ...stay,
    acceptedAtMs,
    canceledAtMs,
    status: canceledAtMs !== null ? 'canceled' : acceptedAtMs !== null ? 'accepted' : 'unconfirmed',
    updatedAtMs: Math.max(stay.requestedAtMs, acceptedAtMs ?? 0, canceledAtMs ?? 0, recordedAtMs),
  };
}

function past(momentMs: number | null, nowMs: number): number | null {
  return momentMs !== null && momentMs <= nowMs ? momentMs : null;
}
