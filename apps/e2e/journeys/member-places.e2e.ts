// Places of a nomination: the organizer sets them, a member on his phone reads that he waits, a press gives him his place.

import { expect, test } from '@playwright/test';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { chooseByKeys, expectAccessible, expectNoSidewaysScroll, picture, pictures, signIn } from '../pages.ts';
import { beginApplication, joinAsMember } from '../people.ts';

test('a member waits for a place, and one press gives it to him', async ({ page, browser }) => {
  const contest = await Contest.create();
  const first = await browser.newContext();
  const applications = await Applications.make(contest, first);
  await applications.sent('Жар-птица');
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await page.getByRole('link', { name: 'Места' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Места' })).toBeVisible();
  await expectAccessible(page);
  const field = page.getByRole('combobox', { name: 'По какому вопросу формы считать' });
  await field.press('Enter');
  await chooseByKeys(field, 'Номинация (Номер)');
  await page.getByLabel('Народный танец').fill('-1');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Целое число, не больше')).toBeVisible();
  await page.getByLabel('Народный танец').fill('1');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const places = page.getByRole('list', { name: 'Места по номинациям' });
  await expect(places).toContainText('занято 1 из 1');

  const second = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const email = await joinAsMember(second, contest.guid, 'Ветлугина Инна Сергеевна');
  const application = await beginApplication(second, contest.guid);
  const phone = await second.newPage();
  const address = `${BASE}/member/competition/${contest.guid}/applications/${application}`;
  await phone.goto(address);
  await phone.getByLabel('Название').fill('Калинушка');
  await phone.getByRole('button', { name: /^Дальше/ }).click();
  await phone.getByLabel('Номинация').selectOption('Народный танец');
  await phone.getByRole('button', { name: /^Дальше/ }).click();
  await expect(phone.getByText('все места (1) заняты, вы будете 1-й в листе ожидания')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await picture(phone, 'places-before-390');
  await phone.getByRole('button', { name: 'Отправить заявку' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(phone.getByText('вы 1-й в листе ожидания')).toBeVisible();
  await expect(phone.getByText('Лист ожидания', { exact: true }).first()).toBeVisible();
  await expectAccessible(phone);
  await picture(phone, 'places-waiting-390');

  // The first member withdraws, so his place is free.
  const other = await first.newPage();
  await other.goto(`${BASE}/member/competition/${contest.guid}/applications`);
  await other.getByRole('link', { name: 'Жар-птица' }).click();
  await other.waitForURL(/\/applications\/[\w-]+$/);
  await other.goto(`${other.url().split('?')[0]}?page=send`);
  await other.getByRole('button', { name: 'Отозвать заявку' }).click();
  await expect(other.getByRole('dialog')).toContainText('Номер и ответы останутся');
  await pictures(other, 'take-back', 390, 1440);
  await other.getByRole('dialog').getByRole('button', { name: 'Отозвать', exact: true }).click();
  await expect(other.getByText('Заявка отозвана. До этого')).toBeVisible();
  await page.reload();
  await expect(places).toContainText('занято 0 из 1, в листе ожидания 1');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `places-${width}`);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Отдать 1.место: Народный танец$/ }).click();
  await expect(places).toContainText('занято 1 из 1');
  await expect(places).not.toContainText('ожидания');
  // The letter about the waiting list came before it.
  await expect(async () => {
    const letter = await letterTo(page.context(), email, 'Калинушка');
    expect(letter.text).toContain('Место освободилось, теперь оно ваше: «Народный танец»');
  }).toPass();
  await expect(phone.getByText('Место освободилось, теперь оно ваше')).toBeVisible();
  await expect(phone.getByText('вы 1-й в листе ожидания')).toBeHidden();
  await picture(phone, 'places-given-390');
  await first.close();
  await second.close();
});
