import type { EpochDay, IsoDate } from '#contract/dates.ts';
import { toIsoDate } from '#contract/dates.ts';
import type { OverriddenNight } from '#lib/customizations/attributes.ts';
import { changeCustomization } from '#lib/customizations/change-customization.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';
import type { Read } from '#lib/read.ts';
import { restoreListing } from '#lib/restorations/restore-listing.ts';

/** The rows that are sent for one listing. */
export interface ListingRows {
  listing: string;
  rows: readonly OverrideRow[];
}

export interface ListingOutcome {
  listing: string;
  /** Whether anything is another way now. */
  changed: boolean;
  error: Error | null;
}

/** Listings that are changed at the same time: enough to be quick, few enough to leave room for others. */
const AT_ONCE = 4;

/** A name for what is done to several listings at once: the history tells it as one, and puts it back as one. */
export const newEditId = (): string => `calendar_${crypto.randomUUID().replaceAll('-', '')}`;

/** Sends each listing's rows. @param told after each listing */
export const saveOverrides = (
  changes: readonly ListingRows[],
  editId: string,
  told: () => void,
): Promise<ListingOutcome[]> =>
  forEach(
    changes,
    async ({ listing, rows }) => {
      return (await changeCustomization(listing, 'manual-overrides', { overrides: rows }, editId)) !== null;
    },
    told,
  );

/** Puts the nights that an edit changed back as they were before it. @param told after each listing */
export const undoOverrides = (
  changes: readonly ListingRows[],
  editId: string,
  told: () => void,
): Promise<ListingOutcome[]> => {
  const undoId = newEditId();
  return forEach(
    changes,
    async ({ listing }) => {
      return (await restoreListing(listing, { 'request-id': editId }, undoId)).fields.length > 0;
    },
    told,
  );
};

/** One listing's refusal stops no other. */
async function forEach(
  changes: readonly ListingRows[],
  act: (change: ListingRows) => Promise<boolean>,
  told: () => void,
): Promise<ListingOutcome[]> {
  const outcomes: ListingOutcome[] = [];
  const waiting = changes.values();
  const work = async () => {
    for (const change of waiting) {
      const { listing } = change;
      try {
        outcomes.push({ listing, changed: await act(change), error: null });
      } catch (error) {
        outcomes.push({
          listing,
          changed: false,
          error: error instanceof Error ? error : new Error(String(error)),
        });
      }
      told();
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, changes.length) }, work));
  return outcomes;
}

/** The overridden nights of a listing between two dates, both inside. */
export async function readOverridden(
  read: Read,
  listing: string,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<OverriddenNight[]> {
  const document = await read(`/listings/${listing}/customizations/manual-overrides`, {
    'filter[start-date]': from,
    'filter[end-date]': to,
  });
  return (document as { data: { attributes: { overrides: OverriddenNight[] } } }).data.attributes.overrides;
}

export function datesBetween(from: EpochDay, to: EpochDay): { from: IsoDate; to: IsoDate } {
  return { from: toIsoDate(from), to: toIsoDate(to) };
}
