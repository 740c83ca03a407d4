import { weekdayOf } from '#contract/dates.ts';
import { MARGIN_NIGHTS } from '../availability.ts';
import { DOW, EVENT, GAP, OCCUPANCY, PACING, REPUTATION, SEASONALITY, TIME_BASED } from '../factors.ts';
import type { PricingPlan } from '../pricing-plan.ts';
import { eventName } from './event-name.ts';
import { messagesOf } from './languages.ts';
import { countOf, localeFormats } from './locale-formats.ts';

/** What a step of the plan's first night is called. @param order the step, 1…9 */
export function factorLabel(plan: PricingPlan, order: number, ratio: number, eventId: number): string {
  const { locale, model } = plan.inputs;
  const { steps } = messagesOf(locale);
  const formats = localeFormats(locale);
  switch (order) {
    case SEASONALITY:
      return steps.season;
    case DOW:
      return formats.weekdays[weekdayOf(plan.window.from)] ?? '';
    case EVENT: {
      const event = model.events[eventId];
      const name = event ? eventName(event, locale) : null;
      return name ?? (ratio > 0 ? steps.highDemand : steps.lowDemand);
    }
    case OCCUPANCY:
      return steps.occupancy;
    case PACING:
      return steps.pacing;
    case REPUTATION:
      return steps.review;
    case TIME_BASED:
      return steps.leadTime;
    case GAP:
      return steps.gap(countOf(formats, plan.nights.gapNights[MARGIN_NIGHTS] ?? 0));
    default:
      return steps.besideBooking;
  }
}
