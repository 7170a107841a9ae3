// An employee from his registration to his dismissal, and the links that «Доступы» hands out.

import { expect, test, type Page } from '@playwright/test';
import { OrganizerGetProfile } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest, here, ORGANIZER } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { enterByLink, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

const PASSWORD = 'свет снизу вверх';

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).and(page.locator('input')).fill(value);
  }
}

const program = (page: Page) => page.getByRole('radiogroup', { name: /^Программа:/ });

test('an employee registers, is given the program to see, then to change, and is dismissed', async ({
  page,
  context,
  browser,
}) => {
  const contest = await Contest.create();
  const [email, name] = [`${newGuid()}@example.org`, `Лугова Елена ${newGuid().slice(-6)}`];
  const boss = await (await browser.newContext()).newPage();

  // The copied link names the organizer already.
  await signIn(boss);
  await boss.goto(`${BASE}/organizer/profile/employee`);
  await boss.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await boss.getByRole('button', { name: /^Копировать ссылку\s*: регистрация сотрудника/ }).click();
  await expect(boss.getByRole('button', { name: /^Скопировано/ })).toBeVisible();
  const link = await boss.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page.getByLabel('Почта организатора')).toHaveValue(ORGANIZER.login);
  await fill(page, {
    'Фамилия, имя, отчество': name,
    'Электронная почта': email,
    Телефон: '89991234567',
    Пароль: PASSWORD,
  });
  await page.getByLabel('Согласен на обработку персональных данных').check();
  await page.getByRole('button', { name: 'Попросить доступ' }).click();
  await expect(page.getByRole('dialog', { name: 'Перейдите по ссылке в письме' })).toBeVisible();

  await boss.goto(`${BASE}/organizer`);
  await boss.getByRole('link', { name: /(ждёт|ждут) вашего решения/ }).click();
  await boss.getByText(/^Ждут/).click();
  await boss.getByRole('searchbox').fill(email);
  await boss.getByRole('button', { name: `Рассмотреть: ${name}` }).click();
  await expect(boss.getByRole('button', { name: 'Принять' })).toBeDisabled();

  await page.goto(here((await letterTo(context, email, 'Подтвердите')).link()));
  await page.getByRole('button', { name: 'Подтвердить почту' }).click();
  await page.getByRole('link', { name: 'Войти' }).click();

  await boss.reload();
  await boss.getByText(/^Ждут/).click();
  await boss.getByRole('searchbox').fill(email);
  await boss.getByRole('button', { name: `Рассмотреть: ${name}` }).click();
  await boss.getByLabel('Где действуют права').and(boss.locator('input')).fill(contest.title);
  await boss.getByRole('option', { name: contest.title }).click();
  await expect(boss.getByText('как для всех', { exact: true })).toBeVisible();
  // By keyboard: the arrow chooses the next of the three.
  await program(boss).getByRole('radio', { name: 'Нет' }).focus();
  await boss.keyboard.press('ArrowRight');
  await expect(program(boss).getByRole('radio', { name: 'Смотреть' })).toBeChecked();
  await expect(boss.getByText('Сохранено')).toBeVisible();
  await expect(boss.getByText('своё', { exact: true })).toBeVisible();
  await picture(boss, 'employee-rights');
  await expectAccessible(boss);
  await boss.getByRole('button', { name: 'Принять' }).click();
  await expect(boss.getByText(`${name}: теперь ваш сотрудник`)).toBeVisible();
  expect((await letterTo(context, email, 'приняли')).link()).toContain('/profile/login/employee');

  await fill(page, { 'Электронная почта': email, Пароль: PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/organizer/events/${contest.guid}/program`));
  await expect(page.getByText('Жар-птица').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Добавить' })).toHaveCount(0);
  await picture(page, 'employee-program');
  // His home names the organizer whom he works for, and no address of his own.
  const { organizer } = await contest.call(OrganizerGetProfile, {});
  await page.goto(`${BASE}/organizer`);
  await expect(page.getByRole('heading', { level: 1, name: organizer!.companyName })).toBeVisible();
  await expect(page.getByRole('main').getByText(email)).toHaveCount(0);
  // A signed-in person who opens the sign-in page is sent to the same place.
  await page.goto(`${BASE}/profile/login/employee`);
  await expect(page).toHaveURL(new RegExp(`/organizer/events/${contest.guid}/program`));

  await boss.goto(`${BASE}/organizer/events/${contest.guid}/accesses`);
  await boss.getByRole('button', { name: `Права: ${name}` }).click();
  await program(boss).getByText('Менять').click();
  await expect(boss.getByText('Сохранено')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Добавить' })).toBeVisible();
  // Whoever runs the day may also run the hall screens, without the right to settings.
  await page.getByRole('link', { name: 'Экраны зала' }).click();
  await page.getByRole('button', { name: 'Лидеры', exact: true }).click();
  await page.getByRole('combobox', { name: 'Группа' }).click();
  await expect(page.getByRole('option', { name: 'Народный танец' })).toBeVisible();
  await page.keyboard.press('Escape');

  await boss.goto(`${BASE}/organizer/profile/employee`);
  await boss.getByRole('searchbox').fill(email);
  await boss.getByRole('button', { name: `Открыть: ${name}` }).click();
  await boss.getByRole('button', { name: 'Уволить' }).click();
  await boss
    .getByRole('dialog', { name: /Уволить/ })
    .getByRole('button', { name: 'Уволить' })
    .click();
  await expect(boss.getByText(`Доступ закрыт: ${name}`)).toBeVisible();
  // The open page gets the dismissal live and goes to the sign-in by itself.
  await expect(page).toHaveURL(/\/profile\/login\//);
  await boss.context().close();
});

test('«Доступы» shows who is inside by a link, ends a device, changes the terms and prints every code', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create({ judges: 1 });
  const tablet = await (await browser.newContext()).newPage();
  await enterByLink(tablet, contest.judges[0]!.link);
  await expect(tablet.locator('.judge-head')).toBeVisible();

  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/accesses`);
  const { name } = contest.judges[0]!;
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('устройства: 1 из 3');
  await picture(page, 'accesses');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Ссылка и устройства: ${name}` }).click();
  await page.getByLabel('Действует до').fill('2030-11-22T20:00');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено')).toBeVisible();
  await picture(page, 'access-link');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Завершить вход:/ }).click();
  await expect(page.getByText('По ссылке ещё никто не вошёл.')).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByText('Эта ссылка больше не действует')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('до 22 ноября, 20:00');

  await page.getByRole('button', { name: 'Напечатать все ссылки' }).click();
  await expect(page.getByRole('img', { name: /^QR-код/ })).toHaveCount(2);
  await picture(page, 'accesses-print');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await tablet.context().close();
});
