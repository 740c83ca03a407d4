import { expect, it } from 'vitest';
import { cohortOf } from '#lib/insights/cohort.ts';

it.each([
  [null, { kind: 'all' }],
  [[], { kind: 'all' }],
  [['0', '1'], { kind: 'some', bedrooms: [0, 1] }],
  [['2'], { kind: 'some', bedrooms: [2] }],
  [['4', '5', '6'], { kind: 'range', first: 4, last: 6 }],
  [['4', '6', '9'], { kind: 'some', bedrooms: [4, 6, 9] }],
])('the homes of %j are told as %j', (bedrooms, cohort) => {
  expect(cohortOf(bedrooms)).toEqual(cohort);
});
