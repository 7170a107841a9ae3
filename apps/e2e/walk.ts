// Walks through every page at one width and one size of type: nothing sticks out, axe finds nothing serious, the
// keyboard passes through and shows where it is, nothing is asked of others and nothing complains. One browser, one
// context for each kind of visitor.

import { expect, test, type Browser, type Page } from '@playwright/test';
import { CompetitionProgramUpdate, OrganizerLogin, RequisiteCreate } from '@rampa/contract';
import { BASE, Contest, ORGANIZER } from './contest.ts';
import { lostFocus } from './focus.ts';
import { hostile, hostileOrganizer } from './hostile.ts';
import { listenTo, type Overheard } from './listening.ts';
import { joinAsMember, post } from './people.ts';
import { enterByLink, faultsOf, overhang, picture } from './pages.ts';
import { LOST_PAGES, PORTAL_PAGES, STAGE_PAGES, type SitePage, type Visitor } from './site-map.ts';

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

const PERSON = {
  type: 0 as const,
  fullName: 'Лугова Елена Сергеевна',
  inn: '500100732259',
  passportSeriesNumber: '4010123456',
};

const TABS = 30;
/** A field for a date has parts of its own that Tab walks through. */
const PARTS_OF_A_DATE = 5;

export async function walk(browser: Browser, given: Walk) {
  const { width, font, hasPictures = false, hasTabs = false, isHostile = false } = given;
  const desk = await browser.newContext();
  const organizer = isHostile ? await hostileOrganizer(desk) : ORGANIZER;
  await desk.close();
  const contest = await Contest.create({ organizer, ...(isHostile ? { spell: hostile } : {}) });
  await contest.stage(0);
  if (isHostile) await contest.comment(0, 0, hostile('Чисто', 2000));
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  const requisite = await contest.call(RequisiteCreate, {
    body: {
      requisite: isHostile ? { ...PERSON, fullName: hostile(PERSON.fullName, 200) } : PERSON,
      isConfirmed: true,
    },
  });
  const addresses: Record<string, string> = {
    requisite: requisite.guid,
    event: contest.guid,
    program: contest.program,
    judge: contest.judges[0]!.link,
    presenter: contest.presenterLink,
    display: contest.display.url,
  };
  interface Visit {
    page: Page;
    heard: Overheard;
  }
  let isLost = false;
  const visitors = new Map<Visitor, Visit>();
  const visitOf = async (visitor: Visitor): Promise<Visit> => {
    const known = visitors.get(visitor);
    if (known) return known;
    const context = await browser.newContext({ viewport: { width, height: width < 808 ? 740 : 800 } });
    await context.addInitScript((size) => localStorage.setItem('fontSize', size), font);
    if (visitor === 'organizer') await post(context, OrganizerLogin, organizer);
    if (visitor === 'member')
      await joinAsMember(context, contest.guid, isHostile ? hostile('Лугова Елена', 200) : undefined);
    const page = await context.newPage();
    const visit = { page, heard: listenTo(page, () => isLost) };
    visitors.set(visitor, visit);
    return visit;
  };

  for (const place of [...PORTAL_PAGES, ...LOST_PAGES, ...STAGE_PAGES]) {
    const address = (place.at ?? place.route).replaceAll(/\{(\w+)\}/g, (_, name: string) => addresses[name]!);
    const name = place.at ?? place.route;
    await test.step(`${place.as}: ${name}`, async () => {
      const { page, heard } = await visitOf(place.as);
      isLost = place.isLost ?? false;
      await open(page, place, address);
      expect.soft(await overhang(page), `${name} sticks out sideways`).toBeLessThanOrEqual(0);
      expect.soft(await faultsOf(page), `${name}: axe`).toEqual([]);
      if (hasPictures) await picture(page, `pages/${fileOf(name)}`);
      if (hasTabs) expect.soft(await stuckAt(page), `${name}: the keyboard is caught`).toBeNull();
      expect.soft(await lostFocus(page), `${name}: focus`).toEqual([]);
      expect.soft(heard.take(), `${name}: heard`).toEqual([]);
    });
  }
  for (const { page } of visitors.values()) await page.context().close();
}

async function open(page: Page, { as, sign }: SitePage, address: string): Promise<void> {
  const url = address.startsWith('/') ? BASE + address : address;
  if (as === 'judge' || as === 'presenter') await enterByLink(page, url);
  else await page.goto(url);
  await expect(page.locator(sign ?? 'h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
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
