// The designer of papers: a ready template is made one's own by keys and by mouse, printed, withdrawn and proven.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { DesignerCreateDocument } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { chooseByKeys, chooseIn, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

const FONT = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/piazzolla/900Black/Piazzolla_900Black.ttf'),
);

test('a template is made of a ready one, changed by keys and by mouse, saved, taken back, and lists who gets it', async ({
  page,
}) => {
  const contest = await Contest.create();
  const event = `${BASE}/organizer/events/${contest.guid}`;
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${event}/diplomas`);
  await page.getByRole('link', { name: 'Свои шаблоны' }).click();
  await page.getByRole('button', { name: 'Новый шаблон' }).click();
  const drawer = page.getByRole('dialog');
  await expectAccessible(page);
  await chooseByKeys(drawer.getByRole('combobox', { name: 'С чего начать' }), 'Пустой лист');
  await drawer.getByLabel('Название').fill('Черновик');
  await drawer.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('link', { name: 'К шаблонам' }).click();
  const own = page.getByRole('list', { name: 'Шаблоны', exact: true });
  await chooseIn(page, 'Действия: Черновик', 'Переименовать');
  await page.getByRole('dialog').getByLabel('Название').fill('Чистовик');
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(own).toContainText('Чистовик');
  await chooseIn(page, 'Действия: Чистовик', 'Удалить');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(own).toContainText('Чистовик');
  const ready = page.getByRole('list', { name: 'Готовые шаблоны' });
  await expect(ready.locator('img')).toHaveCount(12);
  await expectAccessible(page);
  await picture(page, 'templates-1440');
  await ready.getByRole('button', { name: 'Взять: Диплом лауреата' }).click();

  await expect(page.getByText('Онлайн редактор грамот, дипломов')).toBeVisible();
  const name = page.getByRole('group', { name: 'Лист' }).getByRole('button', { name: /^\{исполнитель\}/ });
  await expect(name.locator('img')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'designer-1440');

  // A font of one's own, under one's word on the licence.
  await page.getByRole('switch', { name: 'Лицензия шрифта разрешает' }).check();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Загрузить шрифт' }).click();
  await (await choosing).setFiles({ name: 'своё.ttf', mimeType: 'font/ttf', buffer: FONT });
  await expect(page.getByRole('list', { name: 'Свои шрифты' })).toContainText('Piazzolla');
  await expectAccessible(page);
  await picture(page, 'designer-fonts-1440');

  // By the keyboard alone: chosen, moved, grown, taken back.
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Слева, мм')).toHaveValue('28');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByLabel('Слева, мм')).toHaveValue('39');
  await page.keyboard.press('Control+KeyZ');
  await expect(page.getByLabel('Слева, мм')).toHaveValue('28');
  await page.keyboard.press('Control+KeyY');
  await expect(page.getByLabel('Слева, мм')).toHaveValue('39');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('textbox', { name: 'Текст' })).toHaveValue(/педагоги/);
  await page.keyboard.press('PageUp');
  await page.getByRole('combobox', { name: 'Шрифт' }).click();
  await page.getByRole('option', { name: 'Piazzolla Black' }).click();
  const words = page.getByRole('textbox', { name: 'Текст' });
  await words.fill('Солисту: {исполнитель} ');
  await expect(page.getByRole('status').filter({ hasText: 'сохранено' })).toBeVisible();
  // The next word follows a blank that was saved without.
  await expect(words).toHaveValue('Солисту: {исполнитель} ');

  // By mouse: a new field, drawn to the middle of the sheet.
  await page.getByRole('button', { name: 'Поле', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Название мероприятия' }).click();
  const title = page.getByRole('group', { name: 'Лист' }).locator('[data-chosen]');
  await expect(title.locator('img')).toBeVisible();
  const box = (await title.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2 + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel('Слева, мм')).toHaveValue('31,5');
  await expect(page.getByRole('status').filter({ hasText: 'сохранено' })).toBeVisible();
  await page.getByRole('button', { name: 'Следующая запись' }).click();
  await expect(page.getByText(/^1 из \d+: /)).toBeVisible();
  await picture(page, 'designer-record-1440');

  await page.reload();
  await expect(page.getByRole('button', { name: /^Солисту: \{исполнитель\}/ }).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picture(page, 'designer-390');

  await page.getByRole('link', { name: /^Выпустить: / }).click();
  await expect(page.getByRole('list', { name: 'Диплом лауреата' }).getByRole('listitem').first()).toContainText(
    'ждёт закрытия протокола',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'papers-390');
  // Nobody is written to about a paper that he cannot take.
  await chooseIn(page, 'Выпустить все', 'Написать, где их скачать');
  const letters = page.getByRole('dialog', { name: 'Письма о бумагах' });
  await expect(letters.getByRole('listitem').first()).toContainText('нет участника');
  await expect(letters.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'paper-letters-390');
  await page.keyboard.press('Escape');

  // Names in cases: offered, corrected by a person, kept.
  const query = { competitionGuid: contest.guid };
  const { guid: judges } = await contest.call(DesignerCreateDocument, {
    query,
    body: { title: 'Жюри', ready: 'judge' },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${event}/diplomas/documents?competitionDocumentGuid=${judges}`);
  await page.getByRole('button', { name: 'Падежи' }).click();
  const names = page.getByRole('dialog', { name: 'Имена в падежах' });
  const first = names.getByRole('listitem').first();
  await expect(first).toContainText('не проверено');
  await first.getByRole('textbox').fill('Ветлугиной Инне');
  await first.getByRole('button', { name: /^Одобрить: / }).click();
  await expect(first).toContainText('одобрено, не так, как предложено');
  await expectAccessible(page);
  await picture(page, 'names-1440');
});
