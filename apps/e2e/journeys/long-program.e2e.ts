// A program of two hundred performances: its rows are drawn in pieces, and each of them comes; on paper too.

import { expect, test, type Page } from '@playwright/test';
import { CompetitionProgramItemCreateRange, CompetitionProgramUpdate } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { enterByLink, signIn } from '../pages.ts';

const MORE = 200;
const LAST = `Солистка ${MORE}`;

/** Rows that stand on paper as soon as the page's head is there. */
async function printedRows(page: Page, address: string, rows: string): Promise<number> {
  await page.goto(address);
  await page.locator(rows).first().waitFor();
  return page.evaluate((of) => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll(of).length;
  }, rows);
}

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
  for (const path of ['program', 'desk', 'protocols']) {
    await page.goto(`${event}/${path}`);
    await page.getByText(LAST, { exact: true }).first().scrollIntoViewIfNeeded();
    await expect(page.getByText(LAST, { exact: true }).first(), path).toBeInViewport();
  }
  const printed = await printedRows(page, `${event}/program`, '[data-name]:not(li)');
  expect(printed).toBe(MORE + 3);
  expect(await printedRows(page, `${event}/protocols`, '[data-row]')).toBe(MORE + 3);
  await page.goto(`${BASE}/program/${contest.program}`);
  await page.getByText(LAST, { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByText(LAST, { exact: true })).toBeInViewport();

  const judge = await (await browser.newContext({ viewport: { width: 1180, height: 820 } })).newPage();
  await enterByLink(judge, contest.judges[0]!.link);
  await judge.getByRole('button', { name: LAST }).click();
  await expect(judge.getByRole('heading', { name: LAST })).toBeVisible();
  await judge.context().close();
});
