import {
  extraGuestFeeAttributesSchema,
  extraGuestFeeChangesSchema,
} from '#contract/customizations/extra-guest-fees.ts';
import { customizationType } from '../customization-type.ts';

export const extraGuestFees = customizationType<'extraGuestFees', typeof extraGuestFeeAttributesSchema>({
  name: 'extra-guest-fees',
  key: 'extraGuestFees',
  summary: 'the fee for extra guests',
  attributes: extraGuestFeeAttributesSchema,
  changes: extraGuestFeeChangesSchema,
  columns: {
    fields: ['extraGuestFee', 'extraGuestThreshold'],
    read: ({ extraGuestFee, extraGuestThreshold }) => ({
      extraGuestFee: Number(extraGuestFee),
      extraGuestThreshold,
    }),
    write: ({ extraGuestFee, extraGuestThreshold }) => ({
      extraGuestFee: (extraGuestFee ?? 0).toFixed(2),
      extraGuestThreshold: extraGuestThreshold ?? 1,
    }),
  },
  normalise: (fees) => ({ ...fees, extraGuestFee: Math.round((fees.extraGuestFee ?? 0) * 100) / 100 }),
});
