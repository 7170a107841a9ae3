import { expect, test, type Locator, type Page } from '@playwright/test';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest, here, ORGANIZER, YEAR } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWholeWords, picture } from '../pages.ts';

const PASSWORD = 'свет снизу вверх';
const newEmail = () => `${newGuid()}@example.org`;

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    // A list of suggestions carries its field's label too.
    await page.getByLabel(label, { exact: true }).and(page.locator('input')).fill(value);
  }
}

async function fillPerson(page: Page, email: string): Promise<void> {
  await fill(page, {
    'Фамилия, имя, отчество': 'Лугова Елена Сергеевна',
    'Электронная почта': email,
    Телефон: '89991234567',
    Пароль: PASSWORD,
  });
  await page.getByLabel('Согласен на обработку персональных данных').check();
}

test('an organizer registers, follows the link of the letter, forgets his password and sets a new one', async ({
  page,
  context,
  browser,
}) => {
  const email = newEmail();
  await page.goto(`${BASE}/profile/login/organizer`);
  await page.getByRole('link', { name: 'Зарегистрировать организацию' }).click();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByText('Введите название организации')).toBeVisible();
  await expect(page.getByLabel('Название организации')).toBeFocused();
  await expectAccessible(page);
  await fill(page, { 'Название организации': 'Просцениум', Город: 'Кострома' });
  await fillPerson(page, email);
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (999) 123-45-67');
  await page.getByRole('button', { name: 'Прочитать согласие' }).click();
  await expect(page.getByRole('dialog')).toContainText('152\u2011ФЗ');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  const modal = page.getByRole('dialog', { name: 'Перейдите по ссылке в письме' });
  await expect(modal).toContainText(email);
  await picture(page, 'registration-sent');
  await expectAccessible(page);

  await page.goto(here((await letterTo(context, email, 'Подтвердите')).link()));
  await expect(page).toHaveURL(/\/profile\/registration\/confirm$/);
  await page.getByRole('button', { name: 'Подтвердить почту' }).click();
  await expect(page.getByRole('heading', { name: 'Почта подтверждена' })).toBeVisible();
  await page.getByRole('link', { name: 'Войти' }).click();

  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await expect(page.getByRole('heading', { name: 'Новый пароль' })).toBeVisible();
  await fill(page, { 'Электронная почта': email });
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByRole('dialog', { name: 'Проверьте почту' })).toBeVisible();
  await page.goto(here((await letterTo(context, email, 'Новый')).link()));
  await fill(page, { 'Новый пароль': 'совсем другой пароль' });
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByRole('dialog', { name: 'Пароль изменён' })).toBeVisible();
  await picture(page, 'password-changed');
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();

  await fill(page, { 'Электронная почта': email, Пароль: 'совсем другой пароль' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${BASE}/organizer(/|/events)?$`));
  await page.goto(`${BASE}/settings`);
  await expect(page.getByText('это устройство')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'settings');

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${BASE}/profile/login/organizer?back=/settings`);
  await fill(elsewhere, { 'Электронная почта': email, Пароль: 'совсем другой пароль' });
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByText('это устройство')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Завершить остальные' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByText('Завершено: 1\u00a0вход')).toBeVisible();
  // The other page is not touched: its socket tells it.
  await expect(elsewhere).toHaveURL(/\/profile\/login\/organizer\?back=%2Fsettings$/);
});

test('an organizer is in his cabinet after six fields and five presses: the page that has registered signs in by itself', async ({
  page,
  context,
}) => {
  const email = newEmail();
  const steps = { fields: 0, presses: 0 };
  const type = async (label: string, value: string) => {
    steps.fields++;
    await fill(page, { [label]: value });
  };
  const press = async (what: Locator) => {
    steps.presses++;
    await what.click();
  };
  await page.goto(BASE);
  await press(page.getByRole('link', { name: 'Зарегистрировать организацию' }));
  await type('Название организации', 'Просцениум');
  await type('Фамилия, имя, отчество', 'Лугова Елена Сергеевна');
  await type('Электронная почта', email);
  await type('Телефон', '89991234567');
  await type('Город', 'Кострома');
  await type('Пароль', PASSWORD);
  await press(page.getByLabel('Согласен на обработку персональных данных'));
  await press(page.getByRole('button', { name: 'Зарегистрироваться' }));
  await expect(page.getByRole('dialog')).toContainText('войдём в кабинет сами');
  // The letter's link opens in another tab.
  const beside = await context.newPage();
  steps.presses++;
  await beside.goto(here((await letterTo(context, email, 'Подтвердите')).link()));
  await press(beside.getByRole('button', { name: 'Подтвердить почту' }));
  const cabinet = new RegExp(`^${BASE}/organizer(/|/events)?$`);
  await expect(beside).toHaveURL(cabinet);
  await expect(page).toHaveURL(cabinet);
  expect(steps).toEqual({ fields: 6, presses: 5 });
});

test('an invited member types the code of the letter on a phone with the largest type, comes back and takes part', async ({
  page,
  context,
}) => {
  const email = newEmail();
  const contest = await Contest.create({ open: false });
  const invitation = `${BASE}/member/invite/${contest.guid}`;
  await page.addInitScript(() => localStorage.setItem('fontSize', 'xxl'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: contest.title })).toBeVisible();
  await expect(page.getByText(`20–22 ноября ${YEAR}`)).toBeVisible();
  await expectWholeWords(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picture(page, 'invitation-360');
  await page.getByRole('link', { name: 'Зарегистрируйтесь' }).click();
  await fillPerson(page, email);
  await fill(page, { Город: 'Минск' });
  await page.getByLabel('Разрешаю публиковать имя и результаты, необязательно').check();
  await expectNoSidewaysScroll(page);
  await picture(page, 'registration-member-360');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  const modal = page.getByRole('dialog', { name: 'Введите код подтверждения' });
  const code = (await letterTo(context, email)).code();
  await modal.getByLabel('Код из шести цифр').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(modal.getByText(/Код не подошёл/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'code-360');
  await modal.getByLabel('Код из шести цифр').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(invitation);
  await page.getByRole('button', { name: 'Участвовать' }).click();
  await expect(page).toHaveURL(`${BASE}/member/competition/${contest.guid}`);
  await page.goto(invitation);
  await expect(page.getByText('вы участвуете')).toBeVisible();
  await page.getByRole('link', { name: 'Открыть мероприятие' }).click();
  await expect(page).toHaveURL(`${BASE}/member/competition/${contest.guid}`);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/token/i);
  await page.goto(`${BASE}/settings`);
  await page.getByRole('button', { name: 'Отозвать' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
  await expect(page.getByRole('button', { name: 'Дать согласие' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('an employee asks for access and hears at his door that the organizer has not decided yet', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await page.goto(`${BASE}/profile/registration/employee`);
  await fillPerson(page, email);
  await fill(page, { 'Почта организатора': ORGANIZER.login });
  await page.getByRole('button', { name: 'Попросить доступ' }).click();
  await expect(page.getByRole('dialog', { name: 'Перейдите по ссылке в письме' })).toBeVisible();
  await page.goto(here((await letterTo(context, email, 'Подтвердите')).link()));
  await page.getByRole('button', { name: 'Подтвердить почту' }).click();
  await page.getByRole('link', { name: 'Войти' }).click();
  await fill(page, { 'Электронная почта': email, Пароль: PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ещё не открыл вам доступ/)).toBeVisible();
  await expect(page.getByLabel('Пароль', { exact: true })).toBeFocused();
  await letterTo(context, ORGANIZER.login, `просит ${email}`);
  await page.getByRole('link', { name: 'Участник' }).click();
  await expect(page).toHaveURL(/\/profile\/login\/member$/);
});
