// A hall without power: sheets are printed, entered by keys alone by one person, checked by another, and count.

import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { PaperSheetGetByProgram } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

/** Goes on from the cell in focus: each mark and Enter. */
async function type(page: Page, ...marks: string[]): Promise<void> {
  for (const mark of marks) {
    await page.keyboard.type(mark);
    await page.keyboard.press('Enter');
  }
}

test('a sheet is printed, entered by keys alone, checked, and its differences are decided', async ({ page }) => {
  const contest = await Contest.create({ open: true, criteria: ['Техника', 'Артистизм'], judges: 2 });
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const address = `${BASE}/organizer/events/${contest.guid}/protocols/paper`;
  await page.goto(address);
  await expect(page.getByText('Бланков пока нет')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Напечатать бланки' }).first().click();
  const path = await (await file).path();
  expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');
  const query = { competitionProgramGuid: contest.program };
  const { sheets } = await contest.call(PaperSheetGetByProgram, { query });
  const [first] = sheets;
  await expect(page.getByRole('list', { name: 'Листы судей' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await picture(page, 'paper-sheets-1440');

  // The code, as a scanner types it.
  await page.getByLabel('Код листа').fill(first!.code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: first!.judge })).toBeVisible();
  const cells = page.getByRole('region', { name: 'Оценки листа' }).getByRole('textbox');
  await cells.first().focus();
  await type(page, '9,5', '12');
  // What is out of the scale holds the hand and is told in words.
  await expect(page.getByRole('status').filter({ hasText: 'вне шкалы' })).toBeVisible();
  await expect(cells.nth(1)).toBeFocused();
  await picture(page, 'paper-entry-fault-1440');
  await type(page, '8', '9', '-');
  await page.keyboard.press('ArrowUp');
  await expect(cells.nth(2)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('-');
  await cells.nth(4).focus();
  await type(page, '7', '7,5');
  await picture(page, 'paper-entry-1440');
  // At the foot of a sheet longer than the window each column still says whose it is.
  await page.setViewportSize({ width: 1440, height: 200 });
  await cells.first().focus();
  await cells.last().focus();
  await picture(page, 'paper-entry-foot');
  await expect(cells.last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('columnheader', { name: 'Артистизм' })).toBeInViewport({ ratio: 1 });
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `paper-entry-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // The draft stands on the device.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`Лист внесён: ${first!.judge}`)).toBeVisible();

  // The journeys' organizer may have nobody else: then he reads it again himself, and it is said.
  await page.getByRole('link', { name: `Сверить: ${first!.judge}` }).click();
  await expect(page.getByText('прочитайте лист ещё раз')).toBeVisible();
  await expect(cells.first()).toHaveValue('');
  await cells.first().focus();
  await type(page, '9,5', '8,5', '-');
  await cells.nth(4).focus();
  await type(page, '7', '7,5');
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('listitem').filter({ hasText: 'Артистизм' });
  await expect(question.getByRole('button', { name: /Первое чтение: 8$/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'paper-differences-1440');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'paper-differences-390');
  await question.getByRole('button', { name: /Второе чтение: 8,5$/ }).click();
  await expect(page.getByText(`Решено, оценки считаются: ${first!.judge}`)).toBeVisible();
  await expect(page.getByText('Осталось решить')).toHaveCount(0);
  await picture(page, 'paper-sheets-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  await expect(page.getByRole('region', { name: 'С бумаги' })).toContainText('сверка');
  await page.getByRole('region', { name: 'С бумаги' }).scrollIntoViewIfNeeded();
  await picture(page, 'paper-protocol-1440');
});
