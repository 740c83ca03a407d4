import { test as base, expect, type Page } from '@playwright/test';
import { type Demo, type DemoLogin, readDemo } from '../../scripts/demo-file.ts';
import { DATA_DIR_VARIABLE } from './product.ts';

/** The demo of the product that runs for the tests. */
export function demoOfProduct(): Demo {
  const demo = readDemo(process.env[DATA_DIR_VARIABLE] ?? '');
  if (demo === null) throw new Error('The product runs without its demo.');
  return demo;
}

export function loginOf(role: DemoLogin['role']): DemoLogin {
  const login = demoOfProduct().logins.find((one) => one.role === role && one.plan === 'active');
  if (!login) throw new Error(`The demo has no login with the role ${role}.`);
  return login;
}

/** Signs in through the form, as a person does. */
export async function login(page: Page, role: DemoLogin['role']): Promise<DemoLogin> {
  const person = loginOf(role);
  // Before its script runs the form cannot sign anybody in.
  await page.goto('/sign-in', { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
  return person;
}

type Fixtures = {
  demo: Demo;
  /** Signs the page in as the demo's person of that role. */
  signIn: (role: DemoLogin['role']) => Promise<DemoLogin>;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  demo: async ({}, use) => use(demoOfProduct()),
  // The product is started after the configuration is read, so its address is known only here.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  baseURL: async ({}, use) => use(demoOfProduct().dashboardUrl),
  signIn: async ({ page }, use) => use((role) => login(page, role)),
});

export { expect };
