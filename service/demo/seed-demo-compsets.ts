import { addCustomCompset } from '../compsets/create-compset.ts';
import { countCustom } from '../compsets/custom-queries.ts';
import type { Context } from '../context.ts';
import { DEMO_COMPSETS } from './demo-compsets.ts';
import type { DemoUser } from './demo-people.ts';
import { findLogin, listBestRated } from './queries.ts';

/** Puts together the comp sets that a user would have put together by now, unless there are any. */
export async function seedDemoCompsets({ db, now }: Context, { email }: DemoUser): Promise<void> {
  await db.transaction(async (tx) => {
    const login = await findLogin(tx, email);
    if (!login || (await countCustom(tx, login.userId)) > 0) return;
    for (const { owner, title, market, bedrooms, memberCount } of DEMO_COMPSETS) {
      if (owner !== email) continue;
      const members = await listBestRated(tx, market, bedrooms, memberCount);
      if (members.length > 0) await addCustomCompset(tx, { ownerId: login.userId, title, members }, now());
    }
  });
}
