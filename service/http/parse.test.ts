import { expect, test } from 'vitest';
import { z } from 'zod';
import { userCreationAttributesSchema } from '#contract/users.ts';
import { InvalidRequestError } from '../errors.ts';
import { parseBody } from './parse.ts';

const schema = z.strictObject({
  price: z.int().min(10).optional(),
  days: z.array(z.enum(['monday', 'sunday'])).optional(),
  rows: z.array(z.strictObject({ nights: z.number() })).optional(),
  credentials: z.record(z.string(), z.unknown()).optional(),
});

function detailsOf(parse: () => unknown): string[] {
  try {
    parse();
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.problems.map(({ detail }) => detail);
    throw error;
  }
  return [];
}

test.each([
  [{ price: 9.5 }, 'price must be a whole number.'],
  [{ price: 'ten' }, 'price must be a number.'],
  [{ price: 9 }, 'price must be at least 10.'],
  [{ days: ['sunday', 'friday'] }, 'Entry 2 of days must be monday or sunday.'],
  [{ rows: [3] }, 'Entry 1 of rows must be an object.'],
  [{ rows: [{}] }, 'nights is required.'],
  [{ credentials: 'key' }, 'credentials must be an object.'],
  [{ rate: 1 }, 'There is no field rate here.'],
  [[], 'The document must be an object.'],
])('of %j a person is told: %s', (body, detail) => {
  expect(detailsOf(() => parseBody(schema, body))).toEqual([detail]);
});

test('what is no e-mail address is called that', () => {
  const person = { 'first-name': 'Ida', 'last-name': 'Berg', email: 'nobody' };
  const details = detailsOf(() => parseBody(userCreationAttributesSchema, person));
  expect(details).toEqual(['email must be an e-mail address.']);
});
