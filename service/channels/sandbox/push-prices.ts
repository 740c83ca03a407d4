import { ChannelDataError } from '../channel-errors.ts';
import type { ChannelAnswer } from '../http/channel-http.ts';
import type { ChannelPriceNight, ChannelPriceOutcome, ChannelPriceUpdate } from '../records.ts';
import { pushAnswer } from './documents.ts';
import { expectDocument, SANDBOX_ID, type SandboxRequest } from './sandbox-http.ts';

/** The most nights that the system takes at once. */
const BATCH_NIGHTS = 400;

/** Sends an update in batches; a refusal of a whole batch is a refusal of each of its nights. */
export async function pushInBatches(
  call: (request: SandboxRequest) => Promise<ChannelAnswer>,
  update: ChannelPriceUpdate,
): Promise<ChannelPriceOutcome> {
  const outcomes: ChannelPriceOutcome[] = [];
  for (let from = 0; from < update.nights.length; from += BATCH_NIGHTS) {
    outcomes.push(await pushBatch(call, update, update.nights.slice(from, from + BATCH_NIGHTS)));
  }
  return {
    accepted: outcomes.flatMap(({ accepted }) => accepted),
    rejected: outcomes.flatMap(({ rejected }) => rejected),
  };
}

async function pushBatch(
  call: (request: SandboxRequest) => Promise<ChannelAnswer>,
  { channelListingId, currency }: ChannelPriceUpdate,
  nights: readonly ChannelPriceNight[],
): Promise<ChannelPriceOutcome> {
  const path = `/pms/v1/listings/${encodeURIComponent(channelListingId)}/prices`;
  const body = { currency, prices: nights.map(toWire) };
  try {
    const { data } = expectDocument(pushAnswer, await call({ method: 'PUT', path, body }));
    return account(nights, data);
  } catch (error) {
    if (!(error instanceof ChannelDataError) || error.reason === null) throw error;
    const { reason: code, message } = error;
    return { accepted: [], rejected: nights.map(({ date }) => ({ date, code, message })) };
  }
}

/** A night the answer does not mention was not taken. */
function account(nights: readonly ChannelPriceNight[], answer: ChannelPriceOutcome): ChannelPriceOutcome {
  const accepted = new Set(answer.accepted);
  const rejected = new Map(answer.rejected.map((rejection) => [rejection.date, rejection]));
  return {
    accepted: nights.map(({ date }) => date).filter((date) => accepted.has(date)),
    rejected: nights
      .filter(({ date }) => !accepted.has(date))
      .map(({ date }) => {
        const silent = { date, code: 'not_confirmed', message: `${SANDBOX_ID} did not confirm this night.` };
        return rejected.get(date) ?? silent;
      }),
  };
}

function toWire(night: ChannelPriceNight) {
  return {
    date: night.date,
    price: night.priceMajor,
    min_stay: night.minStayNights,
    closed_on_arrival: night.closedOnArrival,
    closed_on_departure: night.closedOnDeparture,
  };
}
