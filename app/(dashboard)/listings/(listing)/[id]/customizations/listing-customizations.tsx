'use client';
import { useCallback } from 'react';
import { CopyCustomization } from '#components/copy-customization/copy-customization.tsx';
import { Customizations } from '#components/customizations/customizations.tsx';
import type { FormActions } from '#components/customizations/opened-form.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { customizationNames } from '#lib/customizations/listed-names.ts';
import { useCurrentListing } from '#lib/listings/current-listing.tsx';
import { choice } from '#lib/url-state/codecs.ts';
import type { StateOf } from '#lib/url-state/url-state.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

const codecs = { type: choice(customizationNames, null) };

/** The listing's nine customizations; the address says which one is open. */
export function ListingCustomizations() {
  const listing = useCurrentListing();
  const [{ type }, setUrl] = useUrlState<StateOf<typeof codecs>>(codecs);
  const onOpen = useCallback((name: CustomizationName | null) => setUrl({ type: name }, 'push'), [setUrl]);
  const actions: FormActions = useCallback(
    (name, today, isDirty) => (
      <CopyCustomization listing={listing} name={name} today={today} isDirty={isDirty} />
    ),
    [listing],
  );
  return <Customizations key={listing.id} listing={listing} open={type} onOpen={onOpen} actions={actions} />;
}
