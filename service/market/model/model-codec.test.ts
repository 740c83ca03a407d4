import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClusterModel } from './cluster-model.ts';
import { decodeClusterModel, encodeClusterModel } from './model-codec.ts';

const ratio = fc.oneof(
  fc.integer({ min: -1_000_000, max: 10_000_000 }).map((value) => value / 100_000),
  fc.constant(Number.NaN),
);
const array = (length: number) =>
  fc.array(ratio, { minLength: length, maxLength: length }).map((list) => Float64Array.from(list));
const cohort = fc.record({ onTheBooks: array(12), expectedFinal: array(12) });

const models: fc.Arbitrary<ClusterModel> = fc.record({
  asOf: fc.integer({ min: 0, max: 40_000 }),
  seasonality: array(366),
  level: fc.constantFrom(1, 0.87654, 1.2),
  weekday: array(84),
  weekend: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  events: fc.array(
    fc.record({
      from: fc.nat(30_000),
      to: fc.nat(30_000),
      uplift: fc.constantFrom(0.38, -0.12345),
      names: fc.option(fc.dictionary(fc.constantFrom('en', 'de', 'ja'), fc.string())),
    }),
    { maxLength: 4 },
  ),
  bookingCurve: array(366),
  chanceToBook: array(732),
  occupancy: fc.record({ all: cohort, '0-1': cohort, '2': cohort, '3': cohort, '4+': cohort }),
});

test('a model reads back as it was written, to 1e-5', () => {
  fc.assert(
    fc.property(models, (model) => {
      expect(decodeClusterModel(JSON.parse(JSON.stringify(encodeClusterModel(model))))).toEqual({
        ...model,
        events: model.events.map((event) => ({ ...event, names: event.names && { ...event.names } })),
      });
    }),
    { numRuns: 25 },
  );
});

test('foreign and truncated values are refused', () => {
  const [model] = fc.sample(models, 1);
  const encoded = encodeClusterModel(model as ClusterModel);
  expect(() => decodeClusterModel({ asOf: 1 })).toThrow('known version');
  expect(() => decodeClusterModel({ ...encoded, values: encoded.values.slice(8) })).toThrow('cut short');
});
