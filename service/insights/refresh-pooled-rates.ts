import type { Context } from '../context.ts';
import { roomTypeOf } from '../listings/room-type.ts';
import { listRoomTypes, replacePooledRates } from './pool-queries.ts';

/** Pools what bookings pay anew, so that a benchmark costs the same however many listings there are. */
export async function refreshPooledRates({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const today = now().toISOString().slice(0, 10);
  await db.transaction(async (tx) => {
    const words = await listRoomTypes(tx);
    const others = words.filter((word) => roomTypeOf(word) !== 'entire-home');
    await replacePooledRates(tx, others, today);
  });
}
