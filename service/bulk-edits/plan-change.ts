import {
  type BulkChange,
  type NightsStep,
  PRICE_STEPS,
  type PriceStepName,
} from '#contract/console/bulk-edits/change.ts';
import type { BulkNote } from '#contract/console/bulk-edits/outcome.ts';
import type { CustomizationChanges } from '#contract/customizations/changes.ts';
import { type EpochDay, toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { ErrorObject } from '#contract/json-api.ts';
import type { Situation } from '../customizations/customization-type.ts';
import { apiAttributes, attributesOf } from '../customizations/settings.ts';
import { minStays } from '../customizations/types/min-stays.ts';
import type { MinStayRules } from '../pricing/rules.ts';
import type { Span } from '../pricing/seasons.ts';
import { pastNights, yearlySeason } from './change-problems.ts';
import { isRelative, stepPrice } from './step-price.ts';
import { withSeason } from './with-season.ts';

/** What a bulk change comes to at one listing: the bodies of the requests that would make it. */
export interface ListingPlan {
  customizations: CustomizationChanges;
  notes: BulkNote[];
  /** Why it cannot be made, where that is plain before it is tried. */
  errors: ErrorObject[];
}

/** The nights of a step that are not past at a listing; all of them where every one is, to be refused as such. */
export function nightsLeft(step: NightsStep, today: EpochDay): Span {
  const [first, last] = [toEpochDay(step['start-date']), toEpochDay(step['end-date'])];
  return { from: last < today ? first : Math.max(first, today), to: last };
}

export function planChange(change: BulkChange, situation: Situation): ListingPlan {
  const { listing } = situation;
  const current = {
    'base-price': listing.basePrice,
    'min-price': listing.minPrice,
    'max-price': listing.maxPrice,
  };
  const after: Partial<Record<PriceStepName, number | null>> = {};
  const notes: BulkNote[] = [];
  for (const name of PRICE_STEPS) {
    const step = change[name];
    if (!step) continue;
    if (current[name] === null && isRelative(step)) notes.push(noValue(name));
    else after[name] = stepPrice(current[name], step);
  }
  const { 'base-price': basePrice, ...limits } = after;
  const nights = change.nights && nightsLeft(change.nights, situation.today);
  const override = change.nights?.override;
  const stays = minStaysPlanned(change, situation, nights);
  return {
    customizations: {
      ...(basePrice === undefined ? {} : { 'base-price': { 'base-price': basePrice } }),
      ...(Object.keys(limits).length === 0 ? {} : { 'min-max-prices': limits }),
      ...(stays === null || Object.keys(stays).length === 0 ? {} : { 'min-stays': stays }),
      ...(override && nights ? { 'manual-overrides': { overrides: [rowOf(override, nights)] } } : {}),
    } as CustomizationChanges,
    notes,
    errors: [
      ...(stays === null ? [yearlySeason()] : []),
      // The row of an override is refused by its own rule.
      ...(nights && !override && nights.to < situation.today ? [pastNights(situation.today)] : []),
    ],
  };
}

const noValue = (name: PriceStepName): BulkNote => ({
  code: 'no_value',
  detail: `The listing has no ${name} to start from.`,
  pointer: `/data/attributes/change/${name}`,
});

/** Null where a season is in the way of the nights. */
function minStaysPlanned({ 'min-stay': minStay, nights }: BulkChange, situation: Situation, span?: Span) {
  const usual = minStay === undefined ? {} : { 'min-stay': minStay };
  const ofNights = nights?.['min-stay'];
  if (ofNights === undefined || !span) return usual;
  const { seasonalMinStays: before } = attributesOf(minStays, situation) as MinStayRules;
  const seasonalMinStays = withSeason(before, span, ofNights);
  return seasonalMinStays && { ...usual, ...apiAttributes({ seasonalMinStays }, situation) };
}

function rowOf(override: NonNullable<NightsStep['override']>, { from, to }: Span) {
  return {
    'start-date': toIsoDate(from),
    'end-date': toIsoDate(to),
    price: override.kind === 'fixed' ? override.price : null,
    'percentage-adjustment': override.kind === 'percent' ? override.percent : null,
    'days-of-week': null,
  };
}
