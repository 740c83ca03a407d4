import { PGlite } from '@electric-sql/pglite';
import pino from 'pino';
import { toEpochDay } from '#contract/dates.ts';
import { addAccount } from '#service/accounts/add-account.ts';
import { createApp } from '#service/app.ts';
import { createCalendars } from '#service/calendar/calendars.ts';
import { channelRegistry } from '#service/channels/channel-registry.ts';
import { readConfig } from '#service/config.ts';
import type { Context } from '#service/context.ts';
import { createCipher } from '#service/db/cipher.ts';
import { embeddedDatabase, openDatabase } from '#service/db/database.ts';
import { DEMO_MARKETS } from '#service/demo/markets/definitions.ts';
import { seedDemoMarkets } from '#service/demo/markets/seed-demo-markets.ts';
import { listDemoListings } from '#service/demo/queries.ts';
import { serve } from '#service/http/server.ts';
import { registerJobs } from '#service/jobs/handlers.ts';
import { createJobQueue } from '#service/jobs/queue.ts';
import { fixtures } from '#service/testing/fixtures.ts';
import { resolvePublic } from '#service/webhooks/delivery/receiver-lookup.ts';
import { startSandbox } from '../../sandbox/server.ts';

/** The real service with an imported listing, in a process of its own; `cold` remembers no calendar. */
const [, , memory = 'warm', databaseUrl] = process.argv;
const TODAY = '2026-11-20';
const now = () => new Date(`${TODAY}T12:00:00Z`);

const sandbox = await startSandbox({ port: 0, dataDir: null, today: TODAY, growEveryMs: 0 });
const database = databaseUrl
  ? await openDatabase({ databaseUrl, dataDir: '' })
  : await embeddedDatabase(await PGlite.create({ postgresqlconf: ['shared_buffers = 32MB'] }));
const log = pino({ level: 'error' });
const context: Context = {
  config: readConfig({ DEMO: 'false' }),
  database,
  db: database.db,
  jobs: createJobQueue(database, log),
  calendars: await createCalendars(database, now, { maximumBytes: memory === 'cold' ? 1 : 64 * 1024 * 1024 }),
  channels: channelRegistry({ sandboxUrl: sandbox.url }),
  cipher: createCipher('ab'.repeat(32)),
  resolve: resolvePublic(),
  log,
  now,
};
await context.jobs.start();
await registerJobs(context);
await seedDemoMarkets(context, DEMO_MARKETS, toEpochDay(TODAY));

const make = fixtures(context);
// The limit counts, but is not met.
const rateLimitPerMinute = 1_000_000_000;
const application = await make.createApplication({ rateLimitPerMinute });
const user = await make.createUser(application);
const principal = {
  application: {
    id: application.id,
    clientId: application.clientId,
    name: 'bench',
    firstParty: false,
    rateLimitPerMinute,
  },
  tenantApplicationId: application.id,
  scopes: new Set(['user:write' as const]),
  user: null,
  session: null,
  personalTokenId: null,
};
const account = await addAccount(
  context,
  principal,
  user.id,
  { channel: 'sandbox', credentials: { api_key: 'sandbox-coast' } },
  'high',
);
const isImporting = () => context.jobs.isUnderWay(context.db, 'import-account', String(account.id));
while (await isImporting()) await new Promise((resolve) => setTimeout(resolve, 100));

const [listing] = await listDemoListings(context.db, user.id);
const server = await serve(await createApp(context), { host: '127.0.0.1', port: 0 });
const { clientId, clientSecret } = application;
const url = `http://127.0.0.1:${server.port}`;
const answer = await fetch(`${url}/o/token/`, {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  }),
});
const { access_token: token } = (await answer.json()) as { access_token: string };
process.once('disconnect', () => process.exit(0));
process.send?.({ url: `${url}/api/v1/listings/${listing?.id}/calendar/`, token });
