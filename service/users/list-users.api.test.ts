import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function tenant(count: number) {
  const application = await api.createApplication();
  const users = [];
  for (let n = 0; n < count; n++) {
    users.push(await api.createUser(application));
    api.clock.advance(1000);
  }
  const token = await api.token(application);
  const list = (query = '', as = token) => api.request('GET', `/api/v1/users/${query}`, { token: as });
  return { application, users, token, list };
}

const ids = ({ json }: { json: { data: { id: string }[] } }) => json.data.map(({ id }) => Number(id));

test('an application sees its own users, newest first', async () => {
  const { users, list } = await tenant(3);
  await tenant(1);
  const answer = await list();
  expect(ids(answer)).toEqual(users.map(({ id }) => id).toReversed());
  expect(answer.json.meta.pagination).toEqual({ page: 1, pages: 1, count: 3 });
});

test('the list sorts both ways by creation, and no other way', async () => {
  const { users, list } = await tenant(3);
  expect(ids(await list('?sort=created-at'))).toEqual(users.map(({ id }) => id));
  expect(ids(await list('?sort=-created-at'))).toEqual(users.map(({ id }) => id).toReversed());
  for (const sort of ['email', '-email', '', 'created-at,email', '--created-at']) {
    expect(problemsOf(await list(`?sort=${sort}`))).toEqual(['400 sort']);
  }
});

test('a page holds 25 users unless asked otherwise, and pages do not overlap', async () => {
  const { users, list } = await tenant(27);
  const first = await list();
  expect(first.json.data).toHaveLength(25);
  expect(first.json.meta.pagination).toEqual({ page: 1, pages: 2, count: 27 });
  const second = await list('?page[number]=2');
  expect(ids(first).concat(ids(second))).toEqual(users.map(({ id }) => id).toReversed());
  expect((await list('?page[size]=100')).json.data).toHaveLength(27);
});

test('filter[email] finds one user by the whole address, in any letter case', async () => {
  const { users, list } = await tenant(2);
  const [wanted] = users;
  expect(ids(await list(`?filter[email]=${wanted!.email.toUpperCase()}`))).toEqual([wanted!.id]);
  expect(ids(await list(`?filter[email]=${wanted!.email.slice(0, -1)}`))).toEqual([]);
  expect(ids(await list('?filter[email]=%25'))).toEqual([]);
});

test('somebody else’s address finds nobody', async () => {
  const { list } = await tenant(1);
  const other = await tenant(1);
  const answer = await list(`?filter[email]=${other.users[0]!.email}`);
  expect([answer.status, answer.json.data]).toEqual([200, []]);
});

test('sparse fields leave the rest out, for lists and for one', async () => {
  const { users, token, list } = await tenant(1);
  const attributes = { email: users[0]!.email, status: 'new' };
  expect((await list('?fields[users]=email,status')).json.data[0].attributes).toEqual(attributes);
  const one = `/api/v1/users/${users[0]!.id}/`;
  const read = (query: string) => api.request('GET', one + query, { token });
  expect((await read('?fields[users]=status,%20email')).json.data.attributes).toEqual(attributes);
  expect(problemsOf(await read('?fields[users]=password'))).toEqual(['400 fields[users]']);
  expect(problemsOf(await read('?include=listings'))).toEqual(['400 include']);
});

test('a user-scoped token sees only its own user', async () => {
  const { application, users, list } = await tenant(2);
  const [user, other] = users;
  const token = await api.token(application, { user: user! });
  expect(ids(await list('', token))).toEqual([user!.id]);
  expect(ids(await list(`?filter[email]=${other!.email}`, token))).toEqual([]);
  const read = async (id: number) => (await api.request('GET', `/api/v1/users/${id}/`, { token })).status;
  expect([await read(user!.id), await read(other!.id)]).toEqual([200, 404]);
});

test('another application’s user is not there', async () => {
  const { token } = await tenant(0);
  const { users } = await tenant(1);
  for (const path of ['', 'credentials/']) {
    expect((await api.request('GET', `/api/v1/users/${users[0]!.id}/${path}`, { token })).status).toBe(404);
  }
  expect((await api.request('DELETE', `/api/v1/users/${users[0]!.id}/`, { token })).status).toBe(404);
});
