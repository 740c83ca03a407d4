import { weekdayOf } from '#contract/dates.ts';
import { cohortOf } from '#service/market/model/cluster-model.ts';
import { obstacleOf } from '../adjacent-night.ts';
import { MARGIN_NIGHTS } from '../availability.ts';
import {
  ADJACENT,
  DOW,
  EVENT,
  GAP,
  OCCUPANCY,
  PACING,
  REPUTATION,
  SEASONALITY,
  TIME_BASED,
} from '../factors.ts';
import { dayOfMonth, monthOf } from '../month-day.ts';
import { pacingReading } from '../pacing.ts';
import type { PricingPlan } from '../pricing-plan.ts';
import { chanceToBook } from '../time-based-adjustment.ts';
import type { ReasonWriter } from './reason-writer.ts';

/**
 * Why a step moved a night's price, in the writer's locale.
 * @param order the step, 1…9
 * @returns null for an event without name
 */
export function reasonOf(
  plan: PricingPlan,
  writer: ReasonWriter,
  night: number,
  order: number,
  ratio: number,
  eventId: number,
): string | null {
  const { inputs, window, modelOffset } = plan;
  const day = window.from + night;
  switch (order) {
    case SEASONALITY:
      return writer.season(monthOf(day), Math.min(2, Math.floor((dayOfMonth(day) - 1) / 10)), ratio);
    case DOW:
      return writer.weekday(weekdayOf(day), monthOf(day), ratio);
    case EVENT: {
      const event = inputs.model.events[eventId];
      return event ? writer.event(event, ratio) : null;
    }
    case OCCUPANCY:
      return writer.occupancy(
        plan.occupancy?.listing[night] ?? Number.NaN,
        plan.cohort.occupancyAround[modelOffset + night] ?? Number.NaN,
      );
    case PACING: {
      const reading = pacingReading(inputs.model, cohortOf(inputs.listing.bedrooms), day);
      return writer.pacing(reading.onTheBooks, reading.expected);
    }
    case REPUTATION:
      return inputs.badReview ? writer.review(inputs.badReview) : null;
    case TIME_BASED:
      return leadTimeReason(plan, writer, night);
    case GAP:
      return writer.gap(plan.nights.gapNights[night + MARGIN_NIGHTS] ?? 0);
    case ADJACENT:
      return obstacleOf(plan.nights, plan.arrivals, window, night) === 'checkin'
        ? writer.noCheckin
        : writer.noCheckout;
    default:
      return null;
  }
}

function leadTimeReason(plan: PricingPlan, writer: ReasonWriter, night: number): string | null {
  const { inputs, leadTime, window, model, modelOffset } = plan;
  const lead = window.from + night - inputs.today;
  const ruleId = leadTime?.ownRule?.[night] ?? 0;
  const rule = leadTime?.ownRules[ruleId - 1];
  if (rule?.lead) {
    const percentage = rule.values[0] ?? 0;
    return writer.ownLeadRule(rule.lead.days, rule.lead.direction, percentage);
  }
  if ((leadTime?.ratios[night] ?? 0) > 0) return writer.farAhead(lead);
  const isWeekend = model.weekend[modelOffset + night] === 1;
  return writer.lateChance(lead, chanceToBook(inputs.model.chanceToBook, isWeekend, lead));
}
