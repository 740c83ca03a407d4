import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { problemsOf } from '../testing/problems.ts';

// No worker runs: what is queued stays queued.
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function oneListing() {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const { id } = await api.seedListing(user);
  const token = await api.token(application);
  const refresh = (query = '', as = token) =>
    api.request('POST', `/api/v1/listings/${id}/refresh/${query}`, { token: as });
  return { application, user, id, token, refresh };
}

test('a refresh is accepted, says where to look, and shows as queued', async () => {
  const { id, token, refresh } = await oneListing();
  const answer = await refresh();
  expect(answer.status).toBe(202);
  expect(answer.json).toEqual({
    meta: { status: 'queued', message: expect.any(String) },
    links: { related: `https://api.example.com/api/v1/listings/${id}/` },
  });
  const { json } = await api.request('GET', `/api/v1/listings/${id}/`, { token });
  expect(json.data.attributes['sync-status'].state).toBe('queued');
});

test('asking again while one waits queues nothing more', async () => {
  const { id, refresh } = await oneListing();
  await refresh('?sync-priority=normal');
  expect((await refresh('?sync-priority=high')).status).toBe(202);
  const jobs = await rowsOf(
    api.context.db,
    sql`select data from jobs.job where name = 'refresh-listing' and singleton_key = ${String(id)}`,
  );
  expect(jobs).toEqual([{ data: { listingId: id } }]);
});

test.each(['low', 'HIGH', '', '1'])('the priority “%s” is refused', async (priority) => {
  const { refresh } = await oneListing();
  expect(problemsOf(await refresh(`?sync-priority=${priority}`))).toEqual(['400 sync-priority']);
});

test('a viewer cannot ask for a refresh', async () => {
  const { application, user, refresh } = await oneListing();
  const credentialId = await api.createCredential(user.id, { permission: 'View' });
  expect((await refresh('', await api.token(application, { user, credentialId }))).status).toBe(403);
});
