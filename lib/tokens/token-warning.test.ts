import { expect, it } from 'vitest';
import { tokenWarning } from '#lib/tokens/token-warning.ts';

const now = new Date('2026-11-21T06:00:00Z');
const token = {
  'remind-on': null,
  'last-used-at': '2026-11-20T06:00:00Z',
  'created-at': '2025-01-01T00:00:00Z',
};

it('says nothing of a token in use', () => {
  expect(tokenWarning(token, now)).toBeNull();
  expect(tokenWarning({ ...token, 'remind-on': '2026-11-22' }, now)).toBeNull();
});

it('says when the day of the reminder has come', () => {
  expect(tokenWarning({ ...token, 'remind-on': '2026-11-21' }, now)).toEqual({ kind: 'due' });
});

it('says for how many months nothing used it, from its making on', () => {
  expect(tokenWarning({ ...token, 'last-used-at': '2026-02-11T03:15:00Z' }, now)).toEqual({
    kind: 'unused',
    months: 9,
  });
  expect(tokenWarning({ ...token, 'last-used-at': null }, now)).toMatchObject({ kind: 'unused' });
});
