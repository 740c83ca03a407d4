import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { DataDirInUseError, DataDirUnusableError } from '../db/data-dir-lock.ts';
import { DatabaseUnavailableError, openDatabase } from '../db/database.ts';
import { ImportError } from '../market/import/import-report.ts';
import { loadRates } from '../rates/load-rates.ts';
import { RatesError } from '../rates/parse-rates.ts';

const HELP = `Loads exchange rates, by date, of what one euro is worth.

  npm run rates:load -- <file.csv>

  <file.csv>   plain or as .csv.gz, with the columns date,currency,rate
               (2026-11-20,USD,1.1578), or the European Central Bank's
               eurofxref-hist.csv as it is published
  --help       this text

Rates that are known already are replaced, others are kept.
The embedded database can be written by one program at a time: stop the service first.
`;

const EXPECTED = [
  ConfigError,
  DatabaseUnavailableError,
  DataDirInUseError,
  DataDirUnusableError,
  ImportError,
  RatesError,
];

async function main(args: readonly string[]): Promise<void> {
  const [file, ...others] = args;
  if (file === '--help' || file === '-h') {
    process.stdout.write(HELP);
    return;
  }
  if (file === undefined || file.startsWith('-') || others.length > 0) {
    process.stderr.write('Give one file.\nnpm run rates:load -- --help says how.\n');
    process.exitCode = 2;
    return;
  }
  const database = await openDatabase(readConfig(process.env));
  try {
    const { rates, currencies } = await loadRates(database.db, resolve(file));
    process.stdout.write(`Loaded ${rates} rates of ${currencies} currencies.\n`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = EXPECTED.some((kind) => error instanceof kind);
  const told = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
  process.stderr.write(`${told}\n`);
  process.exitCode = 1;
});
