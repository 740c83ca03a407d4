import { PARTNER_SCOPES, SCOPES, type Scope } from '#contract/scopes.ts';

/** Who may hold a scope, in the order in which they are shown. */
export const scopeTiers = ['application', 'either', 'user'] as const;
export type ShownTier = (typeof scopeTiers)[number];

export interface TierScopes {
  tier: ShownTier;
  scopes: { scope: Scope; enabled: boolean }[];
}

/** Every scope that a partner can be given, by who may hold it, and whether this one has it. */
export function scopesByTier(enabled: readonly string[]): TierScopes[] {
  return scopeTiers.map((tier) => ({
    tier,
    scopes: PARTNER_SCOPES.filter((scope) => SCOPES[scope].tier === tier).map((scope) => ({
      scope,
      enabled: enabled.includes(scope),
    })),
  }));
}
