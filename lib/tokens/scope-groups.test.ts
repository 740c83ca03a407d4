import { expect, it } from 'vitest';
import { PERSONAL_TOKEN_SCOPES } from '#contract/scopes.ts';
import { scopeGroups } from '#lib/tokens/scope-groups.ts';

it('shows every scope that a token can carry, once', () => {
  const shown = scopeGroups(PERSONAL_TOKEN_SCOPES).flatMap(({ scopes }) => scopes);
  expect(shown.toSorted()).toEqual(PERSONAL_TOKEN_SCOPES.toSorted());
});

it('leaves out what may not be chosen, and groups without choice', () => {
  expect(scopeGroups(['insights:read'])).toEqual([{ name: 'market', scopes: ['insights:read'] }]);
});
