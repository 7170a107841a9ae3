// A special prize goes into the library, from there into the event, to a performance, onto paper, and back.

import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { chooseByKeys, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('a special prize is taken from the library, given, printed and taken back', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols/special-prize`);
  await expect(page.getByText('Спецпризов пока нет')).toBeVisible();
  const drawer = page.getByRole('dialog');
  // Journeys share an organizer and so his library: the name is this journey's own.
  const title = `За сохранение народных традиций ${contest.guid.slice(-6)}`;
  await page.getByRole('button', { name: 'Добавить в библиотеку' }).first().click();
  await drawer.getByLabel('Название').fill(title);
  await drawer.getByRole('button', { name: 'Добавить' }).click();
  await page.getByRole('button', { name: `Взять в мероприятие: ${title}` }).click();
  await page.getByRole('button', { name: `Отдать: ${title}` }).click();
  await chooseByKeys(drawer.getByRole('combobox', { name: 'Программа' }), 'Конкурсный день');
  await drawer.getByRole('combobox', { name: 'Выступление' }).fill('Жар');
  await page.getByRole('option', { name: /Жар-птица/ }).click();
  await expectAccessible(page);
  await picture(page, 'special-prize-give');
  await drawer.getByRole('button', { name: 'Отдать' }).click();
  const given = page.getByRole('list', { name: 'Кому отданы спецпризы' }).getByRole('listitem');
  await expect(given).toContainText(title);
  await expectAccessible(page);
  await picture(page, 'special-prizes-1440');

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Протокол спецпризов' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'special-prizes-390');
  await page.getByRole('button', { name: `Забрать: ${title}` }).click();
  await expect(page.getByText('Пока никому')).toBeVisible();
  await page.locator('.r-notice').filter({ hasText: 'забран' }).getByRole('button', { name: 'Вернуть' }).click();
  await expect(given).toContainText(title);
});
