import { expect, it } from 'vitest';
import { MAXIMUM_CHANGE_ACTORS } from '#contract/console/changes.ts';
import { facetsOf } from './change-facets.ts';
import type { ChangeCombination } from './change-queries.ts';

const combination = (more: Partial<ChangeCombination> = {}): ChangeCombination => ({
  surface: 'dashboard',
  setting: 'base-price',
  actor_type: 'user',
  actor_label: 'mara@brandt-ueda.example',
  count: 1,
  ever: 2,
  ...more,
});
const nothing = { surfaces: undefined, settings: undefined, actor: undefined };

it('what does not occur between the two moments is no facet, but counts at any time', () => {
  const facets = facetsOf([combination(), combination({ setting: 'min-stays', count: 0, ever: 5 })], nothing);
  expect(facets).toMatchObject({ count: 1, 'count-at-any-time': 7 });
  expect(facets.settings).toEqual([{ setting: 'base-price', count: 1 }]);
});

it('a facet is counted under the other filters, and not under its own', () => {
  const combinations = [
    combination({ count: 3 }),
    combination({ surface: 'api', actor_type: 'application', actor_label: 'Nordkai', count: 4 }),
  ];
  const facets = facetsOf(combinations, { ...nothing, surfaces: ['api'] });
  expect(facets.count).toBe(4);
  expect(facets.surfaces).toEqual([
    { surface: 'api', count: 4 },
    { surface: 'dashboard', count: 3 },
  ]);
  expect(facets.actors).toEqual([{ type: 'application', label: 'Nordkai', count: 4 }]);
});

it('no more actors are told than are allowed, those with most entries first', () => {
  const many = Array.from({ length: 150 }, (_, index) =>
    combination({ actor_label: `person ${index}`, count: index + 1 }),
  );
  const { actors } = facetsOf(many, nothing);
  expect(actors).toHaveLength(MAXIMUM_CHANGE_ACTORS);
  expect(actors[0]).toMatchObject({ label: 'person 149', count: 150 });
});
