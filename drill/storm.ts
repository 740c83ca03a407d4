import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../sandbox/world/random.ts';
import type { RunningProgram } from './programs.ts';

export interface Kill {
  name: string;
  /** Whether it sent events and ran jobs. */
  works: boolean;
  wasReady: boolean;
  atMs: number;
  startedAtMs: number;
  /** Null where it was killed before it was ready again. */
  readyAtMs: number | null;
}

/** After a start, or after a process was ready: long enough to get something done now and then. */
const AFTER_START_MS = [100, 3000] as const;
const AFTER_READY_MS = [50, 3500] as const;
const MEETS_START = 0.2;

const momentIn = (random: Random, [low, high]: readonly [number, number]) => random.integer(low, high);

/** Kills processes at random moments, and starts each again at once. */
export async function storm(
  programs: readonly RunningProgram[],
  kills: number,
  random: Random,
  onKill: (kill: Kill, done: number) => void,
): Promise<Kill[]> {
  const done: Kill[] = [];
  while (done.length < kills) {
    const program = random.pick(programs);
    const meetsStart = random.chance(MEETS_START);
    if (!meetsStart) await program.ready();
    await pause(momentIn(random, meetsStart ? AFTER_START_MS : AFTER_READY_MS));
    const { name, works } = program;
    const wasReady = program.isReady();
    const atMs = Date.now();
    await program.kill();
    program.start();
    const kill: Kill = { name, works, wasReady, atMs, startedAtMs: Date.now(), readyAtMs: null };
    program.ready().then(
      () => {
        kill.readyAtMs = Date.now();
      },
      () => {},
    );
    done.push(kill);
    onKill(kill, done.length);
  }
  await Promise.all(programs.map((program) => program.ready()));
  return done;
}
