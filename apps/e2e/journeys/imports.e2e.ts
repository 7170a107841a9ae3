// An organizer's table becomes applications in the browser: columns chosen, tried, written, mended and repeated.

import { readFile } from 'node:fs/promises';
import { Workbook } from '@cj-tech-master/excelts';
import { expect, test, type Page } from '@playwright/test';
import { OrganizerLogin, ReferenceBookItemGetByReferenceBookGuid } from '@rampa/contract';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { chooseByKeys, dropFile, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { newOrganizer, post } from '../people.ts';

const HEAD = 'Код;Название коллектива;Где живут;Номинация;Примечание';
const choose = (page: Page, name: string, text: string | Buffer) =>
  page.locator('input[type="file"]').setInputFiles({
    ...{ name, mimeType: 'text/csv' },
    buffer: typeof text === 'string' ? Buffer.from(text) : text,
  });
const column = (page: Page, title: string) =>
  page.getByRole('combobox', { name: `Столбец «${title}»: какое это поле` });

/** Russian Excel's own encoding. */
function ansi(text: string): Buffer {
  return Buffer.from(
    [...text].map((sign) => {
      const code = sign.codePointAt(0)!;
      return sign === 'ё' ? 0xb8 : code >= 0x410 ? code - 0x410 + 0xc0 : code;
    }),
  );
}

test('a table is chosen, its columns named, tried, written, mended and repeated without doubling', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  // Notices of jobs come to each open page of an account: another journey's would replace the one looked for.
  const organizer = await newOrganizer(context);
  const contest = await Contest.create({ organizer });
  await Applications.make(contest, context);
  await context.close();
  const asked = { query: { referenceBookGuid: await contest.book() } };
  const nomination = (await contest.call(ReferenceBookItemGetByReferenceBookGuid, asked))[0]!.title;
  await post(page.context(), OrganizerLogin, organizer);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await page.getByRole('link', { name: 'Импорт' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Импорт заявок' })).toBeVisible();
  await expect(page.getByText('Здесь появятся таблицы')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'imports-empty');

  const rows = (second: string) =>
    [HEAD, `A1;Берёзка;Кострома;${nomination.toUpperCase()};да`, `A2;Ива;Тула;${second};`].join('\r\n');
  await choose(page, 'Заявки из 1С.csv', ansi(rows('Нет такой')));
  await expect(page.getByRole('list', { name: 'Столбцы таблицы' }).getByRole('listitem')).toHaveCount(5);
  await expect(column(page, 'Название коллектива')).toHaveValue('Название');
  await expect(column(page, 'Номинация')).toHaveValue('Номинация');
  await expect(column(page, 'Где живут')).toHaveValue('Не переносить');
  await expect(page.getByText('Берёзка; Ива')).toBeVisible();
  await expectAccessible(page);

  // By keyboard; and the choice survives a reload.
  const saved = page.waitForResponse(/SaveMapping/);
  await chooseByKeys(column(page, 'Где живут'), 'Город');
  await expect(column(page, 'Где живут')).toHaveValue('Город');
  await saved;
  await page.reload();
  await expect(column(page, 'Где живут')).toHaveValue('Город');
  await expect(page.getByRole('combobox', { name: 'Заявку узнаём по столбцу' })).toHaveValue('1. Код');
  await picture(page, 'import-columns');
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await picture(page, `import-columns-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('switch', { name: 'Считать поданными' }).press(' ');
  await page.getByRole('button', { name: 'Проверить' }).click();

  await expect(page.getByText(/Проверено, пока ничего не записано: новых 1, с ошибками 1/)).toBeVisible();
  const list = page.getByRole('list', { name: 'Строки' });
  await expect(list.getByText(/Номинация: В справочнике нет «Нет такой»/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'import-checked');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'import-checked-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ошибки, CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('button', { name: /Внести 1.строку/ }).click();
  await expect(page.getByText(/Внесено: новых 1, с ошибками 1/)).toBeVisible();
  // Reading, trying and writing are one work, so only its last notice stays.
  await expect(page.getByText('Готово: Импорт заявок')).toBeVisible();
  expect(await page.getByText(/^Готово: /).allTextContents()).toHaveLength(1);
  await picture(page, 'import-applied');

  // The corrected table: existing applications are not doubled, and its columns are recognised.
  await page.getByRole('link', { name: 'Импорт заявок' }).click();
  await expect(page.getByRole('list', { name: 'Прежние таблицы' })).toContainText('Заявки из 1С.csv');
  await picture(page, 'imports');
  await dropFile(page.getByText('или перетащите её сюда'), 'Исправленная.csv', Buffer.from(rows(nomination)));
  await expect(column(page, 'Где живут')).toHaveValue('Город');
  // Remembered with its columns.
  await expect(page.getByRole('switch', { name: 'Считать поданными' })).toBeChecked();
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText(/новых 1, без изменений 1/)).toBeVisible();
  await page.getByRole('button', { name: /Внести 1.строку/ }).click();
  await expect(page.getByText(/Внесено: новых 1, без изменений 1/)).toBeVisible();
  await page.getByRole('link', { name: 'К заявкам' }).last().click();
  await expect(page.getByText('2\u00a0заявки').first()).toBeVisible();
  await expect(page.getByText('Берёзка')).toBeVisible();
  await expect(page.getByText('Ива')).toBeVisible();
});

test('what is no table says so, and another may be chosen', async ({ page, browser }) => {
  const contest = await Contest.create();
  const context = await browser.newContext();
  await Applications.make(contest, context);
  await context.close();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications/imports`);
  await choose(page, 'картинка.xlsx', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  await expect(page.getByText('Это не таблица. Подойдут XLSX, CSV, TSV и TXT.')).toBeVisible();
  await choose(page, 'обрыв.xlsx', Buffer.from('PK\u0003\u0004 и больше ничего'));
  await expect(page.getByRole('alert').filter({ hasText: 'Файл повреждён' })).toBeVisible();
  await page.getByRole('link', { name: 'Загрузить другую таблицу' }).click();
  await choose(page, 'чужая.csv', `${Array.from({ length: 40 }, (_, at) => `К${at}`).join(';')}\n1;2`);
  await expect(page.getByText('Ни один столбец пока не узнан')).toBeVisible();
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Выберите хотя бы для одного столбца')).toBeVisible();
});

test('the table of applications is fetched, two values are changed in a spreadsheet, and it comes back', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const organizer = await newOrganizer(context);
  const contest = await Contest.create({ organizer });
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member);
  for (const name of ['Берёзка', 'Лель', 'Ива']) await applications.sent(name, 'Кострома');
  await member.close();
  await context.close();
  await post(page.context(), OrganizerLogin, organizer);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await expect(page.getByText('3\u00a0заявки').first()).toBeVisible();
  await page.getByRole('button', { name: /^Столбцы/ }).click();
  const columns = page.getByRole('dialog', { name: 'Столбцы' });
  for (const name of ['Город', 'Участник']) await columns.getByRole('button', { name: `Показать: ${name}` }).click();
  await page.keyboard.press('Escape');
  await expect(columns).toBeHidden();
  await expect(page.getByRole('grid', { name: 'Заявки' })).toContainText('Кострома');
  await page.getByRole('button', { name: 'Скачать', exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Файлы и задания/ }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Скачать: Заявки/ })
    .first()
    .click();
  const workbook = new Workbook();
  await workbook.xlsx.load((await readFile(await (await download).path())) as never);
  await page.keyboard.press('Escape');

  // By what stands in its head: the columns are those of the organizer's table.
  const sheet = workbook.worksheets[0]!;
  const titles = (sheet.getRow(2).values as unknown[]).map(String);
  const cell = (row: number, title: string) => sheet.getRow(row).getCell(titles.indexOf(title));
  const rowOf = (name: string) => [3, 4, 5].find((row) => cell(row, 'Заявка').value === name)!;
  expect(titles.slice(1)).toEqual(
    expect.arrayContaining(['№', 'Заявка', 'Участник', 'Город', 'Номинация', 'Код портала']),
  );
  cell(rowOf('Лель'), 'Город').value = 'Омск';
  cell(rowOf('Ива'), 'Город').value = 'Тула';
  cell(rowOf('Берёзка'), 'Номинация').value = 'Нет такой';
  const bytes = Buffer.from((await workbook.xlsx.writeBuffer()) as never);

  await page.getByRole('link', { name: 'Импорт' }).click();
  await choose(page, 'Заявки.xlsx', bytes);
  await expect(page.getByRole('combobox', { name: 'Заявку узнаём по столбцу' })).toHaveValue(/Код портала$/);
  await expect(page.getByText('Таблица выгружена из портала')).toBeVisible();
  await expect(column(page, 'Город')).toHaveValue('Город');
  await expect(column(page, 'Участник')).toHaveValue('Не переносить');
  await expectAccessible(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `import-returned-${width}`);
  }
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText(/ничего не записано: с изменениями 2, без изменений 1/)).toBeVisible();
  const list = page.getByRole('list', { name: 'Строки' });
  await expect(list.getByText(/Номинация: В справочнике нет «Нет такой»/)).toBeVisible();
  await expect(page.getByText(/В 1.строке не всё из таблицы попадёт в заявки/)).toBeVisible();
  await picture(page, 'import-returned-checked');
  await page.getByRole('button', { name: /Внести 2.строки/ }).click();
  await expect(page.getByText(/Внесено: с изменениями 2, без изменений 1/)).toBeVisible();
  await page.getByRole('link', { name: 'К заявкам' }).last().click();
  await expect(page.getByText('3\u00a0заявки').first()).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Заявки' });
  for (const [name, city] of [
    ['Берёзка', 'Кострома'],
    ['Лель', 'Омск'],
    ['Ива', 'Тула'],
  ] as const)
    // prettier-ignore
    await expect(grid.locator('[data-row]').filter({ hasText: name })).toContainText(city);
});
