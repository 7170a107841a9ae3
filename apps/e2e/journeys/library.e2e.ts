import { expect, test } from '@playwright/test';
import {
  ReferenceBookCreate,
  ReferenceBookItemCreateRange,
  ReferenceBookItemGetByReferenceBookGuid,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('a book is made, filled by Enter and by a pasted list, put in order, merged and archived by keyboard', async ({
  page,
}) => {
  const contest = await Contest.create();
  const tail = newGuid().slice(-6);
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/library`);
  await expect(page.getByRole('heading', { level: 1, name: 'Справочники' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Номинации', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Новый справочник' }).first().click();
  await page.getByLabel('Название').fill('номинации');
  await page.getByLabel('Название').press('Enter');
  await expect(page.getByText('Справочник «Номинации» уже есть.')).toBeVisible();
  await page.getByLabel('Название').fill(`Ёлочные формы ${tail}`);
  await page.getByLabel('Название').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Ёлочные формы ${tail}` })).toBeVisible();

  const fresh = page.getByLabel('Новая строка');
  const list = page.getByRole('list', { name: 'Строки справочника' });
  const isList = (...titles: (string | RegExp)[]) => expect(list.getByRole('listitem')).toHaveText(titles);
  const row = (title: string) => new RegExp(`^${title}`);
  for (const title of ['Соло', 'Дуэт', 'Трио']) {
    await fresh.fill(title);
    await fresh.press('Enter');
    await expect(list.getByText(title, { exact: true })).toBeVisible();
    await expect(fresh).toHaveValue('');
    await expect(fresh).toBeFocused();
  }
  await fresh.fill(' соло');
  await fresh.press('Enter');
  await expect(page.getByText('«Соло» уже есть в справочнике.')).toBeVisible();
  await fresh.fill('');

  await page.getByRole('button', { name: 'Вставить списком' }).click();
  const drawer = page.getByRole('dialog', { name: /^Строки списком/ });
  await drawer.getByRole('textbox').fill('1. Ансамбль\n2. ДУЭТ\n3. Хор\n4. ансамбль\n5. Малая форма\n6. Малая форма.');
  await expect(drawer.getByText('Новых строк: 4, пропустим: 2')).toBeVisible();
  await expect(drawer.getByText('уже есть: «Дуэт»')).toBeVisible();
  await expect(drawer.getByText('второй раз в этом списке')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'library-paste');
  await drawer.getByRole('button', { name: /^Добавить 4/ }).click();
  await isList(...['Соло', 'Дуэт', 'Трио', 'Ансамбль', 'Хор', 'Малая форма', 'Малая форма\\.'].map(row));

  await page.getByRole('button', { name: 'Переименовать: Хор' }).press('Alt+ArrowUp');
  await isList(...['Соло', 'Дуэт', 'Трио', 'Хор', 'Ансамбль', 'Малая форма', 'Малая форма\\.'].map(row));
  await page.getByRole('button', { name: 'Действия: Соло' }).click();
  await page.getByRole('menuitem', { name: 'На место №…' }).click();
  await page.getByRole('combobox', { name: 'На место' }).click();
  await page.getByRole('option', { name: 'В самый конец' }).click();
  await page.getByRole('button', { name: 'Переставить' }).click();
  await isList(...['Дуэт', 'Трио', 'Хор', 'Ансамбль', 'Малая форма', 'Малая форма\\.', 'Соло'].map(row));
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await isList(...['Соло', 'Дуэт', 'Трио', 'Хор', 'Ансамбль', 'Малая форма', 'Малая форма\\.'].map(row));

  await page.getByRole('button', { name: 'Переименовать: Трио' }).click();
  await page.getByLabel('Название строки').fill('Трио и квартет');
  await page.getByLabel('Название строки').press('Enter');
  await expect(list.getByText('Трио и квартет')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Переименовать: Трио и квартет' })).toBeFocused();

  await page.getByRole('checkbox', { name: 'Выбрать: Малая форма', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Выбрать: Малая форма.' }).check();
  await picture(page, 'library-chosen');
  await page.getByRole('toolbar').getByRole('button', { name: 'Объединить' }).click();
  const merge = page.getByRole('dialog', { name: 'Объединить в одну строку' });
  await merge.getByRole('radio', { name: 'Малая форма', exact: true }).check();
  await expect(merge.getByText('Остальные строки исчезнут из справочника.')).toBeVisible();
  await expectAccessible(page);
  await merge.getByRole('button', { name: 'Объединить' }).click();
  await isList(...['Соло', 'Дуэт', 'Трио и квартет', 'Хор', 'Ансамбль', 'Малая форма'].map(row));

  await page.getByRole('checkbox', { name: 'Выбрать: Соло' }).check();
  await page.getByRole('checkbox', { name: 'Выбрать: Дуэт' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Убрать в архив' }).click();
  await isList(...['Трио и квартет', 'Хор', 'Ансамбль', 'Малая форма'].map(row));
  await page.getByText('Архив: 2', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Архив справочника' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Действия: Соло' }).click();
  await page.getByRole('menuitem', { name: 'Вернуть из архива' }).click();
  await expect(page.getByRole('list', { name: 'Архив справочника' }).getByRole('listitem')).toHaveCount(1);
  await page.getByText('В ходу').click();
  await isList(...['Соло', 'Трио и квартет', 'Хор', 'Ансамбль', 'Малая форма'].map(row));

  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picture(page, 'library-book-390');
  await page.goto(`${BASE}/organizer/library?search=елочн`);
  await expect(page.getByRole('link', { name: `Ёлочные формы ${tail}` })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Действия: Ёлочные формы ${tail}` }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await expect(page.getByText(`Справочник «Ёлочные формы ${tail}» удалён`)).toBeVisible();
  await expect(page.getByRole('link', { name: `Ёлочные формы ${tail}` })).toBeHidden();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByRole('link', { name: `Ёлочные формы ${tail}` })).toBeVisible();

  // What names a line is shown with the way to it.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${BASE}/organizer/library/${await contest.book()}`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Народный танец' })
    .getByRole('button', { name: /указана в/ })
    .first()
    .click();
  const uses = page.getByRole('dialog', { name: /^Где указана/ });
  await expect(uses.getByRole('heading', { name: contest.title })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'library-uses');
});

test('a book of 5,000 lines opens, is searched and put in order', async ({ page }) => {
  const contest = await Contest.create();
  const { guid } = await contest.call(ReferenceBookCreate, { body: { title: `Большой ${newGuid().slice(-6)}` } });
  await Promise.all(
    Array.from({ length: 25 }, (_, part) =>
      contest.call(ReferenceBookItemCreateRange, {
        body: {
          referenceBookGuid: guid,
          items: Array.from({ length: 200 }, (__, at) => ({ title: `Строка ${part * 200 + at + 1}` })),
          order: part * 200,
        },
      }),
    ),
  );
  await signIn(page);
  await page.goto(`${BASE}/organizer/library/${guid}`);
  const list = page.getByRole('list', { name: 'Строки справочника' });
  await expect(list.getByText('Строка 1', { exact: true })).toBeVisible();
  expect(await list.getByRole('listitem').count()).toBeLessThan(400);
  await page.getByRole('button', { name: 'Переименовать: Строка 2', exact: true }).press('Alt+ArrowUp');
  await expect(list.getByRole('listitem').first()).toHaveText(/^Строка 2/);
  const first = async () =>
    (await contest.call(ReferenceBookItemGetByReferenceBookGuid, { query: { referenceBookGuid: guid } }))[0]!.title;
  await expect.poll(first).toBe('Строка 2');
  await page.getByLabel('Поиск по списку').fill('строка 4999');
  await expect(page.getByRole('listitem').filter({ hasText: 'Строка 4999' })).toBeVisible();
});

test('bounds of ages are read and corrected, and an event offers a choice of its own', async ({ page }) => {
  const contest = await Contest.create();
  const title = `Возраст ${newGuid().slice(-6)}`;
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/library`);
  await page.getByRole('button', { name: 'Новый справочник' }).first().click();
  await page.getByLabel('Название').fill(title);
  await page.getByRole('switch', { name: 'Возрастные категории' }).check();
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const guid = page.url().split('/').at(-1)!;

  await page.getByRole('button', { name: 'Вставить списком' }).click();
  const drawer = page.getByRole('dialog', { name: /^Строки списком/ });
  await drawer.getByRole('textbox').fill('Младшая, 7–9 лет\nСтаршая (10–12)\nВзрослые, от 18 лет\nСмешанная');
  await expect(drawer.getByText('без границ возраста')).toBeVisible();
  await drawer.getByRole('button', { name: /^Добавить 4/ }).click();
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(row('Старшая (10–12)').getByText('10–12 лет', { exact: true })).toBeVisible();
  await expect(row('Взрослые').getByText('от 18 лет', { exact: true })).toBeVisible();
  await expect(page.getByText('13–17 лет: ни в одной строке')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'library-ages');

  await page.getByRole('button', { name: 'Действия: Старшая (10–12)' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Границы возраста…' }).press('Enter');
  const ages = page.getByRole('dialog', { name: /^Границы возраста/ });
  await ages.getByLabel('До').fill('9');
  await ages.getByLabel('До').press('Enter');
  await expect(ages.getByText('Не может быть меньше, чем «от»: там 10.')).toBeVisible();
  await ages.getByLabel('До').fill('17');
  await ages.getByLabel('До').press('Enter');
  await expect(row('Старшая (10–12)').getByText('10–17 лет', { exact: true })).toBeVisible();
  await expect(page.getByText('Проверьте границы возраста')).toBeHidden();

  await page.getByRole('button', { name: 'В мероприятиях' }).click();
  const events = page.getByRole('dialog', { name: 'Справочник в мероприятиях' });
  await expect(events.getByRole('listitem').filter({ hasText: contest.title })).toContainText('весь справочник');
  await expectAccessible(page);
  await events.getByRole('button', { name: `Выбрать строки: ${contest.title}` }).click();
  const set = page.getByRole('dialog', { name: `${title}: ${contest.title}` });
  await set.getByRole('radio', { name: 'Только отмеченные строки' }).check();
  await set.getByRole('button', { name: 'Снять все' }).click();
  await set.getByRole('button', { name: 'Сохранить' }).click();
  await expect(set.getByText('Отметьте хотя бы одну строку')).toBeVisible();
  await set.getByLabel('Найти строку').fill('взросл');
  await set.getByRole('checkbox', { name: 'Взрослые, от 18 лет' }).check();
  await expect(set.getByText('Отмечено 1 из 4')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'library-event-set');
  await set.getByRole('button', { name: 'Сохранить' }).click();
  await expect(events.getByRole('listitem').filter({ hasText: contest.title })).toContainText('свой набор: 1');
  await expectAccessible(page);
  await picture(page, 'library-events');
  const query = { referenceBookGuid: guid, competitionGuid: contest.guid };
  const offered = await contest.call(ReferenceBookItemGetByReferenceBookGuid, { query });
  expect(offered.map((one) => one.title)).toEqual(['Взрослые, от 18 лет']);
  await page.reload();
  await expect(events.getByRole('listitem').filter({ hasText: contest.title })).toContainText('свой набор: 1');
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByText('Свой набор в 1')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picture(page, 'library-ages-390');

  // The event's own page of nominations leads to where they are chosen.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/ratings`);
  await page.getByRole('button', { name: 'Выбрать для мероприятия' }).click();
  await expect(events.getByRole('listitem').filter({ hasText: contest.title })).toContainText('весь справочник');
});
