import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function team() {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const editor = await api.createCredential(user.id, { permission: 'Edit' });
  const viewer = await api.createCredential(user.id, { permission: 'View' });
  const seenBy = async (credentialId?: number) => {
    const token = await api.token(application, credentialId ? { user, credentialId } : {});
    const { json } = await api.request('GET', `/api/v1/users/${user.id}/credentials/`, { token });
    return json.data.map(({ id }: { id: string }) => Number(id));
  };
  return { application, user, editor, viewer, seenBy };
}

test('the application sees every login of a user', async () => {
  const { user, editor, viewer, seenBy } = await team();
  expect(await seenBy()).toEqual([user.credentialId, editor, viewer]);
});

test('an administrator sees every login, any other login only itself', async () => {
  const { user, editor, viewer, seenBy } = await team();
  expect(await seenBy(user.credentialId)).toEqual([user.credentialId, editor, viewer]);
  expect(await seenBy(editor)).toEqual([editor]);
  expect(await seenBy(viewer)).toEqual([viewer]);
});

test('a token without a named login sees what the primary one sees', async () => {
  const { application, user, editor, viewer } = await team();
  const token = await api.token(application, { user });
  const { json } = await api.request('GET', `/api/v1/users/${user.id}/credentials/`, { token });
  expect(json.meta.pagination.count).toBe([user.credentialId, editor, viewer].length);
});

test('logins are paged and can be shown in part', async () => {
  const { application, user, editor } = await team();
  const token = await api.token(application);
  const read = (query: string) =>
    api.request('GET', `/api/v1/users/${user.id}/credentials/${query}`, { token });
  const page = await read('?page[number]=2&page[size]=1&fields[credentials]=global-permissions');
  expect(page.json.data).toEqual([
    { type: 'credentials', id: String(editor), attributes: { 'global-permissions': 'Edit' } },
  ]);
  expect(page.json.meta.pagination).toEqual({ page: 2, pages: 3, count: 3 });
  expect(problemsOf(await read('?fields[credentials]=password-hash'))).toEqual(['400 fields[credentials]']);
  expect(problemsOf(await read('?sort=email'))).toEqual(['400 sort']);
});
