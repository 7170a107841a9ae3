// Walks the layers of a page by keyboard alone: every menu, dialog, drawer and list takes the focus, shows it, keeps it
// while the page behind is shut off, closes by Esc and returns the focus to its opener; so do layers opened inside it.
// Buttons are found, not listed; writes are blocked meanwhile.

import { expect, type Page } from '@playwright/test';
import * as contract from '@rampa/contract';
import { BASE } from './contest.ts';
import { buttonOf, buttonsOf, ITEMS, PRESSED, type Find } from './layers/buttons.ts';
import { listsOf } from './layers/lists.ts';
import { closed, countOf, followAsked, looked, openBy, topLayer } from './layers/over.ts';
import { losesTyped } from './layers/typed.ts';
import type { Visit } from './tour.ts';

export interface LayersWalk {
  /** Checked by axe while they are open. */
  hasAxe: boolean;
  /** Layers that were checked on another page already: the header's menus, rows of one list. */
  seen: Set<string>;
  /** Limits the walk to this part of the page. */
  scope?: string;
  /** Layers in which text was typed and a question appeared are added here. */
  asked?: Set<string>;
}

/** `isCareful`: only controls that say that they open something are pressed. */
type Walking = LayersWalk & { isCareful: boolean };

/** Calls that only read may pass; everything else fails as if there were no network. */
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
  followAsked(page);
  await page.context().route(`${BASE}/api/v1/**`, (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.slice('/api/v1/'.length);
    // A judge and a presenter sign in by their link. To make them another link would end that one.
    const isReading =
      request.method() === 'GET' ||
      READING.has(`${request.method()} ${path}`) ||
      /^(judge|competitionpresenter)\/fastlogin/i.test(path);
    return isReading ? route.continue() : route.abort();
  });
}

/** Presses everything new on the page; returns the faults. */
export async function layersOf({ page, place, open }: Visit, given: LayersWalk): Promise<string[]> {
  await settled(page);
  // A tap on the stage is a mark or a step.
  const walk: Walking = { ...given, isCareful: place.as === 'judge' || place.as === 'presenter' };
  const ours = `${given.scope ?? ''} ${PRESSED}`;
  const address = page.url();
  const isAsItWas = async () => page.url() === address && (await topLayer(page)) === null;
  const faults = await listsOf(page, walk.seen, place.as, walk.hasAxe);
  for (const { key, says } of await buttonsOf(page, ours, walk.seen, place.as)) {
    if (walk.isCareful && !says) continue;
    // A row's menu is created on first use: another button then replaces the pressed one.
    const opener = () => buttonOf(page, ours, key, place.as);
    faults.push(...(await pressed(page, { opener, key, walk, reopen: () => again(open, opener, page) })));
    if (!(await isAsItWas())) await open();
  }
  return faults.map((fault) => fault.slice(0, 400));
}

/** Waits for the page's data, because some buttons come with them. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function again(open: () => Promise<void>, opener: Find, page: Page): Promise<boolean> {
  await open();
  await settled(page);
  return (await openBy(page, opener)) !== null;
}

interface Press {
  opener: Find;
  key: string;
  walk: Walking;
  /** The page in its first state, with this layer opened again. */
  reopen(): Promise<boolean>;
}

async function pressed(page: Page, { opener, key, walk, reopen }: Press): Promise<string[]> {
  const faults: string[] = [];
  const path = new URL(page.url()).pathname;
  const kind = await openBy(page, opener);
  // What lies over another page is of that page.
  if (!kind || new URL(page.url()).pathname !== path) return faults;
  faults.push(...(await looked(page, key, kind, walk.hasAxe)));
  if (kind === 'modal') {
    const openAgain = () => openBy(page, opener);
    faults.push(...(await typed(page, key, walk, openAgain)), ...(await closed(page, opener, key)));
    return [...faults, ...(await within(page, key, walk, reopen))];
  }
  for (const item of await buttonsOf(page, ITEMS, walk.seen, key)) {
    if ((await topLayer(page)) !== 'menu' && (await openBy(page, opener)) !== 'menu') break;
    const address = page.url();
    const find = () => buttonOf(page, ITEMS, item.key, key);
    const inside = await openBy(page, find);
    if (page.url() !== address) return faults;
    if (inside !== 'modal') continue;
    const name = `${key} → ${item.key}`;
    const openAgain = async () => (await openBy(page, opener)) && openBy(page, find);
    faults.push(...(await looked(page, name, inside, walk.hasAxe)), ...(await typed(page, name, walk, openAgain)));
    faults.push(...(await closed(page, opener, name)));
    const anew = async () => (await reopen()) && (await openBy(page, find)) === 'modal';
    faults.push(...(await within(page, name, walk, anew)));
    if (!(await reopen())) return [...faults, `${key}: does not open again`];
  }
  if ((await topLayer(page)) !== 'menu') return faults;
  return [...faults, ...(await closed(page, opener, key))];
}

/** The stage keeps typed text itself. */
async function typed(page: Page, name: string, walk: Walking, openAgain: () => Promise<unknown>): Promise<string[]> {
  const faults = walk.isCareful ? null : await losesTyped(page, name, openAgain);
  if (faults?.length === 0) walk.asked?.add(name);
  return faults ?? [];
}

/** Dialogs and lists inside a drawer or a dialog, which is opened again for each. */
async function within(page: Page, key: string, walk: Walking, reopen: () => Promise<boolean>): Promise<string[]> {
  if (!(await reopen())) return [`${key}: does not open again`];
  const layers = await countOf(page);
  const address = page.url();
  const faults = await listsOf(page, walk.seen, key, walk.hasAxe);
  for (const { key: inner, says } of await buttonsOf(page, PRESSED, walk.seen, key)) {
    if (walk.isCareful && !says) continue;
    const isAsItWas = page.url() === address && (await countOf(page)) === layers;
    if (!isAsItWas && !(await reopen())) return [...faults, `${key}: does not open again`];
    const opener = () => buttonOf(page, PRESSED, inner, key);
    const kind = await openBy(page, opener);
    if (!kind || page.url() !== address || (await countOf(page)) !== layers + 1) continue;
    const name = `${key} → ${inner}`;
    faults.push(...(await looked(page, name, kind, walk.hasAxe)));
    if (kind === 'modal') faults.push(...(await typed(page, name, walk, () => openBy(page, opener))));
    faults.push(...(await closed(page, opener, name)));
  }
  return faults;
}
