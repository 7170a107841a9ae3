// A program from a file: what is understood of it, what is asked, and how it is published.

import { expect, test } from '@playwright/test';
import {
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemUpdate,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramUpdate,
  GroupFieldUpdate,
} from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { BASE, Contest } from '../contest.ts';
import { dropFile, expectAccessible, expectNoSidewaysScroll, picture, pressTwice, signIn } from '../pages.ts';

test('a list from a file is understood with the person: minutes, blanks, a new group, whose names are shown; Esc asks', async ({
  page,
}) => {
  const contest = await Contest.create();
  const query = { competitionProgramGuid: contest.program };
  const { guids: fields } = await contest.call(GroupFieldUpdate, {
    query: { competitionGuid: contest.guid },
    body: { fields: [{ title: 'Возраст', tag: 'ageCategory' }] },
  });
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isFullNames: true },
  });
  const itemsOf = async () =>
    (await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query })).items;
  for (const [index, { guid }] of (await itemsOf()).entries()) {
    const own =
      index === 0 ? { block: 'I отделение', groupValues: { [fields[0]!]: '13–15 лет' } } : { block: 'II отделение' };
    await contest.call(CompetitionProgramItemUpdate, { query, body: { competitionProgramItemGuid: guid, ...own } });
  }
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  await page.getByRole('button', { name: 'Добавить' }).click();
  await page.getByRole('menuitem', { name: 'Список из таблицы' }).click();
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  await choose('программа.xlsx', 'PK\u0003\u0004');
  await expect(page.getByRole('alert').filter({ hasText: 'сохраните её как CSV или скопируйте ячейки' })).toBeVisible();
  // The button of a long form stays closed for a question above it: beside it stands the way there.
  const box = page.getByLabel(/^Строки из Excel/);
  await box.fill('Исполнитель\tДлительность\nЛи А\t1:02:00');
  await expect(page.getByRole('button', { name: 'Добавить 1' })).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'program-paste-asked-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Ответьте на вопрос о длительности' }).click();
  await expect(page.getByRole('radio', { name: 'Да, минуты и секунды' })).toBeFocused();
  // Of whom it is not known who he is, is counted and lit.
  await box.fill('Исполнитель\tПроизведение\nМельникова Арина\tЭтюд\nOslo Kor\tПеснь');
  const unsure = page.getByRole('status').filter({ hasText: /кто это/ });
  const pasted = page.getByRole('region', { name: 'Предварительный просмотр' }).locator('tbody').getByRole('row');
  await expect(unsure).toContainText(/Не поняли, кто это, в 1\sстроке/);
  await expect(pasted).toHaveCount(2);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await unsure.scrollIntoViewIfNeeded();
    await picture(page, `program-paste-unsure-${width}`);
  }
  await unsure.getByRole('button', { name: 'Показать только их' }).click();
  await expect(pasted).toHaveCount(1);
  await page.getByLabel('Кто это, строка 3').selectOption('Коллектив');
  await expect(unsure).toContainText('Теперь о каждой строке известно');
  await box.fill('');
  await expect(page.getByRole('button', { name: 'Ответьте на вопрос о длительности' })).toBeHidden();
  const [long, choir] = [names.performers[1]!, names.collectives[1]!];
  // A file may be dropped in as well.
  const text = [
    'Исполнитель;Произведение;Возраст;Длительность',
    'I отделение',
    `${long};Песня Варлаама;13-15 лет;5`,
    `${choir};Ах вы, сени;13–16 лет;7’20”`,
    'О’Нил Мария;Этюд;13 — 15;',
  ].join('\r\n');
  await dropFile(box, 'программа.csv', Buffer.from(text));
  const unit = page.getByRole('radiogroup', { name: 'Длительность — в минутах?' });
  await expect(unit.getByRole('radio', { name: 'Да, в минутах' })).toBeChecked();
  await expect(unit).toContainText('5 → 5:00');
  await expect(page.getByText('У 1\u00A0выступления нет длительности: строка 5')).toBeVisible();
  const preview = page.getByRole('region', { name: 'Предварительный просмотр' });
  await expect(preview).toContainText('Иванова-Петренко А.');
  await expect(preview).toContainText('7’20” → 7:20');
  const fresh = page.getByLabel('Новая возрастная группа: «13–16 лет». Добавить?');
  await expectAccessible(page);
  await picture(page, 'program-paste');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'program-paste-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Закрыть, не добавив?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Закрыть, не добавив?')).toBeHidden();
  await fresh.selectOption('Это «13–15 лет»');
  await page.getByLabel('Кто это, строка 3').selectOption('Несколько человек');
  await pressTwice(page.getByRole('button', { name: 'Добавить 3' }), CompetitionProgramItemCreateRange);
  await expect(page.getByText('Добавили 3\u00A0пункта')).toBeVisible();
  const items = await itemsOf();
  expect(items.map(({ performer, block }) => [performer, block])).toEqual([
    [items[0]!.performer, 'I отделение'],
    [long, 'I отделение'],
    [choir, 'I отделение'],
    ['О’Нил Мария', 'I отделение'],
    [items[4]!.performer, 'II отделение'],
    [items[5]!.performer, 'II отделение'],
  ]);
  expect(items.slice(1, 4).map(({ duration, group, performerKind }) => [duration, group, performerKind])).toEqual([
    [300, '13–15 лет', 'people'],
    [440, '13–15 лет', 'collective'],
    [0, '13–15 лет', 'person'],
  ]);
  // One of them by hand: its group is chosen, and a new value is marked as new.
  await page.getByRole('button', { name: /О’Нил Мария, изменить/ }).click();
  await expect(page.getByRole('combobox', { name: 'Возраст' })).toHaveValue('13–15 лет');
  await picture(page, 'program-item');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'program-item-390');
  await page.getByRole('combobox', { name: 'Возраст' }).click();
  await page.getByRole('option', { name: 'Новое значение…' }).click();
  await page.getByRole('textbox', { name: 'Возраст' }).fill('16-18');
  await expect(page.getByText('Новая возрастная группа: «16-18»')).toBeVisible();
  await page.getByRole('textbox', { name: 'Возраст' }).fill('13 - 15');
  await expect(page.getByText('Такая группа уже есть: «13–15 лет»')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await page.getByRole('button', { name: 'Ещё о программе' }).click();
  await page.getByRole('menuitem', { name: 'Опубликовать программу' }).click();
  await expect(page.getByText(/^Полные имена разреш\S+ .+, \d+\s\S+ в\s\d\d:\d\d$/)).toBeVisible();
  await picture(page, 'program-public-390');
  // What was switched and then cancelled has never been; once published it has its link at once.
  const everybodys = page.getByRole('dialog', { name: 'Программа для всех' });
  const isPublished = async () =>
    (await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query })).isPublished;
  await everybodys.getByRole('switch', { name: 'Опубликована' }).click();
  await expect(everybodys.getByRole('button', { name: 'Опубликовать' })).toBeVisible();
  await everybodys.getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await expect(everybodys).toBeHidden();
  expect(await isPublished()).toBe(false);
  // Before: six presses.
  const presses = [
    page.getByRole('button', { name: 'Ещё о программе' }),
    page.getByRole('menuitem', { name: 'Опубликовать программу' }),
    everybodys.getByRole('switch', { name: 'Опубликована' }),
    everybodys.getByRole('button', { name: 'Опубликовать' }),
  ];
  for (const press of presses) await press.click();
  await expect(everybodys.getByRole('img', { name: /^QR-код/ })).toBeVisible();
  expect(await isPublished()).toBe(true);
});
