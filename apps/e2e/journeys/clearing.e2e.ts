import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { enterByLink, expectAccessible, picture, signIn } from '../pages.ts';

test('a clearing takes the marks from the judge’s phone too, and what it took comes back', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  await contest.stage(0);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await enterByLink(phone, contest.judges[0]!.link);
  for (const key of ['9', ',4', '9', ',6']) await phone.getByRole('button', { name: key, exact: true }).click();
  const accepted = phone.getByText('принято', { exact: true });
  await expect(accepted).toHaveCount(2);

  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  await page.getByRole('button', { name: 'Ещё о протоколе' }).click();
  await page.getByRole('menuitem', { name: 'Очистить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Снять все оценки программы?' });
  await dialog.getByRole('textbox').fill('Конкурсный день');
  await picture(page, 'clearing');
  await dialog.getByRole('button', { name: 'Снять оценки' }).click();
  await expect(page.getByText('Сняли 2 оценки')).toBeVisible();
  await expect(accepted).toHaveCount(0);
  await picture(phone, 'judge-cleared');
  await phone.reload();
  await expect(phone.getByText('Техника исполнения').first()).toBeVisible();
  await expect(accepted).toHaveCount(0);

  await expectAccessible(page);
  await page.getByRole('button', { name: 'Вернуть снятые оценки' }).click();
  await picture(page, 'clearing-undo');
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click();
  await expect(accepted).toHaveCount(2);
  await expect(phone.getByText('9,4').first()).toBeVisible();
  await picture(phone, 'judge-restored');
  await expect(page.getByRole('button', { name: 'Вернуть снятые оценки' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Ещё о протоколе' }).click();
  await page.getByRole('menuitem', { name: 'Журнал протокола' }).click();
  const journal = page.getByRole('list', { name: 'Журнал' });
  await expect(journal.getByText('Снятые оценки возвращены')).toBeVisible();
  await expect(journal.getByText(/^Оценка судьи: нет → 9,4/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'journal');
  await page.getByLabel('Что', { exact: true }).click();
  await page.getByRole('option', { name: 'Оценки программы сняты' }).click();
  await expect(journal.getByRole('listitem')).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'journal-phone');
});
