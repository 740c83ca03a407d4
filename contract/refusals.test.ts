import { expect, test } from 'vitest';
import { z } from 'zod';
import { seasonSchema } from './customizations/season.ts';
import { type Refusal, refusalOf } from './refusals.ts';

const schema = z.strictObject({
  whole: z.int().min(1).max(9),
  text: z.string().max(3),
  id: z.string().regex(/^\d+$/),
  kind: z.enum(['a', 'b']),
  list: z.array(z.number()).min(1).max(2),
  keys: z.record(z.string(), z.string()),
  season: seasonSchema({}),
});
const good = {
  whole: 1,
  text: 'a',
  id: '1',
  kind: 'a',
  list: [1],
  keys: {},
  season: { 'start-date': '2027-01-01', 'end-date': '2027-01-02' },
};

test.each<[object, Refusal]>([
  [{ whole: null }, { code: 'required', figures: {} }],
  [{ whole: '' }, { code: 'required', figures: {} }],
  [{ whole: '12a' }, { code: 'wrong_type', figures: { expected: 'number' } }],
  [{ keys: 'key' }, { code: 'wrong_type', figures: { expected: 'object' } }],
  [{ whole: 1.5 }, { code: 'not_whole', figures: {} }],
  [{ whole: 0 }, { code: 'below_minimum', figures: { limit: 1 } }],
  [{ whole: 10 }, { code: 'above_maximum', figures: { limit: 9 } }],
  [{ text: 'long' }, { code: 'too_long', figures: { limit: 3 } }],
  [{ id: 'x' }, { code: 'malformed', figures: {} }],
  [{ kind: 'c' }, { code: 'not_allowed', figures: { allowed: ['a', 'b'] } }],
  [{ list: [] }, { code: 'too_few_entries', figures: { limit: 1 } }],
  [{ list: [1, 2, 3] }, { code: 'too_many_entries', figures: { limit: 2 } }],
  [{ other: 1 }, { code: 'unknown_field', figures: {} }],
  [{ season: { ...good.season, 'end-date': 'soon' } }, { code: 'not_a_date', figures: {} }],
  [{ season: { ...good.season, 'end-date': '0000-01-01' } }, { code: 'not_a_date', figures: {} }],
  [{ season: { ...good.season, 'end-date': '2026-12-31' } }, { code: 'date_order', figures: {} }],
])('what a schema has against %j has a code and figures', (wrong, refusal) => {
  const { error } = schema.safeParse({ ...good, ...wrong }, { reportInput: true });
  expect(error?.issues.map(refusalOf)[0]).toEqual(refusal);
});
