import { type Config, ConfigError, readConfig } from '../config.ts';
import { createCipher, encryptionKey } from '../db/cipher.ts';
import { DataDirInUseError, DataDirUnusableError } from '../db/data-dir-lock.ts';
import { DatabaseUnavailableError, openDatabase } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { AdminContext } from './admin/admin-command.ts';
import { ADMIN_COMMANDS } from './admin/admin-commands.ts';
import { helpOf, listCommands } from './admin/admin-help.ts';
import { UsageError } from './usage-error.ts';

const EXPECTED = [
  ConfigError,
  DatabaseUnavailableError,
  DataDirInUseError,
  DataDirUnusableError,
  DomainError,
];
const USAGE_EXIT = 2;

const asksForHelp = (text: string | undefined) => text === '--help' || text === '-h';

async function main([name, ...args]: readonly string[]): Promise<string> {
  if (name === undefined || asksForHelp(name)) return listCommands(ADMIN_COMMANDS);
  const command = ADMIN_COMMANDS.find((one) => one.name === name);
  if (!command) throw new UsageError(`There is no command ${name}.`);
  if (args.some(asksForHelp)) return helpOf(command);
  const config = readConfig(process.env);
  return withDatabase(config, command.prepare(args, config));
}

async function withDatabase(
  config: Config,
  work: (context: AdminContext) => Promise<string>,
): Promise<string> {
  const database = await openDatabase(config);
  const cipher = createCipher(encryptionKey(config.encryptionKey, config.dataDir));
  try {
    return await work({ config, database, db: database.db, cipher, now: () => new Date() });
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(await main(process.argv.slice(2)));
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\nnpm run admin -- --help says how.\n`);
    process.exitCode = USAGE_EXIT;
  } else {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    const told = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
    process.stderr.write(`${told}\n`);
    process.exitCode = 1;
  }
}
