import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';

/** The file that a button saves. */
export async function downloadBy(button: Locator): Promise<Download> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return file;
}

/** The file of a view, by its button. */
export const downloadCsv = (page: Page) => downloadBy(page.getByRole('button', { name: 'CSV' }));

/** The lines of a file, its head first. */
export async function linesOf(file: Download): Promise<string[]> {
  return (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
}
