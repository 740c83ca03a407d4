import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordPrices } from '../pricing/record/price-record.ts';
import { arbitraryInputs, arbitraryNight } from '../pricing/testing/arbitrary-inputs.ts';
import { plainInputs, TODAY } from '../pricing/testing/sample-inputs.ts';
import { sampleModel } from '../pricing/testing/sample-model.ts';
import { decodeSnapshot, encodeSnapshot } from './snapshot-codec.ts';

test('what is kept of any nights is what they were made of', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(arbitraryInputs, arbitraryNight, (inputs, from) => {
      const { nights } = recordPrices(inputs, from, from + 30);
      const snapshot = decodeSnapshot(encodeSnapshot(nights));
      expect(nights.map((_, night) => snapshot.night(night))).toEqual(nights);
      expect(snapshot.price(30)).toBe(nights[30]?.price);
    }),
    { numRuns: 500, seed: 20_261_120 },
  );
});

test('a night that is not kept is null', () => {
  const snapshot = decodeSnapshot(encodeSnapshot(recordPrices(plainInputs(), TODAY, TODAY + 4).nights));
  expect(snapshot.nightCount).toBe(5);
  expect([snapshot.price(-1), snapshot.price(5), snapshot.night(5)]).toEqual([null, null, null]);
});

test('a year of nights in a lively market is kept in less than four kilobytes', () => {
  const inputs = plainInputs({ model: sampleModel(TODAY) });
  expect(encodeSnapshot(recordPrices(inputs, TODAY, TODAY + 365).nights).byteLength).toBeLessThan(4096);
});
