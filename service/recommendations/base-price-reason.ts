import type { EpochDay } from '#contract/dates.ts';
import type { PricedListing } from '../calendar/calendars.ts';
import { cohortOf } from '../market/model/cluster-model.ts';

/** Nights from today on whose bookings are compared. */
export const NIGHTS_COMPARED = 60;
/** A smaller difference between the base price and the modelled one is no reason to change it. */
const LEAST_DIFFERENCE = 0.05;

/** Why another base price is proposed; occupancies are shares, 0…1. */
export interface BasePriceReason {
  basePrice: number;
  modelledPrice: number;
  ownOccupancy: number;
  marketOccupancy: number;
}

/** The reason, where the price differs enough and the listing's own bookings say the same; else null. */
export function basePriceReason(reason: BasePriceReason): BasePriceReason | null {
  const { basePrice, modelledPrice, ownOccupancy, marketOccupancy } = reason;
  if (Math.abs(modelledPrice - basePrice) <= basePrice * LEAST_DIFFERENCE) return null;
  const agrees = modelledPrice > basePrice ? ownOccupancy > marketOccupancy : ownOccupancy < marketOccupancy;
  return agrees ? reason : null;
}

/** Share of the coming nights that are booked already; null where none of them could be booked. */
export function ownOccupancy({ row, today }: PricedListing): number | null {
  const units = Math.max(1, row.unitIds.length);
  const nightsIn = (from: EpochDay, to: EpochDay) =>
    Math.max(0, Math.min(to, today + NIGHTS_COMPARED) - Math.max(from, today));
  const sum = (nights: number[]) => nights.reduce((total, count) => total + count, 0);
  const booked = sum(row.stays.map(([checkin, checkout]) => nightsIn(checkin, checkout)));
  const blocked = sum(row.blocks.map(([first, last]) => nightsIn(first, last + 1)));
  const offered = (NIGHTS_COMPARED - Math.min(NIGHTS_COMPARED, blocked)) * units;
  return offered === 0 ? null : Math.min(1, booked / offered);
}

/** Share of the same nights that comparable listings have booked; null where the market is not known. */
export function marketOccupancy({ row, today, model }: PricedListing): number | null {
  if (!model) return null;
  const { onTheBooks } = model.occupancy[cohortOf(row.bedrooms)];
  // Where it is still the day before, the market was observed tomorrow.
  const from = Math.max(0, today - model.asOf);
  if (today < model.asOf - 1) return null;
  const known = [...onTheBooks.slice(from, from + NIGHTS_COMPARED)].filter((share) => !Number.isNaN(share));
  return known.length === 0 ? null : known.reduce((sum, share) => sum + share, 0) / known.length;
}
