import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Demo } from '../../scripts/demo-file.ts';
import { requestToken } from './partner-api.ts';

const run = promisify(execFile);

export const callDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'This change as an API call' });

/** Opens what a form would do as an API call. @param place where its button stands */
export async function openCall(page: Page, place: Page | Locator = page): Promise<Locator> {
  await place.getByRole('button', { name: 'API call', exact: true }).click();
  const dialog = callDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The call in a language, as it stands there to be copied. */
export async function shownCall(dialog: Locator, language = 'curl'): Promise<string> {
  await dialog.getByRole('radio', { name: language }).check();
  return (await dialog.locator('pre').textContent()) ?? '';
}

/** Runs a call as a person does who copied it: in a shell whose environment holds a token. */
export async function runInShell(demo: Demo, userId: string, script: string): Promise<void> {
  const { json } = await requestToken(demo, { user_id: userId, scope: 'listings:read listings:write' });
  const { access_token: token } = json as { access_token: string };
  await run('sh', ['-eu', '-c', script], { env: { ...process.env, RATEWRIGHT_TOKEN: token } });
}
