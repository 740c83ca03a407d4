import {
  MAXIMUM_TOKENS_PER_LOGIN,
  type PersonalAccessTokenCreation,
} from '#contract/console/personal-access-tokens.ts';
import type { Context } from '../context.ts';
import { ConflictError, InvalidRequestError, NotFoundError } from '../errors.ts';
import { type Principal, tenantOf } from '../oauth/principal.ts';
import { holdApplication } from '../oauth/queries.ts';
import { hashSecret } from '../oauth/secrets.ts';
import { mustHavePlan } from '../plans/plan.ts';
import { lockUser } from '../users/queries.ts';
import { hintOf, newPersonalToken } from './personal-token.ts';
import { availableScopes } from './personal-token-scopes.ts';
import { countPersonalTokens, findLoginName, insertPersonalToken, type PersonalTokenRow } from './queries.ts';
import { signedInLogin } from './token-owner.ts';

export interface NewPersonalToken extends PersonalTokenRow {
  /** Known now and never again. */
  secret: string;
}

/**
 * Makes a token that acts as the login that asks for it, and as no other.
 * @throws ForbiddenError without a plan, InvalidRequestError, ConflictError where the login has too many
 */
export async function createPersonalToken(
  { db, now }: Context,
  principal: Principal,
  creation: PersonalAccessTokenCreation,
): Promise<NewPersonalToken> {
  const { id: userId, credentialId } = signedInLogin(principal);
  mustLieAhead(creation['remind-on'], now());
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, tenantOf(principal), userId);
    const loginName = await findLoginName(tx, userId, credentialId);
    if (!user || loginName === null) throw new NotFoundError('There is no such login.');
    mustHavePlan(user, now());
    const application = await holdApplication(tx, user.applicationId);
    mustBeAvailable(creation.scopes, availableScopes(application));
    if ((await countPersonalTokens(tx, { userId, credentialId })) >= MAXIMUM_TOKENS_PER_LOGIN) {
      throw new ConflictError({
        detail: `A login can have ${MAXIMUM_TOKENS_PER_LOGIN} tokens: revoke one first.`,
        code: 'too_many_tokens',
      });
    }
    const secret = newPersonalToken();
    const token = await insertPersonalToken(tx, {
      userId,
      credentialId,
      name: creation.name,
      scopes: creation.scopes,
      tokenHash: hashSecret(secret),
      hint: hintOf(secret),
      remindOn: creation['remind-on'],
      createdAt: now(),
    });
    return { token, loginName, secret };
  });
}

function mustBeAvailable(wanted: readonly string[], available: readonly string[]): void {
  const problems = wanted.flatMap((scope, index) =>
    available.includes(scope)
      ? []
      : [
          {
            detail: `The scope ${scope} is not available here.`,
            pointer: `/data/attributes/scopes/${index}`,
          },
        ],
  );
  if (problems.length > 0) throw new InvalidRequestError(problems);
}

function mustLieAhead(day: string | null, now: Date): void {
  if (day === null || day > now.toISOString().slice(0, 10)) return;
  throw new InvalidRequestError({
    detail: 'remind-on must be a day to come.',
    pointer: '/data/attributes/remind-on',
  });
}
