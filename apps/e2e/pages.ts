// What every journey needs: signing in, entering by a link, checking accessibility, taking a picture.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type BrowserContext, type Locator, type Page, type Route } from '@playwright/test';
import { OrganizerLogin, type CallDefinition } from '@rampa/contract';
import { ORGANIZER } from './contest.ts';
import { post } from './people.ts';

/**
 * Signs in by the call, because journeys of their own (organizer, entering, profile) try the sign-in page, and no page
 * is open yet.
 */
export function signIn(page: Page): Promise<void> {
  return post(page.context(), OrganizerLogin, ORGANIZER);
}

/** A file let go over the page, as from a desktop. */
export async function dropFile(onto: Locator, name: string, bytes: Buffer): Promise<void> {
  const file = { name, base64: bytes.toString('base64') };
  const dataTransfer = await onto.page().evaluateHandle(({ name, base64 }) => {
    const carried = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    carried.items.add(new File([bytes], name));
    return carried;
  }, file);
  for (const event of ['dragover', 'drop']) await onto.dispatchEvent(event, { dataTransfer });
}

export async function enterByLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/**
 * Serious faults by WCAG 2.2 AA, in words. Legacy mode saves a second page, because there are no frames here. Passed
 * checks are not recorded, and style sheets are not read again, because no chosen rule needs them.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults = await lookedAt(page);
  // A notice that is fading in is pale; what is wrong with it is also wrong at rest.
  return faults.length === 0 ? faults : lookedAt(page);
}

/** A browser reads it in half the time that the usual one takes. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function lookedAt(page: Page): Promise<string[]> {
  await atRest(page);
  // Its script is put in once a document: that costs as much as the look itself.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? ';' : AXE })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join('; ')}`.trim()),
  );
}

/**
 * Waits for animations: a half-open layer's veil lies over text that it will cover, and a button just pressed is dim.
 */
export async function atRest(page: Page): Promise<void> {
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

/** Keeps a picture of each page among the tests' output, unless nobody will look: a whole `npm test` takes 300. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.RAMPA_TEST_PICTURES) return;
  await page.screenshot({ path: `test-results/pictures/${name}.png` });
}

/** The same at several widths of the window; it is as wide again afterwards. */
export async function pictures(page: Page, name: string, ...widths: number[]): Promise<void> {
  if (!process.env.RAMPA_TEST_PICTURES) return;
  const before = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 808 ? 844 : 900 });
    await picture(page, `${name}-${width}`);
  }
  await page.setViewportSize(before);
}

/** Chooses an option by keyboard, as a person does: arrows down to the option, then Enter. */
export async function chooseByKeys(box: Locator, title: string): Promise<void> {
  const lit = box
    .page()
    .getByRole('option', { name: title, exact: true })
    .and(box.page().locator('[data-combobox-selected]'));
  await expect(async () => {
    if ((await lit.count()) === 0) await box.press('ArrowDown');
    // A key whose effect is not painted yet would be pressed twice and pass over the option.
    await box.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await lit.count()).toBe(1);
  }).toPass();
  await box.press('Enter');
}

/** Of the table of applications: beside its title, or in the menu where there is no room. */
export async function chooseView(page: Page, title: string): Promise<void> {
  const views = page.getByRole('group', { name: 'Виды таблицы' });
  await views.getByRole('button', { name: 'Отправленные' }).waitFor();
  const view = views.getByRole('button', { name: title });
  if (await view.isVisible()) await view.click();
  else await chooseIn(page, /^Ещё/, title);
}

/** Opens the menu of a button and presses an item of that menu: the menu before it may still be leaving the page. */
export async function chooseIn(page: Page, menu: string | RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menu', { name: menu }).getByRole('menuitem', { name: item }).click();
}

/** Presses what makes this call: the server does it, the answer is lost, the page says so, and it is pressed once more. */
export async function pressTwice(button: Locator, { path }: CallDefinition): Promise<void> {
  const page = button.page();
  const lost = async (route: Route) => (await route.fetch(), route.abort('connectionfailed'));
  await page.route(`**/api/v1/${path}*`, lost, { times: 1 });
  await button.click();
  await expect(page.getByText('Нет связи с сервером. Проверьте интернет и повторите.')).toBeVisible();
  await button.click();
  // Its form has closed.
  await expect(button).toBeHidden();
}

/** Pixels that overflow sideways. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The chosen name stands whole within its field, in as many lines as it needs. */
export async function expectChosenWhole(picker: Locator, name: string): Promise<void> {
  await expect(picker).toHaveValue(name);
  const text = picker.locator('xpath=../..').getByText(name, { exact: true });
  // Another width draws the head of a page anew.
  await expect(async () => {
    const [field, written] = [(await picker.boundingBox())!, (await text.boundingBox())!];
    expect(written.y).toBeGreaterThanOrEqual(field.y - 1);
    expect(written.y + written.height).toBeLessThanOrEqual(field.y + field.height + 1);
  }).toPass({ timeout: 10_000 });
  expect(await text.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])).toEqual([0, 0]); // prettier-ignore
}

/** Nothing may overflow sideways, once a window that has just changed is laid out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
}

/** What is printed begins at one edge, the page's head and the text under it; the window is as wide as a sheet within its margins. */
export async function expectOneEdge(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 703, height: 1031 });
  const edges = () =>
    page.getByRole('main').evaluate((main) => {
      const shown = [...main.querySelectorAll(':scope > header > :first-child, ol, table')].filter((one) =>
        one.checkVisibility(),
      );
      return [...new Set(shown.map((one) => Math.round(one.getBoundingClientRect().left)))];
    });
  await expect.poll(edges).toEqual([0]);
  await page.setViewportSize(before);
}

/** No word may be broken inside or stand outside the window: names must be read whole. */
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

/** Checks the header of a page for everybody: the portal's greeting and the organizer's contacts. */
export async function expectGreeting(page: Page): Promise<void> {
  const header = page.getByRole('banner').filter({ hasText: 'Мы рады Вас видеть на\u00A0портале!' });
  await expect(header.getByRole('link', { name: 'Рампа, на главную' })).toBeVisible();
  await expect(header.getByRole('list', { name: 'Связаться с организатором' }).getByRole('link').first()).toBeVisible();
}

/** Makes the page contain no answers, as when the server was too slow to write them into it. */
export async function asksForItself(on: Page | BrowserContext, address: string): Promise<void> {
  await on.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('data-read=', 'data-late-read=') });
  });
}
