// From a key to the next frame, in a browser: in the constructor of the whole form, and in an application of as many fields on
// a phone that is four times slower.

import { SIGNED_IN_MARK } from '@rampa/kernel';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../../../run/services/browser.mjs';

const SHOWN_WITHIN_MS = 30_000;
const SLOWER = 4;

export interface TypedPlace {
  url: string;
  token: string;
  /** Where it is typed, by its label. */
  label: string | RegExp;
  /** What is chosen before: a part of the form's tree. */
  opens?: string;
  isPhone?: boolean;
}

/** Milliseconds of each key. */
export async function keysIn(
  places: readonly TypedPlace[],
  keys: number,
  say: (line: string) => void,
): Promise<number[][]> {
  const { path, args } = await findBrowser({ say });
  const browser = await chromium.launch({ executablePath: path, args });
  try {
    const took: number[][] = [];
    for (const place of places) took.push(await keysOf(browser, place, keys));
    return took;
  } finally {
    await browser.close();
  }
}

async function keysOf(
  browser: Browser,
  { url, token, label, opens, isPhone = false }: TypedPlace,
  keys: number,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 } }); // prettier-ignore
  // As after a sign-in: a page asks who has come only where the mark says that somebody has.
  const marks = { [SIGNED_IN_MARK]: '1', rampa_account: token };
  await context.addCookies(Object.entries(marks).map(([name, value]) => ({ name, value, url: new URL(url).origin })));
  const page = await context.newPage();
  await page.goto(url);
  if (opens) await page.getByRole('button', { name: new RegExp(`^${opens}(?!\\d)`) }).and(page.locator('[data-part]')).click({ timeout: SHOWN_WITHIN_MS }); // prettier-ignore
  const line = page.getByLabel(label).first();
  await line.waitFor({ timeout: SHOWN_WITHIN_MS });
  await line.focus();
  if (isPhone) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  const took = await typed(page, keys);
  await context.close();
  return took;
}

async function typed(page: Page, keys: number): Promise<number[]> {
  await page.evaluate(() => {
    const kept = globalThis as unknown as { took: number[] };
    kept.took = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        // The second frame begins when the first one is on screen.
        requestAnimationFrame(() => requestAnimationFrame(() => kept.took.push(performance.now() - timeStamp)));
      },
      true,
    );
  });
  for (let key = 0; key < keys; key++) await page.keyboard.press('a');
  await page.waitForFunction((count) => (globalThis as unknown as { took: number[] }).took.length >= count, keys);
  return page.evaluate(() => (globalThis as unknown as { took: number[] }).took);
}
