import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NightsStep } from '#contract/console/bulk-edits/change.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedBulkEditor } from '../testing/bulk-edits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function seeded() {
  const editor = await seedBulkEditor(api);
  const { dayAt, listing, edit, previewed } = editor;
  const days = (from: number, to: number) => ({ 'start-date': dayAt(from), 'end-date': dayAt(to) });
  return {
    ...editor,
    days,
    seasons: async () => (await editor.attributes('min-stays'))['seasonal-min-stays'],
    /** Edits the nights `from` … `to`, in days from today. */
    async editNights(from: number, to: number, step: Omit<NightsStep, 'start-date' | 'end-date'>) {
      const change = { nights: { ...days(from, to), ...step } };
      const [shown] = (await previewed(change, { ids: [listing.id] })).data;
      const { results } = await edit(change, { ids: [listing.id] });
      const [result] = results;
      if (!shown || !result) throw new Error('There is no outcome.');
      const { outcome, before, after, errors } = result.attributes;
      expect(shown.attributes).toMatchObject({ outcome, before, after, errors });
      return result.attributes;
    },
    overrides: async () => (await editor.attributes('manual-overrides')).overrides,
  };
}

const FIXED = { kind: 'fixed', price: 99 } as const;
const night = (date: string, value: object) => ({
  ...{ 'start-date': date, 'end-date': date, price: null, 'percentage-adjustment': null },
  ...value,
});

test('nights are fixed, moved by percent or given back to the model, the others kept', async () => {
  const { editNights, overrides, dayAt, days } = await seeded();
  const fixed = await editNights(5, 7, { override: FIXED });
  expect([fixed.before, fixed.after]).toEqual([
    { overrides: [] },
    { overrides: [{ ...days(5, 7), price: 99, 'percentage-adjustment': null }] },
  ]);
  await editNights(6, 6, { override: { kind: 'percent', percent: -12.5 } });
  const { before } = await editNights(7, 9, { override: { kind: 'clear' } });
  expect(before).toEqual({ overrides: [night(dayAt(7), { price: 99 })] });
  expect(await overrides()).toEqual([
    { ...night(dayAt(5), { price: 99 }), mode: 'price' },
    { ...night(dayAt(6), { 'percentage-adjustment': -12.5 }), mode: 'percentage-adjustment' },
  ]);
  expect((await editNights(5, 5, { override: FIXED })).outcome).toBe('unchanged');
});

test('nights that are past at a listing are left out there; where all are, it is refused', async () => {
  const { editNights, overrides, dayAt } = await seeded();
  expect((await editNights(-2, 1, { override: FIXED })).outcome).toBe('changed');
  expect((await overrides()).map((row: { 'start-date': string }) => row['start-date'])).toEqual([
    dayAt(0),
    dayAt(1),
  ]);
  const { outcome, errors } = await editNights(-5, -2, { override: FIXED });
  expect([outcome, errors[0]?.source]).toEqual([
    'failed',
    { pointer: '/data/attributes/change/nights/start-date' },
  ]);
  expect(errors[0]?.meta).toEqual({ code: 'date_past', today: dayAt(0) });
});

test('a minimum stay of nights is a season, to which one-off seasons make way', async () => {
  const { editNights, seasons, set, days, stayRules } = await seeded();
  const long = { ...days(10, 30), 'min-stay': 5, 'min-stay-locked': true, rollover: false };
  await set('min-stays', { 'min-stay': 2, 'seasonal-min-stays': [long] });
  const { before, after } = await editNights(15, 20, { override: FIXED, 'min-stay': 3 });
  const one = { ...days(15, 20), 'min-stay': 3, rollover: false };
  expect(before?.['seasonal-min-stays']).toEqual([{ ...days(10, 30), 'min-stay': 5, rollover: false }]);
  expect(after?.['seasonal-min-stays']).toEqual([one]);
  expect(await seasons()).toEqual([
    { ...long, ...days(10, 14) },
    { ...long, ...days(21, 30) },
    { ...one, 'min-stay-locked': false },
  ]);
  const stays = (await stayRules(9, 31)).map(({ minStay }) => minStay);
  expect(stays).toEqual([2, ...Array(5).fill(5), ...Array(6).fill(3), ...Array(10).fill(5), 2]);
  expect((await editNights(16, 18, { override: FIXED, 'min-stay': 3 })).outcome).toBe('unchanged');
});

test('a minimum stay alone leaves the overrides of its nights; nothing at all is no step', async () => {
  const { editNights, overrides, seasons, days, previewed, listing, preview } = await seeded();
  await editNights(15, 20, { override: FIXED });
  const kept = await overrides();
  const { before, after } = await editNights(15, 20, { 'min-stay': 4 });
  expect([before, after]).toEqual([
    { 'seasonal-min-stays': [] },
    { 'seasonal-min-stays': [{ ...days(15, 20), 'min-stay': 4, rollover: false }] },
  ]);
  expect(await overrides()).toEqual(kept);
  expect(await seasons()).toHaveLength(1);

  const past = { nights: { ...days(-5, -2), 'min-stay': 4 } };
  const [refused] = (await previewed(past, { ids: [listing.id] })).data;
  expect(refused?.attributes.outcome).toBe('failed');
  expect(refused?.attributes.errors.map(({ source, meta }) => [source?.pointer, meta?.code])).toEqual([
    ['/data/attributes/change/nights/start-date', 'date_past'],
  ]);
  const empty = await preview({ nights: days(15, 20) }, { ids: [listing.id] });
  expect([empty.status, empty.json.errors[0].source.pointer]).toEqual([
    400,
    '/data/attributes/change/nights/min-stay',
  ]);
});

test('a season that repeats every year is not cut: the listing keeps all it had', async () => {
  const { editNights, seasons, overrides, set, days } = await seeded();
  const yearly = { ...days(10, 30), 'min-stay': 5, 'min-stay-locked': false, rollover: true };
  await set('min-stays', { 'seasonal-min-stays': [yearly] });
  const { outcome, errors } = await editNights(15, 20, { override: FIXED, 'min-stay': 3 });
  expect([outcome, errors.map(({ code, source }) => [code, source?.pointer])]).toEqual([
    'failed',
    [['yearly_season', '/data/attributes/change/nights/min-stay']],
  ]);
  expect([await seasons(), await overrides()]).toEqual([[yearly], []]);
});
