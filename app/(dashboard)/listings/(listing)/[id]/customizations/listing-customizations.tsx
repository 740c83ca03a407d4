'use client';
import { CopyCustomization } from '#components/copy-customization/copy-customization.tsx';
import { Customizations } from '#components/customizations/customizations.tsx';
import { customizationNames } from '#lib/customizations/attributes.ts';
import { useCurrentListing } from '#lib/listings/current-listing.tsx';
import { choice } from '#lib/url-state/codecs.ts';
import type { StateOf } from '#lib/url-state/url-state.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

const codecs = { type: choice(customizationNames, null) };

/** The listing's nine customizations; the address says which one is open. */
export function ListingCustomizations() {
  const listing = useCurrentListing();
  const [{ type }, setUrl] = useUrlState<StateOf<typeof codecs>>(codecs);
  return (
    <Customizations
      key={listing.id}
      listing={listing}
      open={type}
      onOpen={(name) => setUrl({ type: name }, 'push')}
      actions={(name, today, isDirty) => (
        <CopyCustomization listing={listing} name={name} today={today} isDirty={isDirty} />
      )}
    />
  );
}
