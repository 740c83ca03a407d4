import { describe, expect, it } from 'vitest';
import {
  defaultColumns,
  type ListingsView,
  listingsViewCodecs,
  readListingsView,
} from '#lib/listings/listings-view.ts';
import { writeState } from '#lib/url-state/url-state.ts';

const atRest: ListingsView = {
  name: '',
  market: null,
  bedrooms: null,
  pricing: null,
  active: null,
  sort: 'title',
  page: 1,
  columns: defaultColumns,
};

const write = (before: string, change: Partial<ListingsView>) =>
  writeState<ListingsView>(listingsViewCodecs, new URLSearchParams(before), change).toString();

describe('the view in the address', () => {
  it('is at rest where the address says nothing', () => {
    expect(readListingsView({})).toEqual(atRest);
  });

  it('survives being written and read', () => {
    const view: ListingsView = {
      name: 'am Park & Söhne',
      market: 'Nürnberg',
      bedrooms: 0,
      pricing: 'off',
      active: 'yes',
      sort: '-created-at',
      page: 3,
      columns: ['city', 'base-price'],
    };
    expect(readListingsView(Object.fromEntries(new URLSearchParams(write('', view))))).toEqual(view);
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1e9' },
    { bedrooms: 'two' },
    { sort: 'password' },
    { pricing: 'maybe' },
  ])('ignores %j', (parameters) => {
    expect(readListingsView(parameters)).toEqual(atRest);
  });

  it('reads the first of a repeated parameter', () => {
    expect(readListingsView({ name: ['a', 'b'] }).name).toBe('a');
  });

  it('can show no column at all', () => {
    expect(readListingsView({ columns: '' }).columns).toEqual([]);
  });

  it('leaves out what is at rest and keeps what is not its own', () => {
    expect(write('page=2&name=x&utm=1', { page: 1, name: '' })).toBe('utm=1');
    expect(write('columns=city', { columns: [...defaultColumns] })).toBe('');
  });
});
