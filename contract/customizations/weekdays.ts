import { z } from 'zod';
import { WEEKDAYS, type Weekday } from '../dates.ts';
import { refuseValue } from '../refusals.ts';

export const weekdaySchema = z.enum(WEEKDAYS);

/** Values by weekday: exactly one entry for each of the seven. */
export function weekdaySetSchema<S extends z.ZodRawShape>(value: S) {
  return z
    .array(z.strictObject({ weekday: weekdaySchema, ...value }))
    .superRefine((entries, context) => {
      const days = entries.map((entry) => (entry as unknown as { weekday: Weekday }).weekday);
      const twice = days.findIndex((day, at) => days.indexOf(day) < at);
      if (twice >= 0) {
        const message = 'must not be given twice';
        const path = [twice, 'weekday'];
        refuseValue(context, { path, message, input: days[twice] }, { code: 'weekday_twice', figures: {} });
        return;
      }
      const missing = WEEKDAYS.filter((day) => !days.includes(day));
      if (missing.length === 0) return;
      const message = `must name all seven weekdays: ${missing.join(', ')} missing`;
      refuseValue(
        context,
        { message, input: entries },
        { code: 'weekdays_missing', figures: { weekdays: missing } },
      );
    })
    .describe('One entry for each weekday');
}

/** Some weekdays, none of them twice. */
export const weekdayListSchema = z.array(weekdaySchema).superRefine((days, context) => {
  const twice = days.findIndex((day, at) => days.indexOf(day) < at);
  if (twice < 0) return;
  const issue = { path: [twice], message: 'must not be given twice', input: days[twice] };
  refuseValue(context, issue, { code: 'weekday_twice', figures: {} });
});
