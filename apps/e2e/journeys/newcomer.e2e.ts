// A new organizer's way from his registration to a form that takes applications, and from last year's event to this year's.

import { expect, test, type Page } from '@playwright/test';
import { newGuid } from '@rampa/kernel';
import { BASE, here } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { picture } from '../pages.ts';

const PASSWORD = 'свет снизу вверх';
/** Five days ahead, as a field for a day and a time takes it. */
const LAST_DAY = `${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)}T20:00`;

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).and(page.locator('input')).fill(value);
}

test('from the registration to an open form, and from last year’s event to an open one', async ({ page, context }) => {
  const email = `${newGuid()}@example.org`;
  const begun = Date.now();
  await page.goto(`${BASE}/profile/registration/organizer`);
  await fill(page, {
    ...{ 'Название организации': 'Просцениум', Город: 'Кострома', Телефон: '89991234567', Пароль: PASSWORD },
    ...{ 'Фамилия, имя, отчество': 'Лугова Елена Сергеевна', 'Электронная почта': email },
  });
  await page.getByLabel('Согласен на обработку персональных данных').check();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByRole('dialog', { name: 'Перейдите по ссылке в письме' })).toBeVisible();
  await page.goto(here((await letterTo(context, email, 'Подтвердите')).link()));
  await page.getByRole('button', { name: 'Подтвердить почту' }).click();
  await page.getByRole('link', { name: 'Войти' }).click();
  await fill(page, { 'Электронная почта': email, Пароль: PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${BASE}/organizer(/|/events)?$`));

  await page.goto(`${BASE}/organizer/events?new=1`);
  const form = page.getByRole('dialog', { name: 'Новое мероприятие' });
  await form.getByLabel('Название').fill('Голоса Костромы');
  await form.getByRole('combobox', { name: 'За основу' }).fill('вок');
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: 'Создать' }).click();
  const readiness = page.getByRole('complementary', { name: 'Готовность' });
  await expect(readiness.getByRole('link', { name: /Форма заявки/ })).toBeVisible();
  await open(page);
  took('from the registration to an open form', begun);
  await picture(page, 'newcomer-open');

  const again = Date.now();
  await page.getByRole('region', { name: 'Следующее мероприятие' }).getByRole('button').click();
  const copy = page.getByRole('dialog', { name: 'Копия мероприятия' });
  const former = page.url();
  await copy.getByRole('button', { name: 'Создать копию' }).click();
  await expect(page).not.toHaveURL(former);
  await expect(copy).toBeHidden();
  await expect(readiness.getByRole('link', { name: /Форма заявки/ })).toContainText(/пол/);
  await open(page);
  took('from last year’s event to an open one', again);
  await picture(page, 'newcomer-copied');
});

/** For the closing note; a person needs longer. */
function took(what: string, since: number): void {
  test.info().annotations.push({ type: 'took', description: `${what}: ${Date.now() - since} ms` });
}

/** Says until when applications are taken, and comes back to the card. */
async function open(page: Page): Promise<void> {
  const lamp = page.getByRole('complementary', { name: 'Готовность' }).getByRole('link', { name: 'Сроки заявок' });
  await lamp.click();
  await page.getByLabel('Принимаем заявки с').fill('');
  await page.getByLabel('Принимаем заявки до').fill(LAST_DAY);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено')).toBeVisible();
  await page.goBack();
  await expect(lamp).toContainText('принимаем до');
}
