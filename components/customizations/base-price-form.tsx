'use client';
import { useTranslations } from 'next-intl';
import { CustomizationForm } from '#components/customizations/customization-form.tsx';
import { MoneyField } from '#components/customizations/money-field.tsx';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import { useWhen } from '#lib/format/use-when.ts';
import type { Listing } from '#lib/listings/list-listings.ts';

/** The price of an ordinary night. */
export default function BasePriceForm(opened: OpenedForm) {
  return (
    <CustomizationForm {...opened} name="base-price" attributes={opened.customizations['base-price']}>
      <BasePriceField listing={opened.listing} />
    </CustomizationForm>
  );
}

function BasePriceField({ listing }: { listing: Listing }) {
  const t = useTranslations('customizations.base-price');
  const when = useWhen();
  const { currency, 'base-price': current, 'base-price-updated-at': updatedAt } = listing;
  return (
    <div className="pt-6">
      <MoneyField
        path="base-price"
        currency={currency}
        label={t('field')}
        hint={updatedAt && current !== null ? t('updated', { when: when(updatedAt) }) : t('needed')}
        className="w-40"
      />
    </div>
  );
}
