import type { EpochDay } from '#contract/dates.ts';
import type { Context } from '../context.ts';
import { markFirstEnabled } from '../listings/queries.ts';
import { DEMO_USERS } from './demo-people.ts';
import { demoRules } from './demo-rules.ts';
import { findLogin, insertCustomization, listDemoListings, setLimits } from './queries.ts';

/** Sets on the imported listings what the demo's managers would have set by now. */
export async function setDemoRules(context: Context, today: EpochDay): Promise<void> {
  const now = context.now();
  for (const { email } of DEMO_USERS) {
    const login = await findLogin(context.db, email);
    if (!login) continue;
    const rows = await listDemoListings(context.db, login.userId);
    await context.db.transaction(async (tx) => {
      for (const [index, { id, basePrice, currency, clusterId }] of rows.entries()) {
        if (basePrice === null || clusterId === null) continue;
        const rules = demoRules({ basePrice, currency }, index, today);
        await setLimits(tx, id, rules, now);
        for (const [type, attributes] of Object.entries(rules.customizations)) {
          await insertCustomization(tx, { listingId: id, ownerId: login.userId, type, attributes });
        }
      }
      await markFirstEnabled(tx, login.userId, now);
    });
  }
}
