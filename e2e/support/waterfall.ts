import { expect, type Locator, type Page } from '@playwright/test';

export interface Waterfall {
  base: number;
  /** What each step adds or takes, in hundredths. */
  steps: number[];
  price: number;
}

/** The price's parts as they stand on the day panel, in hundredths of the currency. */
export async function readWaterfall(panel: Locator): Promise<Waterfall> {
  await expect(panel.locator('tr[data-kind="price"]')).toBeVisible();
  const rows = await panel.locator('tr[data-kind]').evaluateAll((all) =>
    all.map((row) => ({
      kind: row.getAttribute('data-kind'),
      text: row.lastElementChild?.textContent ?? '',
    })),
  );
  const amounts = (kinds: RegExp) =>
    rows.filter(({ kind }) => kinds.test(kind ?? '')).map(({ text }) => hundredths(text));
  const [base = Number.NaN] = amounts(/^base$/);
  const [price = Number.NaN] = amounts(/^price$/);
  return { base, steps: amounts(/^(factor|limit|rounding|override)$/), price };
}

/** Reads an amount as English writes it: "$1,234.50", "−3.20", "+18". */
export function hundredths(text: string): number {
  const digits = text.replaceAll(/[^\d.]/g, '');
  if (!digits) return Number.NaN;
  return Math.round(Number(digits) * 100) * (/[-−]/.test(text) ? -1 : 1);
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Nights of the calendar that are open and priced, in their order. */
export const openNights = (page: Page) =>
  page
    .getByRole('gridcell')
    .filter({ hasText: /above base|below base/ })
    .filter({ hasNotText: /booked|blocked/ });

/** The date that the address says is open. */
export function openDate(page: Page): string {
  return new URL(page.url()).searchParams.get('night') ?? '';
}
