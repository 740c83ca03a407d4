import type { Context } from '../context.ts';
import { takeSnapshots } from '../snapshots/take-snapshots.ts';

const MS_PER_DAY = 86_400_000;

/**
 * The demo may not have run yesterday: where nothing is kept of that day, prices are what today's bookings, rules
 * and market would have made them.
 */
export async function keepDemoYesterday(context: Context): Promise<void> {
  const now = () => new Date(context.now().getTime() - MS_PER_DAY);
  await takeSnapshots({ ...context, now }, new AbortController().signal);
}
