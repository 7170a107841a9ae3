// The pages of the day in a browser: from the address to a page that shows its rows and answers.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { leftBlank } from '../left-blank.ts';
import type { BigEvent } from './event.ts';

export interface DayPage {
  title: string;
  path: string;
  /** Of what a person waits for; CSS. */
  sign: string;
  /** By which he comes in, instead of the organizer's session. */
  link?: string;
}

const SHOWN_WITHIN_MS = 60_000;

export function pagesOf({ guid, programs, judge, presenterLink, display, published }: BigEvent): DayPage[] {
  const event = `/organizer/events/${guid}`;
  const first = `competitionProgramGuid=${programs[0]!}`;
  const next = '[role="toolbar"] [data-kind="primary"]';
  return [
    { title: 'Программа', path: `${event}/program?${first}`, sign: next },
    { title: 'Пульт', path: `${event}/desk?${first}`, sign: next },
    { title: 'Протокол', path: `${event}/protocols?${first}`, sign: 'main tbody tr' },
    {
      title: 'Закрытый протокол',
      path: `${event}/protocols?competitionProgramGuid=${programs.at(-1)!}`,
      sign: 'main tbody tr',
    },
    { title: 'Экраны зала', path: `${event}/display-voiting`, sign: '[aria-label="Что показать"] button' },
    { title: 'Судья', path: '', link: judge.link, sign: '.judge-row' },
    { title: 'Ведущий', path: '', link: presenterLink, sign: '.booth-step[data-main]' },
    { title: 'Зал', path: `/public/display/${display}`, sign: '.hall-leaders-title' },
    { title: 'Программа для всех', path: `/program/${programs[0]!}`, sign: 'main li' },
    { title: 'Протокол для всех', path: `/voiting-protocol/${published}`, sign: 'main li' },
  ];
}

export interface Opened {
  title: string;
  /** Of each visit after the first, which fetches the files of the portal. */
  ms: number[];
  fault: string | null;
}

export interface Visit {
  url: string;
  /** Signs the organizer in. */
  enter(context: BrowserContext): Promise<void>;
  /** Makes old what the server has counted. */
  step(): Promise<unknown>;
  /** After the first; 0: that it opens is enough. */
  times: number;
}

export async function openedIn(browser: Browser, pages: readonly DayPage[], visit: Visit): Promise<Opened[]> {
  const found: Opened[] = [];
  for (const one of pages) found.push(await openedPage(browser, one, visit));
  return found;
}

async function openedPage(browser: Browser, one: DayPage, { url, enter, step, times }: Visit): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const ms: number[] = [];
  try {
    const page = await context.newPage();
    if (one.link === undefined) await enter(context);
    else await enterBy(page, url, one.link);
    if (one.link === undefined) await page.goto(url + one.path);
    await isThere(page, one.sign);
    const address = page.url();
    for (let time = 0; time < times; time++) {
      await step();
      await leftBlank(page);
      const from = performance.now();
      await page.goto(address, { waitUntil: 'commit' });
      await isThere(page, one.sign);
      ms.push(performance.now() - from);
    }
    return { title: one.title, ms, fault: null };
  } catch (error) {
    return { title: one.title, ms, fault: `${one.title}: ${String(error).split('\n')[0]!}` };
  } finally {
    await context.close();
  }
}

async function enterBy(page: Page, url: string, link: string): Promise<void> {
  const { pathname, search, hash } = new URL(link);
  await page.goto(`${url}${pathname}${search}${hash}`);
  await page.getByRole('button', { name: 'Войти' }).click();
  // Of several programs the first is asked for; the address keeps it.
  const first = page.locator('.judge-programs li button, .booth-programs li button').first();
  const inside = page.locator('.judge-row, .booth-step[data-main]').first();
  await first.or(inside).first().waitFor({ timeout: SHOWN_WITHIN_MS });
  if (await first.isVisible()) await first.click();
}

/** Shown, and the page has drawn twice since: it answers a press. */
async function isThere(page: Page, sign: string): Promise<void> {
  await page.locator(sign).filter({ visible: true }).first().waitFor({ timeout: SHOWN_WITHIN_MS });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
  });
}
