import { expect, test } from 'vitest';
import { folded } from '#lib/format/folded.ts';

test.each([
  ['Ｇｉｏｎ　２', 'gion 2'],
  ['ｶﾞｰﾃﾞﾝ', 'ガーデン'],
  ['NÜRNBERG', 'nu\u0308rnberg'],
])('%s is searched like %s', (one, other) => {
  expect(folded(one)).toBe(folded(other));
});

test.each([
  ['ガ', 'カ'],
  ['Löft', 'Loft'],
])('%s is not %s', (one, other) => {
  expect(folded(one)).not.toBe(folded(other));
});
