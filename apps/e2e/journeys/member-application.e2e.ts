// A member fills his application in: on a phone, over a cut network, in two tabs, by the keyboard, with whatever people paste.

import { expect, test, type BrowserContext, type Page, type Route } from '@playwright/test';
import {
  ApplicationGetApplicationJson,
  ApplicationTemplateUpdateField,
  ReferenceBookCreate,
  ReferenceBookItemCreateRange,
  type AnswerOf,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { fieldIn, makeForm } from '../applications.ts';
import { BASE, Contest, YEAR } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, pictures } from '../pages.ts';
import { beginApplication, joinAsMember } from '../people.ts';

const PHONE = { width: 390, height: 844 };
const UPDATE = `**/${ApplicationTemplateUpdateField.path}*`;

/** «Коллектив», up to three «Номера» with up to four «Участники» each, of whom there may be none. */
async function eventWithForm(): Promise<Contest> {
  const contest = await Contest.create({ open: false, judges: 1 });
  const [club, piece, person] = [newGuid(), newGuid(), newGuid()];
  const { guid: sizes } = await contest.call(ReferenceBookCreate, { body: { title: `Формы ${contest.guid}` } });
  const items = [{ title: 'Соло' }, { title: 'Ансамбль (8–15 человек)' }];
  await contest.call(ReferenceBookItemCreateRange, { body: { referenceBookGuid: sizes, items } });
  await makeForm(contest, [
    { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' },
    fieldIn(club, 'Название коллектива', { isRequired: true, tag: 'collective' }),
    fieldIn(club, 'Город'),
    fieldIn(club, 'О коллективе', { option: { format: 'lines', maxLength: 300 } }),
    { do: 'addBlock', guid: piece, parentGuid: null, title: 'Номер', max: 3, isPerformance: true },
    fieldIn(piece, 'Название номера', { isRequired: true, tag: 'pieceTitle' }),
    fieldIn(piece, 'Номинация', { kind: 'ReferenceBook', bookGuid: await contest.book(), isRequired: true }),
    fieldIn(piece, 'Длительность', { option: { format: 'duration' }, tag: 'duration' }),
    fieldIn(piece, 'Форма', { kind: 'ReferenceBook', bookGuid: sizes, tag: 'form' }),
    fieldIn(piece, 'Сколько человек', { option: { format: 'number' }, tag: 'peopleCount' }),
    { do: 'addBlock', guid: person, parentGuid: piece, title: 'Участник', min: 0, max: 4 },
    fieldIn(person, 'Фамилия и имя', { isRequired: true, tag: 'personFullName' }),
  ]);
  return contest;
}

async function read(context: BrowserContext, applicationGuid: Guid) {
  const answer = await context.request.get(
    `${BASE}/api/v1/${ApplicationGetApplicationJson.path}?applicationGuid=${applicationGuid}`,
  );
  return ((await answer.json()) as { data: AnswerOf<typeof ApplicationGetApplicationJson> }).data;
}

/** Answers as the server has them, by the field's title. */
async function kept(context: BrowserContext, application: Guid, title: string): Promise<string[]> {
  const { items } = await read(context, application);
  return items.flatMap(({ fields }) => fields).flatMap((field) => (field.title === title ? [field.value] : []));
}

async function begun(context: BrowserContext): Promise<{ contest: Contest; application: Guid; address: string }> {
  const contest = await eventWithForm();
  await joinAsMember(context, contest.guid);
  const application = await beginApplication(context, contest.guid);
  return { contest, application, address: `${BASE}/member/competition/${contest.guid}/applications/${application}` };
}

const saved = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^сохранено$/ });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('an application is filled in from the first letter to its sending', async ({ page, context }) => {
    const contest = await eventWithForm();
    await joinAsMember(context, contest.guid);
    await page.goto(`${BASE}/member/competition/${contest.guid}/applications`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Новая заявка' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Коллектив' })).toBeVisible();
    const application = page.url().match(/applications\/([^?]+)/)![1]!;
    // Whose event it is stands above all that is filled in.
    await expect(page.getByRole('main').locator('summary').first()).toContainText(
      new RegExp(`дата проведения\\s20\\u2060?–\\u2060?22\\sноября\\s${YEAR}.*город\\sНижний\\sНовгород`),
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await picture(page, 'application-phone');

    // What is required holds up; the list of sections stays open.
    await page.getByRole('button', { name: /^Дальше/ }).click();
    await expect(page.getByText('Заполните поле')).toBeVisible();
    await expect(page.getByLabel('Название коллектива')).toBeFocused();
    await page.getByLabel('Название коллектива').fill('Берёзка');
    await page.getByLabel('Город').fill('Кострома');
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: /^Дальше/ }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Номер 1' })).toBeVisible();
    await page.getByLabel('Название номера').fill('Костромская кадриль');
    await page.getByLabel('Номинация').selectOption('Народный танец');
    await page.getByLabel('Длительность').fill('3:42');
    // A number that the chosen form does not take is doubted, once it is whole, and kept as it is.
    await page.getByLabel('Форма').selectOption('Ансамбль (8–15 человек)');
    await page.getByLabel('Сколько человек').fill('5');
    const doubt = page.getByText('Выбрано «Ансамбль (8–15 человек)», а людей на сцене 5');
    await expect(doubt).toBeHidden();
    await page.getByLabel('Сколько человек').blur();
    await expect(doubt).toBeVisible();
    await expect.poll(() => kept(context, application, 'Сколько человек')).toEqual(['5']);
    await expectAccessible(page);
    await doubt.scrollIntoViewIfNeeded();
    await pictures(page, 'application-count-doubted', 390, 768, 1440);
    await page.getByLabel('Сколько человек').fill('12');
    await page.getByLabel('Сколько человек').blur();
    await expect(doubt).toBeHidden();
    await page.getByRole('button', { name: 'Добавить: участник' }).click();
    await page.getByLabel('Фамилия и имя').fill('Ветрова Алина');
    await expect.poll(() => kept(context, application, 'Фамилия и имя')).toEqual(['Ветрова Алина']);
    // Three hundred pasted at once: those for whom there is room, and the others to be copied; taken back in one press.
    await page.getByLabel('Фамилия и имя').evaluate((line) => {
      const clipboardData = new DataTransfer();
      const names = Array.from({ length: 300 }, (_, at) => `${at + 1}. Ветров Иван`);
      clipboardData.setData('text/plain', names.join('\n'));
      line.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    const list = page.getByRole('dialog', { name: 'Вставить списком: 300 строк?' });
    await expect(list.getByLabel('Не поместятся: 297')).toHaveValue(/^Ветров Иван\nВетров Иван/);
    await expectAccessible(page);
    await picture(page, 'application-phone-list');
    const loss = page.getByRole('dialog', { name: 'Закрыть без этих строк?' });
    await page.keyboard.press('Escape');
    await loss.getByRole('button', { name: 'Вернуться' }).click();
    await list.getByRole('button', { name: 'Вставить первые 3' }).click();
    await expect.poll(async () => (await kept(context, application, 'Фамилия и имя')).length).toBe(4);
    // The others are still there.
    const left = page.getByRole('dialog', { name: 'Не вставлено: 297 строк' });
    await expect(left.getByLabel('Не поместились: 297')).toHaveValue(/^Ветров Иван\nВетров Иван/);
    await left.getByRole('button', { name: 'Больше не нужны' }).click();
    await page.getByRole('button', { name: 'Отменить вставку' }).click();
    await expect.poll(() => kept(context, application, 'Фамилия и имя')).toEqual(['Ветрова Алина']);

    // A copy takes everything along; what is put away comes back whole.
    // A second press, as nervous fingers do it, makes no second copy.
    await page.getByRole('button', { name: 'Повторить', exact: true }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Номер 2' })).toBeVisible();
    await expect(page.getByLabel('Название номера')).toHaveValue('Костромская кадриль');
    await page.getByLabel('Название номера').fill('Хоровод');
    await expect.poll(() => kept(context, application, 'Название номера')).toEqual(['Костромская кадриль', 'Хоровод']);
    await page.getByRole('button', { name: 'Номер 2: выше' }).click();
    await expect.poll(() => kept(context, application, 'Название номера')).toEqual(['Хоровод', 'Костромская кадриль']);
    await page.getByRole('button', { name: 'Убрать', exact: true }).click();
    await expect.poll(() => kept(context, application, 'Название номера')).toEqual(['Костромская кадриль']);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect.poll(() => kept(context, application, 'Название номера')).toEqual(['Хоровод', 'Костромская кадриль']);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await picture(page, 'application-phone-number');

    await page.getByRole('button', { name: 'Разделы' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Проверка и отправка' }).click();
    await picture(page, 'application-phone-send');
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
    await expect(page.getByText('Заявка № 1 отправлена')).toBeVisible();
    await expect.poll(async () => (await read(context, application)).application.state).toBe('Subscribed');
    // It is a sheet now.
    await expect(page.getByRole('heading', { level: 1, name: 'Проверка и отправка' })).toBeVisible();
    await page.getByRole('button', { name: 'Заявка одним листом' }).click();
    await expect(page.getByText('Костромская кадриль', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'application-phone-sheet');
    await page.goto(`${BASE}/member/forms`);
    await expect(page.getByRole('link', { name: 'Берёзка' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a cut network, a lost answer and a tab closed midway lose nothing', async ({ page, context }) => {
  const { application, address } = await begun(context);
  // The server keeps the first half, and its answer is lost on the way.
  const lost = async (route: Route) => (await route.fetch(), route.abort('connectionfailed'));
  await page.route(UPDATE, lost, { times: 1 });
  await page.goto(address);
  await page.getByLabel('Название коллектива').fill('Бер');
  await expect.poll(() => kept(context, application, 'Название коллектива')).toEqual(['Бер']);
  await page.getByLabel('Название коллектива').fill('Берёзка');
  await context.setOffline(true);
  await page.getByLabel('Город').fill('Кострома');
  await page.getByLabel('О коллективе').fill('Тридцать лет вместе');
  await expect(page.getByText(/Нет связи\. На этом устройстве ждут 3\u00a0ответа/)).toBeVisible();
  await picture(page, 'application-offline');
  await page.close();
  await context.setOffline(false);

  // On whatever page he comes back to, still without the way to the server, he is told and sends them with one press.
  const again = await context.newPage();
  await again.route(UPDATE, (route) => route.abort('connectionfailed'));
  await again.goto(`${BASE}/member`);
  const strip = again.getByRole('complementary', { name: 'Неотправленные ответы' });
  await expect(strip).toContainText('На этом устройстве 3\u00a0ответа');
  await expectAccessible(again);
  await again.unroute(UPDATE);
  await strip.getByRole('button', { name: 'Отправить' }).click();
  await expect(strip).toBeHidden();
  expect(await kept(context, application, 'Город')).toEqual(['Кострома']);

  await again.goto(address);
  await expect(again.getByLabel('Название коллектива')).toHaveValue('Берёзка');
  await expect(again.getByLabel('О коллективе')).toHaveValue('Тридцать лет вместе');
  await expect(saved(again)).toBeVisible();
  expect(await kept(context, application, 'Название коллектива')).toEqual(['Берёзка']);
  expect(await kept(context, application, 'Город')).toEqual(['Кострома']);
  expect(await kept(context, application, 'О коллективе')).toEqual(['Тридцать лет вместе']);
});

test('of two tabs in one field neither loses: both answers are shown and one is chosen', async ({ page, context }) => {
  const { application, address } = await begun(context);
  const other = await context.newPage();
  await Promise.all([page.goto(address), other.goto(address)]);
  await expect(other.getByLabel('Название коллектива')).toBeVisible();
  // The laptop's answer is on its way while the phone's is kept: it was typed without knowing of that one.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await other.route('**/ApplicationTemplate/UpdateField*', async (route) => {
    await arrived;
    await route.continue();
  });
  await other.getByLabel('Название коллектива').fill('С ноутбука');
  await page.getByLabel('Название коллектива').fill('С телефона');
  await page.getByLabel('Название коллектива').blur();
  await expect.poll(() => kept(context, application, 'Название коллектива')).toEqual(['С телефона']);
  arrive();
  const clash = other.getByRole('alert', { name: 'Два ответа: Название коллектива' });
  await expect(clash).toContainText('С телефона');
  await expect(clash).toContainText('С ноутбука');
  expect(await kept(context, application, 'Название коллектива')).toEqual(['С телефона']);
  await expectAccessible(other);
  await pictures(other, 'application-clash', 390, 1440);
  await clash.getByRole('button', { name: 'Оставить мой' }).click();
  await expect(clash).toHaveCount(0);
  await expect.poll(() => kept(context, application, 'Название коллектива')).toEqual(['С ноутбука']);
  // Nothing typed there: the first tab takes it over.
  await expect(page.getByLabel('Название коллектива')).toHaveValue('С ноутбука');
});

test('by the keyboard alone', async ({ page, context }) => {
  const { application, address } = await begun(context);
  await page.goto(address);
  await page.getByLabel('Название коллектива').focus();
  await page.keyboard.type('Берёзка');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Кострома');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('О коллективе')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Дальше/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Номер 1' })).toBeFocused();
  await page.getByRole('button', { name: /^Дальше/ }).press('Enter');
  await expect(page.getByLabel('Название номера')).toBeFocused();
  await page.keyboard.type('Кадриль');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect.poll(() => kept(context, application, 'Название номера')).toEqual(['Кадриль']);
  await page.getByRole('button', { name: /^Дальше/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Проверка и отправка' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Отправить заявку' })).toBeEnabled();
});

test('emoji, letters from right to left and a whole page pasted into one line', async ({ page, context }) => {
  const { application, address } = await begun(context);
  await page.goto(address);
  await page.getByLabel('Название коллектива').fill('Ансамбль 🎭 שלום');
  await expect.poll(() => kept(context, application, 'Название коллектива')).toEqual(['Ансамбль 🎭 שלום']);
  const long = 'ы'.repeat(5_000);
  await page.getByLabel('О коллективе').fill(long);
  await page.getByLabel('Город').focus();
  await expect(page.getByText(/Не длиннее 300/)).toBeVisible();
  await expect(page.getByText('Не сохранено: 1 поле с ошибкой.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('О коллективе')).toHaveValue(long);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('О коллективе').fill(long.slice(0, 300));
  await expect.poll(() => kept(context, application, 'О коллективе')).toEqual([long.slice(0, 300)]);
});
