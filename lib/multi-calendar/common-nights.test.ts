import { describe, expect, it } from 'vitest';
import { commonNights } from './common-nights.ts';
import { listing, TODAY } from './fixtures.test-data.ts';
import type { DayRun } from './selection.ts';

const chosen = (id: string, ...runs: DayRun[]) => ({ listing: listing(id), runs });

describe('the nights that all chosen listings have in common', () => {
  it('are the run that was drawn over them', () => {
    const run: DayRun = [TODAY + 3, TODAY + 9];
    expect(commonNights([chosen('1', run), chosen('2', run)])).toEqual(run);
  });

  it('are none where listings have other nights, or several runs', () => {
    const run: DayRun = [TODAY, TODAY + 2];
    expect(commonNights([chosen('1', run), chosen('2', [TODAY, TODAY + 3])])).toBeNull();
    expect(commonNights([chosen('1', run), chosen('2', run, [TODAY + 5, TODAY + 5])])).toBeNull();
    expect(commonNights([chosen('1', run, [TODAY + 5, TODAY + 5])])).toBeNull();
    expect(commonNights([])).toBeNull();
  });

  it('begin with the first that is not past everywhere', () => {
    const run: DayRun = [TODAY - 4, TODAY + 1];
    const ahead = { listing: listing('2', { today: TODAY + 1 }), runs: [run] };
    expect(commonNights([chosen('1', run), ahead])).toEqual([TODAY, TODAY + 1]);
    expect(commonNights([chosen('1', [TODAY - 4, TODAY - 1])])).toBeNull();
  });
});
