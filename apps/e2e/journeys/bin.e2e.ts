// An event that was made by mistake: into the bin, and back out of it.

import { expect, test } from '@playwright/test';
import { FestivalCreateFestival } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('a deleted event leaves the list, lies in the bin and comes back', async ({ page }) => {
  const contest = await Contest.create();
  const title = `Лишнее ${newGuid().slice(-6)}`;
  const details = { title, beginDate: '2030-05-18', endDate: '2030-05-19' };
  const { guid } = await contest.call(FestivalCreateFestival, { body: { details } });
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const address = `${BASE}/organizer/events?search=${encodeURIComponent(title)}`;
  await page.goto(address);
  const list = page.getByRole('list', { name: 'Мероприятия' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: `Действия: ${title}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Удалить…' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Удалить мероприятие?' });
  await expectAccessible(page);
  await picture(page, 'event-deletion');
  await question.getByRole('button', { name: 'Удалить' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(list).toBeHidden();
  expect((await page.request.get(`${BASE}/api/v1/Festival/GetFestivalDetail?festivalGuid=${guid}`)).status()).toBe(404);

  await page.goto(`${BASE}/organizer/events?show=bin`);
  const bin = page.getByRole('list', { name: 'Корзина' });
  const row = bin.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('в корзине до');
  await expectAccessible(page);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `events-bin-${width}`);
  }
  await row.getByRole('button', { name: `Вернуть: ${title}` }).press('Enter');
  await expect(row).toBeHidden();
  await page.goto(address);
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await page.goto(`${BASE}/organizer/events/${guid}`);
  await page.getByRole('button', { name: 'Удалить мероприятие' }).press('Enter');
  await question.getByRole('button', { name: 'Удалить' }).press('Enter');
  await expect(page).toHaveURL(`${BASE}/organizer/events`);
});
