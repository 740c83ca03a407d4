import type { ExplanationAttributes, ExplanationStep } from '#contract/console/explanations.ts';
import type { EpochDay } from '#contract/dates.ts';
import type { Locale } from '#contract/locales.ts';
import { postedPrices } from '../calendar/posted-prices.ts';
import { priceableInputs } from '../calendar/read-calendar.ts';
import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { type ClusterModel, cohortOf } from '../market/model/cluster-model.ts';
import type { Tenant } from '../oauth/principal.ts';
import { explainNight } from '../pricing/explain-night.ts';
import type { Decision, ExplainedStep } from '../pricing/explanation.ts';
import { explainMove, type PriceMove } from '../pricing/record/explain-move.ts';
import { readYesterday } from '../snapshots/read-yesterday.ts';
import { findStatistics } from './queries.ts';

/**
 * Why a night costs what it costs, in the reader's language.
 * @throws NotFoundError, InvalidRequestError for a listing that cannot be priced yet
 */
export async function explainPrice(
  context: Context,
  tenant: Tenant,
  listingId: number,
  day: EpochDay,
  locale: Locale | null,
): Promise<ExplanationAttributes> {
  const priced = await context.calendars.find(tenant, listingId);
  if (!priced) throw new NotFoundError('There is no such listing.');
  const inputs = priceableInputs(priced);
  const asked = { ...inputs, locale: locale ?? inputs.locale };
  const night = explainNight(asked, day);
  const yesterday = (await readYesterday(context.db, [priced])).get(listingId)?.night(day);
  const posted = postedPrices(priced.row);
  return {
    date: night.date,
    currency: priced.row.currency,
    'base-price': night.basePrice,
    price: night.price,
    'price-posted': posted.on(day),
    'posted-at': posted.on(day) === null ? null : (posted.postedAt?.toISOString() ?? null),
    availability: night.availability,
    'lead-days': night.leadDays,
    'gap-nights': night.gapNights > 0 ? night.gapNights : null,
    sentence: night.summary,
    steps: night.steps.map(stepOf),
    floor: decisionOf(night.floor),
    ceiling: decisionOf(night.ceiling),
    'min-stay': decisionOf(night.minStay),
    market: await marketOn(
      context,
      priced.row.clusterId,
      priced.row.bedrooms,
      inputs.model,
      day,
      inputs.today,
    ),
    'since-yesterday': yesterday ? moveOf(explainMove(yesterday, asked, day)) : null,
  };
}

const moveOf = ({ priceBefore, price, steps }: PriceMove) => ({
  price: priceBefore,
  change: price - priceBefore,
  steps,
});

function stepOf(step: ExplainedStep): ExplanationStep {
  return {
    kind: step.kind,
    key: step.key,
    label: step.label,
    ratio: 'ratio' in step ? step.ratio : null,
    amount: step.amountCents / 100,
    before: step.beforeCents / 100,
    after: step.afterCents / 100,
    reason: step.reason,
    ...(step.kind === 'factor' && step.impact ? { 'event-impact': step.impact } : {}),
    ...(step.kind === 'limit'
      ? { limit: { side: step.key, value: step.afterCents / 100, rule: step.reason ?? step.label } }
      : {}),
  };
}

const decisionOf = ({ value, decidedBy, shadowed }: Decision) => ({
  value,
  rule: decidedBy?.label ?? null,
  shadowed: shadowed.map((rule) => ({ rule: rule.label, value: rule.value })),
});

async function marketOn(
  context: Context,
  clusterId: number | null,
  bedrooms: number | null,
  model: ClusterModel,
  day: EpochDay,
  today: EpochDay,
): Promise<ExplanationAttributes['market']> {
  if (clusterId === null) return null;
  const statistics = await findStatistics(context.db, clusterId, cohortOf(bedrooms), day);
  if (!statistics) return null;
  const { p10, p25, p50, p75, p90 } = statistics;
  return {
    cohort: statistics.cohort,
    cluster: statistics.clusterName,
    p10,
    p25,
    p50,
    p75,
    p90,
    ...pace(model, bedrooms, day, today),
  };
}

/** The share of comparable nights on the books, and the share that is usual this many days out. */
function pace(model: ClusterModel, bedrooms: number | null, day: EpochDay, today: EpochDay) {
  const { onTheBooks, expectedFinal } = model.occupancy[cohortOf(bedrooms)];
  const index = day - model.asOf;
  const booked = onTheBooks[index] ?? Number.NaN;
  const usual =
    (expectedFinal[index] ?? Number.NaN) * (model.bookingCurve[Math.max(0, day - today)] ?? Number.NaN);
  const orNull = (share: number) => (Number.isNaN(share) ? null : Math.round(share * 1000) / 1000);
  return { occupancy: orNull(booked), 'expected-occupancy': orNull(usual) };
}
