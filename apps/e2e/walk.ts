// Walks through every page at one width and one size of type: nothing overflows sideways, axe finds nothing serious,
// the keyboard passes through and shows its focus, no other site is asked and no error is logged. One browser, one
// context for each kind of visitor.

import { expect, type Browser, type Page } from '@playwright/test';
import { lostFocus } from './focus.ts';
import { faultsOf, overhang, picture } from './pages.ts';
import { runTogether } from './run-together.ts';
import type { SitePage } from './site-map.ts';
import { tour, type Tour } from './tour.ts';

export interface Walk {
  width: number;
  font: 'default' | 'xl' | 'xxl';
  /** Keeps a picture of each page. */
  hasPictures?: boolean;
  /** Walks each page by Tab. */
  hasTabs?: boolean;
  names?: Tour['names'];
  /** Also checks each page's width as a laptop shows it, with the default size of type and without loading it again. */
  isWidened?: boolean;
  /** Routes to visit; by default all. */
  places?(place: SitePage): boolean;
}

const TABS = 30;
const TABS_BETWEEN_LOOKS = 10;
/** Tab also walks the parts of a date field. */
const PARTS_OF_A_DATE = 5;

/** Reports every fault of every page; repeats a check while the page is being laid out. */
const softly = expect.configure({ soft: true });

export async function walk(browser: Browser, given: Walk): Promise<void> {
  const { hasPictures = false, hasTabs = false, isWidened = false } = given;
  await tour(browser, given, async ({ page, heard, name }) => {
    await softly.poll(() => overhang(page), `${name} sticks out sideways`).toBeLessThanOrEqual(0);
    expect.soft(await faultsOf(page), `${name}: axe`).toEqual([]);
    expect.soft(await runTogether(page), `${name}: words printed together`).toEqual([]);
    if (hasPictures) await picture(page, `pages/${fileOf(name)}`);
    if (hasTabs) expect.soft(await stuckAt(page), `${name}: the keyboard is caught`).toBeNull();
    expect.soft(await lostFocus(page), `${name}: focus`).toEqual([]);
    if (isWidened) {
      const size = await widen(page);
      await softly.poll(() => overhang(page), `${name}, widened, sticks out sideways`).toBeLessThanOrEqual(0);
      // The visitor's next page is loaded at the same narrow width.
      await page.setViewportSize(size);
    }
    expect.soft(heard.take(), `${name}: heard`).toEqual([]);
  });
}

/** Returns the former size. */
async function widen(page: Page): Promise<{ width: number; height: number }> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(async () => {
    document.documentElement.dataset.fontSize = 'default';
    // Rendered by everything that watches the width, then laid out.
    for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
  });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return size;
}

function fileOf(name: string): string {
  return name
    .replaceAll(/[{}:?*]/g, '')
    .replaceAll('/', '-')
    .replace(/^-$/, 'home')
    .replace(/^-/, '');
}

interface Watched {
  /** The element that keeps the focus, or null; undefined while Tab walks on. */
  stuck?: string | null;
}

/** The element that keeps the focus when Tab is pressed, or null when Tab walks on to the end of the page. */
async function stuckAt(page: Page): Promise<string | null> {
  await page.evaluate((patience) => {
    const watched = window as unknown as Watched;
    let last: Element | null = null;
    let times = 0;
    (document.activeElement as HTMLElement | null)?.blur();
    // The page checks itself after each press, which halves the number of questions to it.
    window.addEventListener(
      'keyup',
      () => {
        if (watched.stuck !== undefined) return;
        const element = document.activeElement;
        if (!element || element === document.body) {
          watched.stuck = null;
          return;
        }
        times = last === element ? times + 1 : 0;
        last = element;
        if (times >= patience) watched.stuck = element.outerHTML.slice(0, 200);
      },
      true,
    );
  }, PARTS_OF_A_DATE);
  for (let press = 1; press <= TABS; press++) {
    await page.keyboard.press('Tab');
    if (press % TABS_BETWEEN_LOOKS !== 0) continue;
    const stuck = await page.evaluate(() => (window as unknown as Watched).stuck);
    if (stuck !== undefined) return stuck;
  }
  return null;
}
