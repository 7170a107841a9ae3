// What is merely told stands over no field that is written in.

import { expect, test } from '@playwright/test';
import {
  ApplicationBuilderDeleteTemplate,
  ApplicationBuilderListTemplate,
  ApplicationFormCreate,
} from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { picture, signIn } from '../pages.ts';

for (const width of [390, 1024])
  test(`a notice steps aside from what is come to, ${width} px`, async ({ page }) => {
    const contest = await Contest.create();
    await contest.call(ApplicationFormCreate, {
      query: { competitionGuid: contest.guid },
      body: { readyKey: 'choreography' },
    });
    await signIn(page);
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${BASE}/organizer/events/${contest.guid}/constructor`);
    await page.getByRole('button', { name: 'Сохранить в библиотеку' }).click();
    const title = `Форма на ${width} px, ${contest.guid}`;
    await page.getByRole('dialog').getByLabel('Название').fill(title);
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить', exact: true }).click();
    const notice = page.locator('.r-notice');
    await expect(notice).toContainText('теперь в библиотеке');
    // Pointed at, it stays for as long as the test takes.
    await notice.hover();
    const rows = page.getByRole('region', { name: 'Блоки и поля' }).locator('[data-part]');
    const count = await rows.count();
    expect(count).toBeGreaterThan(20);
    let met = 0;
    for (let at = 0; at < count; at++) {
      // Scrolled to where the notice stands, before it is come to.
      const isUnder = await rows.nth(at).evaluate((row) => {
        const [one, other] = [
          document.querySelector('.r-notice')!.getBoundingClientRect(),
          row.getBoundingClientRect(),
        ];
        scrollBy(0, other.top - one.top - 8);
        const now = row.getBoundingClientRect();
        const isOver = now.top < one.bottom && one.top < now.bottom && now.left < one.right && one.left < now.right;
        (row as HTMLElement).focus({ preventScroll: true });
        return isOver;
      });
      if (isUnder) met += 1;
      await expect
        .poll(() =>
          rows.nth(at).evaluate((row) => {
            const { left, top, height } = row.getBoundingClientRect();
            return document.elementFromPoint(left + 8, top + height / 2)?.closest('.r-notice') ?? null;
          }),
        )
        .toBe(null);
    }
    await picture(page, `notices-aside-${width}`);
    expect(met).toBeGreaterThan(0);
    await expect(notice).toBeVisible();
    const { own } = await contest.call(ApplicationBuilderListTemplate, {});
    const templateGuid = own.find((form) => form.title === title)!.guid;
    await contest.call(ApplicationBuilderDeleteTemplate, { query: { templateGuid } });
  });
