import { expect, type Locator } from '@playwright/test';

/** Waits until the page's script has taken a part of it over: a press, or what is typed, is not heard before. */
export async function alive(part: Locator): Promise<Locator> {
  const isTakenOver = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
  const look = { message: 'taken over by the script', intervals: [10, 20, 40, 80] };
  await expect.poll(isTakenOver, look).toBe(true);
  return part;
}
