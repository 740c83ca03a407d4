import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';

/** What a command works with: the database and the keys, without a server or jobs. */
export type AdminContext = Pick<Context, 'config' | 'database' | 'db' | 'cipher' | 'now'>;

/** One word after `npm run admin --`. A new one is a file of its own and a line in `admin-commands.ts`. */
export interface AdminCommand {
  name: string;
  /** For the list of all commands: a few words. */
  summary: string;
  /** What can stand after its name, and what that does. */
  help: string;
  /**
   * Reads the rest of the command line, before anything is opened. What it returns does the work and tells what
   * it did, to be printed.
   * @throws UsageError
   */
  prepare(args: readonly string[], config: Config): (context: AdminContext) => Promise<string>;
}
