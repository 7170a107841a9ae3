// From an address to what it shows, in a browser that has been here before: pages of applications in an event of 1,000
// applications with three performances each and 200 fields, all answered.

import { SIGNED_IN_MARK } from '@rampa/kernel';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../../../run/services/browser.mjs';
import type { Product } from '../../client/product.ts';
import { GUIDS_SQL } from '../bench-event.ts';
import { leftBlank } from '../left-blank.ts';
import { applicationsSql, fieldGuid, FIRST_FIELD, type Size } from '../forms/event.ts';

export const ANSWERED: Size = { applications: 1_000, performances: 3, fields: 50 };
export const FEW_ANSWERED: Size = { applications: 5, performances: 2, fields: 4 };

const SHOWN_WITHIN_MS = 30_000;
/** Columns of the table beside its own. */
export const SHOWN_FIELDS = 20;

interface Place {
  base: string;
  event: string;
  organizer: string;
  /** He takes part in the event. */
  member: { guid: string; token: string };
}

export interface Opening {
  title: string;
  url: string;
  token: string;
  /** What stands there when the page is there. */
  shown(page: Page): ReturnType<Page['locator']>;
  isPhone?: boolean;
}

/** Fills the event, which has no form yet. The first two applications become the member's: a sent one, and one to be filled. */
export async function answeredEvent(product: Product, { base, event, organizer, member }: Place, size: Size) {
  await product.sql(`create schema if not exists bench; ${GUIDS_SQL} ${applicationsSql(event, size)}`);
  const given = await product.sql<{ guid: string }>(
    `update applications.application set member_guid = $1,
            state = case number when 1 then state else 'Submitted' end, number = nullif(number, 2)
      where competition_guid = $2 and number <= 2 returning guid`,
    [member.guid, event],
  );
  const [sent, begun] = given.map(({ guid }) => guid).toSorted();
  const shown = Math.min(SHOWN_FIELDS, size.fields);
  const fields = Array.from({ length: shown }, (_, at) => fieldGuid(FIRST_FIELD + at));
  const desk = `${base}/organizer/events/${event}/applications`;
  const own = `${base}/member/competition/${event}/applications`;
  const name = (page: Page) => page.getByText(/^Ансамбль/).first();
  const answer = (page: Page) => page.getByText(/^Ответ/).first();
  const field = (page: Page) => page.getByLabel(new RegExp(`^Вопрос ${FIRST_FIELD}(?!\\d)`)).first();
  const head = (page: Page) => page.getByRole('heading', { level: 1 });
  const ofDesk = { token: organizer };
  const ofMember = { token: member.token, isPhone: true };
  const pages = [
    { ...ofDesk, title: 'таблица', url: desk, shown: name },
    { ...ofDesk, title: 'заявка организатора', url: `${desk}/${sent}`, shown: answer },
    { ...ofDesk, title: 'правка за участника', url: `${desk}/${sent}?edit=1`, shown: field },
    { ...ofDesk, title: 'рассылки', url: `${desk}/mailings`, shown: head },
    { ...ofDesk, title: 'импорт', url: `${desk}/imports`, shown: head },
    { ...ofDesk, title: 'места', url: `${desk}/places`, shown: head },
    { ...ofMember, title: 'все заявки участника', url: `${base}/member/forms`, shown: name },
    { ...ofMember, title: 'его заявки в мероприятии', url: own, shown: name },
    { ...ofMember, title: 'отправленная заявка', url: `${own}/${sent}`, shown: answer },
    { ...ofMember, title: 'заполнение заявки', url: `${own}/${begun}`, shown: field },
    { ...ofMember, title: 'его участники', url: `${base}/member/performers`, shown: head },
  ] satisfies Opening[];
  return { pages, application: sent!, fields };
}

/** Milliseconds of each opening of each page; null of one that did not come. */
export async function openingsOf(pages: readonly Opening[], times: number, say: (line: string) => void) {
  const { path, args } = await findBrowser({ say });
  const browser = await chromium.launch({ executablePath: path, args });
  try {
    const took: (number[] | null)[] = [];
    for (const page of pages) took.push(await opened(browser, page, times).catch(() => null));
    return took;
  } finally {
    await browser.close();
  }
}

async function opened(browser: Browser, { url, token, shown, isPhone = false }: Opening, times: number) {
  const context = await browser.newContext({ viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 } }); // prettier-ignore
  const marks = { [SIGNED_IN_MARK]: '1', rampa_account: token };
  await context.addCookies(Object.entries(marks).map(([name, value]) => ({ name, value, url: new URL(url).origin })));
  const took: number[] = [];
  const page = await context.newPage();
  // The first visit brings the files, which later ones have, and the browser's own process of the tab.
  for (let time = 0; time <= times; time++) {
    await leftBlank(page);
    const begun = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await shown(page).waitFor({ timeout: SHOWN_WITHIN_MS });
    took.push(performance.now() - begun);
  }
  await context.close();
  return took.slice(1);
}
