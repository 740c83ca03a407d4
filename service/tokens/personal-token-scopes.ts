import { PERSONAL_TOKEN_SCOPES, type PersonalTokenScope } from '#contract/scopes.ts';

/** What an application lets its users' tokens carry. */
export interface TokenScopeSettings {
  scopes: string[];
  /** Null: whatever of its scopes a personal token can carry. */
  personalTokenScopes: string[] | null;
}

/** The scopes a personal token of an application's user may carry. */
export function availableScopes({ scopes, personalTokenScopes }: TokenScopeSettings): PersonalTokenScope[] {
  return PERSONAL_TOKEN_SCOPES.filter(
    (scope) => scopes.includes(scope) && (personalTokenScopes?.includes(scope) ?? true),
  );
}
