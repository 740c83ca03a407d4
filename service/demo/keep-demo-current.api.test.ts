import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { markets } from '../db/schema/index.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { createDemoApplications } from './demo-applications.ts';
import { DEMO_USERS } from './demo-people.ts';
import { registerDemoJobs } from './jobs.ts';
import { keepDemoCurrent } from './keep-demo-current.ts';
import { DEMO_MARKETS } from './markets/definitions.ts';

const TODAY = '2026-06-15';
const YESTERDAY = '2026-06-14';
const OUTDATED = 'Cascais';

let api: TestApi;

/** The demo's markets as rows, all of today but for the named ones: what is not outdated is not looked into. */
async function seedMarkets(different: Record<string, Partial<typeof markets.$inferInsert>>): Promise<void> {
  await api.context.db.insert(markets).values(
    DEMO_MARKETS.map(({ name, country, currency, timezone }) => ({
      name,
      country,
      currency,
      timezone,
      latitude: 0,
      longitude: 0,
      active: true,
      source: 'demo',
      observedAt: new Date(TODAY),
      ...different[name],
    })),
  );
}

const observed = () =>
  rowsOf<{ name: string; id: number; source: string; day: string; models: number; listings: number }>(
    api.context.db,
    sql`select name, id::int, source, to_char(observed_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      (select count(*)::int from cluster_models where market_id = markets.id
        and as_of = (observed_at at time zone 'UTC')::date) as models,
      (select count(*)::int from observed_listings where market_id = markets.id) as listings
      from markets order by name`,
  );

const queued = (accountId: number) =>
  rowsOf<{ priority: number }>(
    api.context.db,
    sql`select priority from jobs.job where name = 'import-account' and singleton_key = ${String(accountId)}`,
  );

/** What is said to be done. */
async function stepsOfKeepingCurrent(): Promise<string[]> {
  const steps: string[] = [];
  await keepDemoCurrent(api.context, (step) => steps.push(step));
  return steps;
}

// A day begins but once in a database.
beforeEach(async () => {
  api = await startApi({ now: `${TODAY}T00:20:00Z` });
  await seedMarkets({
    [OUTDATED]: { observedAt: new Date(YESTERDAY) },
    Kyoto: { source: 'inside-airbnb', observedAt: new Date('2026-03-01') },
  });
});
afterEach(() => api.close());

describe('on a new day', () => {
  test('a market of the demo is observed anew and keeps its id; what was imported in its place is kept', async () => {
    const before = await observed();
    const application = await api.createApplication();
    const [demoUser] = DEMO_USERS;
    const mara = await api.createUser(application, { email: demoUser?.email ?? '' });
    const account = await api.seedAccount(mara);
    const stranger = await api.seedAccount(await api.createUser(application));

    expect(await stepsOfKeepingCurrent()).toEqual([`Observing the market of ${OUTDATED}`]);
    const after = await observed();
    expect(after.map(({ name, id }) => [name, id])).toEqual(before.map(({ name, id }) => [name, id]));
    for (const market of after.filter(({ name }) => name !== OUTDATED)) {
      expect(market).toEqual(before.find(({ name }) => name === market.name));
    }
    const anew = after.find(({ name }) => name === OUTDATED);
    expect(anew?.day).toBe(TODAY);
    expect(anew?.models).toBeGreaterThan(2);
    expect(anew?.listings).toBeGreaterThan(100);
    expect(await queued(account)).toEqual([{ priority: 0 }]);
    expect(await queued(stranger)).toEqual([]);
  });

  test('that is done once', async () => {
    await stepsOfKeepingCurrent();
    const before = await observed();
    expect(await stepsOfKeepingCurrent()).toEqual([]);
    expect(await observed()).toEqual(before);
  });
});

test('the service sees by itself that a day has begun, and only where the demo is', async () => {
  await registerDemoJobs(api.context);
  expect(
    await rowsOf(api.context.db, sql`select cron from jobs.schedule where name = 'keep-demo-current'`),
  ).toEqual([{ cron: '1 * * * *' }]);
  // Market by market is slow: let all but one be of the new day.
  await api.context.db.execute(
    sql`update markets set observed_at = '2026-06-16' where source = 'demo' and name <> ${OUTDATED}`,
  );
  api.clock.set('2026-06-16T00:01:00Z');
  const look = async () => {
    const { db, jobs } = api.context;
    await db.transaction((tx) => jobs.send(tx, 'keep-demo-current', {}, { singletonKey: 'all' }));
    await eventually(
      () => jobs.isUnderWay(db, 'keep-demo-current', 'all'),
      (isUnderWay) => !isUnderWay,
    );
    return (await observed()).find(({ name }) => name === OUTDATED)?.day;
  };
  expect(await look()).toBe(YESTERDAY);
  await api.context.db.transaction((tx) => createDemoApplications(api.context, tx));
  expect(await look()).toBe('2026-06-16');
});
