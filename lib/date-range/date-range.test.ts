import { describe, expect, it } from 'vitest';
import { rangeProblem } from '#lib/date-range/date-range.ts';
import { presetRange } from '#lib/date-range/preset.ts';
import { resolveRange } from '#lib/date-range/resolve-range.ts';

const limit = { maximumNights: 731 };

describe('a range', () => {
  it.each([
    ['', '2026-01-01', 'missing'],
    ['2026-02-01', '2026-01-31', 'backwards'],
    ['1999-12-31', '2000-01-02', 'outside'],
    ['2026-01-01', '2028-01-02', 'tooLong'],
    ['2026-01-01', '2028-01-01', null],
    ['2026-01-01', '2026-01-01', null],
  ])('from %s to %s has the problem %s', (from, to, problem) => {
    expect(rangeProblem({ from, to }, limit)).toBe(problem);
  });

  it.each([
    ['around', '2026-09-22', '2026-12-20'],
    ['last-30', '2026-10-22', '2026-11-20'],
    ['next-90', '2026-11-21', '2027-02-18'],
    ['this-year', '2026-01-01', '2026-12-31'],
    ['last-year', '2025-01-01', '2025-12-31'],
  ] as const)('called %s is from %s to %s', (preset, from, to) => {
    expect(presetRange(preset, '2026-11-21')).toEqual({ from, to });
  });

  it('in an address is taken as it is, or told and replaced by the preset', () => {
    const state = { range: 'next-30', from: '2026-01-01', to: '2026-02-01' } as const;
    expect(resolveRange(state, '2026-11-21', limit)).toEqual({
      from: '2026-01-01',
      to: '2026-02-01',
      preset: null,
      problem: null,
    });
    expect(resolveRange({ ...state, to: '2030-02-01' }, '2026-11-21', limit)).toEqual({
      from: '2026-11-21',
      to: '2026-12-20',
      preset: 'next-30',
      problem: 'tooLong',
    });
    expect(resolveRange({ ...state, to: null }, '2026-11-21', limit).problem).toBe('missing');
  });
});
