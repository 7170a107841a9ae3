// Walks through every page at one width and one size of type: nothing sticks out, axe finds nothing serious, the
// keyboard passes through. One browser, one context for each kind of visitor.

import { expect, test, type Browser, type Page } from '@playwright/test';
import { CompetitionProgramUpdate, OrganizerLogin, RequisiteCreate } from '@rampa/contract';
import { BASE, Contest, ORGANIZER } from './contest.ts';
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

export async function walk(browser: Browser, { width, font, hasPictures = false, hasTabs = false }: Walk) {
  const contest = await Contest.create();
  await contest.stage(0);
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  const requisite = await contest.call(RequisiteCreate, { body: { requisite: PERSON, isConfirmed: true } });
  const addresses: Record<string, string> = {
    requisite: requisite.guid,
    event: contest.guid,
    program: contest.program,
    judge: contest.judges[0]!.link,
    presenter: contest.presenterLink,
    display: contest.display.url,
  };
  const visitors = new Map<Visitor, Page>();
  const pageOf = async (visitor: Visitor): Promise<Page> => {
    const known = visitors.get(visitor);
    if (known) return known;
    const context = await browser.newContext({ viewport: { width, height: width < 808 ? 740 : 800 } });
    await context.addInitScript((size) => localStorage.setItem('fontSize', size), font);
    if (visitor === 'organizer') await post(context, OrganizerLogin, ORGANIZER);
    if (visitor === 'member') await joinAsMember(context, contest.guid);
    const page = await context.newPage();
    visitors.set(visitor, page);
    return page;
  };

  for (const place of [...PORTAL_PAGES, ...LOST_PAGES, ...STAGE_PAGES]) {
    const address = (place.at ?? place.route).replaceAll(/\{(\w+)\}/g, (_, name: string) => addresses[name]!);
    const name = place.at ?? place.route;
    await test.step(`${place.as}: ${name}`, async () => {
      const page = await pageOf(place.as);
      await open(page, place, address);
      expect.soft(await overhang(page), `${name} sticks out sideways`).toBeLessThanOrEqual(0);
      expect.soft(await faultsOf(page), `${name}: axe`).toEqual([]);
      if (hasPictures) await picture(page, `pages/${fileOf(name)}`);
      if (hasTabs) expect.soft(await stuckAt(page), `${name}: the keyboard is caught`).toBeNull();
    });
  }
  for (const page of visitors.values()) await page.context().close();
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
