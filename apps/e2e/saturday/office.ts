// A new organizer's presses before the day: he registers, makes an event, its jury and its programs.

import { expect, type Page } from '@playwright/test';
import { newGuid } from '@rampa/kernel';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { BASE, here } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { chooseIn, picture } from '../pages.ts';
import { PASSWORD } from '../people.ts';
import { JURY, TITLE } from './names.ts';

export const DESK = { width: 1440, height: 900 };

/** Returns the organizer's address. */
export async function register(page: Page): Promise<string> {
  const email = `${newGuid()}@example.org`;
  await page.goto(`${BASE}/profile/registration/organizer`);
  for (const [label, value] of Object.entries({
    ...{ 'Название организации': names.institutions[0]!, Город: 'Тольятти', Телефон: '89991234567', Пароль: PASSWORD },
    ...{ 'Фамилия, имя, отчество': names.judges[0]!.name, 'Электронная почта': email },
  }))
    await page.getByLabel(label, { exact: true }).and(page.locator('input')).fill(value);
  await page.getByLabel('Согласен на обработку персональных данных').check();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await page.goto(here((await letterTo(page.context(), email, 'Подтвердите')).link()));
  await page.getByRole('button', { name: 'Подтвердить почту' }).click();
  await page.getByRole('link', { name: 'Войти' }).click();
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).and(page.locator('input')).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${BASE}/organizer(/|/events)?$`));
  return email;
}

/** Returns the event's address. */
export async function createEvent(page: Page): Promise<string> {
  await page.goto(`${BASE}/organizer/events?new=1`);
  const form = page.getByRole('dialog', { name: 'Новое мероприятие' });
  await form.getByLabel('Название').fill(TITLE);
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('complementary', { name: 'Готовность' })).toBeVisible();
  return new URL(page.url()).pathname;
}

export async function addJury(page: Page, event: string): Promise<void> {
  await page.goto(`${BASE}${event}/judges`);
  await page.getByRole('button', { name: 'Добавить судей' }).click();
  await page.getByLabel(/^Судьи, каждый/).fill(JURY);
  await page.getByRole('button', { name: /^Добавить 4/ }).click();
  const codes = page.getByRole('img', { name: /^QR-код/ });
  await expect(codes).toHaveCount(4);
  const tops = await codes.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size, 'codes of one row').toBe(1);
  await picture(page, 'saturday/judges-links');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Критерии оценки' }).click();
  await page.getByRole('button', { name: 'Взять набор: 5 критериев × 5 = 25' }).click();
  await expect(page.getByText('Критерии, правила и звания готовы')).toBeVisible();
  await picture(page, 'saturday/criteria');
  // The set shares a place where the titles are the same; this festival asks its chair.
  const rules = page.getByRole('form', { name: 'Как считать итог' });
  await rules.getByRole('combobox', { name: 'Если баллы равны' }).click();
  await page.getByRole('option', { name: 'решает председатель', exact: true }).click();
  await rules.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Правила подсчёта сохранены')).toBeVisible();
}

export async function addProgram(page: Page, event: string, title: string, rows: string, count: number): Promise<void> {
  await page.goto(`${BASE}${event}/program`);
  const first = page.getByRole('button', { name: 'Создать программу' });
  const menu = page.getByRole('button', { name: 'Ещё о программе' });
  await expect(first.or(menu).first()).toBeVisible();
  if (await first.isVisible()) await first.click();
  else await chooseIn(page, 'Ещё о программе', 'Новая программа');
  const form = page.getByRole('dialog', { name: 'Новая программа' });
  await form.getByLabel('Название').fill(title);
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(form).toBeHidden();
  await page.getByText('В программе пока пусто').waitFor();
  await page.getByRole('button', { name: 'Добавить' }).click();
  await page.getByRole('menuitem', { name: 'Список из таблицы' }).click();
  await page.getByLabel(/^Строки из Excel/).fill(rows);
  await expect(page.getByRole('button', { name: new RegExp(`^Добавить ${count}`) })).toBeVisible();
  await picture(page, `saturday/paste-${count}`);
  // What the table has beside the usual columns, and names in capitals, are settled by a press each.
  for (const name of ['Завести поля и взять столбцы', 'Поправить написание']) {
    const press = page.getByRole('button', { name });
    if (await press.isVisible()) await press.click();
    await expect(press).toHaveCount(0);
  }
  await picture(page, `saturday/paste-settled-${count}`);
  await page.getByRole('button', { name: new RegExp(`^Добавить ${count}`) }).click();
  await expect(page.getByText(new RegExp(`Добавили ${count}`))).toBeVisible();
}
