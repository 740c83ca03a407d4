'use client';
import { useTranslations } from 'next-intl';
import { CustomizationForm } from '#components/customizations/customization-form.tsx';
import { MoneyField } from '#components/customizations/money-field.tsx';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import { FormFigure } from '#components/form/form-figure.tsx';

/** What each guest above a number pays. */
export default function ExtraGuestForm(opened: OpenedForm) {
  return (
    <CustomizationForm
      {...opened}
      name="extra-guest-fees"
      attributes={opened.customizations['extra-guest-fees']}
    >
      <ExtraGuestFields currency={opened.listing.currency} />
    </CustomizationForm>
  );
}

function ExtraGuestFields({ currency }: { currency: string }) {
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
