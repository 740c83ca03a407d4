import pino from 'pino';
import { updateCompsets } from '../compsets/update-compsets.ts';
import { ConfigError, readConfig } from '../config.ts';
import { DataDirInUseError, DataDirUnusableError } from '../db/data-dir-lock.ts';
import { DatabaseUnavailableError, openDatabase } from '../db/database.ts';
import { ImportError } from '../market/import/import-report.ts';
import { importMarket } from '../market/import-market.ts';
import { createProgressDisplay } from './import-progress.ts';
import { summariseImport } from './import-summary.ts';
import { MARKET_IMPORT_HELP, parseMarketImport } from './market-import-arguments.ts';
import { UsageError } from './usage-error.ts';

const EXPECTED = [
  ConfigError,
  DatabaseUnavailableError,
  DataDirInUseError,
  DataDirUnusableError,
  ImportError,
];
const STEPS = { learning: 'Learning seasons, weekdays and events …', writing: 'Writing …' };

async function main(): Promise<void> {
  const parsed = parseMarketImport(process.argv.slice(2));
  if (!parsed) {
    process.stdout.write(MARKET_IMPORT_HELP);
    return;
  }
  const startedMs = performance.now();
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const display = createProgressDisplay(process.stdout);
  try {
    const context = { db: database.db, config, now: () => new Date() };
    const market = await importMarket(context, parsed.folder, parsed.settings, {
      onProgress: display.update,
      onStep: (step) => display.step(STEPS[step]),
    });
    await updateCompsets(
      { db: database.db, now: () => new Date(), log: pino({ level: 'error' }, pino.destination(2)) },
      { marketId: market.marketId },
    );
    await database.tend();
    display.stop();
    process.stdout.write(summariseImport(market, (performance.now() - startedMs) / 1000));
  } finally {
    display.stop();
    await database.close();
  }
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\nnpm run market:import -- --help says how.\n`);
    process.exitCode = 2;
    return;
  }
  const expected = EXPECTED.some((kind) => error instanceof kind);
  process.stderr.write(`${expected && error instanceof Error ? error.message : describe(error)}\n`);
  process.exitCode = 1;
});

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
