import { describe, expect, it } from 'vitest';
import { type CopyOutcome, runCopies } from '#lib/customizations/copy-run.ts';
import { fateOf, portions } from '#lib/customizations/preview-copies.ts';
import { ReadError } from '#lib/read.ts';

const ids = Array.from({ length: 10 }, (_, index) => String(index + 1));

/** Runs over ten listings and tells what became of them, as "id state". */
async function told(
  act: (id: string, stop: () => void) => Promise<string | null>,
  more: { wait?: (seconds: number) => Promise<void> } = {},
) {
  const stop = new AbortController();
  const outcomes: CopyOutcome[] = [];
  await runCopies({
    ids,
    act: (id) => act(id, () => stop.abort()),
    onOutcome: (outcome) => outcomes.push(outcome),
    signal: stop.signal,
    ...more,
  });
  return outcomes;
}

describe('copies', () => {
  it('are made a few at a time, each told once', async () => {
    let [now, most] = [0, 0];
    const outcomes = await told(async (id) => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return id === '3' ? null : `req_${id}`;
    });
    expect(most).toBe(4);
    expect(outcomes.map(({ id }) => id).sort((a, b) => Number(a) - Number(b))).toEqual(ids);
    expect(outcomes.find(({ id }) => id === '3')).toMatchObject({ state: 'same', requestId: null });
    expect(outcomes.find(({ id }) => id === '4')).toMatchObject({ state: 'done', requestId: 'req_4' });
  });

  it('go on where one fails', async () => {
    const outcomes = await told(async (id) => {
      if (id === '2') throw new ReadError(422, 'No.');
      return 'req';
    });
    expect(outcomes).toHaveLength(10);
    expect(outcomes.filter(({ state }) => state === 'failed').map(({ id }) => id)).toEqual(['2']);
  });

  it('begin no further listing once they are stopped', async () => {
    const outcomes = await told(async (id, stop) => {
      if (id === '4') stop();
      return 'req';
    });
    expect(outcomes.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  it('wait as long as the service asks, and give up in the end', async () => {
    const waits: number[] = [];
    const tries = new Map<string, number>();
    const outcomes = await told(
      async (id) => {
        const count = (tries.get(id) ?? 0) + 1;
        tries.set(id, count);
        if (id === '1' && count === 1) throw new ReadError(429, 'Slow down.', { retryAfterSeconds: 7 });
        if (id === '2') throw new ReadError(429, 'Slow down.', { retryAfterSeconds: 900 });
        return 'req';
      },
      { wait: async (seconds) => void waits.push(seconds) },
    );
    expect(waits.sort((a, b) => a - b)).toEqual([7, 60, 60, 60, 60]);
    expect(outcomes.filter(({ state }) => state === 'failed').map(({ id }) => id)).toEqual(['2']);
  });
});

it('previews are asked for in portions of a hundred', () => {
  const many = Array.from({ length: 230 }, (_, index) => String(index + 1));
  expect(portions(many).map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(portions(many).flat()).toEqual(many);
  expect(portions([])).toEqual([]);
});

it('a listing without prices can have the values, one that is refused them cannot', () => {
  const error = (code: string) => ({ status: '409', code, title: '', detail: '' });
  expect(fateOf({ errors: [error('not_clustered')], summary: null })).toBe('unpriced');
  expect(fateOf({ errors: [], summary: null })).toBe('unpriced');
  expect(fateOf({ errors: [error('invalid')], summary: null })).toBe('refused');
});
