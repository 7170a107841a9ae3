// Ctrl+K and «?»: to another event, a page, a performer by the keyboard alone, by the rights of who looks.

import { expect, test, type Page } from '@playwright/test';
import { FestivalCreateFestival, OrganizerEmployeeLogin, OrganizerEmployeeSetAccess } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { newEmployee, PASSWORD, post } from '../people.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Мероприятие, страница, исполнитель или заявка' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Что нашлось' }).getByRole('option');

async function open(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('an organizer goes to another event, to its pages and to a performer without a mouse', async ({ page }) => {
  const contest = await Contest.create();
  const word = `Весёлый ${newGuid().slice(-6)}`;
  const details = { title: `${word} перепляс`, beginDate: '2027-03-20', endDate: '2027-03-22', city: 'Плёс' };
  const { guid } = await contest.call(FestivalCreateFestival, { body: { details } });
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/judges`);
  await expect(page.locator('main h1')).toBeVisible();

  // «е» finds «ё».
  await open(page);
  await page.keyboard.type(word.replace('ё', 'е'));
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page)).toContainText('Плёс');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${BASE}/organizer/events/${guid}`);
  await expect(field(page)).toHaveCount(0);

  // Its own pages come first; the arrows choose, and the field tells the choice.
  await expect(page.locator('main h1')).toBeVisible();
  await open(page);
  await expect(options(page).first()).toContainText('Карточка события');
  await picture(page, 'finder-1440');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options(page).nth(1).getAttribute('id'))!);
  await page.keyboard.type('статусы');
  await expect(options(page)).toHaveText(['Статусы']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${BASE}/organizer/events/${guid}/statuses`);

  // A performer is sought in the programs of the open event, and his row takes the focus.
  await page.goto(`${BASE}/organizer/events/${contest.guid}/judges`);
  await expect(page.locator('main h1')).toBeVisible();
  await open(page);
  await page.keyboard.type('калинушка');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/program\?competitionProgramGuid=/);
  await expect(page.locator('[data-name]:focus')).toContainText('Калинушка');

  await open(page);
  await page.keyboard.type('такого слова здесь нет');
  await expect(page.getByText('Ничего не нашлось.')).toBeVisible();
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `finder-${width}`);
  }
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  // Without a keyboard it stands in the person's menu.
  await page.getByRole('button', { name: /меню/ }).first().click();
  await page.getByRole('menuitem', { name: 'Найти' }).click();
  await expect(field(page)).toBeFocused();
});

test('«?» tells the keys of the page that is open; neither opens over a dialog or takes a typed letter', async ({
  page,
}) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  await expect(page.getByRole('toolbar', { name: 'Ведение программы' })).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Клавиши' });
  await page.keyboard.press('?');
  await expect(sheet).toContainText('Пробелследующий шаг на сцене');
  await expect(sheet).toContainText('Alt + ↑ ↓переставить строку');
  await expect(sheet).toContainText('Ctrl + Kнайти');
  await expect(sheet).not.toContainText('вернуть отменённое');
  await picture(page, 'keys-1440');
  await expectAccessible(page);

  // Under a dialog both are silent, and so are the page's own.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  // The sheet follows the page.
  await page.goto(`${BASE}/organizer/events/${contest.guid}/constructor`);
  await page.getByRole('button', { name: 'Начать с пустой' }).press('Enter');
  await page.getByRole('button', { name: 'Раздел', exact: true }).press('Enter');
  const name = page.getByLabel('Название', { exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.type('Кто?');
  await expect(name).toHaveValue('Кто?');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveAttribute('data-part');
  await page.keyboard.press('?');
  await expect(sheet).toContainText('Ctrl + Shift + Zвернуть отменённое');
  await expect(sheet).not.toContainText('следующий шаг на сцене');
  await page.keyboard.press('Escape');
  // While somebody types, the chord alone is heard.
  await name.focus();
  await open(page);
});

test('an employee finds what his rights open, and nothing else', async ({ page, context }) => {
  const contest = await Contest.create();
  const employee = await newEmployee(context, contest);
  const none = { settings: 0, program: 0, protocol: 0, diplomas: 0, finances: 0, reports: 0, requests: 0 } as const;
  const give = (config: Partial<Record<keyof typeof none, 0 | 1 | 2>>) =>
    contest.call(OrganizerEmployeeSetAccess, {
      query: { employeeGuid: employee.guid },
      body: { competitionGuid: contest.guid, config: { ...none, ...config } },
    });
  await give({ protocol: 1 });
  await post(context, OrganizerEmployeeLogin, { login: employee.email, password: PASSWORD });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  await expect(page.locator('main h1')).toBeVisible();
  await open(page);
  const places = page.getByRole('group', { name: contest.title }).getByRole('option');
  await expect(places).toHaveText(['Звания и места', 'Экраны зала', 'Протоколы итоги', 'Пульт']);
  await expect(page.getByRole('group', { name: 'Портал' })).not.toContainText('Справочники');
  await page.keyboard.type(contest.title);
  await expect(page.getByRole('group', { name: 'Мероприятия' }).getByRole('option')).toHaveCount(1);
  // The programs are closed to him, and so are their performers.
  await field(page).fill('калинушка');
  await expect(page.getByText('Ничего не нашлось.')).toBeVisible();
  expect(refused).toEqual([]);
});
