import { expect, it } from 'vitest';
import { parseNights } from '#components/sign-in/parse-nights.ts';
import { specimen } from '#components/sign-in/specimen.ts';

it('every row of the specimen fills its 26 nights, and every figure is a number', () => {
  for (const { nights } of specimen.flatMap((group) => group.rows)) {
    const parsed = parseNights(nights);
    const lengths = parsed.map((night) => (night.kind === 'open' ? 1 : night.nights));
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(26);
    for (const night of parsed) {
      if (night.kind === 'open') expect(night.price).toBeGreaterThan(0);
      if (night.kind === 'stay') expect(night.rate ?? 1).toBeGreaterThan(0);
    }
  }
});
