import { MAXIMUM_TOKENS_PER_LOGIN } from '#contract/console/personal-access-tokens.ts';
import type { PersonalTokenScope } from '#contract/scopes.ts';
import type { Context } from '../context.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import type { Principal } from '../oauth/principal.ts';
import { getApplication } from '../oauth/queries.ts';
import { planStatus } from '../plans/plan.ts';
import { findPlan } from '../plans/queries.ts';
import { availableScopes } from './personal-token-scopes.ts';
import { countPersonalTokens, listPersonalTokens, type PersonalTokenRow } from './queries.ts';
import { managedBy, signedInLogin } from './token-owner.ts';

export interface ManagedTokens extends Page<PersonalTokenRow> {
  available: PersonalTokenScope[];
  mayCreate: boolean;
}

/** @throws ForbiddenError for who is no login */
export async function listManagedTokens(
  { db, now }: Context,
  principal: Principal,
  page: PageRequest,
): Promise<ManagedTokens> {
  const login = signedInLogin(principal);
  const { id: userId, credentialId } = login;
  const applicationId = principal.tenantApplicationId;
  const plan = await findPlan(db, applicationId, userId);
  const hasPlan = plan !== null && planStatus(plan, now()) !== 'ended';
  const hasRoom = (await countPersonalTokens(db, { userId, credentialId })) < MAXIMUM_TOKENS_PER_LOGIN;
  return {
    ...(await listPersonalTokens(db, managedBy(login), page)),
    available: availableScopes(await getApplication(db, applicationId)),
    mayCreate: hasPlan && hasRoom,
  };
}
