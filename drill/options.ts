import { parseArgs } from 'node:util';

export type DrillEngine = 'embedded' | 'postgresql';

export interface DrillOptions {
  engine: DrillEngine;
  /** On PostgreSQL: a server on which a database of its own is made, and dropped at the end. */
  databaseUrl?: string | undefined;
  /** Processes that are killed before everything is left to come to rest. */
  kills: number;
  /** Decides what is done, and when who is killed. */
  seed: string;
  /** Receivers that never take some events: it takes minutes until those are given up. */
  exhausting: boolean;
  /** How long it may take until everything is told, once nothing is killed any more. */
  restWithinMs: number;
}

const NIGHTLY_KILLS = 50;
const REST_WITHIN_MS = 1_800_000;

export class DrillUsageError extends Error {}

/** @throws DrillUsageError */
export function readDrillOptions(args: readonly string[], environment: NodeJS.ProcessEnv): DrillOptions {
  const { values } = parsed(args);
  const engine = values.engine ?? 'embedded';
  if (engine !== 'embedded' && engine !== 'postgresql') {
    throw new DrillUsageError('--engine is embedded or postgresql.');
  }
  const kills = Number(values.kills ?? NIGHTLY_KILLS);
  if (!Number.isInteger(kills) || kills < 1 || kills > 10_000) {
    throw new DrillUsageError('--kills is a number from 1 to 10000.');
  }
  const databaseUrl = environment.DRILL_DATABASE_URL ?? environment.TEST_DATABASE_URL;
  if (engine === 'postgresql' && !databaseUrl) {
    throw new DrillUsageError('Set DRILL_DATABASE_URL to a server on which databases may be made.');
  }
  const seed = values.seed ?? String(Math.floor(Math.random() * 1_000_000));
  return { engine, databaseUrl, kills, seed, exhausting: !values.short, restWithinMs: REST_WITHIN_MS };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        engine: { type: 'string' },
        kills: { type: 'string' },
        seed: { type: 'string' },
        short: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new DrillUsageError(error instanceof Error ? error.message : String(error));
  }
}
