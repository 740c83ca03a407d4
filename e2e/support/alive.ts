import { expect, type Locator } from '@playwright/test';

/** Waits until the page's script has taken a part of it over: a press, or what is typed, is not heard before. */
export async function alive(part: Locator): Promise<Locator> {
  const isTakenOver = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isTakenOver, 'taken over by the script').toBe(true);
  return part;
}
