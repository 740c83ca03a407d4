import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgress, during } from './progress.ts';

let written: string;

beforeEach(() => {
  vi.useFakeTimers();
  written = '';
});

afterEach(() => {
  vi.useRealTimers();
});

const write = (text: string) => (written += text);

async function takeFiveSeconds(output: Parameters<typeof createProgress>[0]): Promise<void> {
  await during(createProgress(output), 'Loading', async (step) => {
    step.update('half of it');
    await vi.advanceTimersByTimeAsync(5_000);
  });
}

it('prints one line for each event where the output is no terminal', async () => {
  await takeFiveSeconds({ write });
  expect(written).toBe('Loading …\n  half of it\nLoading: done in 5.0 s\n');
});

it('keeps one live line in a terminal, no wider than it', async () => {
  await takeFiveSeconds({ write, isTTY: true, columns: 30 });
  const drawn = written.split('\r\x1b[2K');
  expect(drawn).toContain('⠙ Loading (0.0 s)');
  expect(drawn).toContain('⠋ Loading: half of it (0.9 s)');
  expect(drawn.at(-1)).toBe('✓ Loading (5.0 s)\n');
  expect(Math.max(...drawn.map((line) => line.length))).toBeLessThanOrEqual(30);
});

it('shows what failed and passes the error on', async () => {
  const work = during(createProgress({ write }), 'Loading', () => Promise.reject(new Error('no')));
  await expect(work).rejects.toThrow('no');
  expect(written).toBe('Loading …\nLoading: failed after 0.0 s\n');
});
