import { isScope, SCOPES, type Scope } from '#contract/scopes.ts';
import type { Application } from './queries.ts';
import { TokenError } from './token-error.ts';

/**
 * The scopes a token gets: those asked for, or every one that the application has and the tier allows.
 * @param requested space-separated, as in RFC 6749 3.3
 * @throws TokenError invalid_scope
 */
export function grantScopes(
  application: Application,
  requested: string | undefined,
  bound: boolean,
): Scope[] {
  const enabled = new Set(application.scopes.filter(isScope));
  const names = (requested ?? '').split(' ').filter(Boolean);
  if (names.length === 0) {
    const granted = [...enabled].filter((scope) => tierProblem(application, scope, bound) === null);
    if (granted.length === 0)
      throw new TokenError('invalid_scope', 'No scope of this application fits such a token.');
    return granted;
  }
  const granted = new Set<Scope>();
  for (const name of names) {
    if (!isScope(name) || !enabled.has(name)) {
      throw new TokenError(
        'invalid_scope',
        `The scope ${printable(name)} is not enabled for this application.`,
      );
    }
    const problem = tierProblem(application, name, bound);
    if (problem) throw new TokenError('invalid_scope', problem);
    granted.add(name);
  }
  return [...granted];
}

function tierProblem(application: Application, scope: Scope, bound: boolean): string | null {
  const { tier } = SCOPES[scope];
  if (tier === 'application' && bound) return `The scope ${scope} cannot be combined with user_id.`;
  if (tier === 'user' && !bound && application.requireUserScopedTokens) {
    return `The scope ${scope} needs a user_id: this application requires user-scoped tokens.`;
  }
  if (tier === 'console' && !application.firstParty)
    return `The scope ${scope} is for first-party applications.`;
  return null;
}

const printable = (text: string) => text.slice(0, 60).replaceAll(/[^\x21-\x7e]/g, '?');
