import { expect, test } from 'vitest';
import { RECOMMENDATION_STATUSES } from '#contract/recommendations.ts';
import { isOpen, nextStatus, type RecommendationEvent } from './next-status.ts';

const EVENTS: RecommendationEvent[] = ['deliver', 'accept', 'decline', 'expire', 'withdraw', 'supersede'];

test.each([
  ['suggested', ['suggestion_completed', 'approved', null, 'expired', 'canceled', 'outdated']],
  ['suggestion_completed', [null, 'approved', 'rejected', 'expired', 'canceled', 'outdated']],
] as const)('what can happen to a recommendation that is %s', (status, next) => {
  expect(EVENTS.map((event) => nextStatus(status, event))).toEqual(next);
  expect(isOpen(status)).toBe(true);
});

test.each(['approved', 'rejected', 'expired', 'canceled', 'outdated'] as const)(
  'nothing happens any more to a recommendation that is %s',
  (status) => {
    expect(EVENTS.map((event) => nextStatus(status, event))).toEqual(EVENTS.map(() => null));
    expect(isOpen(status)).toBe(false);
  },
);

test('every status is reached', () => {
  const reached = RECOMMENDATION_STATUSES.flatMap((status) =>
    EVENTS.map((event) => nextStatus(status, event)),
  );
  expect(new Set(['suggested', ...reached.filter((status) => status !== null)])).toEqual(
    new Set(RECOMMENDATION_STATUSES),
  );
});
