import { type CompsetCreation, MOST_CUSTOM_COMPSETS } from '#contract/console/compsets.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { ConflictError, InvalidRequestError } from '../errors.ts';
import { findObserved } from '../market/queries/observation-queries.ts';
import { mayEdit, type Principal, tenantOf } from '../oauth/principal.ts';
import { countCustom, insertCustom, lockOwner } from './custom-queries.ts';
import { replaceMembers } from './member-queries.ts';
import { type CompsetRow, setMemberCount } from './queries.ts';

/**
 * Puts together an owner's own comp set from observed listings of one market.
 * @throws ForbiddenError, InvalidRequestError for what is not observed, ConflictError where there are too many
 */
export async function createCompset(
  { db, now }: Pick<Context, 'db' | 'now'>,
  principal: Principal,
  creation: CompsetCreation,
): Promise<CompsetRow> {
  mayEdit(principal);
  const { title, market, 'channel-listing-ids': externalIds } = creation;
  return db.transaction(async (tx) => {
    const ownerId = creation['user-id'] ?? principal.user?.id;
    if (ownerId === undefined || !(await lockOwner(tx, tenantOf(principal), ownerId))) {
      throw refusal('There is no such user.', 'user-id');
    }
    if ((await countCustom(tx, ownerId)) >= MOST_CUSTOM_COMPSETS) {
      throw new ConflictError(
        `There are ${MOST_CUSTOM_COMPSETS} custom comp sets already; delete one first.`,
      );
    }
    const members = await observedIds(tx, market, externalIds);
    return addCustomCompset(tx, { ownerId, title, members }, now());
  });
}

/** Writes a custom comp set inside a transaction that is under way. @param values `members`: ids of observed listings */
export async function addCustomCompset(
  tx: Executor,
  { ownerId, title, members }: { ownerId: number; title: string; members: readonly number[] },
  createdAt: Date,
): Promise<CompsetRow> {
  const compset = await insertCustom(tx, { ownerId, title, createdAt });
  const memberCount = await replaceMembers(tx, compset.id, members);
  await setMemberCount(tx, compset.id, memberCount, createdAt);
  return { ...compset, title, memberCount };
}

/** @throws InvalidRequestError that names every listing the market does not show */
async function observedIds(tx: Executor, market: string, externalIds: readonly string[]): Promise<number[]> {
  const ids = await findObserved(tx, market, externalIds);
  const unknown = externalIds.flatMap((externalId, index) => (ids.has(externalId) ? [] : [index]));
  if (unknown.length === 0) return [...ids.values()];
  throw new InvalidRequestError(
    unknown.map((index) => ({
      detail: `The market ${market} shows no such listing.`,
      pointer: `/data/attributes/channel-listing-ids/${index}`,
    })),
  );
}

const refusal = (detail: string, attribute: keyof CompsetCreation) =>
  new InvalidRequestError({ detail, pointer: `/data/attributes/${attribute}` });
