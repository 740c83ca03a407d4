import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettledChanges } from '#components/preview/use-settled-changes.ts';
import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { NO_CHANGES, type PreviewAnswer, previewQuery } from '#lib/previews/preview-prices.ts';
import { type PlacedWarning, warningsFor } from '#lib/previews/warnings.ts';
import { ReadError } from '#lib/read.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

/** How things stand with a preview: `paused` while the form cannot be sent, `refused` where the service would not take it. */
export type PreviewState = 'shown' | 'busy' | 'paused' | 'refused' | 'failed';

/** Whether what is shown is no answer to what is typed. */
export const isOutdated = (state: PreviewState) => state !== 'shown' && state !== 'busy';

export interface Preview {
  state: PreviewState;
  /** Whether any change is being shown. */
  hasChanges: boolean;
  /** The last nights there were an answer for, and the changes they show; null until then. */
  nights: PricePreviewAttributes | null;
  shown: object | null;
  warnings: readonly PlacedWarning[];
  /** The last answer, where it was a refusal. */
  refused: PreviewAnswer | null;
  requestId: string | null;
  retry: () => void;
}

interface Last {
  answer: PreviewAnswer | null;
  /** The last one that was no refusal. */
  shown: PreviewAnswer | null;
}

/**
 * What changes would do, asked for as they are typed.
 * @param changes what would be sent, empty for none; null while it could not be
 */
export function usePreview(listingId: string, name: CustomizationName, changes: object | null): Preview {
  const asked = changes && JSON.stringify(changes);
  const settled = useSettledChanges(asked, NO_CHANGES);
  // A form's code may come after an answer that the server, which made the same page, did not have.
  const isHydrated = useHydrated();
  const standing = useQuery(previewQuery(listingId, name, NO_CHANGES));
  const read = useQuery(previewQuery(listingId, name, settled));
  const { error, isError, isFetching, refetch } = read;
  const data = isHydrated ? read.data : undefined;
  const [last, setLast] = useState<Last>({ answer: null, shown: null });
  if (data && data !== last.answer) setLast({ answer: data, shown: data.nights ? data : last.shown });

  const refused = last.answer?.refusal ? last.answer : null;
  const nights = last.shown?.nights ?? null;
  function state(): PreviewState {
    if (asked === null) return 'paused';
    if (!isHydrated || asked !== settled || (isFetching && !data)) return 'busy';
    if (isError && !data) return 'failed';
    return refused ? 'refused' : 'shown';
  }
  return {
    state: state(),
    hasChanges: settled !== NO_CHANGES,
    nights,
    shown: last.shown?.changes ?? null,
    warnings: nights ? warningsFor(name, nights.warnings, standing.data?.nights?.warnings ?? []) : [],
    refused,
    requestId: error instanceof ReadError ? error.requestId : null,
    retry: () => void refetch(),
  };
}
