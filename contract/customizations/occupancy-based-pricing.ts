import { z } from 'zod';
import { ignored } from './read-only.ts';
import { seasonSchema, seasonsSchema } from './season.ts';

const writable = {
  enabled: z.boolean(),
  strategy: z.literal('tier'),
  'min-factor': z.number().min(0.5).max(1).describe('0.75 takes off at most 25 %'),
  'max-factor': z.number().min(1).max(2).describe('1.2 adds at most 20 %'),
  'disabled-periods': seasonsSchema(seasonSchema({})).describe('Seasons in which it is skipped'),
};

export const occupancyTierSchema = z.object({
  'occupancy-from': z.int().describe('Percent'),
  'occupancy-to': z.int().describe('Percent, inclusive'),
  'lead-from': z.int().describe('Days until the night'),
  'lead-to': z.int().describe('Days until the night, inclusive'),
  factor: z.number(),
});

export const occupancyBasedPricingAttributesSchema = z
  .object({
    ...writable,
    tiers: z.array(occupancyTierSchema).describe('Read-only: before the caps min-factor and max-factor'),
  })
  .meta({ id: 'OccupancyBasedPricingCustomization' });
export const occupancyBasedPricingChangesSchema = z.strictObject({ ...writable, tiers: ignored }).partial();
