import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { BulkNote } from '#contract/console/bulk-edits/outcome.ts';
import type { BulkEditPreviewAttributes, PreviewedOutcome } from '#contract/console/bulk-edits/preview.ts';
import type { BulkSelection } from '#contract/console/bulk-edits/selection.ts';
import type { PricedListing } from '../calendar/calendars.ts';
import type { Context } from '../context.ts';
import { findManyListingSettings, type ListingSettings } from '../customizations/queries.ts';
import { DomainError } from '../errors.ts';
import type { PageRequest } from '../http/documents.ts';
import { type Principal, tenantOf } from '../oauth/principal.ts';
import { previewListing } from '../previews/preview-listing.ts';
import { boundUser } from '../restorations/restore-points.ts';
import { noSuchListing } from './change-problems.ts';
import { type Judgement, judgeListing } from './judge-listing.ts';
import { selectListings } from './select-listings.ts';
import type { SelectedListing } from './selection-queries.ts';

export interface BulkPreview {
  rows: { id: string; attributes: BulkEditPreviewAttributes }[];
  counts: { total: number } & Record<PreviewedOutcome, number>;
  currencies: string[];
}

interface Judged {
  selected: SelectedListing;
  /** Null for an id that names no listing. */
  settings: ListingSettings | null;
  judgement: Judgement;
}

/**
 * What a bulk edit would come to: at every listing in counts, and at those of one page setting by setting and
 * night by night.
 * @throws NotFoundError for a token of no user, UnprocessableError
 */
export async function previewBulkEdit(
  context: Context,
  principal: Principal,
  asked: { change: BulkChange; listings: BulkSelection },
  page: PageRequest,
): Promise<BulkPreview> {
  boundUser(principal);
  const tenant = tenantOf(principal);
  const { listings, currencies, change } = await selectListings(
    context.db,
    tenant,
    asked.listings,
    asked.change,
  );
  const ids = listings.map(({ id }) => id);
  const settingsById = new Map(
    (await findManyListingSettings(context.db, tenant, ids)).map((found) => [found.listing.id, found]),
  );
  const judged = listings.map((selected): Judged => {
    const settings = settingsById.get(selected.id) ?? null;
    return { selected, settings, judgement: settings ? judgeListing(context, settings, change) : NOT_THERE };
  });
  const shown = judged.slice((page.number - 1) * page.size, page.number * page.size);
  const changedIds = shown.filter(isChanged).map(({ selected }) => selected.id);
  const priced = await context.calendars.findMany(tenant, changedIds);
  const pricedById = new Map(priced.map((listing) => [listing.row.listingId, listing]));
  return {
    rows: shown.map((row) => ({
      id: String(row.selected.id),
      attributes: attributesOf(context, row, pricedById.get(row.selected.id)),
    })),
    counts: { total: judged.length, ...countsOf(judged) },
    currencies,
  };
}

const NOT_THERE: Judgement = {
  ...{ outcome: 'failed', before: {}, after: {}, notes: [], customizations: {} },
  errors: [noSuchListing()],
};

const isChanged = ({ judgement }: Judged) => judgement.outcome === 'changed';

function countsOf(judged: readonly Judged[]): Record<PreviewedOutcome, number> {
  const counts = { changed: 0, unchanged: 0, failed: 0, skipped: 0 };
  for (const { judgement } of judged) counts[judgement.outcome] += 1;
  return counts;
}

function attributesOf(
  context: Context,
  { selected: { title, currency }, settings, judgement }: Judged,
  priced: PricedListing | undefined,
): BulkEditPreviewAttributes {
  const known = { title, currency, ...judgement, summary: null, warnings: [] };
  if (!settings || !priced || judgement.outcome !== 'changed') return known;
  try {
    const { summary, warnings } = previewListing(context, priced, settings, judgement.customizations);
    return { ...known, summary, warnings };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...known, notes: [...known.notes, notPriced(error)] };
  }
}

/** A listing may have the change and no prices. */
const notPriced = ({ message }: DomainError): BulkNote => ({ code: 'not_priced', detail: message });
