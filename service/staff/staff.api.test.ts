import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConflictError, NotFoundError } from '../errors.ts';
import { runAdmin } from '../testing/admin.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedDashboard } from '../testing/dashboard.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const staff = (...args: string[]) => runAdmin(api, 'staff', ...args);
const passwordIn = (text: string) => /^Password: (\S+)$/m.exec(text)?.[1] ?? '';

async function hired() {
  const dashboard = await seedDashboard(api);
  const email = `staff-${crypto.randomUUID()}@example.com`;
  const told = await staff('create', dashboard.partner.clientId, '--email', email, '--name', 'Sam Support');
  const signIn = (password: string) => dashboard.signIn(email, password);
  return { ...dashboard, email, signIn, password: passwordIn(told) };
}

test('staff sign in with the password that is told once', async () => {
  const { partner, email, signIn, password } = await hired();
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  const { status, json } = await signIn(password);
  expect([status, json.data.attributes.kind, json.data.attributes.name]).toEqual([
    201,
    'staff',
    'Sam Support',
  ]);
  expect(await staff('list', partner.clientId)).toMatch(new RegExp(`^${email} +Sam Support +active$`, 'm'));
});

test('whoever is disabled is signed out at once, and signs in again only when enabled', async () => {
  const { partner, email, signIn, password, sessionToken } = await hired();
  const { json } = await signIn(password);
  const token = await sessionToken(json.data.id);
  const profile = async () => (await api.request('GET', '/console/v1/profile/', { token })).status;
  expect(await profile()).toBe(200);
  await staff('disable', email.toUpperCase());
  expect([await profile(), (await signIn(password)).status]).toEqual([401, 401]);
  expect(await staff('list', partner.clientId)).toContain('disabled');
  await staff('enable', email);
  expect([await profile(), (await signIn(password)).status]).toEqual([401, 201]);
});

test('another password ends the one before and its sessions', async () => {
  const { email, signIn, password, sessionToken } = await hired();
  const token = await sessionToken((await signIn(password)).json.data.id);
  const next = passwordIn(await staff('password', email));
  expect((await api.request('GET', '/console/v1/profile/', { token })).status).toBe(401);
  expect([(await signIn(password)).status, (await signIn(next)).status]).toEqual([401, 201]);
});

test('an address signs in as one person only, and nobody unknown is changed', async () => {
  const { partner, email } = await hired();
  const { email: login } = await api.createUser(partner);
  for (const taken of [email, email.toUpperCase(), login]) {
    const again = staff('create', partner.clientId, '--email', taken, '--name', 'Twin');
    await expect(again).rejects.toThrow(ConflictError);
  }
  await expect(staff('disable', 'nobody@example.com')).rejects.toThrow(NotFoundError);
});
