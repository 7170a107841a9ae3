import { expect, test, type Page } from '@playwright/test';
import { newGuid } from '@rampa/kernel';
import { Applications } from '../applications.ts';
import { BASE, Contest, ORGANIZER } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { chooseIn, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

const WIDTHS = [360, 808, 1440];

async function begin(page: Page, title: string, kind = 'Рассылка'): Promise<void> {
  await page.goto(`${BASE}/organizer/email-templates`);
  await page.getByRole('button', { name: 'Новый шаблон' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Новый шаблон' });
  await expect(dialog.getByLabel('Название')).toBeFocused();
  await dialog.getByLabel('Название').fill(title);
  await dialog.getByRole('combobox', { name: 'Вид письма' }).click();
  await page.getByRole('option', { name: kind }).click();
  await dialog.getByLabel('Название').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a letter is worded by keyboard, looked at, tried on oneself, and an earlier text comes back', async ({
  page,
  context,
}) => {
  const title = `Перед репетицией ${newGuid().slice(-6)}`;
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/profile`);
  await page
    .getByRole('button', { name: /^Профиль|Творческое объединение/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Шаблоны рассылок' })).toBeVisible();
  await begin(page, title);

  // Nothing of this kind leaves by itself.
  await expect(page.getByRole('button', { name: 'Сделать основным' })).toBeHidden();
  const text = page.getByRole('textbox', { name: 'Текст', exact: true });
  const preview = page.getByRole('region', { name: 'Как письмо увидит участник' });
  await expect(text).toContainText('Здравствуйте, {участник}!');
  await expect(preview).toContainText('Здравствуйте, Анна Игоревна Соколова!');
  await text.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Ждём вас, ');
  await page.keyboard.press('Control+b');
  await page.getByRole('button', { name: 'Подставить', exact: true }).press('Enter');
  // The menu takes the focus itself, some moments after it opens.
  await expect(page.getByRole('menuitem', { name: 'Кто подал заявку' })).toBeFocused();
  const club = page.getByRole('menuitem', { name: 'Название коллектива' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(club).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type(' и {учасник}!');
  await expect(text).toHaveText('Ждём вас, {коллектив} и {учасник}!');
  await expect(text.locator('strong')).toHaveText('Ждём вас, ');
  await expect(preview).toContainText('Ждём вас, Ансамбль танца «Росинка» и {учасник}!');

  const fault = page.getByText('Абзац 1. Подстановки {учасник} нет. Может быть, {участник}?');
  await page.getByRole('button', { name: 'Отправить себе на пробу' }).press('Enter');
  await expect(fault).toBeVisible();
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: 'Сохранить' }).press('Enter');
  await expect(text).toBeFocused();
  await expectAccessible(page);
  await picture(page, 'letter-fault');
  await page.keyboard.press('Control+End');
  for (let sign = 0; sign < '{учасник}!'.length; sign++) await page.keyboard.press('Backspace');
  await page.keyboard.type('{участник}!');
  await expect(fault).toBeHidden();

  await page.getByRole('textbox', { name: 'Тема письма' }).fill(`Завтра репетиция ${title}: `);
  await page.getByRole('button', { name: 'Подставить в тему' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Город мероприятия' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Тема письма' })).toHaveValue(`Завтра репетиция ${title}: {город}`);
  await page.getByRole('button', { name: 'Отправить себе на пробу' }).press('Enter');
  await expect(page.getByText(`Письмо на пробу ушло на ${ORGANIZER.login}`)).toBeVisible();
  const tried = await letterTo(context, ORGANIZER.login, title);
  expect(tried.subject).toBe(`Проба: Завтра репетиция ${title}: Кострома`);
  expect(tried.text).toContain('Ждём вас, Ансамбль танца «Росинка» и Анна Игоревна Соколова!');

  await page.getByRole('button', { name: 'Сохранить' }).press('Enter');
  await expect(page.getByText(/^Версия 1:/)).toBeVisible();
  await page.reload();
  await expect(text).toHaveText('Ждём вас, {коллектив} и {участник}!');
  await page.getByRole('button', { name: 'Посмотреть' }).press('Enter');
  await expect(page.getByRole('listitem').getByText('До встречи на сцене!')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `letter-${width}`);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).press('Enter');
  await expect(text).toContainText('До встречи на сцене!');
  await expect(page.getByText(/^Версия 2:/)).toBeVisible();
});

test('a letter is looked at on a real application, found by its event and its name', async ({ page, browser }) => {
  const contest = await Contest.create();
  const guests = await browser.newContext();
  const applications = await Applications.make(contest, guests, 'Лугова Вера Ильинична');
  await applications.sent('Кружевница');
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, `На деле ${newGuid().slice(-6)}`);
  const preview = page.getByRole('region', { name: 'Как письмо увидит участник' });
  await expect(preview.getByRole('article')).toContainText('Анна Игоревна Соколова');
  await preview.getByText('Настоящая заявка').click();
  await preview.getByRole('combobox', { name: 'Мероприятие' }).fill(contest.title);
  await page.getByRole('option', { name: contest.title }).click();
  await preview.getByRole('combobox', { name: 'Заявка' }).fill('кружев');
  await page.getByRole('option', { name: /Кружевница/ }).click();
  await expect(preview.getByRole('article')).toContainText('Лугова Вера Ильинична');
  await expect(preview.getByRole('article')).not.toContainText('Соколова');
  await expect(preview).toContainText('никому ничего не уходит');
  await expectAccessible(page);
  await picture(page, 'letter-real-1440');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await preview.scrollIntoViewIfNeeded();
  await picture(page, 'letter-real-390');
  await preview.getByText('Придуманный').click();
  await expect(preview.getByRole('article')).toContainText('Соколова');
  await guests.close();
});

test('a letter becomes the one that leaves by itself, and comes back after its deletion', async ({ page }) => {
  const tail = newGuid().slice(-6);
  const [first, second] = [`Принята ${tail}`, `Подтверждена ${tail}`];
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, first, 'Заявка подтверждена');
  await page.getByRole('button', { name: 'Сделать основным' }).press('Enter');
  await expect(page.getByText('Основное', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Сделать основным' })).toBeHidden();
  await begin(page, second, 'Заявка подтверждена');
  await page.getByRole('link', { name: 'Шаблоны рассылок' }).click();
  await page.getByPlaceholder('Название или тема письма').fill(tail);
  const rows = page.getByRole('list', { name: 'Шаблоны рассылок' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const row = (title: string) => rows.filter({ hasText: title });
  await expect(row(first)).toContainText('Основное');
  await chooseIn(page, `Действия: ${second}`, 'Сделать основным');
  await expect(row(second)).toContainText('Основное');
  await expect(row(first)).not.toContainText('Основное');

  await chooseIn(page, `Действия: ${second}`, 'Удалить');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(row(second)).toContainText('Основное');

  await row(first).getByRole('link').click();
  // The page of a deleted letter asks for it no more.
  const absent: string[] = [];
  page.on('response', (response) => void (response.status() === 404 && absent.push(response.url())));
  await page.getByRole('button', { name: 'Удалить' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Шаблоны рассылок' })).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await page.getByPlaceholder('Название или тема письма').fill(tail);
  await expect(rows).toHaveCount(2);
  expect(absent).toEqual([]);
  await page.getByPlaceholder('Название или тема письма').fill(`${tail} нет такого`);
  await expect(page.getByText('Такого шаблона нет. Попробуйте другое слово или покажите все виды.')).toBeVisible();
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  // The organizer is everybody's: other journeys read the portal's own words.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByPlaceholder('Название или тема письма').fill(tail);
  for (const title of [first, second]) {
    await chooseIn(page, `Действия: ${title}`, 'Удалить');
    await expect(row(title)).toHaveCount(0);
  }
});
