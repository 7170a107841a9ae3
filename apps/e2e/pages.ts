// What every journey does the same way: sign in, enter by a link, look for accessibility faults, keep a picture.

import AxeBuilder from '@axe-core/playwright';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { OrganizerLogin } from '@rampa/contract';
import { ORGANIZER } from './contest.ts';
import { post } from './people.ts';

/** By the call: the door itself is tried by its own journeys (organizer, entering, profile), and no page is open yet. */
export function signIn(page: Page): Promise<void> {
  return post(page.context(), OrganizerLogin, ORGANIZER);
}

export async function enterByLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/**
 * Serious faults by WCAG 2.2 AA, in words. Legacy mode spares a second page: there are no frames here. Of what has passed
 * nothing is written down, and no style sheet is read anew: the only rules that ask for one are no part of these.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults = await lookedAt(page);
  // A notice may come while the page is looked at: half-way in it is pale. What is wrong is so at rest too.
  return faults.length === 0 ? faults : lookedAt(page);
}

async function lookedAt(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join('; ')}`.trim()),
  );
}

/** What slides in has come: half-way its veil lies over words that it will cover. A button just pressed is dim for a moment. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('html[data-resting]')).toHaveCount(0);
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

/** A picture of each page stays in the tests' output. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/pictures/${name}.png` });
}

/** By the keyboard alone, as a person does it: down until the one that is meant is lit, then Enter. */
export async function chooseByKeys(box: Locator, title: string): Promise<void> {
  const lit = box
    .page()
    .getByRole('option', { name: title, exact: true })
    .and(box.page().locator('[data-combobox-selected]'));
  await expect(async () => {
    if ((await lit.count()) === 0) await box.press('ArrowDown');
    expect(await lit.count()).toBe(1);
  }).toPass();
  await box.press('Enter');
}

/** Opens the menu of a button and presses an item of that menu: the menu before it may still be leaving the page. */
export async function chooseIn(page: Page, menu: string | RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menu', { name: menu }).getByRole('menuitem', { name: item }).click();
}

/** Pixels that stick out sideways. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Nothing may stick out sideways, once a window that has just changed is laid out anew. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
}

/** No word is broken in its middle or stands outside the window: what people are called is read whole. */
export async function expectWholeWords(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => {
      const faults = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement!.closest('.r-sr-only, script, style')) continue;
        for (const word of text.textContent!.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const { left, right } = range.getBoundingClientRect();
          const lines = [...range.getClientRects()]
            .filter(({ width }) => width > 1)
            .map(({ top }) => Math.round(top / 6));
          if (new Set(lines).size > 1 || left < 0 || right > innerWidth + 0.5) faults.add(word[0]);
        }
      }
      return [...faults];
    }),
  ).toEqual([]);
}

/** The header of a page for everybody: the portal's greeting, and how its organizer is reached. */
export async function expectGreeting(page: Page): Promise<void> {
  const header = page.getByRole('banner').filter({ hasText: 'Мы рады Вас видеть на\u00A0портале!' });
  await expect(header.getByRole('link', { name: 'Рампа, на главную' })).toBeVisible();
  await expect(header.getByRole('list', { name: 'Связаться с организатором' }).getByRole('link').first()).toBeVisible();
}

/** As where the server's answers did not come in time for the page: it holds none of them. */
export async function asksForItself(on: Page | BrowserContext, address: string): Promise<void> {
  await on.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('data-read=', 'data-late-read=') });
  });
}
