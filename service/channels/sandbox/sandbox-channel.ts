import { z } from 'zod';
import type { Channel } from '../channel.ts';
import { type ChannelHttpOptions, channelHttp } from '../http/channel-http.ts';
import {
  accountDocument,
  blockDocument,
  listingDocument,
  oneDocument,
  reservationDocument,
  reviewDocument,
} from './documents.ts';
import { toBlock, toListing, toReservation, toReview } from './normalise.ts';
import { pushInBatches } from './push-prices.ts';
import { expectDocument, readPages, SANDBOX_ID, saidCode, sandboxCall } from './sandbox-http.ts';

const LABEL = 'Sandbox PMS';

const credentialSchema = z.strictObject({
  api_key: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[\x21-\x7e]+$/, 'An API key has no spaces or special characters.')
    .meta({ title: 'API key', description: 'For example sandbox-coast.', secret: true }),
});

/** The property management system of `sandbox/`; its wire format is described in `sandbox/README.md`. */
export function sandboxChannel(options: Omit<ChannelHttpOptions, 'channel'>): Channel {
  const call = sandboxCall(channelHttp({ ...options, channel: SANDBOX_ID }));
  return {
    id: SANDBOX_ID,
    label: LABEL,
    isPms: true,
    credentialSchema,
    supports: {
      reservations: true,
      blocks: true,
      reviews: true,
      pricePush: true,
      minStayPush: true,
      checkinDays: true,
      checkoutDays: true,
      seasonalCheckinCheckoutDays: true,
      restrictedWeekdays: [],
    },

    async validate(credentials, signal) {
      // Somebody is waiting, and may try again: one second chance, not three.
      const answer = await call(credentials, { path: '/pms/v1/account', attempts: 2 }, signal);
      const account = expectDocument(accountDocument, expectData(answer));
      return { channelId: account.id, displayId: account.name, label: LABEL, email: account.email };
    },

    listListings: (credentials, signal) =>
      readPages(
        (query) => call(credentials, { path: '/pms/v1/listings', query }, signal),
        listingDocument,
        toListing,
      ),

    async readListing(credentials, channelListingId, signal) {
      const path = `/pms/v1/listings/${encodeURIComponent(channelListingId)}`;
      const answer = await call(credentials, { path }, signal);
      if (answer.status === 404 && saidCode(answer) === 'listing_not_found') return null;
      return toListing(expectDocument(listingDocument, expectData(answer)));
    },

    listReservations: (credentials, { updatedSince, channelListingId }, signal) =>
      readPages(
        (query) => {
          const filters = { updated_since: updatedSince, listing_id: channelListingId };
          return call(credentials, { path: '/pms/v1/reservations', query: { ...query, ...filters } }, signal);
        },
        reservationDocument,
        toReservation,
      ),

    readBlocks: (credentials, { from, to, channelListingId }, signal) =>
      readPages(
        (query) => {
          const filters = { from, to, listing_id: channelListingId };
          return call(credentials, { path: '/pms/v1/blocks', query: { ...query, ...filters } }, signal);
        },
        blockDocument,
        toBlock,
      ),

    readReviews: (credentials, { since, channelListingId }, signal) =>
      readPages(
        (query) => {
          const filters = { since, listing_id: channelListingId };
          return call(credentials, { path: '/pms/v1/reviews', query: { ...query, ...filters } }, signal);
        },
        reviewDocument,
        toReview,
      ),

    pushPrices: (credentials, update, signal) =>
      pushInBatches((request) => call(credentials, request, signal), update),
  };
}

function expectData(answer: { status: number; body: unknown }) {
  return { status: answer.status, body: expectDocument(oneDocument, answer).data };
}
