import type { Restoration } from '#contract/console/restorations.ts';
import type { Context } from '../context.ts';
import { type ChangedBy, changeLocked } from '../customizations/change-customization.ts';
import { CUSTOMIZATION_TYPES } from '../customizations/customization-types.ts';
import { findListingSettings, type ListingSettings } from '../customizations/queries.ts';
import { situationOf } from '../customizations/settings.ts';
import type { Executor } from '../db/database.ts';
import { InvalidRequestError, NotFoundError, UnprocessableError } from '../errors.ts';
import { actorOf } from '../history/actor.ts';
import { activateWithin } from '../listings/activate-listing.ts';
import { lockListing } from '../listings/change-queries.ts';
import { mayEdit, type Principal, tenantOf } from '../oauth/principal.ts';
import { findChanges, findChangesOfRequest, findKeptSettings } from './queries.ts';
import { asKept, beforeChanges, type WantedSettings } from './wanted-settings.ts';

export interface RestoredField {
  setting: string;
  field: string;
}

/**
 * Puts settings of a listing back, by the same use cases that change them: with history, events and every check.
 * All of it is put back or nothing.
 * @throws ForbiddenError, NotFoundError, UnprocessableError `not_restorable`
 */
export async function restoreListing(
  context: Context,
  principal: Principal,
  listingId: number,
  restoration: Restoration,
  requestId: string,
): Promise<RestoredField[]> {
  mayEdit(principal);
  const by = {
    tenant: tenantOf(principal),
    actor: actorOf(principal, requestId),
    inDashboard: principal.application.firstParty,
  };
  return context.db.transaction(async (tx) => {
    const locked = await lockListing(tx, by.tenant, listingId);
    const settings = locked && (await findListingSettings(tx, by.tenant, listingId));
    if (!settings) throw new NotFoundError('There is no such listing.');
    const wanted = await wantedBy(tx, context, settings, restoration);
    return restoreWithin(tx, context, by, settings, wanted);
  });
}

/**
 * The same inside a transaction that is under way, of a listing that it has locked, by whoever may.
 * @throws UnprocessableError `not_restorable`, with a part of it put back
 */
export async function restoreWithin(
  tx: Executor,
  context: Context,
  by: ChangedBy,
  settings: ListingSettings,
  wanted: WantedSettings,
): Promise<RestoredField[]> {
  if (wanted.customizations.size === 0 && wanted.enabled === null) {
    throw new UnprocessableError({
      detail: 'Nothing of this change can be put back.',
      code: 'not_restorable',
      refusal: { code: 'nothing_to_restore', figures: {} },
    });
  }
  try {
    return await putBack(tx, context, by, settings, wanted);
  } catch (error) {
    if (!(error instanceof InvalidRequestError || error instanceof UnprocessableError)) throw error;
    throw new UnprocessableError(
      error.problems.map(({ detail, refusal }) => ({ detail, code: 'not_restorable', refusal })),
    );
  }
}

async function wantedBy(
  tx: Executor,
  context: Context,
  settings: ListingSettings,
  restoration: Restoration,
): Promise<WantedSettings> {
  const { listing } = settings;
  const situation = situationOf(context, settings);
  const pointId = restoration['restore-point'];
  if (pointId !== undefined) {
    const kept = await findKeptSettings(tx, listing, Number(pointId));
    if (!kept) throw missing('restore-point', 'There is no such restore point of this listing.');
    const then = { ...settings, listing: { ...listing, ...kept.columns }, stored: kept.stored };
    return asKept(then, settings, situation);
  }
  const entryId = restoration['change-history-entry'];
  const entryIds = entryId === undefined ? restoration['change-history-entries'] : [entryId];
  const entries = entryIds
    ? await findChanges(tx, listing.id, entryIds.map(Number))
    : await findChangesOfRequest(tx, listing.id, restoration['request-id'] ?? '');
  if (entries.length < (entryIds ? new Set(entryIds).size : 1)) {
    const named = Object.keys(restoration).find(
      (name) => restoration[name as keyof Restoration] !== undefined,
    );
    throw missing(named ?? 'request-id', 'There is no such change of this listing.');
  }
  return beforeChanges(entries, situation.today);
}

async function putBack(
  tx: Executor,
  context: Context,
  by: ChangedBy,
  settings: ListingSettings,
  { customizations, enabled }: WantedSettings,
): Promise<RestoredField[]> {
  const restored: RestoredField[] = [];
  let current = settings;
  for (const type of CUSTOMIZATION_TYPES) {
    const body = customizations.get(type.name);
    if (!body) continue;
    for (const step of stepsOf(body)) {
      const { changed, settings: then } = await changeLocked(tx, context, by, current, type, step);
      current = then;
      restored.push(...changed.map((field) => ({ setting: type.name, field })));
    }
  }
  const { id, enabled: isEnabled } = settings.listing;
  if (enabled !== null && enabled !== isEnabled) {
    await activateWithin(tx, context, by, id, { enabled });
    restored.push({ setting: 'activation', field: 'enabled' });
  }
  return restored;
}

/** Own gap prices are taken only while the dynamic adjustment is off: it comes on again last. */
function stepsOf(body: Record<string, unknown>): Record<string, unknown>[] {
  const { [DYNAMIC_GAPS]: dynamic, ...rest } = body;
  return dynamic === true && Object.keys(rest).length > 0 ? [rest, { [DYNAMIC_GAPS]: dynamic }] : [body];
}

const DYNAMIC_GAPS = 'dynamic-gap-price-adjustments';

const missing = (field: string, detail: string) =>
  new NotFoundError({ detail, pointer: `/data/attributes/${field}` });
