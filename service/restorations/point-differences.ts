import type { PointDifferencesAttributes } from '#contract/console/restorations.ts';
import type { Context } from '../context.ts';
import { withoutColumns } from '../customizations/apply-change.ts';
import { CUSTOMIZATION_TYPES } from '../customizations/customization-types.ts';
import { findManyListingSettings } from '../customizations/queries.ts';
import { situationOf } from '../customizations/settings.ts';
import { NotFoundError } from '../errors.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import { type Principal, tenantOf } from '../oauth/principal.ts';
import { DEFAULT_CUSTOMIZATIONS } from '../pricing/default-rules.ts';
import { changedSince } from './changed-since.ts';
import { findChangedSince, findPoint } from './queries.ts';
import { boundUser } from './restore-points.ts';

/** Settings that were changed and set back are stored, and differ in nothing from those that never were. */
const DEFAULTS = Object.fromEntries(
  CUSTOMIZATION_TYPES.map((type) => [type.name, withoutColumns(type, DEFAULT_CUSTOMIZATIONS[type.key])]),
);

interface ListingDifferences {
  id: string;
  attributes: PointDifferencesAttributes;
}

/**
 * What differs now from what a restore point keeps, listing by listing.
 * @returns `kept`: how many of its listings are still there
 * @throws NotFoundError
 */
export async function readPointDifferences(
  context: Context,
  principal: Principal,
  pointId: number,
  listingId: number | undefined,
  page: PageRequest,
): Promise<Page<ListingDifferences> & { kept: number }> {
  const { db } = context;
  const tenant = tenantOf(principal);
  if (!(await findPoint(db, boundUser(principal).id, pointId))) {
    throw new NotFoundError('There is no such restore point.');
  }
  const { rows, count, kept } = await findChangedSince(db, tenant, pointId, listingId, DEFAULTS, page);
  const settings = await findManyListingSettings(
    db,
    tenant,
    rows.map((row) => row.listingId),
  );
  const settingsById = new Map(settings.map((found) => [found.listing.id, found]));
  const differing = rows.flatMap((row): ListingDifferences[] => {
    const now = settingsById.get(row.listingId);
    if (!now) return [];
    const { title, currency, timezone } = now.listing;
    const then = { ...now, listing: { ...now.listing, ...row.kept.columns }, stored: row.kept.stored };
    const differences = changedSince(then, now, situationOf(context, now));
    return [{ id: String(row.listingId), attributes: { title, currency, timezone, differences } }];
  });
  return { rows: differing, count, kept };
}
