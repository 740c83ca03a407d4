import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { EVERY_EVENT, type EventType } from '#contract/events.ts';
import { readConfig } from '#service/config.ts';
import type { Context } from '#service/context.ts';
import { createCipher } from '#service/db/cipher.ts';
import { openDatabase } from '#service/db/database.ts';
import { users as userTable } from '#service/db/schema/index.ts';
import { hashSecret } from '#service/oauth/secrets.ts';
import type { TestApi } from '#service/testing/api.ts';
import { fixtures, type TestApplication, type TestUser } from '#service/testing/fixtures.ts';
import { seedObservedMarket } from '#service/testing/observed-market.ts';
import { sendEventsOf, sendPersonalEventsOf } from '#service/testing/webhooks.ts';
import { hintOf, newPersonalToken } from '#service/tokens/personal-token.ts';
import { insertPersonalToken } from '#service/tokens/queries.ts';
import { type DrillReceiver, startReceiver } from './receivers.ts';
import type { TemperName } from './tempers.ts';

interface PartnerPlan {
  temper: TemperName;
  subscribed: readonly (EventType | typeof EVERY_EVENT)[];
  owners: readonly { personal: TemperName | null; first: readonly string[]; later: readonly string[] }[];
}

/** Every temper there is, as a partner's receiver or a person's own. `later`: connected while it storms. */
const PLAN: readonly PartnerPlan[] = [
  {
    temper: 'healthy',
    subscribed: [EVERY_EVENT],
    owners: [
      { personal: 'slow', first: ['sandbox-small'], later: [] },
      { personal: 'resets', first: ['sandbox-partial'], later: [] },
      { personal: null, first: [], later: ['sandbox-grow', 'sandbox-small', 'sandbox-city'] },
    ],
  },
  {
    temper: 'errors',
    subscribed: [EVERY_EVENT],
    owners: [{ personal: 'healthy', first: ['sandbox-slow'], later: ['sandbox-small'] }],
  },
  {
    temper: 'busy',
    subscribed: [EVERY_EVENT],
    owners: [
      { personal: 'gone', first: ['sandbox-grow'], later: ['sandbox-coast'] },
      { personal: 'redirects', first: [], later: ['sandbox-grow'] },
    ],
  },
  // Five attempts of fifteen seconds for each event, one after the other: it is told little.
  {
    temper: 'hangs',
    subscribed: ['account.created'],
    owners: [{ personal: 'healthy', first: ['sandbox-grow'], later: ['sandbox-small'] }],
  },
];

/** Of these portfolios nobody else has an account: what is done to them is told to one owner. */
export const VANISHING = 'sandbox-partial';
export const MOVING = 'sandbox-slow';

export interface Partner {
  application: TestApplication;
  receiverKey: string;
  subscribed: readonly string[];
}

export interface Owner {
  id: number;
  partner: Partner;
  personalKey: string | null;
  /** Reads what became of what was sent to the person's own endpoint: the partner's tokens don't. */
  personalToken: string;
  first: readonly string[];
  later: readonly string[];
}

export interface World {
  partners: Partner[];
  owners: Owner[];
  /** By the names that deliveries have: `application:1`, `user:2`. */
  receivers: Map<string, DrillReceiver>;
  encryptionKey: string;
  close(): Promise<void>;
}

/** Writes who takes part into an empty database, and starts their receivers. */
export async function seedWorld(
  database: { databaseUrl: string | undefined; dataDir: string },
  { exhausting, onReceipt }: { exhausting: boolean; onReceipt: (temper: TemperName) => void },
): Promise<World> {
  const encryptionKey = randomBytes(32).toString('hex');
  const opened = await openDatabase(database);
  // Neither jobs nor calendars nor channels take part.
  const context = {
    config: readConfig({ DEMO: 'false' }),
    database: opened,
    db: opened.db,
    cipher: createCipher(encryptionKey),
    log: pino({ level: 'error' }),
    now: () => new Date(),
  } as Context;
  const api = { context } as TestApi;
  const make = fixtures(context);
  const receivers = new Map<string, DrillReceiver>();
  const world: World = {
    partners: [],
    owners: [],
    receivers,
    encryptionKey,
    async close() {
      await Promise.all([...receivers.values()].map((receiver) => receiver.close()));
    },
  };

  async function receive(key: string, temper: TemperName, send: (url: string) => Promise<string>) {
    const receiver = await startReceiver(temper, exhausting, () => onReceipt(temper));
    receivers.set(key, receiver);
    receiver.expectSignaturesOf(await send(receiver.url));
  }

  await seedObservedMarket(context, { name: 'Cascais', latitude: 38.703, longitude: -9.41 });
  await seedObservedMarket(context, {
    name: 'Miami Beach',
    latitude: 25.813,
    longitude: -80.13,
    currency: 'USD',
  });
  for (const { temper, subscribed, owners } of PLAN) {
    const application = await make.createApplication();
    const receiverKey = `application:${application.id}`;
    await receive(receiverKey, temper, (url) => sendEventsOf(api, application, url, [...subscribed]));
    const partner = { application, receiverKey, subscribed };
    world.partners.push(partner);
    for (const { personal, first, later } of owners) {
      const user = await make.createUser(application);
      await context.db.update(userTable).set({ acceptsBasePrices: true }).where(eq(userTable.id, user.id));
      const personalKey = personal === null ? null : `user:${user.id}`;
      if (personal !== null) {
        await receive(`user:${user.id}`, personal, (url) => sendPersonalEventsOf(api, user, url));
      }
      const personalToken = await personalTokenOf(context, user);
      world.owners.push({ id: user.id, partner, personalKey, personalToken, first, later });
    }
  }
  await opened.close();
  return world;
}

async function personalTokenOf({ db, now }: Context, { id, credentialId }: TestUser): Promise<string> {
  const token = newPersonalToken();
  await insertPersonalToken(db, {
    userId: id,
    credentialId,
    name: 'Drill',
    scopes: ['webhooks:read'],
    tokenHash: hashSecret(token),
    hint: hintOf(token),
    remindOn: null,
    createdAt: now(),
  });
  return token;
}
