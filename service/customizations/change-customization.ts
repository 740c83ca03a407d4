import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { NotFoundError } from '../errors.ts';
import { recordBasePriceChange } from '../events/record-base-price-change.ts';
import { type Actor, actorOf } from '../history/actor.ts';
import { insertChanges } from '../history/queries.ts';
import { lockListing, updateListing } from '../listings/change-queries.ts';
import { mayEdit, type Principal, type Tenant, tenantOf } from '../oauth/principal.ts';
import { applyChange, withoutColumns } from './apply-change.ts';
import type { CustomizationType } from './customization-type.ts';
import { findListingSettings, type ListingSettings, saveCustomization } from './queries.ts';
import { answerOf, attributesOf, situationOf } from './settings.ts';

type Fields = Record<string, unknown>;

/**
 * Changes the fields sent and leaves the others alone. A field whose value is what it was counts as not sent,
 * so what was read can be sent back. @returns all attributes as the API shows them
 * @throws ForbiddenError, NotFoundError, InvalidRequestError, UnprocessableError
 */
export async function changeCustomization(
  context: Context,
  principal: Principal,
  listingId: number,
  type: CustomizationType,
  body: Fields,
  { requestId, query }: { requestId: string; query: Fields },
): Promise<Fields> {
  mayEdit(principal);
  const by = {
    tenant: tenantOf(principal),
    actor: actorOf(principal, requestId),
    inDashboard: principal.application.firstParty,
  };
  const { after, situation } = await context.db.transaction((tx) =>
    changeWithin(tx, context, by, listingId, type, body, query),
  );
  return answerOf(context, type, after, situation, query);
}

/** Whose listing is changed, and by whom. */
export interface ChangedBy {
  tenant: Tenant;
  actor: Actor;
  inDashboard: boolean;
}

/** The same inside a transaction that is under way, by whoever may; `changed` are the attributes that are new. */
export async function changeWithin(
  tx: Executor,
  context: Context,
  by: ChangedBy,
  listingId: number,
  type: CustomizationType,
  body: Fields,
  query: Fields = {},
) {
  const locked = await lockListing(tx, by.tenant, listingId);
  const settings = locked && (await findListingSettings(tx, by.tenant, listingId));
  if (!settings) throw new NotFoundError('There is no such listing.');
  return changeLocked(tx, context, by, settings, type, body, query);
}

/** The same of a listing that the transaction has locked, which has these settings; `settings` are those it has then. */
export async function changeLocked(
  tx: Executor,
  context: Context,
  { actor, inDashboard }: ChangedBy,
  settings: ListingSettings,
  type: CustomizationType,
  body: Fields,
  query: Fields = {},
) {
  const situation = situationOf(context, settings, inDashboard);
  const before = attributesOf(type, settings);
  const { after, entries } = applyChange(type, before, body, situation);
  type.shown?.(after, situation.today, query); // what cannot be answered is refused before it is done
  const changed = entries.map(({ field }) => field);
  if (changed.length === 0) return { after, situation, changed, settings };

  const now = context.now();
  const { id: listingId, ownerId } = settings.listing;
  const columns = type.columns?.write(after, before, now) ?? {};
  if (Object.keys(columns).length > 0) await updateListing(tx, listingId, columns);
  const attributes = withoutColumns(type, after);
  if (!isDeepStrictEqual(attributes, withoutColumns(type, before))) {
    await saveCustomization(tx, { listingId, ownerId, type: type.name, attributes }, now);
  }
  const changes = entries.map((entry) => ({ ownerId, listingId, setting: type.name, ...entry }));
  await insertChanges(tx, changes, actor, now);
  const { basePrice = settings.listing.basePrice } = columns;
  await recordBasePriceChange(tx, context, settings.listing, { basePrice }, actor);
  const listing = { ...settings.listing, ...columns } as ListingSettings['listing'];
  const stored = { ...settings.stored, [type.name]: attributes };
  return { after, situation, changed, settings: { ...settings, listing, stored } };
}
