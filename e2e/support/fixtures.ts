import { test as base, type Cookie, expect, type Page } from '@playwright/test';
import { type Demo, type DemoLogin, readDemo } from '../../scripts/demo-file.ts';
import { type PartnerApi, partnerApi } from './partner-api.ts';
import { DATA_DIR_VARIABLE } from './product.ts';

/** The demo of the product that runs for the tests. */
export function demoOfProduct(): Demo {
  const demo = readDemo(process.env[DATA_DIR_VARIABLE] ?? '');
  if (demo === null) throw new Error('The product runs without its demo.');
  return demo;
}

type Role = DemoLogin['role'];

export function loginOf(role: Role): DemoLogin {
  const login = demoOfProduct().logins.find((one) => one.role === role && one.plan === 'active');
  if (!login) throw new Error(`The demo has no login with the role ${role}.`);
  return login;
}

/** Signs in through the form, as a person does. */
export async function login(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (!page.url().includes('/sign-in')) await page.goto('/sign-in');
  await fillSignIn(page, email, password);
  // The way in leads over the home page, which sends on.
  await expect(page).toHaveURL(/\/(listings|accounts)/);
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

type Fixtures = {
  demo: Demo;
  /** Signs the page in as the demo's person of that role, with a session that other tests share. */
  signIn: (role: Role) => Promise<DemoLogin>;
  /** The Partner API with a token bound to the demo's manager. */
  api: PartnerApi;
  /** Fails a test in which a page threw, or asked for what the content security policy forbids. */
  quiet: undefined;
};

type WorkerFixtures = { sessions: Map<Role, Cookie[]> };

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  demo: async ({}, use) => use(demoOfProduct()),
  // The product is started after the configuration is read, so its address is known only here.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  baseURL: async ({}, use) => use(demoOfProduct().dashboardUrl),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  signIn: async ({ page, context, sessions }, use) =>
    use(async (role) => {
      const person = loginOf(role);
      const known = sessions.get(role);
      if (known) await context.addCookies(known);
      else {
        await login(page, person);
        sessions.set(role, await context.cookies());
      }
      return person;
    }),
  api: async ({ demo }, use) => use(await partnerApi(demo, loginOf('admin').userId)),
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
