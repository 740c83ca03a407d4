import {
  checkinCheckoutDayAttributesSchema,
  checkinCheckoutDayChangesSchema,
} from '#contract/customizations/checkin-checkout-days.ts';
import { WEEKDAYS } from '#contract/dates.ts';
import { channelDayProblems, emptySeasonProblems } from '../arrival-day-rules.ts';
import { customizationType } from '../customization-type.ts';
import { seasonalProblems } from '../seasonal-lists.ts';

export const checkinCheckoutDays = customizationType<
  'checkinCheckoutDays',
  typeof checkinCheckoutDayAttributesSchema
>({
  name: 'checkin-checkout-days',
  key: 'checkinCheckoutDays',
  summary: 'the days on which guests may arrive and leave',
  attributes: checkinCheckoutDayAttributesSchema,
  changes: checkinCheckoutDayChangesSchema,
  normalise: (days) => ({
    ...days,
    checkinDays: WEEKDAYS.filter((day) => days.checkinDays.includes(day)),
    checkoutDays: WEEKDAYS.filter((day) => days.checkoutDays.includes(day)),
  }),
  invalid: (change) => [...seasonalProblems(change), ...emptySeasonProblems(change)],
  impossible: channelDayProblems,
  derived: (_, { supports }) => ({
    channelSupport: {
      checkinDays: supports?.checkinDays ?? false,
      checkoutDays: supports?.checkoutDays ?? false,
      seasonal: supports?.seasonalCheckinCheckoutDays ?? false,
      restrictedWeekdays: supports?.restrictedWeekdays ?? [],
    },
  }),
});
