import { expect, test, type Page, type Route } from '@playwright/test';
import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationFormGetByCompetition,
  FestivalCreateFestival,
  CompetitionStatusGetAllByCompetitionGuid,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest } from '../contest.ts';
import { chooseByKeys, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

const settings = (page: Page) => page.getByLabel('Вопрос участнику');
const part = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Блоки и поля' })
    .getByRole('button', { name: title })
    .and(page.locator('[data-part]'));

/** What is typed finds the line; Enter takes it. */
async function choose(page: Page, label: string, option: string) {
  const box = page.getByRole('combobox', { name: label });
  await box.press('Enter');
  await box.fill(option);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await chooseByKeys(box, option);
}

test('a form with a condition is built by the keyboard alone, and everything is taken back and brought back', async ({
  page,
}) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const kept = async () => (await contest.call(ApplicationFormGetByCompetition, { query })).form!;
  const titles = async () => (await kept()).fields.flatMap(({ title, isRemoved }) => (isRemoved ? [] : [title]));
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/constructor`);
  await expect(page.getByRole('list', { name: 'Готовые формы' }).getByRole('listitem')).toHaveCount(7);
  await picture(page, 'constructor-beginning');
  await page.getByRole('button', { name: 'Начать с пустой' }).press('Enter');

  await page.getByRole('button', { name: 'Раздел', exact: true }).press('Enter');
  await expect(page.getByLabel('Название', { exact: true })).toBeFocused();
  await page.keyboard.type('Номер');
  await page.getByRole('button', { name: 'Поле', exact: true }).press('Enter');
  await expect(settings(page)).toBeFocused();
  await page.keyboard.type('Есть фонограмма?');
  await page.getByRole('button', { name: 'Поле', exact: true }).press('Enter');
  await expect(settings(page)).toHaveValue('Новое поле');
  await page.keyboard.type('Название фонограммы');

  // A limit that cannot stand is told and stays; another part is not opened over it without a question.
  const most = page.getByLabel('Знаков не больше');
  await most.fill('сто');
  await part(page, 'Есть фонограмма?').press('Enter');
  const asking = page.getByRole('dialog', { name: 'Закрыть без сохранения?' });
  await expect(asking.getByRole('button', { name: 'Вернуться' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(most).toHaveValue('сто');
  await most.fill('100');

  // The second is seen once the first is filled in.
  await page
    .getByRole('region', { name: 'Показывать поле, если верно' })
    .getByRole('button', { name: 'Добавить условие' })
    .press('Enter');
  await choose(page, 'О каком поле', 'Есть фонограмма?');
  await expect(page.getByText('с условием')).toBeVisible();
  await expect.poll(titles).toEqual(['Есть фонограмма?', 'Название фонограммы']);
  await expect.poll(async () => (await kept()).fields[1]?.rule).toEqual({ visible: { field: 2, filled: true } });
  const preview = page.getByRole('region', { name: 'Как видит участник' });
  await expect(preview).toContainText('Название фонограммы');
  await expectAccessible(page);
  await picture(page, 'constructor-1440');

  // Order, and its undo. The arrows walk the tree.
  await part(page, 'Название фонограммы').press('Alt+ArrowUp');
  await expect(part(page, 'Название фонограммы')).toBeFocused();
  await expect(page.getByText('«Название фонограммы»: выше')).toBeAttached();
  await expect.poll(titles).toEqual(['Название фонограммы', 'Есть фонограмма?']);
  await page.keyboard.press('Control+z');
  await expect.poll(titles).toEqual(['Есть фонограмма?', 'Название фонограммы']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(titles).toEqual(['Название фонограммы', 'Есть фонограмма?']);

  // Removed and restored; a condition that asks about it stays.
  await part(page, 'Название фонограммы').press('Delete');
  await expect.poll(titles).toEqual(['Есть фонограмма?']);
  await page.getByText('Убранное: 1 часть').press('Enter');
  await page.getByRole('button', { name: 'Вернуть: Название фонограммы' }).press('Enter');
  await expect.poll(titles).toEqual(['Название фонограммы', 'Есть фонограмма?']);
  await part(page, 'Есть фонограмма?').press('Delete');
  await expect(page.getByText('о нём спрашивает условие')).toBeVisible();
  await expect(part(page, 'Есть фонограмма?')).toBeVisible();

  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `constructor-${width}`);
  }

  // Who did what, in words; Esc closes it.
  await page.getByRole('button', { name: 'Кто что менял' }).press('Enter');
  const history = page.getByRole('dialog', { name: 'Кто что менял' });
  const lines = history.getByRole('list', { name: 'Правки формы' }).getByRole('listitem');
  await expect(lines.first()).toContainText('Название фонограммы');
  await expect(lines.first()).toContainText('возвращено, ');
  await expect(lines.nth(1)).toContainText('убрано, ');
  // Moved, taken back, moved again.
  await expect(lines.filter({ hasText: 'переставлено, ' })).toHaveCount(3);
  await picture(page, 'constructor-history-390');
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
});

test('two people build one form and see each other', async ({ page, context }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/constructor`);
  await page.getByRole('button', { name: 'Начать с пустой' }).click();
  await page.getByRole('button', { name: 'Раздел', exact: true }).click();
  await page.getByLabel('Название', { exact: true }).fill('Коллектив');
  await expect(page.getByText('Сохранено')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${BASE}/organizer/events/${contest.guid}/constructor`);
  await part(other, 'Коллектив').click();
  await other.getByRole('button', { name: 'Поле', exact: true }).click();
  await settings(other).fill('Город');
  await expect(other.getByText('Сохранено')).toBeVisible();

  // His own change also brings the other person's.
  await page.getByRole('button', { name: 'Поле', exact: true }).click();
  await settings(page).fill('Учреждение');
  await expect(part(page, 'Город')).toBeVisible();
  await expect(part(page, 'Учреждение')).toBeVisible();
});

test('thirty fields with three conditions by the keyboard alone', async ({ page }) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const kept = async () => (await contest.call(ApplicationFormGetByCompetition, { query })).form!;
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/constructor`);
  await page.getByRole('button', { name: 'Начать с пустой' }).press('Enter');
  await page.getByRole('button', { name: 'Раздел', exact: true }).press('Enter');
  await expect(page.getByLabel('Название', { exact: true })).toBeFocused();
  await page.keyboard.type('Номер');
  const asked = Array.from({ length: 30 }, (_, at) => `Вопрос ${at + 1}`);
  for (const title of asked) {
    await page.keyboard.press('Control+Enter');
    await expect(settings(page)).toHaveValue('Новое поле');
    await page.keyboard.type(title);
  }
  await expect.poll(async () => (await kept()).fields.map(({ title }) => title)).toEqual(asked);

  for (const [from, about] of [
    [30, 1],
    [20, 2],
    [10, 3],
  ]) {
    // Up the tree to the field, and into its settings.
    await page.keyboard.press('Escape');
    await expect(page.locator(':focus')).toHaveAttribute('data-part');
    while (!(await page.locator(':focus').textContent())!.startsWith(`Вопрос ${from}`))
      await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(settings(page)).toHaveValue(`Вопрос ${from}`);
    const rule = page.getByRole('region', { name: 'Показывать поле, если верно' });
    await rule.getByRole('button', { name: 'Добавить условие' }).press('Enter');
    const box = rule.getByRole('combobox', { name: 'О каком поле' });
    await box.press('Enter');
    await page.keyboard.type(`Вопрос ${about}`);
    await chooseByKeys(box, `Вопрос ${about}`);
    await expect(box).toHaveValue(`Вопрос ${about}`);
    await settings(page).focus();
  }
  const n = async (title: string) => (await kept()).fields.find((field) => field.title === title)!.n;
  await expect
    .poll(async () => (await kept()).fields.flatMap(({ title, rule }) => (rule ? [[title, rule.visible]] : [])))
    .toEqual([
      ['Вопрос 10', { field: await n('Вопрос 3'), filled: true }],
      ['Вопрос 20', { field: await n('Вопрос 2'), filled: true }],
      ['Вопрос 30', { field: await n('Вопрос 1'), filled: true }],
    ]);

  // However narrow the window is, the preview stands beside the settings or below them.
  const preview = page.getByRole('region', { name: 'Как видит участник' });
  for (const width of [1440, 1300, 1024, 810, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    const box = async (one: ReturnType<Page['locator']>) => (await one.boundingBox())!;
    const tree = page.getByRole('region', { name: 'Блоки и поля' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [left, middle, right] = [await box(tree), await box(settings(page)), await box(preview)];
    const isApart = (one: typeof left, other: typeof left) =>
      one.x + one.width <= other.x + 1 || one.y + one.height <= other.y + 1;
    expect([width, isApart(left, middle), isApart(middle, right)]).toEqual([width, true, true]);
    await picture(page, `constructor-long-${width}`);
  }
});

test('what is typed without a network is kept when it is back, and a title of five thousand letters is not', async ({
  page,
  context,
}) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const titles = async () => (await contest.call(ApplicationFormGetByCompetition, { query })).form!.blocks.map(({ title }) => title); // prettier-ignore
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/constructor`);
  await page.getByRole('button', { name: 'Начать с пустой' }).click();
  await page.getByRole('button', { name: 'Раздел', exact: true }).click();
  const name = page.getByLabel('Название', { exact: true });
  // The server keeps it, and its answer is lost on the way.
  const lost = async (route: Route) => (await route.fetch(), route.abort('connectionfailed'));
  await page.route('**/ApplicationForm/Change*', lost, { times: 1 });
  await name.fill('Коллектив');
  await expect.poll(titles).toEqual(['Коллектив']);

  await context.setOffline(true);
  await name.fill('Ансамбль');
  // The former one may still wait for its second sending.
  await expect(page.getByText(/^Нет связи\. Ещё не сохранено: [12]/)).toBeVisible();
  expect(await titles()).toEqual(['Коллектив']);
  await context.setOffline(false);
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  expect(await titles()).toEqual(['Ансамбль']);

  // What the server would not take before a reload waits over it, and goes out after.
  const down = (route: Route) => route.fulfill({ status: 503, body: '' });
  await page.route('**/ApplicationForm/Change*', down);
  await name.fill('Ансамбль танца');
  await expect(page.getByText('Ещё не сохранено: 1')).toBeVisible();
  await picture(page, 'constructor-unsent');
  await page.reload();
  await expect(part(page, 'Ансамбль танца')).toBeVisible();
  await expect(page.getByText('Ещё не сохранено: 1')).toBeVisible();
  expect(await titles()).toEqual(['Ансамбль']);
  await page.unroute('**/ApplicationForm/Change*', down);
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  expect(await titles()).toEqual(['Ансамбль танца']);
  await part(page, 'Ансамбль танца').click();

  await name.fill('Щ'.repeat(5_000));
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(part(page, 'Ансамбль танца')).toBeVisible();
  // It stays to be shortened.
  await name.press('Escape');
  await expect(part(page, 'Ансамбль танца')).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(part(page, 'Ансамбль танца')).toBeVisible();
});

test('a rule of groups inside groups is built by the keyboard alone and read back as it was built', async ({
  page,
}) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const kept = async () => (await contest.call(ApplicationFormGetByCompetition, { query })).form!;
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/constructor`);
  await page.getByRole('button', { name: 'Начать с пустой' }).press('Enter');
  await page.getByRole('button', { name: 'Раздел', exact: true }).press('Enter');
  await expect(page.getByLabel('Название', { exact: true })).toBeFocused();
  await page.keyboard.type('Номер');
  for (const title of ['Первое', 'Второе', 'Третье', 'Четвёртое', 'Пятое']) {
    await page.keyboard.press('Control+Enter');
    await expect(settings(page)).toHaveValue('Новое поле');
    await page.keyboard.type(title);
  }
  await expect.poll(async () => (await kept()).fields.length).toBe(5);
  const n = Object.fromEntries((await kept()).fields.map(({ title, n: number }) => [title, number]));
  const rule = page.getByRole('region', { name: 'Показывать поле, если верно' });
  const groups = rule.getByRole('group', { name: /^Группа/ });
  const press = async (within: ReturnType<Page['locator']>, name: string) =>
    within.getByRole('button', { name }).last().press('Enter');
  /** The new question has the focus: its field is typed and taken. */
  const ask = async (title: string) => {
    await expect(page.locator(':focus')).toHaveAccessibleName('О каком поле');
    await page.keyboard.type(title);
    await chooseByKeys(page.locator(':focus'), title);
    await expect(page.locator(':focus')).toHaveValue(title);
  };
  const visible = async () => (await kept()).fields.at(-1)!.rule?.visible;
  const filled = (title: string) => ({ field: n[title], filled: true });

  await press(rule, 'Добавить условие');
  await ask('Первое');
  await press(rule, 'Добавить группу');
  await ask('Второе');
  await press(groups, 'Добавить условие');
  await ask('Третье');
  await expect.poll(visible).toEqual({ all: [filled('Первое'), { any: [filled('Второе'), filled('Третье')] }] });

  // None of the group, and a group inside it.
  const join = groups.getByRole('combobox', { name: 'Сколько условий должно выполняться' });
  await join.press('Enter');
  await page.getByRole('option', { name: 'ни одно из этого' }).click();
  await expect
    .poll(visible)
    .toEqual({ all: [filled('Первое'), { not: { any: [filled('Второе'), filled('Третье')] } }] });
  await join.press('Enter');
  await page.getByRole('option', { name: 'хотя бы одно из этого' }).click();
  await press(groups, 'Добавить группу');
  await ask('Четвёртое');
  await press(groups.last(), 'Добавить условие');
  await ask('Первое');
  const deep = { any: [filled('Второе'), filled('Третье'), { all: [filled('Четвёртое'), filled('Первое')] }] };
  await expect.poll(visible).toEqual({ all: [filled('Первое'), deep] });
  await expectAccessible(page);
  await picture(page, 'constructor-rule-1440');

  // It is read back as it was built, and a group goes as one.
  await page.reload();
  await part(page, 'Пятое').press('Enter');
  await expect(groups).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'constructor-rule-390');
  await groups.last().getByRole('button', { name: 'Убрать группу' }).press('Enter');
  await expect.poll(visible).toEqual({ all: [filled('Первое'), { any: [filled('Второе'), filled('Третье')] }] });
  await expect(page.locator(':focus')).toHaveText('Добавить условие');
});

test('what a condition asks about is not removed: the refusal alone is told, and the field stays', async ({ page }) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const { guid: formGuid } = await contest.call(ApplicationFormCreate, { query, body: {} });
  const [club, name, town] = [newGuid(), newGuid(), newGuid()];
  const text = { do: 'addField', blockGuid: club, kind: 'Text' } as const;
  await contest.call(ApplicationFormChange, {
    body: {
      ...{ formGuid, changeGuid: newGuid(), revision: 0 },
      edits: [
        { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' },
        { ...text, guid: name, title: 'Название' },
        { ...text, guid: town, title: 'Город' },
      ],
    },
  });
  const asked = (await contest.call(ApplicationFormGetByCompetition, { query })).form!;
  const { n } = asked.fields.find(({ guid }) => guid === name)!;
  const rule = { visible: { field: n, filled: true } };
  await contest.call(ApplicationFormChange, {
    body: {
      ...{ formGuid, changeGuid: newGuid(), revision: asked.revision },
      edits: [{ do: 'changeField', guid: town, values: { rule } }],
    },
  });
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/constructor`);
  await part(page, 'Название').press('Delete');
  await expect(page.getByText('Убрать поле «Название» нельзя')).toBeVisible();
  await expect(part(page, 'Название')).toBeVisible();
  await expect(page.getByText('Поле «Название» убрано')).toHaveCount(0);
  await picture(page, 'constructor-refused');

  await test.step('a block goes by the clipboard into another event, with its rule; what is no part of a form is refused', async () => {
    const titles = { title: 'Вторая сцена', beginDate: '2027-04-20', endDate: '2027-04-22' };
    const { guid: competitionGuid } = await contest.call(FestivalCreateFestival, { body: { details: titles } });
    const other = { competitionGuid };
    const made = await contest.call(ApplicationFormCreate, { query: other, body: {} });
    const section = { do: 'addBlock', guid: newGuid(), parentGuid: null, title: 'Прежде' } as const;
    const body = { formGuid: made.guid, changeGuid: newGuid(), revision: 0, edits: [section] };
    await contest.call(ApplicationFormChange, { body });
    await part(page, 'Коллектив').press('Control+c');
    await expect(page.getByText('Блок «Коллектив» скопирован')).toBeVisible();
    await page.goto(`${BASE}/organizer/events/${competitionGuid}/constructor`);
    await part(page, 'Прежде').press('Control+v');
    await expect(part(page, 'Город')).toBeVisible();
    const there = async () => (await contest.call(ApplicationFormGetByCompetition, { query: other })).form!;
    const town = async () => (await there()).fields.find(({ title }) => title === 'Город');
    await expect
      .poll(async () => (await town())?.rule)
      .toEqual({
        visible: { field: 3, filled: true },
      });
    expect((await there()).fields.find(({ n }) => n === 3)).toMatchObject({ title: 'Название' });
    await part(page, 'Город').evaluate((row) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Иванов');
      row.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByText('В буфере обмена не блок и не поле формы.')).toBeVisible();
    await picture(page, 'constructor-pasted');
  });
});

test('a rule about the status and the state of the application is chosen as any other, and tried in the preview', async ({
  page,
}) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const kept = async () => (await contest.call(ApplicationFormGetByCompetition, { query })).form!;
  const { guid: formGuid } = await contest.call(ApplicationFormCreate, { query, body: {} });
  const [blockGuid, receipt, city] = [newGuid(), newGuid(), newGuid()];
  const field = { do: 'addField', blockGuid, kind: 'Text' } as const;
  const edits = [
    { do: 'addBlock', guid: blockGuid, parentGuid: null, title: 'Оплата' } as const,
    { ...field, guid: receipt, title: 'Номер квитанции' },
    { ...field, guid: city, title: 'Город' },
  ];
  await contest.call(ApplicationFormChange, { body: { formGuid, changeGuid: newGuid(), revision: 0, edits } });
  const statuses = await contest.call(CompetitionStatusGetAllByCompetitionGuid, { query });
  const accepted = statuses.find(({ isAccepted }) => isAccepted)!;
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/constructor`);
  await part(page, 'Номер квитанции').press('Enter');
  const rule = page.getByRole('region', { name: 'Показывать поле, если верно' });
  const preview = page.getByRole('region', { name: 'Как видит участник' });
  await expect(preview).toContainText('Номер квитанции');
  await rule.getByRole('button', { name: 'Добавить условие' }).press('Enter');
  await choose(page, 'О каком поле', 'Статус заявки');
  await choose(page, 'Статусы', accepted.title);
  await expect.poll(async () => (await kept()).fields[0]?.rule).toEqual({ visible: { sys: 'status', in: [accepted.guid] } }); // prettier-ignore
  await expect(preview).not.toContainText('Номер квитанции');
  await preview.getByLabel('Статус заявки').selectOption(accepted.title);
  await expect(preview).toContainText('Номер квитанции');
  await picture(page, 'constructor-status-rule');
  await expectAccessible(page);

  await rule.getByRole('button', { name: 'Добавить условие' }).press('Enter');
  const second = rule.getByRole('group', { name: 'Условие: поле не выбрано' });
  const box = second.getByRole('combobox', { name: 'О каком поле' });
  await box.press('Enter');
  await box.fill('Состояние');
  await chooseByKeys(box, 'Состояние заявки');
  await choose(page, 'Состояния', 'отозвана');
  const state = { sys: 'state', in: ['Unsubscribed'] };
  await expect.poll(async () => (await kept()).fields[0]?.rule).toEqual({ visible: { all: [{ sys: 'status', in: [accepted.guid] }, state] } }); // prettier-ignore
  await page.reload();
  await part(page, 'Номер квитанции').press('Enter');
  await expect(rule).toContainText('отозвана');
  await rule.getByRole('button', { name: 'Убрать условие: Статус заявки' }).press('Enter');
  await expect.poll(async () => (await kept()).fields[0]?.rule).toEqual({ visible: state });
});
