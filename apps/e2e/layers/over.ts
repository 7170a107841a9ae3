// A layer over a page: opened by keyboard, checked, closed by Esc.

import AxeBuilder from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { lostFocus } from '../focus.ts';
import { LAYERS, type Find } from './buttons.ts';

/** How long a press may take to open something once the page has nothing else to do; most open nothing, ms. */
const OPENS_WITHIN_MS = 400;
/** How long the file of what a press opens, or the answer that opens it, may take, ms. */
const COMES_WITHIN_MS = 10_000;
const ASKED = ['script', 'stylesheet', 'fetch', 'xhr'];

export type Kind = 'menu' | 'modal';

export const countOf = (page: Page): Promise<number> =>
  page.evaluate(
    (layers) => [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).length,
    LAYERS,
  );

/** Presses it by keyboard and waits until more lies over the page than before. */
export async function openBy(page: Page, find: Find): Promise<Kind | null> {
  const opener = await find();
  if (!opener) return null;
  const before = await countOf(page);
  // From here on the browser treats the focus as moved by keyboard.
  await page.keyboard.press('Shift');
  await opener.focus().catch(() => undefined); // it was redrawn meanwhile
  await page.keyboard.press('Enter');
  await hasSettled(page);
  // A menu has closed; what its item opens comes after it.
  await page
    .waitForFunction(
      ([layers, count]) => {
        const open = [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility());
        return open.length !== count && open.length > 0;
      },
      [LAYERS, before] as const,
      { timeout: OPENS_WITHIN_MS },
    )
    .catch(() => undefined);
  return topLayer(page);
}

const onTheirWay = new WeakMap<Page, Set<Request>>();

/** Knows from now on what the page waits for. */
export function followAsked(page: Page): void {
  const asked = new Set<Request>();
  onTheirWay.set(page, asked);
  page.on('request', (request) => ASKED.includes(request.resourceType()) && asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  // What a page that was left had asked for is not answered.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && asked.clear());
}

/** What a press opens may lie in a file that is asked for only then, and on a busy machine that takes its time. */
async function hasSettled(page: Page): Promise<void> {
  const until = Date.now() + COMES_WITHIN_MS;
  do {
    await page
      .evaluate(() => new Promise((next) => requestIdleCallback(next, { timeout: 2_000 })))
      .catch(() => undefined); // it has led to another page
  } while ((onTheirWay.get(page)?.size ?? 0) > 0 && Date.now() < until);
}

export function topLayer(page: Page): Promise<Kind | null> {
  return page.evaluate((layers) => {
    const top = [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).at(-1);
    if (!top) return null;
    return top.getAttribute('role') === 'menu' ? 'menu' : 'modal';
  }, LAYERS);
}

export async function looked(page: Page, name: string, kind: Kind, hasAxe: boolean): Promise<string[]> {
  const faults: string[] = [];
  const isInside = await page
    .waitForFunction(
      (layers) => {
        const top = [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).at(-1);
        return top?.contains(document.activeElement) ?? false;
      },
      LAYERS,
      { timeout: 2_000 },
    )
    .then(
      () => true,
      () => false,
    );
  if (!isInside) faults.push(`${name}: the focus stays outside, on ${await focused(page)}`);
  await markTop(page);
  if (kind === 'modal') {
    if (await isUnderNotice(page)) faults.push(`${name}: a notice lies over it`);
    faults.push(...(await escaping(page, name)));
    for (const fault of await lostFocus(page, '[data-walked="top"]')) faults.push(`${name}: ${fault}`);
  }
  if (hasAxe) faults.push(...(await heardByAxe(page, '[data-walked="top"]', name)));
  return faults;
}

/** Marks the top layer, and nothing else. */
function markTop(page: Page): Promise<void> {
  return page.evaluate((layers) => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-walked]')) delete one.dataset.walked;
    const top = [...document.querySelectorAll<HTMLElement>(layers)].filter((one) => one.checkVisibility()).at(-1);
    if (top) top.dataset.walked = 'top';
  }, LAYERS);
}

export async function heardByAxe(page: Page, within: string, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${name}: axe, ${id}: ${nodes[0]?.html}`);
}

/** Blocked writes leave notices behind, inside the layer or beside it. */
function isUnderNotice(page: Page): Promise<boolean> {
  return page.evaluate((layers) => {
    const top = [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).at(-1)!;
    const box = top.getBoundingClientRect();
    return [...document.querySelectorAll('.r-notice')].some((notice) => {
      const { left, right, top: upper, bottom } = notice.getBoundingClientRect();
      const isApart = right <= box.left || left >= box.right || bottom <= box.top || upper >= box.bottom;
      return notice.checkVisibility({ visibilityProperty: true }) && !top.contains(notice) && !isApart;
    });
  }, LAYERS);
}

/** Tab past the last control and before the first stays inside. */
async function escaping(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [end, key] of [
    ['last', 'Tab'],
    ['first', 'Shift+Tab'],
  ] as const) {
    await page.evaluate(
      ([layers, which]) => {
        const top = [...document.querySelectorAll<HTMLElement>(layers)].filter((one) => one.checkVisibility()).at(-1);
        const controls = [
          ...(top?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]') ?? []),
        ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
        (which === 'last' ? controls.at(-1) : controls[0])?.focus();
      },
      [LAYERS, end] as const,
    );
    await page.keyboard.press(key);
    // From the browser's own dialog the focus goes to the browser's bar, and back into it.
    const isAtBar = await page.evaluate(
      () => document.activeElement === document.body && document.querySelector('dialog:modal') !== null,
    );
    if (isAtBar) await page.keyboard.press(key);
    const isInside = await page.evaluate((layers) => {
      const top = [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).at(-1);
      return top?.contains(document.activeElement) ?? false;
    }, LAYERS);
    if (!isInside) faults.push(`${name}: ${key} leads out, to ${await focused(page)}`);
  }
  return faults;
}

/** Esc closes only the top layer and returns the focus to its opener. */
export async function closed(page: Page, opener: Find, name: string): Promise<string[]> {
  const before = await countOf(page);
  await page.evaluate((layers) => {
    const top = [...document.querySelectorAll<HTMLElement>(layers)].filter((one) => one.checkVisibility()).at(-1);
    if (top && !top.contains(document.activeElement))
      top.querySelector<HTMLElement>('button:not(:disabled), [role^="menuitem"], input')?.focus();
  }, LAYERS);
  await page.keyboard.press('Escape');
  const isGone = await page
    .waitForFunction(
      ([layers, count]) =>
        [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).length === count - 1,
      [LAYERS, before] as const,
      { timeout: 2_000 },
    )
    .then(
      () => true,
      () => false,
    );
  if (!isGone) return [`${name}: Esc leaves ${await countOf(page)} of ${before} open`];
  const isBack = await page
    .waitForFunction((one) => document.activeElement === one, await opener(), { timeout: 1_000 })
    .then(
      () => true,
      () => false,
    );
  return isBack ? [] : [`${name}: after Esc the focus is on ${await focused(page)}`];
}

export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'body';
    return element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 120);
  });
}
