import { setTimeout as sleep } from 'node:timers/promises';
import { addAccount } from '../accounts/add-account.ts';
import type { Context } from '../context.ts';
import type { Principal } from '../oauth/principal.ts';
import { DEMO_USERS } from './demo-people.ts';
import { countRunningImports, findLogin } from './queries.ts';

const LOOK_EVERY_MS = 200;

/** Connects the sandbox the way any partner would, and waits for the imports. */
export async function connectPortfolios(
  context: Context,
  partner: { id: number; clientId: string; name: string },
  say: (step: string) => void,
): Promise<void> {
  const principal: Principal = {
    application: { id: partner.id, clientId: partner.clientId, name: partner.name, firstParty: false },
    tenantApplicationId: partner.id,
    scopes: new Set(['user:write']),
    user: null,
    session: null,
  };
  say('Connecting the sandbox');
  for (const { email, portfolios } of DEMO_USERS) {
    const login = await findLogin(context.db, email);
    for (const key of portfolios) {
      const creation = { channel: 'sandbox', credentials: { api_key: key } };
      if (login) await addAccount(context, principal, login.userId, creation, 'high');
    }
  }
  for (;;) {
    const running = await countRunningImports(context.db);
    if (running === 0) return;
    say(`Importing listings and reservations: ${running} ${running === 1 ? 'account' : 'accounts'} to go`);
    await sleep(LOOK_EVERY_MS);
  }
}
