import { describe, expect, it } from 'vitest';
import { concerning } from '#lib/bulk-edits/concerning.ts';
import { overrideGist } from '#lib/bulk-edits/override-gist.ts';
import { averageShare, type PreviewedListing, previewTotals } from '#lib/bulk-edits/preview-totals.ts';
import { sortPreview } from '#lib/bulk-edits/sort-preview.ts';

function listing(
  id: string,
  more: Partial<PreviewedListing> & { nights?: number; from?: number; to?: number; changed?: number } = {},
): PreviewedListing {
  const { nights = 10, from = 100, to = 90, changed = 10, ...own } = more;
  return {
    id,
    title: `Home ${id}`,
    currency: 'EUR',
    outcome: 'changed',
    before: {},
    after: {},
    summary: {
      'nights-open': nights,
      'nights-changed': changed,
      'nights-raised': 0,
      'nights-lowered': changed,
      'average-before': from,
      'average-after': to,
      'average-change': to - from,
      'nights-newly-at-floor': 2,
      'nights-newly-at-ceiling': 0,
      'nights-freed': 0,
      'nights-below-floor': 1,
      'min-stays-changed': 0,
    },
    warnings: [],
    notes: [],
    customizations: {},
    errors: [],
    ...own,
  };
}

describe('the totals of a preview', () => {
  it('weigh averages by open nights, one for each currency, and never add money across', () => {
    const totals = previewTotals([
      listing('1', { nights: 30, from: 100, to: 90 }),
      listing('2', { nights: 10, from: 200, to: 190 }),
      listing('3', { nights: 50, from: 20_000, to: 19_000, currency: 'JPY' }),
    ]);
    expect(totals.averages).toEqual([
      { currency: 'JPY', nights: 50, before: 20_000, after: 19_000 },
      { currency: 'EUR', nights: 40, before: 125, after: 115 },
    ]);
    expect(totals).toMatchObject({ open: 90, changed: 30, newlyAtFloor: 6, belowFloor: 3 });
  });

  it('leave out listings without figures', () => {
    const totals = previewTotals([listing('1'), listing('2', { summary: null, outcome: 'failed' })]);
    expect(totals).toMatchObject({ open: 10, changed: 10 });
    expect(averageShare(listing('1'))).toBeCloseTo(-0.1);
    expect(averageShare({ summary: null })).toBeNull();
  });
});

describe('the order of a preview', () => {
  const rows = [
    listing('10', { changed: 4 }),
    listing('9', { outcome: 'unchanged', summary: null }),
    listing('2', { outcome: 'failed', summary: null }),
    listing('1', { changed: 9 }),
  ];
  const ids = (sort: Parameters<typeof sortPreview>[1]) => sortPreview(rows, sort, 'en').map(({ id }) => id);

  it('begins with what needs a look, and goes by title there', () => {
    expect(ids('outcome')).toEqual(['2', '1', '10', '9']);
  });

  it('goes by title as people count', () => {
    expect(ids('title')).toEqual(['1', '2', '9', '10']);
    expect(ids('-title')).toEqual(['10', '9', '2', '1']);
  });

  it('puts what has no figure last, either way', () => {
    expect(ids('nights')).toEqual(['10', '1', '2', '9']);
    expect(ids('-nights')).toEqual(['1', '10', '2', '9']);
  });
});

describe('overrides in brief', () => {
  const row = (from: string, to: string, price: number | null, percentage: number | null = null) => ({
    'start-date': from,
    'end-date': to,
    price,
    'percentage-adjustment': percentage,
  });

  it('are none, one value, or several', () => {
    expect(overrideGist([])).toEqual({ kind: 'none' });
    expect(overrideGist([row('2027-01-01', '2027-01-03', 90), row('2027-01-05', '2027-01-05', 90)])).toEqual({
      kind: 'price',
      value: 90,
      nights: 4,
    });
    expect(overrideGist([row('2027-01-01', '2027-01-02', null, -10)])).toEqual({
      kind: 'percentage',
      value: -10,
      nights: 2,
    });
    expect(overrideGist([row('2027-01-01', '2027-01-01', 90), row('2027-01-02', '2027-01-02', 80)])).toEqual({
      kind: 'several',
      nights: 2,
    });
  });
});

it('tells of a change only the warnings that it may have to do with', () => {
  const warning = (place: string) => ({
    code: 'never_applies' as const,
    detail: '',
    pointer: `/data/attributes/customizations/${place}`,
  });
  const all = [
    warning('min-max-prices/min-price'),
    warning('min-stays/min-stay'),
    warning('manual-overrides/overrides'),
  ];
  const found = (change: Parameters<typeof concerning>[0]) =>
    concerning(change, all).map(({ pointer }) => pointer.split('/')[4]);
  expect(found({ 'base-price': { step: 'percent', percent: 5 } })).toEqual([]);
  expect(found({ 'min-price': { step: 'percent', percent: 5 } })).toEqual([
    'min-max-prices',
    'manual-overrides',
  ]);
  expect(found({ 'min-stay': 3 })).toEqual(['min-stays']);
});
