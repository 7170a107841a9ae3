// A program of two hundred performances: its rows are drawn in pieces, and each of them comes; on paper too.

import { expect, test, type Page } from '@playwright/test';
import { CompetitionProgramItemCreateRange, CompetitionProgramUpdate } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { enterByLink, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

const MORE = 200;
const LAST = `Солистка ${MORE}`;
/** Rows that are drawn at once: those that a window of 720 px holds. */
const FIRST = Math.ceil(720 / 44);

/** Rows that stand before and after the page is to be printed, where the pieces that are drawn by and by do not come. */
async function printedRows(page: Page, address: string, rows: string): Promise<[before: number, after: number]> {
  await page.goto(address);
  await page.locator(rows).first().waitFor();
  const count = () => page.locator(rows).count();
  const before = await count();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const after = await count();
  // Once it is printed, the screen has its pieces again.
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator(rows)).toHaveCount(before);
  return [before, after];
}

/** Once the first rows stand, no idle moment comes: with one of them the next piece comes. */
const withoutPieces = (rows: string) => {
  const put = window.requestIdleCallback;
  window.requestIdleCallback = (run, options) => (document.querySelector(rows) ? 0 : put(run, options));
};

test('every row of a long program comes, from the place where the stage is', async ({ page, browser }) => {
  const contest = await Contest.create();
  const query = { competitionProgramGuid: contest.program };
  const items = Array.from({ length: MORE }, (_, at) => ({ performer: `Солистка ${at + 1}`, duration: 180 }));
  await contest.call(CompetitionProgramItemCreateRange, { query, body: { items } });
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  await signIn(page);
  const event = `${BASE}/organizer/events/${contest.guid}`;
  const last = page.getByText(LAST, { exact: true }).first();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['program', 'desk', 'protocols']) {
      await page.goto(`${event}/${path}`);
      await last.scrollIntoViewIfNeeded();
      await expect(last, `${path} at ${width}`).toBeInViewport();
      await expectNoSidewaysScroll(page);
      await picture(page, `long-${path}-${width}`);
    }
  }
  await page.goto(`${BASE}/program/${contest.program}`);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await picture(page, 'long-public-390');

  const paper = await page.context().newPage();
  const papers = [
    ['program', '[data-name]:not(li)'],
    ['protocols', '[data-row]'],
  ] as const;
  await paper.addInitScript(withoutPieces, papers.map(([, rows]) => rows).join());
  for (const [path, rows] of papers)
    expect(await printedRows(paper, `${event}/${path}`, rows), path).toEqual([FIRST, MORE + 3]);

  const judge = await (await browser.newContext({ viewport: { width: 1180, height: 820 } })).newPage();
  await enterByLink(judge, contest.judges[0]!.link);
  await judge.getByRole('button', { name: LAST }).click();
  await expect(judge.getByRole('heading', { name: LAST })).toBeVisible();
  await judge.context().close();
});
