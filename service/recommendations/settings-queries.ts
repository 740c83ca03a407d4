import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { users } from '../db/schema/index.ts';

export async function setAcceptsBasePrices(db: Executor, userId: number, accepts: boolean): Promise<void> {
  await db.update(users).set({ acceptsBasePrices: accepts }).where(eq(users.id, userId));
}
