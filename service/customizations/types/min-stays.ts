import { minStayAttributesSchema, minStayChangesSchema } from '#contract/customizations/min-stays.ts';
import { refusedValue } from '../../errors.ts';
import { attributePointer } from '../attribute-pointer.ts';
import { customizationType } from '../customization-type.ts';
import { fullWeek } from '../full-week.ts';
import { seasonalProblems } from '../seasonal-lists.ts';

export const minStays = customizationType<'minStays', typeof minStayAttributesSchema>({
  name: 'min-stays',
  key: 'minStays',
  summary: 'the minimum stays',
  attributes: minStayAttributesSchema,
  changes: minStayChangesSchema,
  columns: {
    fields: ['minStay'],
    read: ({ minStay }) => ({ minStay }),
    write: ({ minStay }) => ({ minStay: minStay ?? 1 }),
  },
  normalise: (stays) => ({
    ...stays,
    minStay: stays.minStay ?? 1,
    dayOfWeekMinStays: fullWeek(stays.dayOfWeekMinStays, 'minStay'),
    seasonalDayOfWeekMinStays: stays.seasonalDayOfWeekMinStays.map((season) => ({
      ...season,
      minStays: fullWeek(season.minStays, 'minStay'),
    })),
  }),
  invalid: seasonalProblems,
  impossible: ({ changed, situation }) =>
    situation.supports?.minStayPush === false
      ? [...changed].map((field) =>
          refusedValue(
            { code: 'min_stays_unsupported', figures: {} },
            'The channel of this listing takes no minimum stays.',
            attributePointer(field),
          ),
        )
      : [],
});
