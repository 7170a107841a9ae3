// A day whose numbers have four digits: no page tears a number apart.

import { expect, test, type Page } from '@playwright/test';
import { CompetitionProgramItemUpdate, CompetitionProgramUpdate } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { enterByLink, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

const NUMBERS = ['1024', '1025', '1026'];
const WIDTHS = [1440, 808, 360];

/** Numbers that are seen and stand on more than one line; `seen`: how many are seen at all. */
function tornNumbers(page: Page): Promise<{ torn: string[]; seen: number }> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    let seen = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const found = /102[456]/.exec(node.textContent ?? '');
      const place = node.parentElement;
      if (!found || !place?.checkVisibility() || place.closest('.r-sr-only, script')) continue;
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      seen++;
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) torn.push(`${place.className}: ${node.textContent}`);
    }
    return { torn, seen };
  });
}

async function expectWholeNumbers(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 808 ? 1080 : 740 });
    await expect.poll(async () => (await tornNumbers(page)).seen, `${name} at ${width}`).toBeGreaterThan(0);
    expect((await tornNumbers(page)).torn, `${name} at ${width}`).toEqual([]);
    await expectNoSidewaysScroll(page);
    await picture(page, `numbers-${name}-${width}`);
  }
}

test('numbers of four digits stand whole on every page of the day', async ({ page, browser }) => {
  const contest = await Contest.create();
  const query = { competitionProgramGuid: contest.program };
  for (const [at, number] of NUMBERS.entries()) {
    const body = { competitionProgramItemGuid: contest.item(at), number };
    await contest.call(CompetitionProgramItemUpdate, { query, body });
  }
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  await contest.stage(0);
  await contest.mark(0, 0, [94, 96]);
  await signIn(page);
  for (const path of ['program', 'desk', 'protocols']) {
    await page.goto(`${BASE}/organizer/events/${contest.guid}/${path}`);
    await expectWholeNumbers(page, path);
  }
  await page.goto(`${BASE}/program/${contest.program}`);
  await expectWholeNumbers(page, 'public');
  const stage = await (await browser.newContext()).newPage();
  await enterByLink(stage, contest.judges[0]!.link);
  await expectWholeNumbers(stage, 'judge');
  await stage.getByRole('button', { name: 'Выступления' }).click();
  await expectWholeNumbers(stage, 'judge-list');
  await enterByLink(stage, contest.presenterLink);
  await expectWholeNumbers(stage, 'presenter');
  await stage.context().close();
});
