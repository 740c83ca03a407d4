import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hintOf, isPersonalToken, isWellFormed, newPersonalToken } from './personal-token.ts';

test('a personal token is xpat_ and 38 letters and digits, each another one', () => {
  const tokens = Array.from({ length: 200 }, newPersonalToken);
  for (const token of tokens) expect(token).toMatch(/^xpat_[0-9A-Za-z]{38}$/);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(tokens.every((token) => isPersonalToken(token) && isWellFormed(token))).toBe(true);
});

test('the last six characters are the CRC-32 of those before, in base 62', () => {
  for (const random of ['0'.repeat(32), 'abcdefghijklmnopqrstuvwxyz012345', 'Z'.repeat(32)]) {
    expect(isWellFormed(`xpat_${random}${base62(crcOf(random))}`)).toBe(true);
  }
});

test('no slip of a character, and no two swapped, goes unnoticed', () => {
  const letter = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 42 }), letter, (at, other) => {
      const token = newPersonalToken();
      const slip = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
      expect(isWellFormed(slip)).toBe(slip === token);
      const swapped = `${token.slice(0, at - 1)}${token[at]}${token[at - 1]}${token.slice(at + 1)}`;
      if (at > 5) expect(isWellFormed(swapped)).toBe(swapped === token);
    }),
  );
});

test.each(['', 'xpat_', 'XPAT_0', 'xpat_Ä'])('“%s” is no well-formed token', (text) => {
  expect(isWellFormed(text)).toBe(false);
});

test('what is cut, padded or has another prefix is not well-formed', () => {
  const token = newPersonalToken();
  const others = [token.slice(0, -1), `${token}0`, token.slice(5), token.toUpperCase(), `${token}\n`];
  expect(others.filter(isWellFormed)).toEqual([]);
});

test('a hint is the prefix and the last four characters', () => {
  const token = newPersonalToken();
  expect(hintOf(token)).toBe(`xpat_…${token.slice(-4)}`);
});

/** CRC-32 bit by bit, as the standard defines it. */
function crcOf(text: string): number {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function base62(value: number): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return [5, 4, 3, 2, 1, 0].map((power) => digits[Math.floor(value / 62 ** power) % 62]).join('');
}
