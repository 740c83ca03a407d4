import { describe, expect, it } from 'vitest';
import { listing, TODAY } from './fixtures.test-data.ts';
import { dayAt, geometryOf, lineAt, listingLine, scrollToShow, xOf } from './geometry.ts';
import { type Arrangement, arrange, type Line } from './lines.ts';
import { metricsOf } from './zoom.ts';

const view: Arrangement = { grouping: 'market', search: '', pinned: new Set(), locale: 'en' };
const names = (lines: Line[]) =>
  lines.map((line) => (line.kind === 'group' ? `# ${line.of} ${line.name}` : line.listing.title));

const portfolio = [
  listing('1', { title: 'Zoo Loft', market: 'Berlin' }),
  listing('2', { title: 'Hof 10', market: 'Berlin', account: { id: '2', label: 'Ueda' } }),
  listing('3', { title: 'Hof 9', market: 'Kyoto', currency: 'JPY' }),
  listing('4', { title: 'Nowhere', market: null, account: null }),
];

describe('the lines of the grid', () => {
  it('stand in groups by name, titles in order, what has no group last', () => {
    expect(names(arrange(portfolio, view))).toEqual([
      '# market Berlin',
      'Hof 10',
      'Zoo Loft',
      '# market Kyoto',
      'Hof 9',
      '# market null',
      'Nowhere',
    ]);
    expect(names(arrange(portfolio, { ...view, grouping: 'account' }))).toEqual([
      '# account Brandt',
      'Hof 9',
      'Zoo Loft',
      '# account Ueda',
      'Hof 10',
      '# account null',
      'Nowhere',
    ]);
    expect(names(arrange(portfolio, { ...view, grouping: 'none' }))).toEqual([
      'Hof 9',
      'Hof 10',
      'Nowhere',
      'Zoo Loft',
    ]);
  });

  it('show pinned listings first, once', () => {
    const lines = arrange(portfolio, { ...view, pinned: new Set(['1']) });
    expect(names(lines).slice(0, 4)).toEqual(['# pinned null', 'Zoo Loft', '# market Berlin', 'Hof 10']);
    expect(lines.filter((line) => line.kind === 'listing')).toHaveLength(4);
  });

  it('leave out what is not searched for, and groups without a listing', () => {
    expect(names(arrange(portfolio, { ...view, search: ' hof 9' }))).toEqual(['# market Kyoto', 'Hof 9']);
  });
});

describe('the geometry', () => {
  const metrics = metricsOf('month', 1400, false);
  const geometry = geometryOf(arrange(portfolio, view), metrics, TODAY, 30);

  it('finds lines and days by where they lie', () => {
    for (const [index] of geometry.lines.entries()) {
      expect(lineAt(geometry, geometry.tops[index]!)).toBe(index);
      expect(lineAt(geometry, geometry.tops[index + 1]! - 0.1)).toBe(index);
    }
    expect(lineAt(geometry, -5)).toBe(0);
    expect(lineAt(geometry, 99_999)).toBe(6);
    expect(dayAt(geometry, xOf(geometry, TODAY + 7))).toBe(TODAY + 7);
    expect(dayAt(geometry, 99_999)).toBe(TODAY + 29);
    expect(geometry.height).toBe(3 * metrics.group + 4 * metrics.row);
  });

  it('leads from a group to the listing nearest to it', () => {
    expect([0, 3, 6].map((line) => listingLine(geometry, line))).toEqual([1, 4, 6]);
    expect(listingLine({ lines: [] }, 0)).toBe(-1);
  });

  it('scrolls no further than it needs to', () => {
    expect(scrollToShow(100, 50, 120, 140)).toBe(100);
    expect(scrollToShow(100, 50, 80, 90)).toBe(80);
    expect(scrollToShow(100, 50, 160, 180)).toBe(130);
    expect(scrollToShow(100, 50, 160, 280)).toBe(160);
  });
});

describe('the sizes', () => {
  it('grow with the person’s text', () => {
    expect(metricsOf('month', 1400, false, 1.5)).toMatchObject({ column: 66, row: 48, priceFont: 19.5 });
  });

  it('set a year narrower where it would not fit', () => {
    expect(metricsOf('year', 1300, false).column).toBe(3);
    expect(metricsOf('year', 1900, false).column).toBe(4);
  });

  it('put names above their nights on a phone', () => {
    expect(metricsOf('month', 360, true)).toMatchObject({ names: 0, row: 58, nights: 36, stacked: true });
  });
});
