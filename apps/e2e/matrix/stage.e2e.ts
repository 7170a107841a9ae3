// The stage's pages under the longest real names and under names without spaces: nothing overflows sideways at any
// width and size of type, neither the page nor a scroller inside it.

import { expect, test, type Page } from '@playwright/test';
import { CompetitionProgramCopy, VotingProtocolChangeState } from '@rampa/contract';
import { Contest } from '../contest.ts';
import { hostile } from '../hostile.ts';
import { newOrganizer } from '../people.ts';
import { overhang } from '../pages.ts';
import { realName } from '../real-names.ts';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(420_000);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [320, 360, 390, 414, 540, 768, 808, 850, 1024, 1280, 1440, 1920];
const HEIGHTS = [740, 400];
const TYPES = ['default', 'xl', 'xxl'];

/** Elements that begin or end outside the window, or are wider than their scroller. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const called = (one: Element) => `${one.tagName.toLowerCase()}.${one.className}`;
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => {
        if (!one.checkVisibility() || one.closest('svg, .r-sr-only, [aria-hidden="true"]')) return false;
        const { overflowX, clipPath } = getComputedStyle(one);
        if (clipPath !== 'none') return false;
        const isScrolled = ['auto', 'scroll'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1;
        const { left, right, width } = one.getBoundingClientRect();
        return isScrolled || (width > 0 && (left < -1 || right > innerWidth + 1));
      })
      .slice(0, 3)
      .map(called);
  });
}

async function holds(page: Page, place: string): Promise<void> {
  const before = page.viewportSize()!;
  const faults: string[] = [];
  for (const type of TYPES) {
    await page.evaluate((size) => (document.documentElement.dataset.fontSize = size), type);
    for (const [width, height] of WIDTHS.flatMap((one) => HEIGHTS.map((other) => [one, other] as const))) {
      await page.setViewportSize({ width, height });
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
        // A layer is opened anew where another shape of the window places it elsewhere.
        const coming = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        await Promise.allSettled(coming.map(({ finished }) => finished));
      });
      const wide = await overhang(page);
      const parts = await outside(page);
      if (wide > 0 || parts.length > 0) faults.push(`${width}×${height}, ${type}: ${wide} px, ${parts.join(', ')}`);
    }
  }
  expect.soft(faults, place).toEqual([]);
  await page.setViewportSize(before);
  await page.evaluate(() => (document.documentElement.dataset.fontSize = 'default'));
}

for (const [names, spell] of [
  ['official names', realName],
  ['names without an end', hostile],
] as const)
  test(`no page of the stage scrolls sideways under ${names}`, async ({ page, context }) => {
    const contest = await Contest.create({ organizer: await newOrganizer(context), spell });
    const second = await contest.call(CompetitionProgramCopy, { query: { competitionProgramGuid: contest.program } });
    await contest.call(VotingProtocolChangeState, {
      query: { competitionProgramGuid: second.guid },
      body: { state: 'Open' },
    });
    await contest.stage(0);
    const enter = page.getByRole('button', { name: 'Войти' });

    await page.goto(contest.presenterLink);
    await expect(enter).toBeVisible();
    await holds(page, 'the presenter’s door');
    await enter.click();
    const programs = page.locator('.booth-programs li button');
    await expect(programs).toHaveCount(2);
    await holds(page, 'the presenter’s programs');
    await programs.first().click();
    await expect(page.locator('.booth-state')).toContainText('на сцене');
    await holds(page, 'the booth');
    await page.getByRole('button', { name: 'Вся программа' }).click();
    await holds(page, 'the booth, the whole program');
    await page.getByLabel('Выйти').click();
    await holds(page, 'the booth, asking whether he leaves');

    await page.goto(contest.judges[0]!.link);
    await expect(enter).toBeVisible();
    await holds(page, 'the judge’s door');
    await enter.click();
    const sheets = page.locator('.judge-programs li button');
    await expect(sheets).toHaveCount(2);
    await holds(page, 'the judge’s programs');
    await sheets.first().click();
    await expect(page.locator('.judge-item h1')).toBeVisible();
    await holds(page, 'the sheet');

    await page.goto(contest.display.url);
    await expect(page.locator('.hall-page')).toBeVisible();
    await holds(page, 'the hall');
  });
