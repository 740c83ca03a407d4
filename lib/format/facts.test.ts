import { expect, it } from 'vitest';
import { joinFacts } from './facts.ts';

it('leaves out what is empty', () => {
  expect(joinFacts(['Cascais', null, false, '', undefined, '€120'], 'en-GB')).toBe('Cascais, €120');
  expect(joinFacts([null], 'de')).toBe('');
});

it('parts facts by the mark of the language', () => {
  expect(joinFacts(['京都', '¥12,000'], 'ja')).toBe('京都、¥12,000');
  expect(joinFacts(['京都', '¥12,000'], 'ja-JP')).toBe('京都、¥12,000');
});
