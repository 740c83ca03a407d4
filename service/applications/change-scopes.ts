import { PERSONAL_TOKEN_SCOPES, SCOPES, type Scope } from '#contract/scopes.ts';
import type { Context } from '../context.ts';
import { InvalidRequestError } from '../errors.ts';
import { availableScopes } from '../tokens/personal-token-scopes.ts';
import { type ApplicationRow, lockApplication, narrowPersonalTokens, updateApplication } from './queries.ts';

/**
 * Sets which scopes an application has, and which of them personal tokens may carry. What is removed leaves
 * every token at once, and personal tokens for good.
 * @param change from what is set now; `personalTokenScopes` null for every one that such a token can carry
 * @throws InvalidRequestError for scopes of another kind of application or token
 */
export async function changeScopes(
  { db }: Pick<Context, 'db'>,
  { id }: ApplicationRow,
  change: (
    before: ApplicationRow,
  ) => Partial<{ scopes: readonly Scope[]; personalTokenScopes: readonly Scope[] | null }>,
): Promise<ApplicationRow> {
  return db.transaction(async (tx) => {
    const before = await lockApplication(tx, id);
    const { scopes = before.scopes, personalTokenScopes = before.personalTokenScopes } = change(before);
    mustFit(scopes, before.firstParty);
    mustFitPersonalTokens(personalTokenScopes ?? []);
    const changes = {
      scopes: [...scopes],
      personalTokenScopes: personalTokenScopes === null ? null : [...personalTokenScopes],
    };
    await updateApplication(tx, id, changes);
    await narrowPersonalTokens(tx, id, availableScopes(changes));
    return { ...before, ...changes };
  });
}

/** @throws InvalidRequestError for the console's scopes anywhere but in a dashboard */
export function mustFit(scopes: readonly string[], firstParty: boolean): void {
  const misfits = scopes.filter((scope) => !firstParty && SCOPES[scope as Scope]?.tier === 'console');
  if (misfits.length > 0) {
    throw new InvalidRequestError(`Only a dashboard can have ${misfits.join(' and ')}.`);
  }
}

function mustFitPersonalTokens(scopes: readonly string[]): void {
  const fitting: readonly string[] = PERSONAL_TOKEN_SCOPES;
  const misfits = scopes.filter((scope) => !fitting.includes(scope));
  if (misfits.length > 0) {
    throw new InvalidRequestError(`A personal access token cannot carry ${misfits.join(' or ')}.`);
  }
}
