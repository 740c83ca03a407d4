'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BasePriceFields } from '#components/customizations/base-price-fields.tsx';
import { CheckinCheckoutFields } from '#components/customizations/checkin-checkout-fields.tsx';
import { CustomizationForm } from '#components/customizations/customization-form.tsx';
import { ExtraGuestFields } from '#components/customizations/extra-guest-fields.tsx';
import { GapPriceFields } from '#components/customizations/gap-price-fields.tsx';
import { MinMaxPriceFields } from '#components/customizations/min-max-price-fields.tsx';
import { MinStayFields } from '#components/customizations/min-stay-fields.tsx';
import { OccupancyFields } from '#components/customizations/occupancy-fields.tsx';
import { OverrideFields } from '#components/customizations/override-fields.tsx';
import { TimeBasedFields } from '#components/customizations/time-based-fields.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { IsoDate } from '#contract/dates.ts';
import type { Customizations, OverriddenNight } from '#lib/customizations/attributes.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { ReadError } from '#lib/read.ts';

interface OpenFormProps {
  name: CustomizationName;
  listing: Listing;
  today: IsoDate;
  customizations: Customizations;
  overrides: UseQueryResult<OverriddenNight[]>;
  onBack: () => void;
  actions: (name: CustomizationName, isDirty: boolean) => ReactNode;
}

/** The form of one customization. */
export function OpenForm({
  name,
  listing,
  today,
  customizations,
  overrides,
  onBack,
  actions,
}: OpenFormProps) {
  const shared = { listing, today, onBack, actions };
  if (name === 'manual-overrides') return <Overrides {...shared} overrides={overrides} />;
  const all = customizations;
  switch (name) {
    case 'base-price':
      return (
        <CustomizationForm {...shared} name={name} attributes={all[name]}>
          <BasePriceFields listing={listing} />
        </CustomizationForm>
      );
    case 'min-max-prices':
      return (
        <CustomizationForm {...shared} name={name} attributes={all[name]}>
          <MinMaxPriceFields listingId={listing.id} currency={listing.currency} today={today} />
        </CustomizationForm>
      );
    case 'min-stays':
      return (
        <CustomizationForm {...shared} name={name} attributes={all[name]}>
          <MinStayFields today={today} />
        </CustomizationForm>
      );
    case 'time-based-adjustments':
      return (
        <CustomizationForm {...shared} name={name} attributes={all[name]}>
          <TimeBasedFields
            today={today}
            medianLeadDays={all[name]['dynamic-time-based-adjustments']['median-lead-time']}
          />
        </CustomizationForm>
      );
    case 'occupancy-based-pricing':
      return (
        <CustomizationForm {...shared} name={name} attributes={all[name]}>
          <OccupancyFields today={today} tiers={all[name].tiers} />
        </CustomizationForm>
      );
    case 'gap-price-adjustments':
      return (
        <CustomizationForm {...shared} name={name} attributes={all[name]}>
          <GapPriceFields defaultRules={all[name]['default-rules']} />
        </CustomizationForm>
      );
    case 'checkin-checkout-days':
      return (
        <CustomizationForm {...shared} name={name} attributes={all[name]}>
          <CheckinCheckoutFields today={today} support={all[name]['channel-support']} />
        </CustomizationForm>
      );
    case 'extra-guest-fees':
      return (
        <CustomizationForm {...shared} name={name} attributes={all[name]}>
          <ExtraGuestFields currency={listing.currency} />
        </CustomizationForm>
      );
  }
}

const NOTHING_PENDING = { overrides: [] as OverrideRow[] };

function Overrides({
  overrides,
  ...shared
}: Pick<OpenFormProps, 'listing' | 'today' | 'overrides' | 'onBack' | 'actions'>) {
  const t = useTranslations('customizations');
  const nights = overrides.data;
  if (overrides.isPending) return <Skeleton className="mt-5 h-3 w-48" />;
  if (!nights) {
    return (
      <ErrorState
        title={t('failed')}
        requestId={overrides.error instanceof ReadError ? overrides.error.requestId : null}
        onRetry={() => overrides.refetch()}
        busy={overrides.isFetching}
      >
        {t('failedDetail')}
      </ErrorState>
    );
  }
  return (
    <CustomizationForm
      {...shared}
      name="manual-overrides"
      attributes={NOTHING_PENDING}
      after={() => NOTHING_PENDING}
    >
      <OverrideFields nights={nights} currency={shared.listing.currency} today={shared.today} />
    </CustomizationForm>
  );
}
