// D8: IndexedDB throws, hangs, is full, or is deleted in the middle. The second copy returns every unsent mark, also to
// a reloaded page, and the judge reads a warning.

import type { Browser } from '@playwright/test';
import { Chance } from '../client/seeded.ts';
import { launchBrowser, personIn } from './browser/device.ts';
import { auditTaps, faultsOfTaps, untilAccepted } from './browser/taps-audit.ts';
import { Tablet } from './browser/tablet.ts';
import { performedContest, withVenue, type Venue } from './browser/venue.ts';
import type { DrillContest } from './contest.ts';
import { atLeast, type DrillOptions, type Verdict } from './verdict.ts';

interface Break {
  /** Runs in every page before the product. */
  init?: string;
  /** Before the first mark. */
  before?: (tablet: Tablet, origin: string) => Promise<void>;
  /** In the middle of the marks. */
  midway?: (tablet: Tablet, origin: string) => Promise<void>;
  warning: RegExp;
  /** Only memory is left: a reloaded page would have nothing, and the warning says so. */
  isMemoryOnly?: boolean;
}

const MIRROR = /База браузера не отвечает, оценки лежат в запасном месте/;

const throwing = (name: string) => `Object.defineProperty(IDBFactory.prototype, 'open', { value() {
  throw new DOMException('Injected', '${name}');
} });`;
const refusingPut = `Object.defineProperty(IDBObjectStore.prototype, 'put', { value() {
  throw new DOMException('Injected', 'UnknownError');
} });`;

const BREAKS: Record<string, Break> = {
  'не открывается': { init: throwing('UnknownError'), warning: MIRROR },
  'не записывает': { init: refusingPut, warning: MIRROR },
  'не отвечает': {
    init: `Object.defineProperty(IDBFactory.prototype, 'open', { value() {
      return new EventTarget();
    } });`,
    warning: MIRROR,
  },
  'нет места': { before: limitRoom, warning: MIRROR },
  стёрта: { midway: throwAway, warning: /Браузер стёр свою базу/ },
  'стёрта, пока страница закрыта': { midway: throwAwayClosed, warning: /Браузер стёр свою базу/ },
  'нет ни базы, ни второго места': {
    init: `${throwing('SecurityError')}
      Object.defineProperty(Storage.prototype, 'setItem', { value() {
        throw new DOMException('Injected', 'QuotaExceededError');
      } });`,
    warning: /Браузер не даёт сохранить оценки на устройство/,
    isMemoryOnly: true,
  },
};

export function brokenStorageDrill({ seed, short, say }: DrillOptions): Promise<Verdict> {
  return withVenue((venue) => brokenStorage(venue, { items: short ? 1 : 10, seed, say }));
}

export async function brokenStorage(
  venue: Venue,
  { items, seed, say }: { items: number; seed: number; say(line: string): void },
): Promise<Verdict> {
  const breaks = Object.entries(BREAKS);
  const title = `Без базы ${seed}`;
  const contest = await performedContest(venue, { judges: breaks.length, items, points: 4, title });
  const browser = await launchBrowser();
  try {
    const found = await Promise.all(
      breaks.map(async ([name, how], j) => {
        const done = await withoutStorage({ venue, contest, browser, judge: j, chance: new Chance(seed + j) }, how);
        say(`${name}: ${done.made} оценок, принято ${done.accepted}, ${Math.round(done.ms ?? 0)} мс`);
        return { name, ...done };
      }),
    );
    const sum = (what: 'made' | 'accepted' | 'unwarned' | 'untold' | 'stuck') =>
      found.reduce((total, one) => total + one[what], 0);
    const faults: Record<string, number> = {};
    for (const one of found) {
      for (const [fault, count] of Object.entries(one.faults)) faults[fault] = (faults[fault] ?? 0) + count;
    }
    return {
      drill: 'broken-storage',
      seed,
      figures: { 'видов поломки': breaks.length, оценок: sum('made'), принято: sum('accepted') },
      faults: {
        ...faults,
        'без предупреждения': sum('unwarned'),
        'число неотправленных не сказано': sum('untold'),
        'не ушло': sum('stuck'),
        ...atLeast('оценок', sum('made'), breaks.length * items * 4),
      },
      notes: found.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`)),
    };
  } finally {
    await browser.close();
  }
}

interface Case {
  venue: Venue;
  contest: DrillContest;
  browser: Browser;
  judge: number;
  chance: Chance;
}

/** A judge's day without a network on a device with broken storage. */
async function withoutStorage({ venue, contest, browser, judge, chance }: Case, how: Break) {
  const { guid, path } = contest.judges[judge]!;
  const device = await personIn(browser, how.init ? { init: how.init } : {});
  const tablet = new Tablet({ device, contest, url: venue.url });
  const notes: string[] = [];
  const cells = contest.items.flatMap((_, item) => contest.points.map((_, point) => [item, point] as const));
  const mark = async (part: typeof cells) => {
    for (const [item, point] of part) await tablet.tap(item, point, chance.whole(1, 99) * 100);
  };
  await tablet.enter(path);
  await tablet.installed();
  // A warning without need would not be believed later.
  const isQuiet = how.init !== undefined || (await tablet.page.locator('.judge-bar').count()) === 0;
  await how.before?.(tablet, venue.url);
  await device.context.setOffline(true);
  const half = cells.length / 2;
  await mark(cells.slice(0, half));
  if (how.midway) {
    if (!(await tablet.tells(tablet.cells))) notes.push('до поломки число не сказано');
    await how.midway(tablet, venue.url);
  }
  await mark(cells.slice(half));
  let unwarned = (await tablet.warns(how.warning)) ? 0 : 1;
  let untold = (await tablet.tells(tablet.cells)) ? 0 : 1;
  if (!how.isMemoryOnly) {
    await tablet.page.reload();
    await tablet.ready();
    untold += (await tablet.tells(tablet.cells)) ? 0 : 1;
    if (how.warning === MIRROR) unwarned += (await tablet.warns(how.warning)) ? 0 : 1;
  }
  if (unwarned + untold > 0) notes.push((await tablet.page.locator('body').innerText()).slice(0, 300));
  await device.context.setOffline(false);
  const given = { databaseUrl: venue.databaseUrl, judge: guid, taps: tablet.taps };
  const ms = await untilAccepted(given);
  const found = await auditTaps(given);
  await device.context.close();
  return {
    made: tablet.taps.length,
    accepted: found.accepted,
    faults: { ...faultsOfTaps(found), 'предупреждение без причины': isQuiet ? 0 : 1 },
    unwarned,
    untold,
    stuck: ms === null ? 1 : 0,
    ms,
    notes,
  };
}

/** The browser itself deletes the database under the open page, as it does when the disk is full. */
async function throwAway({ page, device }: Tablet, origin: string): Promise<void> {
  const session = await device.context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

/** The same while the page is closed: only the second copy is left. */
async function throwAwayClosed(tablet: Tablet, origin: string): Promise<void> {
  const address = tablet.page.url();
  await tablet.page.goto('about:blank');
  await throwAway(tablet, origin);
  await tablet.page.goto(address);
}

/** The browser gives this site no more space. It remembers the former quota while a page has the database open. */
async function limitRoom({ page, device }: Tablet, origin: string): Promise<void> {
  const address = page.url();
  await page.goto('about:blank');
  const session = await device.context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(address);
}
