'use client';
import { useTranslations } from 'next-intl';
import { FormHead } from '#components/customizations/form-head.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';

/** So many rules a form has, each under its name, as far as a screen shows them. */
const sections: Record<CustomizationName, number> = {
  'base-price': 1,
  'min-max-prices': 4,
  'min-stays': 4,
  'time-based-adjustments': 3,
  'manual-overrides': 2,
  'occupancy-based-pricing': 3,
  'gap-price-adjustments': 2,
  'checkin-checkout-days': 4,
  'extra-guest-fees': 1,
};

interface FormSkeletonProps {
  name: CustomizationName;
  onBack: () => void;
}

/** What a customization does, while its form is on the way. */
export function FormSkeleton({ name, onBack }: FormSkeletonProps) {
  const t = useTranslations('customizations');
  return (
    <section aria-labelledby="customization">
      <FormHead name={name} onBack={onBack} />
      <div role="status" aria-label={t('loading')}>
        {Array.from({ length: sections[name] }, (_, section) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections of a skeleton are all alike
          <div key={section} className="flex flex-col gap-4 pt-7">
            <Skeleton className="h-3 w-32" />
            <Skeleton className="h-8 w-64" />
            <Skeleton className="w-48" />
          </div>
        ))}
      </div>
    </section>
  );
}
