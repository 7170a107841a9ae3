import { expect, test, type Page } from '@playwright/test';
import {
  CompetitionProgramCreate,
  CompetitionProgramItemArrange,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemUpdate,
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramUpdate,
  FestivalUpdateFestival,
} from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { BASE, Contest } from '../contest.ts';
import {
  chooseIn,
  expectAccessible,
  expectChosenWhole,
  expectGreeting,
  expectNoSidewaysScroll,
  expectWholeWords,
  picture,
  pictures,
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
  await numberedByScope(page, contest);
});

/** One count through all programs of the event, then one program by a count of its own. */
async function numberedByScope(page: Page, contest: Contest): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Пронумеровать выступления' });
  const number = page.getByRole('button', { name: 'Пронумеровать', exact: true });
  const count = async (title: string, scope: string, [start, step, prefix]: readonly [string, string, string]) => {
    await page.getByRole('combobox', { name: 'Программа' }).click();
    await page.getByRole('option', { name: title, exact: true }).click();
    await chooseIn(page, 'Ещё о программе', 'Пронумеровать выступления');
    await form.getByLabel('С какого номера').fill(start);
    await form.getByLabel('Шаг').fill(step);
    await form.getByLabel('Перед номером').fill(prefix);
    await form.getByRole('combobox', { name: 'Счёт' }).click();
    await page.getByRole('option', { name: scope }).click();
  };
  const numbersOf = async (title: string) => {
    const programs = await contest.call(CompetitionProgramGetByCompetition, {
      query: { competitionGuid: contest.guid },
    });
    const query = { competitionProgramGuid: programs.find((one) => one.title === title)!.guid };
    const { items } = await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
    return items.map((item) => item.number);
  };
  const [day, copy] = ['Конкурсный день', 'Конкурсный день (копия)'];
  await count(copy, 'Сквозной по всем программам мероприятия', ['101', '5', 'А-']);
  await expect(form.getByText('Получится: №\u00A0А-101, №\u00A0А-106, №\u00A0А-111…')).toBeVisible();
  await number.click();
  // The day is published: its numbers were told, and change only where that is meant.
  await form.getByRole('switch', { name: /^Всё равно сменить номера/ }).check({ force: true });
  await expectAccessible(page);
  await pictures(page, 'program-numbering', 390, 768, 1440);
  await number.click();
  await expect(page.getByText('Пронумеровано: 6\u00A0выступлений')).toBeVisible();
  await expect(page.getByRole('button', { name: '№ А-116 Жар-птица, изменить' })).toBeVisible();
  expect([await numbersOf(day), await numbersOf(copy)]).toEqual([
    ['А-101', 'А-106', 'А-111'],
    ['А-116', 'А-121', 'А-126'],
  ]);
  await count(copy, 'Один на всю программу', ['1', '10', '']);
  await number.click();
  await expect(page.getByRole('button', { name: '№ 11 Калинушка, изменить' })).toBeVisible();
  expect([await numbersOf(day), await numbersOf(copy)]).toEqual([
    ['А-101', 'А-106', 'А-111'],
    ['1', '11', '21'],
  ]);
}

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
  // Above the bar at the foot of a low window the page goes on under the mouse.
  await page.setViewportSize({ width: 1440, height: 420 });
  await row('Жар').getByTitle('Потяните, чтобы переставить').hover();
  await page.mouse.down();
  // A browser without a screen tells of a drag only when it moves within an element.
  await page.mouse.move(300, 380, { steps: 40 });
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight);
  await expect.poll(left).toBeLessThan(2);
  const last = (await row('Лель').boundingBox())!;
  await page.mouse.move(300, last.y + last.height - 6, { steps: 20 });
  await page.mouse.up();
  await isOrder(/^Калинушка/, /^Лель/, /^Жар/);
  await page.setViewportSize({ width: 1440, height: 900 });
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
  const form = page.getByRole('dialog');
  // A number that somebody has would stand twice on the judges' tablets.
  const number = form.getByLabel('№ выступления');
  await number.fill('3');
  await expect(number).toHaveAccessibleDescription('Уже есть: №\u00A03 Лель. Пусто — №\u00A0соседа с буквой.');
  await picture(page, 'program-number-taken');
  await number.fill('');
  await expect(number).toHaveAccessibleDescription('Пусто — №\u00A0соседа с буквой.');
  // Without an answer he presses once more, as he is told, and the latecomer stands there once.
  await pressTwice(form.getByRole('button', { name: 'Добавить' }), CompetitionProgramItemCreateRange);
  await page.reload();
  await isOrder(/^Жар/, /^Лель/, /^Опоздавшие/, /^Калинушка/);
  await expect(page.getByRole('button', { name: '№ 3а Опоздавшие, изменить' })).toBeVisible();
});

test('a long name of a program is read whole where programs are chosen', async ({ page }) => {
  const contest = await Contest.create();
  const title = names.institutions[0]!;
  await contest.call(CompetitionProgramCreate, {
    query: { competitionGuid: contest.guid },
    body: { title },
  });
  await signIn(page);
  const picker = page.getByRole('combobox', { name: 'Программа' });
  for (const path of ['program', 'protocols?competitionProgramGuid=', 'desk']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    const first = path.endsWith('=') ? contest.program : '';
    await page.goto(`${BASE}/organizer/events/${contest.guid}/${path}${first}`);
    await picker.click();
    const choice = page.getByRole('option', { name: title });
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(choice).toBeVisible();
      // The choices wrap within the window.
      const { x, width: wide } = (await choice.boundingBox())!;
      expect([x >= 0, x + wide <= width], `${path} at ${width}`).toEqual([true, true]);
      await picture(page, `chooser-${path.split('?')[0]}-open-${width}`);
    }
    await choice.click();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectChosenWhole(picker, title);
      await expectNoSidewaysScroll(page);
      await picture(page, `chooser-${path.split('?')[0]}-${width}`);
    }
    await expectAccessible(page);
  }
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
