'use client';
import { useTranslations } from 'next-intl';
import { MoneyField } from '#components/customizations/money-field.tsx';
import { FormFigure } from '#components/form/form-figure.tsx';

/** What each guest above a number pays. */
export function ExtraGuestFields({ currency }: { currency: string }) {
  const t = useTranslations('customizations.extra-guest-fees');
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4 pt-6">
      <MoneyField
        exact
        path="extra-guest-fee"
        currency={currency}
        label={t('fee')}
        hint={t('feeHint')}
        className="w-56"
      />
      <FormFigure
        path="extra-guest-threshold"
        label={t('threshold')}
        hint={t('thresholdHint')}
        className="w-56"
      />
    </div>
  );
}
