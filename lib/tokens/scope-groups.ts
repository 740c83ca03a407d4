import type { PersonalTokenScope } from '#contract/scopes.ts';

/** The scopes in the order and the company in which people look for them. */
const groups = {
  listings: ['listings:read', 'listings:write'],
  bookings: ['reservations:read'],
  market: ['insights:read', 'compsets:read'],
  account: ['accounts:read', 'user:read', 'user:write', 'webhooks:read'],
  agent: ['agent:ask', 'platform:read', 'platform:write', 'platform:skills', 'platform:usage'],
} as const satisfies Record<string, readonly PersonalTokenScope[]>;

export type ScopeGroup = keyof typeof groups;

/** The groups of what may be chosen; a group of which nothing may is left out. */
export function scopeGroups(available: readonly PersonalTokenScope[]) {
  return (Object.keys(groups) as ScopeGroup[])
    .map((name) => ({ name, scopes: groups[name].filter((scope) => available.includes(scope)) }))
    .filter(({ scopes }) => scopes.length > 0);
}
