import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapLayout, middleOf } from '#lib/compset/map-layout.ts';

const nuremberg = { latitude: 49.46, longitude: 11.08 };
const frame = { width: 416, height: 480, dot: 9 };

describe('the map of a set', () => {
  it('puts north up, east to the right, and the rings at their distance', () => {
    const north = { latitude: 49.48, longitude: 11.08 };
    const east = { latitude: 49.46, longitude: 11.11 };
    const { centre, rings, spots, scale } = mapLayout(nuremberg, [north, east], frame);
    const [up, right] = spots;
    expect(up?.x).toBeCloseTo(centre.x);
    expect(up?.y).toBeLessThan(centre.y);
    expect(right?.x).toBeGreaterThan(centre.x);
    const pixelsPerKm = (centre.y - (up?.y ?? 0)) / (0.02 * 111.32);
    for (const { kilometres, radius } of [...rings, scale])
      expect(radius).toBeCloseTo(kilometres * pixelsPerKm);
    expect(rings.length).toBeGreaterThan(1);
  });

  it('keeps every dot inside, and apart from the others', () => {
    const place = fc.record({
      latitude: fc.double({ min: 49.44, max: 49.48, noNaN: true }),
      longitude: fc.double({ min: 11.05, max: 11.11, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (members) => {
        const { spots } = mapLayout(nuremberg, members, frame);
        for (const { x, y } of spots) {
          expect(x).toBeGreaterThanOrEqual(frame.dot);
          expect(x).toBeLessThanOrEqual(frame.width - frame.dot);
          expect(y).toBeGreaterThanOrEqual(frame.dot);
          expect(y).toBeLessThanOrEqual(frame.height - frame.dot);
        }
      }),
    );
    const same = Array.from({ length: 12 }, () => nuremberg);
    const { spots } = mapLayout(nuremberg, same, frame);
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(frame.dot);
      }
    }
  });

  it('lies around the members where there is no base listing', () => {
    const nowhere = { latitude: null, longitude: null };
    const members = [nuremberg, { latitude: 49.48, longitude: 11.1 }];
    expect(middleOf(nowhere, members).latitude).toBeCloseTo(49.47);
    expect(middleOf({ latitude: 1, longitude: 2 }, members)).toEqual({ latitude: 1, longitude: 2 });
  });
});
