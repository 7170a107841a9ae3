// A practice beside the real event, and the next tour: begun from the card, said on every page, thrown away.

import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('a practice is begun, told apart on every page, and thrown away by one press', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/compitition`);
  await page.getByRole('button', { name: 'Начать репетицию' }).click();
  const note = page.getByRole('note').filter({ hasText: 'Репетиция.' });
  await expect(note).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(contest.guid));
  await expectAccessible(page);
  await picture(page, 'practice-1440');
  const address = page.url();
  await page.goto(`${address}/program`);
  await expect(page.getByText('Репетиция: Конкурсный день').first()).toBeVisible();
  await expect(page.getByText('Жар-птица')).toHaveCount(0);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `practice-program-${width}`);
  }
  await page.getByRole('button', { name: 'Выбросить репетицию' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Выбросить' }).click();
  await expect(page.getByText('Репетиции больше нет')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(contest.guid));
  await page.goto(address);
  await expect(page.getByText('Выбросить репетицию')).toHaveCount(0);
});
