import { expect, it } from 'vitest';
import { PARTNER_SCOPES } from '#contract/scopes.ts';
import { scopesByTier } from '#lib/application/scope-tiers.ts';

it('shows every scope a partner can have once, and says of each whether this one has it', () => {
  const shown = scopesByTier(['listings:read', 'user:read']).flatMap(({ scopes }) => scopes);
  expect(shown.map(({ scope }) => scope).toSorted()).toEqual(PARTNER_SCOPES.toSorted());
  expect(shown.filter(({ enabled }) => enabled).map(({ scope }) => scope)).toEqual([
    'user:read',
    'listings:read',
  ]);
});

it('counts a scope to whoever may hold it', () => {
  const tiers = scopesByTier([]).map(({ tier, scopes }) => [tier, scopes[0]?.scope]);
  expect(tiers).toEqual([
    ['application', 'user:write'],
    ['either', 'user:read'],
    ['user', 'listings:read'],
  ]);
});
