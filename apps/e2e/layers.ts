// What opens over a page, by the keyboard alone: every menu, dialog and drawer takes the focus, shows it, keeps it where
// the page behind is shut off, closes by Esc and gives the focus back to what opened it. Buttons are found, not listed;
// while they are pressed nothing is written.

import AxeBuilder from '@axe-core/playwright';
import type { ElementHandle, Page } from '@playwright/test';
import * as contract from '@rampa/contract';
import { BASE } from './contest.ts';
import { lostFocus } from './focus.ts';
import type { Visit } from './tour.ts';

export interface LayersWalk {
  /** Listened to by axe while they are open. */
  hasAxe: boolean;
  /** What was looked at on another page already: the header's menus, rows of one list. */
  seen: Set<string>;
}

/** As long as a press may take to open something: nothing is to come of most of them. */
const OPENS_WITHIN_MS = 400;
const LAYERS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';
const PRESSED = 'button, [role="button"], summary';
const ITEMS = '[role^="menuitem"]';

type Kind = 'menu' | 'modal';

/** Calls that only read may go on; everything else fails as if there were no network. */
const READING = new Set(
  Object.values(contract).flatMap((one) => {
    const call = one as Partial<contract.CallDefinition>;
    return call.kind === 'read' && call.path ? [`${call.method} ${call.path.split('{')[0]}`] : [];
  }),
);

const guarded = new WeakSet<Page>();

export async function writeNothing(page: Page): Promise<void> {
  if (guarded.has(page)) return;
  guarded.add(page);
  await page.context().route(`${BASE}/api/v1/**`, (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.slice('/api/v1/'.length);
    const isReading =
      request.method() === 'GET' || READING.has(`${request.method()} ${path}`) || /fastlogin/i.test(path);
    return isReading ? route.continue() : route.abort();
  });
}

/** Presses everything on the page that is not seen yet; answers what is wrong. */
export async function layersOf({ page, place, open }: Visit, walk: LayersWalk): Promise<string[]> {
  const faults: string[] = [];
  const isStage = place.as === 'judge' || place.as === 'presenter';
  const address = page.url();
  for (const { key, says } of await buttonsOf(page, PRESSED, walk.seen, place.as)) {
    // A tap on the stage is a mark or a step: only what says that it opens something is pressed there.
    if (isStage && !says) continue;
    // A row's menu is made when it is first asked for: another button stands in the place of the pressed one then.
    const opener = () => buttonOf(page, PRESSED, key, place.as);
    faults.push(...(await pressed(page, opener, key, walk)));
    if (page.url() !== address || (await topLayer(page))) await open();
  }
  return faults.map((fault) => fault.slice(0, 400));
}

type Find = () => Promise<ElementHandle<HTMLElement> | null>;

async function pressed(page: Page, opener: Find, key: string, walk: LayersWalk): Promise<string[]> {
  const faults: string[] = [];
  const kind = await openBy(page, opener);
  if (!kind) return faults;
  faults.push(...(await looked(page, key, kind, walk)));
  if (kind === 'menu') {
    const items = await buttonsOf(page, ITEMS, walk.seen, key);
    for (const item of items) {
      if (!(await topLayer(page)) && (await openBy(page, opener)) !== 'menu') break;
      const address = page.url();
      const inside = await openBy(page, () => buttonOf(page, ITEMS, item.key, key));
      if (page.url() !== address) return faults;
      if (inside !== 'modal') continue;
      faults.push(...(await looked(page, `${key} → ${item.key}`, inside, walk)));
      faults.push(...(await closed(page, opener, `${key} → ${item.key}`)));
    }
    if ((await topLayer(page)) === null) return faults;
  }
  faults.push(...(await closed(page, opener, key)));
  return faults;
}

/** Opens it as a person at the keyboard does, and waits until something lies over the page. */
async function openBy(page: Page, find: Find): Promise<Kind | null> {
  const opener = await find();
  if (!opener) return null;
  const before = await page.locator(LAYERS).count();
  // From here on the browser takes it that the focus is moved by the keyboard.
  await page.keyboard.press('Shift');
  await opener.focus().catch(() => undefined); // drawn anew meanwhile
  await page.keyboard.press('Enter');
  await page
    .waitForFunction(
      ([layers, count]) =>
        [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).length !== count,
      [LAYERS, before] as const,
      { timeout: OPENS_WITHIN_MS },
    )
    .catch(() => undefined);
  return topLayer(page);
}

function topLayer(page: Page): Promise<Kind | null> {
  return page.evaluate((layers) => {
    const top = [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).at(-1);
    if (!top) return null;
    return top.getAttribute('role') === 'menu' ? 'menu' : 'modal';
  }, LAYERS);
}

async function looked(page: Page, name: string, kind: Kind, { hasAxe }: LayersWalk): Promise<string[]> {
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
  const top = page.locator(LAYERS).filter({ visible: true }).last();
  const id = await top.evaluate((one) => (one.dataset.walked = 'yes'));
  if (kind === 'modal') {
    if (await isUnderNotice(page)) faults.push(`${name}: a notice lies over it`);
    faults.push(...(await escaping(page, name)));
    for (const fault of await lostFocus(page, `[data-walked="${id}"]`)) faults.push(`${name}: ${fault}`);
  }
  if (hasAxe) {
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include(`[data-walked="${id}"]`)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    for (const { id: rule, nodes } of violations) faults.push(`${name}: axe, ${rule}: ${nodes[0]?.html}`);
  }
  return faults;
}

/** Refused writes leave notices behind: they stand inside what is open, or beside it. */
function isUnderNotice(page: Page): Promise<boolean> {
  return page.evaluate((layers) => {
    const top = [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility()).at(-1)!;
    const box = top.getBoundingClientRect();
    return [...document.querySelectorAll('.r-notice')].some((notice) => {
      const { left, right, top: upper, bottom } = notice.getBoundingClientRect();
      const isApart = right <= box.left || left >= box.right || bottom <= box.top || upper >= box.bottom;
      return notice.checkVisibility() && !top.contains(notice) && !isApart;
    });
  }, LAYERS);
}

/** Past the last control and before the first the focus stays within. */
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

async function closed(page: Page, opener: Find, name: string): Promise<string[]> {
  await page.evaluate((layers) => {
    const top = [...document.querySelectorAll<HTMLElement>(layers)].filter((one) => one.checkVisibility()).at(-1);
    if (top && !top.contains(document.activeElement))
      top.querySelector<HTMLElement>('button:not(:disabled), [role^="menuitem"], input')?.focus();
  }, LAYERS);
  await page.keyboard.press('Escape');
  const isGone = await page
    .waitForFunction((layers) => ![...document.querySelectorAll(layers)].some((one) => one.checkVisibility()), LAYERS, {
      timeout: 2_000,
    })
    .then(
      () => true,
      () => false,
    );
  if (!isGone) return [`${name}: Esc does not close it`];
  const isBack = await page
    .waitForFunction((one) => document.activeElement === one, await opener(), { timeout: 1_000 })
    .then(
      () => true,
      () => false,
    );
  return isBack ? [] : [`${name}: after Esc the focus is on ${await focused(page)}`];
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'body';
    return element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 120);
  });
}

/** Buttons that can be pressed, one of each kind: rows of a list have the same. */
async function buttonsOf(page: Page, selector: string, seen: Set<string>, of: string) {
  const found = await keyed(page, selector, of);
  return found.filter(({ key }) => !seen.has(key) && seen.add(key));
}

async function buttonOf(page: Page, selector: string, key: string, of: string) {
  const at = (await keyed(page, selector, of)).find((one) => one.key === key)?.at;
  const handle = at === undefined ? null : await page.locator(selector).nth(at).elementHandle();
  return handle as ElementHandle<HTMLElement> | null;
}

/** What a button is called without what it is called after: «Действия: № 4 Лель» and «Действия: № 5 …» are one. */
function keyed(page: Page, selector: string, of: string): Promise<{ at: number; key: string; says: boolean }[]> {
  return page.locator(selector).evaluateAll((elements, group) => {
    const leaves = /^(Выйти|Скачать|Напечатать|Печать|Копировать|Закрыть)/;
    return (elements as HTMLElement[]).flatMap((element, at) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [aria-hidden="true"]'))
        return [];
      if (element.matches(':disabled, [aria-disabled="true"], [type="submit"]')) return [];
      const words = (element.getAttribute('aria-label') ?? element.innerText).trim().replace(/^№.*,\s+/s, '');
      if (leaves.test(words)) return [];
      const key = `${group}: ${words.split(/[:\n№«0-9]/)[0]!.trim() || words}`;
      const says = element.hasAttribute('aria-haspopup') || element.hasAttribute('aria-expanded');
      return [{ at, key, says }];
    });
  }, of);
}
