import { describe, expect, it } from 'vitest';
import { refusalOf } from '#components/form/refusal.ts';
import { ReadError } from '#lib/read.ts';

const refused = (status: number, problems: { detail: string; pointer?: string; meta?: object }[]) =>
  new ReadError(status, problems[0]?.detail ?? '', { problems, requestId: 'req_1' });
const everywhere = (path: string) => path;

describe('a refusal', () => {
  it('lands on the fields its pointers name, in lists too', () => {
    const error = refused(400, [
      { detail: 'Too late.', pointer: '/data/attributes/seasonal-prices/1/end-date' },
      { detail: 'Too low.', pointer: '/data/attributes/min-price' },
    ]);
    expect(refusalOf(error, everywhere)).toEqual({
      problems: [
        { path: 'seasonal-prices.1.end-date', kind: 'said', text: 'Too late.' },
        { path: 'min-price', kind: 'said', text: 'Too low.' },
      ],
      banner: null,
      requestId: 'req_1',
    });
  });

  it('is known by its code and figures, whatever it says, of the value below its place too', () => {
    const error = refused(400, [
      {
        detail: 'Much too low.',
        pointer: '/data/attributes/seasonal-prices/1/min-price',
        meta: { code: 'below_minimum', limit: 5 },
      },
    ]);
    expect(refusalOf(error, everywhere).problems).toEqual([
      { path: 'seasonal-prices.1.min-price', kind: 'least', limit: 5 },
    ]);
    expect(refusalOf(error, () => 'seasonal-prices.1').problems).toEqual([
      { path: 'seasonal-prices.1', field: 'min-price', kind: 'least', limit: 5 },
    ]);
  });

  it('of what was asked for deeper in a body lands there too', () => {
    const error = refused(422, [
      { detail: 'No.', pointer: '/data/attributes/customizations/min-stays/min-stay' },
    ]);
    const { problems } = refusalOf(error, everywhere, '/data/attributes/customizations/min-stays/');
    expect(problems.map(({ path }) => path)).toEqual(['min-stay']);
  });

  it('is told on the whole where the form has no such place', () => {
    const error = refused(400, [{ detail: 'Odd.', pointer: '/data/attributes/strategy' }]);
    expect(refusalOf(error, () => undefined).banner).toMatchObject({
      reason: 'refused',
      error: { detail: 'Odd.', status: 400 },
    });
  });

  it('of what is impossible for the listing stands at the field and on the whole', () => {
    const error = refused(422, [{ detail: 'Not here.', pointer: '/data/attributes/min-stay' }]);
    const { problems, banner } = refusalOf(error, everywhere);
    expect(problems.map(({ path }) => path)).toEqual(['min-stay']);
    expect(banner).toMatchObject({ reason: 'refused', error: { detail: 'Not here.' } });
  });

  it.each([
    [0, 'unreachable'],
    [403, 'forbidden'],
    [409, 'conflict'],
    [429, 'busy'],
    [500, 'failed'],
    [503, 'unreachable'],
  ] as const)('with the status %d is %s', (status, reason) => {
    expect(refusalOf(refused(status, []), everywhere).banner?.reason).toBe(reason);
  });
});
