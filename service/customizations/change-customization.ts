import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { InvalidRequestError, NotFoundError, type Problem, UnprocessableError } from '../errors.ts';
import { recordBasePriceChange } from '../events/record-base-price-change.ts';
import { type Actor, actorOf } from '../history/actor.ts';
import { insertChanges } from '../history/queries.ts';
import { lockListing, updateListing } from '../listings/queries.ts';
import { mayEdit, type Principal, type Tenant, tenantOf } from '../oauth/principal.ts';
import type { Customizations } from '../pricing/rules.ts';
import { toEngineForm } from './api-form.ts';
import type { CustomizationType, Situation } from './customization-type.ts';
import { findListingSettings, saveCustomization } from './queries.ts';
import { answerOf, apiAttributes, attributesOf, situationOf } from './settings.ts';

type Attributes = Customizations[keyof Customizations];
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

/** The same inside a transaction that is under way, by whoever may. */
export async function changeWithin(
  tx: Executor,
  context: Context,
  { tenant, actor, inDashboard }: ChangedBy,
  listingId: number,
  type: CustomizationType,
  body: Fields,
  query: Fields = {},
) {
  const locked = await lockListing(tx, tenant, listingId);
  const settings = locked && (await findListingSettings(tx, tenant, listingId));
  if (!settings) throw new NotFoundError('There is no such listing.');
  const situation = situationOf(context, settings, inDashboard);
  const before = attributesOf(type, settings);
  const { after, entries } = applied(type, before, toEngineForm(body), situation);
  type.shown?.(after, situation.today, query); // what cannot be answered is refused before it is done
  if (entries.length === 0) return { after, situation };

  const now = context.now();
  const { ownerId } = settings.listing;
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
  return { after, situation };
}

/** The settings after a request, and what of them it changes. */
function applied(type: CustomizationType, before: Attributes, body: Fields, situation: Situation) {
  const sent = ownFields(before, body);
  refuse(InvalidRequestError, type.refused?.(sent, situation.today));
  const merged = type.merge?.(before, sent) ?? ({ ...before, ...sent } as Attributes);
  const wanted = type.normalise?.(merged) ?? merged;

  const entries = Object.keys(wanted).flatMap((field) => entryOf(field, before, wanted, situation));
  const changed = new Set(entries.map(({ key }) => key as never));
  const replaced = Object.entries(wanted).filter(([field]) => changed.has(field as never));
  const after = { ...before, ...Object.fromEntries(replaced) };
  const change = { before, after, changed, situation };
  refuse(InvalidRequestError, type.invalid?.(change));
  refuse(UnprocessableError, type.impossible?.(change));
  return { after, entries: entries.map(({ entry }) => entry) };
}

/** The history entry of a field, none where its value is what it was. */
function entryOf(key: string, before: Attributes, after: Attributes, situation: Situation) {
  const shown = (attributes: Attributes) =>
    Object.entries(apiAttributes({ [key]: attributes[key as never] }, situation))[0] ?? [key, null];
  const [field, newValue] = shown(after);
  const [, oldValue] = shown(before);
  return isDeepStrictEqual(newValue, oldValue) ? [] : [{ key, entry: { field, oldValue, newValue } }];
}

/** What of a body can be set. Of an object only the members sent are replaced; read-only ones are left out. */
function ownFields(before: object, body: Fields): Fields {
  const known = Object.entries(before).filter(([field]) => body[field] !== undefined);
  return Object.fromEntries(
    known.map(([field, current]) => {
      const value = body[field];
      return [
        field,
        isRecord(current) && isRecord(value) ? { ...current, ...ownFields(current, value) } : value,
      ];
    }),
  );
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function refuse(
  Refusal: typeof InvalidRequestError | typeof UnprocessableError,
  problems: Problem[] | undefined,
): void {
  if (problems && problems.length > 0) throw new Refusal(problems);
}

/** What the listing's own row holds is not stored twice. */
function withoutColumns(type: CustomizationType, attributes: Attributes): object {
  const onListing = new Set<string>(type.columns?.fields ?? []);
  return Object.fromEntries(Object.entries(attributes).filter(([field]) => !onListing.has(field)));
}
