import { z } from 'zod';
import { FAULTS } from '../catalogue/portfolios.ts';

const staySchema = z.object({
  id: z.string(),
  listingId: z.string(),
  reference: z.string(),
  channel: z.string(),
  guestName: z.string(),
  guests: z.number(),
  isOwnerStay: z.boolean(),
  checkin: z.number(),
  checkout: z.number(),
  requestedAtMs: z.number(),
  acceptedAtMs: z.number().nullable(),
  canceledAtMs: z.number().nullable(),
  currency: z.string(),
  rentalAmount: z.number().nullable(),
  cleaningFee: z.number().nullable(),
  totalAmount: z.number().nullable(),
});

const listingChangeSchema = z.object({
  title: z.string().optional(),
  street: z.string().optional(),
  neighborhood: z.string().nullable().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  timezone: z.string().optional(),
  currency: z.string().optional(),
  bedrooms: z.number().nullable().optional(),
  basePrice: z.number().optional(),
  tellsPrice: z.boolean().optional(),
  minStay: z.number().optional(),
  removed: z.boolean().optional(),
  changedAtMs: z.number(),
});
export type ListingChange = Omit<z.infer<typeof listingChangeSchema>, 'changedAtMs'>;

/** What has been done to a portfolio; all the rest follows from its seed and the date. */
export const portfolioStateSchema = z.object({
  version: z.literal(1),
  /** Left out: the portfolio's own fault. */
  fault: z.enum(FAULTS).nullable().optional(),
  listings: z.record(z.string(), listingChangeSchema),
  /** Stays somebody made or changed, whole, by id; time no longer touches them. */
  stays: z.record(z.string(), z.object({ stay: staySchema, recordedAtMs: z.number() })),
  reviews: z.array(
    z.object({
      id: z.string(),
      listingId: z.string(),
      day: z.number(),
      rating: z.number(),
      channel: z.string(),
    }),
  ),
  /** Steps that a growing portfolio has taken. */
  steps: z.number(),
});
export type PortfolioState = z.infer<typeof portfolioStateSchema>;

export function emptyState(): PortfolioState {
  return { version: 1, listings: {}, stays: {}, reviews: [], steps: 0 };
}
