import type { Executor } from '../db/database.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { type ApplicationRow, findApplications } from './queries.ts';

/**
 * @param name a client id, or a name that no other application has
 * @throws NotFoundError, ConflictError where several have the name
 */
export async function getApplicationNamed(db: Executor, name: string): Promise<ApplicationRow> {
  const found = await findApplications(db, name);
  const exact = found.find(({ clientId }) => clientId === name);
  const [first, ...others] = exact ? [exact] : found;
  if (!first) throw new NotFoundError(`There is no application ${name}.`);
  if (others.length > 0) {
    const ids = found.map(({ clientId }) => clientId).join(', ');
    throw new ConflictError(`Several applications are called ${name}: name one by its client id (${ids}).`);
  }
  return first;
}
