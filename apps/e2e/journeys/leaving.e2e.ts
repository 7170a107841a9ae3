// A member closes his account: he reads what is erased and what stays, and confirms twice.

import { expect, test } from '@playwright/test';
import { UserGetShort } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture } from '../pages.ts';
import { joinAsMember, PASSWORD } from '../people.ts';

test('a member is told what stays before he closes his cabinet, is asked twice, and is out', async ({ page }) => {
  const contest = await Contest.create();
  await joinAsMember(page.context(), contest.guid);
  const read = await page.context().request.get(`${BASE}/api/v1/${UserGetShort.path}`);
  const { login } = UserGetShort.answer.parse((await read.json()).data);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${BASE}/settings`);
  const opener = page.getByRole('button', { name: 'Закрыть кабинет…' });
  const dialog = page.getByRole('dialog', { name: 'Закрыть кабинет?' });
  await opener.click();
  await expect(dialog).toContainText('удаляются в течение 30 дней');
  await expect(dialog).toContainText('хранятся пять лет: этого требует закон о бухгалтерском учёте');
  await expect(dialog).toContainText('«Фамилия И.»');
  // Enter pressed at once closes nothing.
  await expect(dialog.getByRole('button', { name: 'Не надо' })).toBeFocused();
  await picture(page, 'closing-told');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  const end = dialog.getByRole('button', { name: 'Закрыть навсегда' });
  await dialog.getByLabel('Почта, по которой вы входите').fill(login);
  await dialog.getByLabel('Пароль', { exact: true }).fill('не тот пароль');
  await end.click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(`${BASE}/settings`);
  await expectNoSidewaysScroll(page);
  await picture(page, 'closing-asked');
  await expectAccessible(page);
  await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await end.click();
  await expect(page).toHaveURL(/\/profile\/login\/member\?closed=1$/);
  await expect(page.getByText('Кабинет закрыт')).toBeVisible();
  await page.goto(`${BASE}/member/competition`);
  await expect(page).toHaveURL(/\/profile\/login\/member/);
});
