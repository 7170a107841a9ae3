// Walks through every page at one width and one size of type: nothing sticks out, axe finds nothing serious, the
// keyboard passes through and shows where it is, nothing is asked of others and nothing complains. One browser, one
// context for each kind of visitor.

import { expect, type Browser, type Page } from '@playwright/test';
import { lostFocus } from './focus.ts';
import { faultsOf, overhang, picture } from './pages.ts';
import { tour } from './tour.ts';

export interface Walk {
  width: number;
  font: 'default' | 'xl' | 'xxl';
  /** Keeps a picture of each page. */
  hasPictures?: boolean;
  /** Goes through each page by Tab. */
  hasTabs?: boolean;
  /** Everybody and everything has a name that tries to be markup and to burst the page. */
  isHostile?: boolean;
}

const TABS = 30;
/** A field for a date has parts of its own that Tab walks through. */
const PARTS_OF_A_DATE = 5;

export async function walk(browser: Browser, given: Walk): Promise<void> {
  const { hasPictures = false, hasTabs = false } = given;
  await tour(browser, given, async ({ page, heard, name }) => {
    expect.soft(await overhang(page), `${name} sticks out sideways`).toBeLessThanOrEqual(0);
    expect.soft(await faultsOf(page), `${name}: axe`).toEqual([]);
    if (hasPictures) await picture(page, `pages/${fileOf(name)}`);
    if (hasTabs) expect.soft(await stuckAt(page), `${name}: the keyboard is caught`).toBeNull();
    expect.soft(await lostFocus(page), `${name}: focus`).toEqual([]);
    expect.soft(heard.take(), `${name}: heard`).toEqual([]);
  });
}

function fileOf(name: string): string {
  return name
    .replaceAll(/[{}:?*]/g, '')
    .replaceAll('/', '-')
    .replace(/^-$/, 'home')
    .replace(/^-/, '');
}

/** What keeps the focus when Tab is pressed, or null when it walks on, out of the page's end at last. */
async function stuckAt(page: Page): Promise<string | null> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let press = 0; press < TABS; press++) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate((patience) => {
      const memory = window as unknown as { last?: Element | null; times?: number };
      const element = document.activeElement;
      if (!element || element === document.body) return 'out';
      memory.times = memory.last === element ? (memory.times ?? 0) + 1 : 0;
      memory.last = element;
      return memory.times >= patience ? element.outerHTML.slice(0, 200) : 'on';
    }, PARTS_OF_A_DATE);
    if (now === 'out') return null;
    if (now !== 'on') return now;
  }
  return null;
}
