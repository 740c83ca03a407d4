'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { CustomizationsSkeleton } from '#components/customizations/customizations-skeleton.tsx';
import { fetchForm } from '#components/customizations/forms.ts';
import { OpenForm } from '#components/customizations/open-form.tsx';
import type { FormActions } from '#components/customizations/opened-form.ts';
import { TypeList } from '#components/customizations/type-list.tsx';
import { FormBarPlace } from '#components/form/form-bar-place.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { todayIn } from '#lib/calendar/today.ts';
import { customizationsQuery } from '#lib/customizations/read-customizations.ts';
import { overridesQuery } from '#lib/customizations/read-overrides.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { NO_CHANGES, previewQuery } from '#lib/previews/preview-prices.ts';
import { placed } from '#lib/previews/warnings.ts';

interface CustomizationsProps {
  listing: Listing;
  /** Which of them the address names. A phone shows the list where it names none. */
  open: CustomizationName | null;
  onOpen: (name: CustomizationName | null) => void;
  actions: FormActions;
}

/** The nine customizations of a listing: what each is set to, and the form of the open one. */
export function Customizations({ listing, open, onOpen, actions }: CustomizationsProps) {
  const t = useTranslations('customizations');
  const today = todayIn(listing.timezone, new Date());
  const all = useQuery(customizationsQuery(readFromBrowser, listing.id));
  const overrides = useQuery(overridesQuery(readFromBrowser, listing.id, today));
  const standing = useQuery(previewQuery(listing.id, 'base-price', NO_CHANGES));
  const warned = new Set(standing.data?.nights?.warnings.map((one) => placed(one).customization));
  const shown = open ?? 'base-price';
  const goBack = useCallback(() => onOpen(null), [onOpen]);

  if (all.isPending) return <CustomizationsSkeleton />;
  if (!all.data) {
    return (
      <ReadFailure query={all} title={t('failed')}>
        {t('failedDetail')}
      </ReadFailure>
    );
  }
  return (
    <FormBarPlace className="grid flex-1 gap-x-10 md:grid-cols-[14.5rem_minmax(0,1fr)]">
      <TypeList
        listing={listing}
        customizations={all.data}
        overrides={overrides.data}
        warned={warned}
        shown={shown}
        onOpen={onOpen}
        onPoint={fetchForm}
        className={classNames('border-line md:border-r md:pr-4', open !== null && 'max-md:hidden')}
      />
      <div className={classNames('min-w-0 pb-10', open === null && 'max-md:hidden')}>
        <OpenForm
          name={shown}
          listing={listing}
          today={today}
          customizations={all.data}
          onBack={goBack}
          actions={actions}
        />
      </div>
    </FormBarPlace>
  );
}
