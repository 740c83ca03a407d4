import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stableJson } from './stable-json.ts';

test('keys are in order at every depth, and lists stay as they are', () => {
  expect(stableJson({ b: [{ d: 1, c: 2 }, 'x'], a: null, gone: undefined })).toBe(
    '{"a":null,"b":[{"c":2,"d":1},"x"]}',
  );
});

test('equal values are equal bytes, however they were put together', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(stableJson(reversed(JSON.parse(text)))).toBe(stableJson(JSON.parse(text)));
      expect(JSON.parse(stableJson(JSON.parse(text)))).toEqual(JSON.parse(text));
    }),
  );
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, member]) => [key, reversed(member)]));
}
