// Lists around the stage: a ready kind is filled from the program, written in, put in order, made a program, taken back.

import { expect, test, type Page } from '@playwright/test';
import { CompetitionProgramItemCreateRange, CompetitionProgramItemUpdate } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { chooseByKeys, chooseIn, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

/** «Вернуть» of the notice that says so. */
const backOf = (page: Page, told: string) =>
  page.locator('.r-notice').filter({ hasText: told }).getByRole('button', { name: 'Вернуть' });

test('rooms are given to the people of a program, and the list becomes paper and a program', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const { guids } = await contest.call(CompetitionProgramItemCreateRange, {
    query: { competitionProgramGuid: contest.program },
    body: {
      items: [
        {
          performer: 'Ансамбль народного танца «Завалинка» детской школы искусств № 2',
          city: 'Юрьевец',
          peopleCount: 24,
        },
        { performer: 'Узорица', city: 'Абаза', peopleCount: 12 },
        { performer: 'Узорица', city: 'Абаза', peopleCount: 12, pieceTitle: 'Второй номер' },
      ],
    },
  });
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  await page.getByRole('button', { name: 'Ещё о программе' }).click();
  await page.getByRole('menuitem', { name: /^Списки/ }).click();
  await expect(page.getByText('Списков пока нет')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Новый список' }).click();
  const drawer = page.getByRole('dialog');
  await chooseByKeys(drawer.getByRole('combobox', { name: 'Для чего' }), 'Расселение');
  await drawer.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('heading', { name: 'Расселение', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Внести' }).click();
  await drawer.getByRole('button', { name: /^По одному от коллектива/ }).click();
  await expectAccessible(page);
  await picture(page, 'lists-bind-1440');
  await drawer
    .getByRole('button', { name: /^Внести/ })
    .last()
    .click();
  const uzoritsa = rows(page, 'Расселение').filter({ hasText: 'Узорица' });
  await expect(uzoritsa).toHaveCount(1);
  await expect(uzoritsa).toContainText('Абаза');

  // Esc asks, and what was typed is there until it is answered.
  await uzoritsa.getByLabel('Комнаты').fill('301, 302');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Не записывать?' });
  await expect(question.getByRole('button', { name: 'Вернуться' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(uzoritsa.getByLabel('Комнаты')).toBeFocused();
  await expect(uzoritsa.getByLabel('Комнаты')).toHaveValue('301, 302');
  await page.keyboard.press('Enter');
  await expect(uzoritsa.getByLabel('Комнаты')).toHaveValue('301, 302');
  await page.reload();
  await expect(uzoritsa.getByLabel('Комнаты')).toHaveValue('301, 302');

  await page.getByRole('button', { name: 'Расставить' }).click();
  await page.getByRole('menuitem', { name: 'Город' }).click();
  await expect(page.getByText('Расставлено: по столбцу «Город»')).toBeVisible();
  await expect(rows(page, 'Расселение').first()).toContainText('Узорица');

  for (const row of await rows(page, 'Расселение').all()) await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Записать всем' }).click();
  const dialog = page.getByRole('dialog');
  await chooseByKeys(dialog.getByRole('combobox', { name: 'Столбец' }), 'Заезд');
  await dialog.getByLabel('Что записать').fill('19 ноября');
  await dialog.getByRole('button', { name: 'Записать' }).click();
  await expect(uzoritsa.getByLabel('Заезд')).toHaveValue('19 ноября');
  await expectAccessible(page);
  await picture(page, 'lists-1440');

  // Who has the list open elsewhere sees what is written here, and what changes in the program.
  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  await other.goto(page.url());
  const there = rows(other, 'Расселение').filter({ hasText: 'Узорица' });
  await expect(there.getByLabel('Комнаты')).toHaveValue('301, 302');
  await uzoritsa.getByLabel('Комнаты').fill('305');
  await page.keyboard.press('Enter');
  await expect(there.getByLabel('Комнаты')).toHaveValue('305');
  await contest.call(CompetitionProgramItemUpdate, {
    query: { competitionProgramGuid: contest.program },
    body: { competitionProgramItemGuid: guids[1]!, city: 'Сорск' },
  });
  await expect(there).toContainText('Сорск');
  await expect(uzoritsa).toContainText('Сорск');
  await other.context().close();

  await uzoritsa.getByRole('button', { name: /^Действия: / }).click();
  await page.getByRole('menuitem', { name: 'Убрать из списка' }).click();
  await expect(uzoritsa).toHaveCount(0);
  await backOf(page, 'больше не в списке').click();
  await expect(uzoritsa.getByLabel('Комнаты')).toHaveValue('305');

  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await picture(page, `lists-${width}`);
  }

  const more = page.getByRole('button', { name: /Список Расселение/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Название и столбцы' }).click();
  await expect(page.getByRole('dialog').getByText('Заполняете сами').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'lists-columns-390');
  await page.keyboard.press('Escape');
  await more.click();
  await page.getByRole('menuitem', { name: 'Удалить список' }).click();
  // Pointed at, it does not go while a slow machine reads the lists again.
  await backOf(page, 'удалён').hover();
  await expect(page.getByText('Списков пока нет')).toBeVisible();
  await backOf(page, 'удалён').click();
  await more.click();
  await page.getByRole('menuitem', { name: 'Сделать из списка программу' }).click();
  await page.locator('.r-notice').getByRole('button', { name: 'Открыть' }).click();
  await expect(page.getByRole('button', { name: /Узорица, изменить/ })).toBeVisible();

  // From a row of a program into the list; who does without it puts the button away.
  await chooseIn(page, /^Действия: .*Узорица/, 'В список…');
  await chooseByKeys(page.getByRole('dialog').getByRole('combobox', { name: 'Список' }), 'Расселение (5\u00A0строк)');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Внести' }).click();
  await expect(page.getByText(/^В списке «Расселение»: /)).toBeVisible();
  await chooseIn(page, 'Ещё о программе', 'Убрать «В список» из строк');
  await page.getByRole('button', { name: /^Действия: .*Узорица/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Перерыв после' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'В список…' })).toHaveCount(0);
});
