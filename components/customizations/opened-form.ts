import type { ReactNode } from 'react';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { IsoDate } from '#contract/dates.ts';
import type { Customizations } from '#lib/customizations/attributes.ts';
import type { Listing } from '#lib/listings/list-listings.ts';

/** What else can be done with the saved values of a customization. @param isDirty something typed is not saved */
export type FormActions = (name: CustomizationName, today: IsoDate, isDirty: boolean) => ReactNode;

/** What the form of any customization is opened with. */
export interface OpenedForm {
  listing: Listing;
  /** In the listing's timezone. */
  today: IsoDate;
  customizations: Customizations;
  onBack: () => void;
  actions: FormActions;
}
