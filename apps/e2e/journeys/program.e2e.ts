import { expect, test } from '@playwright/test';
import {
  CompetitionProgramItemArrange,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemUpdate,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramUpdate,
  GroupFieldUpdate,
  FestivalUpdateFestival,
} from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { BASE, Contest } from '../contest.ts';
import {
  chooseIn,
  expectAccessible,
  expectGreeting,
  expectNoSidewaysScroll,
  expectWholeWords,
  picture,
  pressTwice,
  signIn,
} from '../pages.ts';

/** A program that should have begun this many minutes ago. */
async function lateContest(minutes: number): Promise<Contest> {
  const contest = await Contest.create();
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: {
      competitionProgramGuid: contest.program,
      dateTimeBegin: new Date(Date.now() - minutes * 60_000).toISOString(),
    },
  });
  return contest;
}

test('the day is late, everybody sees by how much, and a recount makes it the plan', async ({ page }) => {
  const contest = await lateContest(12);
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  await expect(page.getByRole('button', { name: '№ 1 Жар-птица, изменить' })).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Ведение программы' });
  await expect(bar).not.toContainText('Отставание');
  await contest.stage(0);
  await expect(bar).toContainText('Отставание');
  await expect(bar).toContainText('12\u00A0минут');
  await expect(bar).toContainText('по плану');
  await expect(page.locator('li', { hasText: 'Калинушка' })).toContainText('≈');
  await picture(page, 'program-late');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Пересчитать время' }).click();
  await expect(page.getByText('Время пересчитано')).toBeVisible();
  await expect(bar).toContainText('По плану');
});

test('a copy, a numbering and a rehearsal are made from the program’s menu', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Ещё о программе' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Пронумеровать выступления');
  await page.getByLabel('С какого номера').fill('31');
  await page.getByRole('button', { name: 'Пронумеровать' }).click();
  await expect(page.getByText('Пронумеровано: 3\u00A0выступления')).toBeVisible();
  await expect(page.getByRole('button', { name: '№ 31 Жар-птица, изменить' })).toBeVisible();
  await menu('Опубликовать программу');
  const publish = page.getByRole('switch', { name: /Опубликована/ });
  await publish.check({ force: true });
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await menu('Опубликовать программу');
  await expect(publish).not.toBeChecked();
  await publish.check({ force: true });
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  // The link is shown at once.
  await expect(page.getByText(`${BASE}/program/${contest.program}`)).toBeVisible();
  await page.getByRole('button', { name: 'Готово' }).click();
  await menu('Расписание проб сцены');
  await expect(page.getByText('3\u00A0пробы')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Составить' }).click();
  await page.getByRole('button', { name: 'Открыть' }).click();
  await expect(page.getByText(/Жар-птица · №\s31/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Программа' }).click();
  await page.getByRole('option', { name: 'Конкурсный день', exact: true }).click();
  await menu('Копировать программу');
  await expect(page.getByText('Копия программы «Конкурсный день» готова')).toBeVisible();
  await expect(page.getByText(/Её номера вошли в те же группы/)).toBeVisible();
  await menu('Вынести в новую программу');
  await page.getByRole('checkbox', { name: '№ 33 Лель' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Вынести 1/ }).click();
  await expect(page.getByText('Программа «Конкурсный день: 2 тур» создана')).toBeVisible();
  await expect(page.getByRole('button', { name: /Лель, изменить/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Жар.*изменить/ })).toBeHidden();
  // A program with items is deleted only when its title is typed.
  await menu('Удалить программу');
  const asked = page.getByRole('dialog', { name: 'Удалить программу?' });
  await expect(asked.getByRole('button', { name: 'Удалить' })).toBeDisabled();
  await asked.getByLabel('Введите: Конкурсный день: 2 тур').fill('Конкурсный день: 2 тур');
  await asked.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Программа «Конкурсный день: 2 тур» удалена')).toBeVisible();
});

test('the order is changed by a mouse, by keys, by place and several at once; a latecomer comes in where he belongs', async ({
  page,
}) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  const names = page.getByRole('button', { name: /, изменить$/ });
  const isOrder = (...order: RegExp[]) => expect(names).toHaveText(order);
  await isOrder(/^Жар/, /^Калинушка/, /^Лель/);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  // The neighbour that it is dropped beside: above its middle.
  await row('Лель')
    .getByTitle('Потяните, чтобы переставить')
    .dragTo(row('Жар'), { targetPosition: { x: 300, y: 6 } });
  await isOrder(/^Лель/, /^Жар/, /^Калинушка/);
  await picture(page, 'program-moved');
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await isOrder(/^Жар/, /^Калинушка/, /^Лель/);
  await page.getByRole('button', { name: /Калинушка, изменить/ }).press('Alt+ArrowUp');
  await isOrder(/^Калинушка/, /^Жар/, /^Лель/);
  await expect(page.getByRole('button', { name: /Калинушка, изменить/ })).toBeFocused();
  await expect(page.getByText(/Калинушка: место 1 из\s3/).first()).toBeAttached();
  const menu = (name: string, item: string) => chooseIn(page, new RegExp(`^Действия: .*${name}`), item);
  await menu('Калинушка', 'Выбрать несколько');
  await page.getByRole('checkbox', { name: /Жар/ }).check();
  await expectAccessible(page);
  await picture(page, 'program-chosen');
  await page.getByRole('toolbar', { name: 'Выбранные пункты' }).getByRole('button', { name: 'Ниже' }).click();
  await isOrder(/^Лель/, /^Калинушка/, /^Жар/);
  await page.getByRole('button', { name: 'Снять выбор' }).click();
  // The rest of a day leaves by three presses, and comes back by one.
  await menu('Калинушка', 'Выбрать несколько');
  await page.getByRole('button', { name: 'Выбрать до конца' }).click();
  await page.getByRole('button', { name: 'Снять с программы' }).click();
  await expect(page.getByText(/Снято с программы: 2\s*пункта/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Вернуть: / })).toHaveCount(2);
  await picture(page, 'program-rest-withdrawn');
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Вернуть: / })).toHaveCount(0);
  await page.evaluate(() =>
    addEventListener('focusout', ({ target }) => {
      if (target instanceof HTMLInputElement) document.body.dataset.left = target.id;
    }),
  );
  await menu('Жар', 'На место №…');
  const place = page.getByRole('combobox', { name: 'На место' });
  await expect(place).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  // Not even while the menu was closing: typed text would have lost its list.
  await expect(page.locator('body')).not.toHaveAttribute('data-left');
  await place.pressSequentially('лель');
  await page.getByRole('option', { name: /Лель/ }).click();
  await page.getByRole('button', { name: 'Переставить' }).click();
  await isOrder(/^Жар/, /^Лель/, /^Калинушка/);
  // A step from the menu leaves it open for the next one; whatever Esc closes gives the focus back to the row's button.
  const actions = page.getByRole('button', { name: /^Действия: .*Жар/ });
  const step = page.getByRole('menuitem', { name: 'Ниже' });
  await actions.press('Enter');
  await step.press('Enter');
  await isOrder(/^Лель/, /^Жар/, /^Калинушка/);
  await expect(step).toBeFocused();
  await page.getByRole('menuitem', { name: 'Выше' }).press('Enter');
  await isOrder(/^Жар/, /^Лель/, /^Калинушка/);
  // At the top there is no «Выше» any more: the other step takes the focus.
  await expect(step).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'На место №…' }).press('Enter');
  await expect(place).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  // The list of places first, then the drawer.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(actions).toBeFocused();
  await menu('Лель', 'Вставить после №\u00A03');
  await page.getByLabel('Исполнитель').fill('Опоздавшие');
  // A latecomer competes with those beside whom he is put, unless the organizer says otherwise.
  await expect(page.getByRole('combobox', { name: 'Номинация' })).not.toHaveValue('');
  // Without an answer he presses once more, as he is told, and the latecomer stands there once.
  const form = page.getByRole('dialog');
  await pressTwice(form.getByRole('button', { name: 'Добавить' }), CompetitionProgramItemCreateRange);
  await page.reload();
  await isOrder(/^Жар/, /^Лель/, /^Опоздавшие/, /^Калинушка/);
  await expect(page.getByRole('button', { name: '№ 3а Опоздавшие, изменить' })).toBeVisible();
});

test('moves on their way keep the order and the focus; whoever else moves a row is followed after them', async ({
  page,
}) => {
  const contest = await Contest.create();
  const query = { competitionProgramGuid: contest.program };
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  const names = page.getByRole('button', { name: /, изменить$/ });
  const row = page.getByRole('button', { name: /Калинушка, изменить/ });
  await expect(names).toHaveText([/^Жар/, /^Калинушка/, /^Лель/]);
  let letGo = () => {};
  const both = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/CompetitionProgramItem/Arrange?*', async (route) => {
    await both;
    await route.continue();
  });
  await row.press('Alt+ArrowUp');
  await expect(names).toHaveText([/^Калинушка/, /^Жар/, /^Лель/]);
  await row.press('Alt+ArrowDown');
  await expect(names).toHaveText([/^Жар/, /^Калинушка/, /^Лель/]);
  await row.press('Alt+ArrowDown');
  letGo();
  const asked = () => contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  await expect.poll(async () => (await asked()).items.map(({ performer }) => performer).at(-1)).toBe('Калинушка');
  await expect(names).toHaveText([/^Жар/, /^Лель/, /^Калинушка/]);
  const [first] = (await asked()).items;
  await contest.call(CompetitionProgramItemArrange, {
    query,
    body: { places: [{ itemGuid: first!.guid, side: 'after', ofGuid: null }] },
  });
  await expect(names).toHaveText([/^Лель/, /^Калинушка/, /^Жар/]);
  await expect(row).toBeFocused();
});

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
  const dataTransfer = await page.evaluateHandle((words) => {
    const carried = new DataTransfer();
    carried.items.add(new File([words], 'программа.csv'));
    return carried;
  }, text);
  await box.dispatchEvent('drop', { dataTransfer });
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

test('everybody follows the published program on a phone, children by their surnames', async ({ page }) => {
  const contest = await lateContest(8);
  const query = { competitionProgramGuid: contest.program };
  const { items } = await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  await contest.call(CompetitionProgramItemUpdate, {
    query,
    body: { competitionProgramItemGuid: items[1]!.guid, performer: 'Арина Мельникова', peopleCount: 1 },
  });
  await contest.call(CompetitionProgramItemUpdate, {
    query,
    body: { competitionProgramItemGuid: items[0]!.guid, performer: names.performers[5]!, peopleCount: 1 },
  });
  const [title, city, place] = [names.events[0]!, 'Набережные Челны', names.institutions[0]!];
  const details = { title, city, place, beginDate: '2026-11-20', endDate: '2026-11-22' };
  await contest.call(FestivalUpdateFestival, { query: { festivalGuid: contest.guid }, body: { details } });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${BASE}/program/${contest.program}`);
  await expect(page.getByText('организатор её пока не опубликовал')).toBeVisible();
  const publish = (isPublished: boolean) =>
    contest.call(CompetitionProgramUpdate, {
      query: { competitionGuid: contest.guid },
      body: { competitionProgramGuid: contest.program, isPublished },
    });
  await publish(true);
  await page.reload();
  await expect(page.getByText('Мельникова\u00A0А.')).toBeVisible();
  expect(await page.content()).not.toContain('Арина');
  await expectGreeting(page);
  await page.getByRole('button', { name: /Моё выступление: Лель/ }).click();
  await expect(page.getByText('через 2\u00A0номера')).toBeVisible();
  await contest.stage(0);
  await expect(page.getByText('Сейчас на сцене')).toBeVisible();
  await expect(page.getByText('отставание 8\u00A0мин')).toBeVisible();
  await expect(page.getByText('через 1\u00A0номер')).toBeVisible();
  await expect(page.getByText('Тер-Аванесян-Багдасарова К.').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectWholeWords(page);
  await expectAccessible(page);
  await picture(page, 'public-program-360');
  await page.reload();
  await expect(page.getByText('через 1\u00A0номер')).toBeVisible();
  await page.getByRole('link', { name: /^Моё/ }).click();
  await expect(page.getByRole('heading', { name: 'Перед вами 1\u00A0номер' })).toBeVisible();
  await expectWholeWords(page);
  await expectAccessible(page);
  await picture(page, 'public-program-mine-360');
  await page.getByRole('link', { name: 'Итоги' }).click();
  await expect(page.getByText('Итоги пока не объявлены.')).toBeVisible();
  await page.getByRole('link', { name: 'Как пройти' }).click();
  await expect(page.getByRole('link', { name: 'Открыть на карте' })).toHaveAttribute('href', /^https:.+maps/);
  await expectWholeWords(page);
  await expectAccessible(page);
  await picture(page, 'public-program-way-360');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Итоги' })).toBeVisible();
  await page.getByRole('link', { name: 'Программа' }).click();
  await page.getByLabel('Найти выступление').fill('арзамас');
  await expect(page.getByRole('button', { name: /Моё выступление: Лель/ })).toBeHidden();
  await publish(false);
  await expect(page.getByText('организатор её пока не опубликовал')).toBeVisible({ timeout: 60_000 });
});
