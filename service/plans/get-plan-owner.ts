import type { Executor } from '../db/database.ts';
import { NotFoundError } from '../errors.ts';
import { findPlanOwner, type PlanOwner } from './queries.ts';

/**
 * @param name a user's id or e-mail address, of whatever application
 * @throws NotFoundError
 */
export async function getPlanOwner(db: Executor, name: string): Promise<PlanOwner> {
  const owner = await findPlanOwner(db, /^[1-9]\d{0,15}$/.test(name) ? Number(name) : name);
  if (!owner) throw new NotFoundError(`There is no user ${name}.`);
  return owner;
}
