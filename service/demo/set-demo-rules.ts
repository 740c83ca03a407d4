import type { EpochDay } from '#contract/dates.ts';
import type { Context } from '../context.ts';
import { markFirstEnabled } from '../listings/change-queries.ts';
import type { DemoUser } from './demo-people.ts';
import { demoRules } from './demo-rules.ts';
import { findLogin, insertCustomization, listDemoListings, setLimits } from './queries.ts';

/**
 * Sets on a user's imported listings what she would have set by now, once: from then on she counts as one who
 * has enabled listings. What somebody has set before stays.
 */
export async function setDemoRules(context: Context, { email }: DemoUser, today: EpochDay): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const login = await findLogin(tx, email);
    if (!login) return;
    const rows = await listDemoListings(tx, login.userId);
    for (const [index, { id, basePrice, minPrice, currency, clusterId }] of rows.entries()) {
      if (basePrice === null || clusterId === null) continue;
      const rules = demoRules({ basePrice, currency }, index, today);
      if (minPrice === null) await setLimits(tx, id, rules, now);
      for (const [type, attributes] of Object.entries(rules.customizations)) {
        await insertCustomization(tx, { listingId: id, ownerId: login.userId, type, attributes });
      }
    }
    await markFirstEnabled(tx, login.userId, now);
  });
}
