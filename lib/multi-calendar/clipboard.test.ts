import { describe, expect, it } from 'vitest';
import { type CopiedOverrides, overridesText, pastePlan, readOverrides } from './clipboard.ts';
import { listing, TODAY } from './fixtures.test-data.ts';
import { arrange } from './lines.ts';

const fixed = (price: number) => ({ price, percentage: null });
const percent = (percentage: number) => ({ price: null, percentage });
const copied: CopiedOverrides = [
  [fixed(145), null, percent(-12.5)],
  [null, fixed(38_500), null],
];

describe('overrides on the clipboard', () => {
  it('come back as they were copied', () => {
    expect(overridesText(copied)).toBe('145\t\t-12.5%\n\t38500\t');
    expect(readOverrides(overridesText(copied), 'en')).toEqual(copied);
  });

  it('are read as a spreadsheet in the reader’s notation writes them', () => {
    expect(readOverrides('€1,450\t−12 %\r\n', 'en')).toEqual([[fixed(1450), percent(-12)]]);
    expect(readOverrides('1.450 €\t-12,5 %', 'de')).toEqual([[fixed(1450), percent(-12.5)]]);
    expect(readOverrides('１２，０００円'.replace('円', '').replace('，', ''), 'ja')).toEqual([
      [fixed(12_000)],
    ]);
  });

  it('are refused as a whole where a cell is neither a price nor a percentage', () => {
    for (const text of ['145\tsoon', '0', '-5', '2000%', '-101%', '', '\t\n\t']) {
      expect(readOverrides(text, 'en')).toBeNull();
    }
  });
});

describe('pasting', () => {
  const lines = arrange(
    ['Berlin', 'Berlin', 'Kyoto'].map((market, index) => listing(String(index + 1), { market })),
    { grouping: 'market', search: '', pinned: new Set(), locale: 'en' },
  );
  const paste = (from: number, to: number, top: number, bottom: number) =>
    pastePlan(copied, { top, bottom, from, to }, lines, TODAY + 300).map(({ listing: { id }, nights }) => [
      id,
      [...nights.keys()].map((day) => day - TODAY),
    ]);

  it('lays what was copied from the cursor on, over the names of groups', () => {
    expect(paste(TODAY + 3, TODAY + 3, 2, 2)).toEqual([
      ['2', [3, 5]],
      ['3', [4]],
    ]);
  });

  it('lays it again and again where more is chosen', () => {
    expect(paste(TODAY, TODAY + 5, 1, 4)).toEqual([
      ['1', [0, 2, 3, 5]],
      ['2', [1, 4]],
      ['3', [0, 2, 3, 5]],
    ]);
  });

  it('leaves past nights and those beyond the calendar alone', () => {
    expect(paste(TODAY - 2, TODAY - 2, 1, 1)).toEqual([['1', [0]]]);
    expect(paste(TODAY + 300, TODAY + 300, 1, 1)).toEqual([['1', [300]]]);
  });
});
