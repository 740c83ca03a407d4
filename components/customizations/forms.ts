import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { OpenedForm } from '#components/customizations/opened-form.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';

type Form = ComponentType<OpenedForm>;

/** The form of each customization: its code comes with the page that opens it, else when it is opened. */
const forms: Record<CustomizationName, Form> = {
  'base-price': dynamic(() => import('#components/customizations/base-price-form.tsx')),
  'min-max-prices': dynamic(() => import('#components/customizations/min-max-price-form.tsx')),
  'min-stays': dynamic(() => import('#components/customizations/min-stay-form.tsx')),
  'time-based-adjustments': dynamic(() => import('#components/customizations/time-based-form.tsx')),
  'manual-overrides': dynamic(() => import('#components/customizations/override-form.tsx')),
  'occupancy-based-pricing': dynamic(() => import('#components/customizations/occupancy-form.tsx')),
  'gap-price-adjustments': dynamic(() => import('#components/customizations/gap-price-form.tsx')),
  'checkin-checkout-days': dynamic(() => import('#components/customizations/checkin-checkout-form.tsx')),
  'extra-guest-fees': dynamic(() => import('#components/customizations/extra-guest-form.tsx')),
};

/** The same code, asked for by itself: the build finds what a page loads first only where it is written out. */
const loads: Record<CustomizationName, () => Promise<{ default: Form }>> = {
  'base-price': () => import('#components/customizations/base-price-form.tsx'),
  'min-max-prices': () => import('#components/customizations/min-max-price-form.tsx'),
  'min-stays': () => import('#components/customizations/min-stay-form.tsx'),
  'time-based-adjustments': () => import('#components/customizations/time-based-form.tsx'),
  'manual-overrides': () => import('#components/customizations/override-form.tsx'),
  'occupancy-based-pricing': () => import('#components/customizations/occupancy-form.tsx'),
  'gap-price-adjustments': () => import('#components/customizations/gap-price-form.tsx'),
  'checkin-checkout-days': () => import('#components/customizations/checkin-checkout-form.tsx'),
  'extra-guest-fees': () => import('#components/customizations/extra-guest-form.tsx'),
};

const fetched = new Map<CustomizationName, Form>();

/** Fetches a form that may be opened next. What fails is asked for again when it is opened. */
export function fetchForm(name: CustomizationName): void {
  loads[name]().then(
    ({ default: form }) => fetched.set(name, form),
    () => {},
  );
}

/** A form that was fetched is there at once; any other makes who renders it wait. */
export const findForm = (name: CustomizationName): Form => fetched.get(name) ?? forms[name];
