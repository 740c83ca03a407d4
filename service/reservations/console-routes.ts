import {
  reservationTotalCollectionSchema,
  reservationTotalQuerySchema,
} from '#contract/console/reservation-totals.ts';
import { endpoint } from '../http/endpoint.ts';
import { tenantOf } from '../oauth/principal.ts';
import { filterOf } from './filter.ts';
import { totalReservations } from './queries.ts';

const cents = (amount: number) => Math.round(amount * 100) / 100;

export const reservationConsoleEndpoints = [
  endpoint({
    method: 'get',
    path: '/console/v1/reservation-totals/',
    operationId: 'totalReservations',
    tag: 'Console',
    summary: 'What the confirmed stays of guests bring together, by currency',
    requires: ['console:read'],
    query: reservationTotalQuerySchema,
    answers: { 200: { description: 'Most stays first', schema: reservationTotalCollectionSchema } },
    fails: [400],
    async handle({ context, principal, query }) {
      const filter = filterOf(query, context.now());
      const totals = await totalReservations(context.db, tenantOf(principal), filter);
      const data = totals.map(({ currency, stays, nights, amount, priced_nights: pricedNights }) => ({
        type: 'reservation-totals' as const,
        id: currency,
        attributes: {
          currency,
          stays,
          nights,
          'priced-nights': pricedNights,
          amount: cents(amount),
          adr: pricedNights === 0 ? null : cents(amount / pricedNights),
        },
      }));
      return { status: 200, document: { data } };
    },
  }),
];
