import { expectAccessible } from './support/axe.ts';
import { byPercent, editIsOver, editListings, editor, effects } from './support/bulk-edits.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';

const TITLE = 'Casa do Farol Velho';

/** All of the editor that could scroll. */
const PARTS = 'main, [data-bulk-editor], [data-bulk-editor] > div';

test('listings are chosen, edited and followed on a phone', async ({ page, signIn }) => {
  await signIn('admin');
  await editListings(page, '?market=Cascais', [TITLE]);
  await expectNoSidewaysScroll(page, PARTS);
  await byPercent(page, 'Maximum price', '3');
  await expect(effects(page)).toContainText(TITLE);
  await expect(effects(page).getByRole('row', { name: TITLE })).toContainText(/Maximum€\d+.*€\d+/);
  await expectNoSidewaysScroll(page, PARTS);
  await expectAccessible(page, 'the editor');
  await editor(page).getByRole('button', { name: 'Change 1 listing' }).click();
  await editIsOver(page);
  await expect(page.getByRole('row', { name: TITLE })).toContainText('Changed');
  await expectNoSidewaysScroll(page, PARTS);
  await expectAccessible(page, 'an edit');
  await page.getByRole('button', { name: 'Undo 1 listing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo 1 listing' }).click();
  await expect(page.getByRole('heading', { name: 'Undo: Maximum price +3%' })).toBeVisible();
  await editIsOver(page);
  await page.goto('/listings/bulk-edits');
  await expect(page.getByRole('row', { name: /Maximum price \+3%/ }).first()).toContainText(
    '1 of 1 listing changed',
  );
  await expectNoSidewaysScroll(page, PARTS);
});
