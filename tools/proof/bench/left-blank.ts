import type { Page } from 'playwright-core';

/** Leaves the page before for good: taking it apart is no part of the next one's time. */
export async function leftBlank(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate(() => new Promise((next) => requestIdleCallback(next)));
}
