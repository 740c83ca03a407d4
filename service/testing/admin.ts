import { ADMIN_COMMANDS } from '../cli/admin/admin-commands.ts';
import type { TestApi } from './api.ts';

/** Runs a command of the operator, as another process does it while the API runs. */
export async function runAdmin(api: TestApi, name: string, ...args: string[]): Promise<string> {
  const command = ADMIN_COMMANDS.find((one) => one.name === name);
  if (!command) throw new Error(`There is no command ${name}.`);
  const said = await command.prepare(args, api.context.config)(api.context);
  await api.context.database.settle();
  return said;
}
