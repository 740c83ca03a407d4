import type { Executor } from '../db/database.ts';
import { ConflictError } from '../errors.ts';
import { type ChannelSide, lockChannelSide } from './queries.ts';

const LONGEST_WAIT_MS = 5_000;
/** SQLSTATE `lock_not_available`. */
const WAITED_TOO_LONG = '55P03';

/**
 * Changes to one account happen one at a time: waits for the others, until this transaction ends.
 * @throws ConflictError `concurrent_modification` when the turn does not come in time
 */
export async function takeAccountTurn(tx: Executor, side: ChannelSide): Promise<void> {
  try {
    await lockChannelSide(tx, side, LONGEST_WAIT_MS);
  } catch (error) {
    if (sqlStateOf(error) !== WAITED_TOO_LONG) throw error;
    throw new ConflictError({
      detail: 'Another change of this account takes long. Nothing was changed; try again a little later.',
      code: 'concurrent_modification',
    });
  }
}

function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return (error as { code?: string }).code ?? sqlStateOf(error.cause);
}
