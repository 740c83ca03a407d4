import { type EpochDay, type IsoDate, toEpochDay, toIsoDate, weekdayOf } from '#contract/dates.ts';
import { cohortOf, type MarketEvent } from '#service/market/model/cluster-model.ts';
import { dynamicLeadCurve, dynamicLeadRatio } from '#service/pricing/dynamic-lead-curve.ts';
import { gapRuleOf, gapRulesInForce } from '#service/pricing/gap-price.ts';
import type { PricingInputs } from '#service/pricing/inputs.ts';
import { occupancyRatio } from '#service/pricing/occupancy-premium.ts';
import { pacingRatio, pacingReading } from '#service/pricing/pacing.ts';
import { roundRatio } from '#service/pricing/ratio.ts';
import { reputationRatio } from '#service/pricing/reputation.ts';
import { type LeadAdjustment, type Season, WEEKDAYS, type Weekday } from '#service/pricing/rules.ts';

interface Night {
  date: IsoDate;
  price: number;
  factors: { key: string; ratio: number }[];
}

/**
 * The engine as one would write it first: an object per night, every rule and booking looked up where it
 * is needed. It shares the engine's formulas, none of its columns, and must come to the same prices.
 */
export function straightforwardNights(inputs: PricingInputs, from: EpochDay, to: EpochDay): Night[] {
  return Array.from({ length: to - from + 1 }, (_, i) => priceOf(inputs, from + i));
}

function priceOf(inputs: PricingInputs, day: EpochDay): Night {
  const { model, today, rules, listing } = inputs;
  const date = new Date(day * 86_400_000);
  const lead = day - today;
  const weekday = weekdayOf(day);
  const month = date.getUTCMonth();
  const dayOfLeapYear = (Date.UTC(2000, month, date.getUTCDate()) - Date.UTC(2000, 0, 1)) / 86_400_000;
  const early = [
    { key: 'seasonality', ratio: roundRatio(model.seasonality[dayOfLeapYear]! * model.level - 1) },
    { key: 'dow', ratio: roundRatio(model.weekday[month * 7 + weekday]! - 1) },
    ...model.events
      .filter((event) => isDuring(event, day))
      .map(({ uplift }) => ({ key: 'event', ratio: roundRatio(uplift) })),
  ];
  const late: Night['factors'] = [];
  if (lead >= 0) {
    const { onTheBooks, expected } = pacingReading(model, cohortOf(listing.bedrooms), day);
    early.push(
      { key: 'occupancy', ratio: occupancyStep(inputs, day) },
      { key: 'pacing', ratio: pacingRatio(onTheBooks, expected) },
      { key: 'reputation', ratio: inputs.badReview ? reputationRatio(inputs.badReview, day) : 0 },
    );
    const gap = gapStep(inputs, day);
    late.push({ key: 'time-based', ratio: leadTimeStep(inputs, day) }, { key: 'gap', ratio: gap });
    if (gap === 0) late.push({ key: 'adjacent', ratio: adjacentStep(inputs, day) });
  }

  const limits = limitsOf(inputs, day);
  const clamped = (price: number) => Math.max(limits.floor * 100, Math.min(limits.ceiling * 100, price));
  const moved = (price: number, steps: Night['factors']) =>
    steps.reduce((running, { ratio }) => (ratio === 0 ? running : Math.round(running * (1 + ratio))), price);
  const modeled = Math.round(clamped(moved(clamped(moved(listing.basePrice * 100, early)), late)) / 100);
  const override = rules.manualOverrides.overrides.findLast(
    (row) =>
      toEpochDay(row.startDate) <= day &&
      day <= toEpochDay(row.endDate) &&
      (row.daysOfWeek === null || row.daysOfWeek.includes(nameOf(day))),
  );
  const percentage = override?.percentageAdjustment ?? 0;
  const price = override?.price ?? Math.round(Math.round(modeled * 100 * (1 + percentage / 100)) / 100);
  return { date: toIsoDate(day), price, factors: [...early, ...late].filter(({ ratio }) => ratio !== 0) };
}

function limitsOf({ rules }: PricingInputs, day: EpochDay): { floor: number; ceiling: number } {
  const { minMaxPrices } = rules;
  const ofWeekday = (items: readonly { weekday: Weekday; minPrice: number | null }[]) =>
    items.find(({ weekday }) => weekday === nameOf(day))?.minPrice ?? null;
  const seasonal = minMaxPrices.seasonalPrices.filter((season) => inSeason(season, day));
  const floor =
    minMaxPrices.seasonalDayOfWeekMinPrices
      .filter((season) => inSeason(season, day))
      .map(({ minPrices }) => ofWeekday(minPrices))
      .findLast((price) => price !== null) ??
    seasonal.findLast(({ minPrice }) => minPrice !== null)?.minPrice ??
    ofWeekday(minMaxPrices.dayOfWeekMinPrices) ??
    minMaxPrices.minPrice ??
    5;
  const ceiling = seasonal.findLast(({ maxPrice }) => maxPrice !== null)?.maxPrice ?? minMaxPrices.maxPrice;
  return {
    floor: Math.ceil(floor),
    ceiling: ceiling === null ? Number.POSITIVE_INFINITY : Math.floor(ceiling),
  };
}

function occupancyStep({ rules, model, listing, today, ...rest }: PricingInputs, day: EpochDay): number {
  const settings = rules.occupancyBasedPricing;
  if (!settings.enabled || day - today > 90) return 0;
  if (settings.disabledPeriods.some((period) => inSeason(period, day))) return 0;
  const around = Array.from({ length: 15 }, (_, i) => day - 7 + i);
  const sellable = around.filter((night) => night >= today && !isHeldOff(rest, night));
  const own = sellable.filter((night) => isBooked(rest, night)).length / sellable.length;
  const market = around
    .map((night) => model.occupancy[cohortOf(listing.bedrooms)].onTheBooks[night - model.asOf] ?? Number.NaN)
    .filter((share) => !Number.isNaN(share));
  const mean = market.reduce((sum, share) => sum + share, 0) / market.length;
  return occupancyRatio(own, mean, day - today, settings);
}

function leadTimeStep({ rules, model, today }: PricingInputs, day: EpochDay): number {
  const settings = rules.timeBasedAdjustments;
  const seasons = settings.seasonalTimeBasedAdjustments.filter((season) => inSeason(season, day));
  const own =
    seasons.map((season) => fitting(season.timeBasedAdjustments, day - today)).findLast((rule) => rule) ??
    (seasons.some(({ exclude }) => exclude)
      ? undefined
      : fitting(settings.timeBasedAdjustments, day - today));
  if (own) return own.percentage / 100;
  const { enabled, tier } = settings.dynamicTimeBasedAdjustments;
  if (!enabled || seasons.some(({ exclude }) => exclude)) return 0;
  const lead = Math.min(day - today, 365);
  const start = model.weekend[weekdayOf(day)] ? 366 : 0;
  if (lead > 30) return dynamicLeadRatio(model.chanceToBook[start + lead]!, lead, tier);
  return dynamicLeadCurve(model.chanceToBook.subarray(start, start + 31), tier)[lead]!;
}

function fitting(rules: readonly LeadAdjustment[], lead: number): LeadAdjustment | undefined {
  const near = rules.filter(({ direction, days }) => direction === 'within' && lead <= days);
  const far = rules.filter(({ direction, days }) => direction === 'after' && lead >= days);
  return near.sort((a, b) => a.days - b.days)[0] ?? far.sort((a, b) => b.days - a.days)[0];
}

function gapStep(inputs: PricingInputs, day: EpochDay): number {
  const { rules, model, today } = inputs;
  const nights = gapLength(inputs, day);
  const isWeekend = model.weekend[weekdayOf(day)] ?? false;
  const rule = gapRuleOf(gapRulesInForce(rules.gapPriceAdjustments), nights, isWeekend, day - today);
  return rule ? rule.percentage / 100 : 0;
}

function adjacentStep(inputs: PricingInputs, day: EpochDay): number {
  if (isClosed(inputs, day) || day - inputs.today > 60) return 0;
  const isStranded =
    (isBooked(inputs, day - 1) && !isChangeover(inputs, day, 'checkinDays')) ||
    (isBooked(inputs, day + 1) && !isChangeover(inputs, day + 1, 'checkoutDays'));
  return isStranded ? -0.1 : 0;
}

function isChangeover(inputs: PricingInputs, day: EpochDay, kind: 'checkinDays' | 'checkoutDays'): boolean {
  const rules = inputs.rules.checkinCheckoutDays;
  const { enabled, maxGap } = rules.changeoverGapFill;
  const gap = gapLength(inputs, kind === 'checkinDays' ? day : day - 1);
  if (enabled && gap > 0 && gap <= (maxGap ?? Number.POSITIVE_INFINITY)) return true;
  const season = rules.seasonalCheckinCheckoutDays.findLast((item) => item[kind] && inSeason(item, day));
  return (season?.[kind] ?? rules[kind]).includes(nameOf(day));
}

/** Walks from the night to both ends of its gap, at most as far as any stay or block reaches. */
function gapLength(inputs: PricingInputs, day: EpochDay): number {
  const isShut = (night: EpochDay) => night < inputs.today || isClosed(inputs, night);
  if (isShut(day)) return 0;
  const last = Math.max(
    ...inputs.stays.map(({ checkout }) => checkout),
    ...inputs.blocks.map(({ to }) => to),
  );
  let first = day;
  let end = day;
  while (!isShut(first - 1)) first--;
  while (end <= last && !isShut(end + 1)) end++;
  return end > last ? 0 : end - first + 1;
}

type Occupied = Pick<PricingInputs, 'stays' | 'blocks'>;

function isBooked({ stays }: Occupied, day: EpochDay): boolean {
  return stays.some(({ checkin, checkout }) => checkin <= day && day < checkout);
}

function isClosed(inputs: Occupied, day: EpochDay): boolean {
  return isBooked(inputs, day) || inputs.blocks.some(({ from, to }) => from <= day && day <= to);
}

function isHeldOff(inputs: Occupied, day: EpochDay): boolean {
  return isClosed(inputs, day) && !isBooked(inputs, day);
}

function isDuring({ from, to }: MarketEvent, day: EpochDay): boolean {
  return from <= day && day <= to;
}

function inSeason({ startDate, endDate, rollover }: Season, day: EpochDay): boolean {
  const date = toIsoDate(day);
  if (!rollover) return startDate <= date && date <= endDate;
  const [start, end, at] = [startDate.slice(5), endDate.slice(5), date.slice(5)];
  return start <= end ? start <= at && at <= end : at >= start || at <= end;
}

function nameOf(day: EpochDay): Weekday {
  return WEEKDAYS[weekdayOf(day)]!;
}
