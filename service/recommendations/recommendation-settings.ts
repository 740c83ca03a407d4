import type { RecommendationSettings } from '#contract/console/recommendations.ts';
import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { type BoundUser, mayEdit, type Principal } from '../oauth/principal.ts';
import { acceptsBasePrices } from './queries.ts';
import { setAcceptsBasePrices } from './settings-queries.ts';

/** What becomes of the recommendations of a user from now on. */
export interface UserSettings {
  userId: number;
  attributes: RecommendationSettings;
}

/** @throws NotFoundError for a token that is bound to no user */
export async function readRecommendationSettings(
  { db }: Context,
  principal: Principal,
): Promise<UserSettings> {
  const { id } = mustBeBound(principal);
  return { userId: id, attributes: { 'accepts-base-prices': await acceptsBasePrices(db, id) } };
}

/**
 * What waits for a decision stays: the switch is about what is recommended after it.
 * @throws ForbiddenError, NotFoundError for a token that is bound to no user
 */
export async function changeRecommendationSettings(
  { db }: Context,
  principal: Principal,
  attributes: RecommendationSettings,
): Promise<UserSettings> {
  mayEdit(principal);
  const { id } = mustBeBound(principal);
  await setAcceptsBasePrices(db, id, attributes['accepts-base-prices']);
  return { userId: id, attributes };
}

function mustBeBound({ user }: Principal): BoundUser {
  if (!user) throw new NotFoundError('This token speaks for no user.');
  return user;
}
