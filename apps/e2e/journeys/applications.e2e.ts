import { expect, test, type Page } from '@playwright/test';
import {
  ApplicationChangeStatus,
  ApplicationFormChange,
  ApplicationFormGetByCompetition,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationViewGetByCompetition,
  CompetitionStatusGetAllByCompetitionGuid,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { letterTo } from '../letters.ts';
import {
  chooseByKeys,
  chooseView,
  expectAccessible,
  expectNoSidewaysScroll,
  picture,
  pictures,
  signIn,
} from '../pages.ts';

const table = (page: Page) => page.getByRole('grid', { name: 'Заявки' });
const rows = (page: Page) => table(page).locator('[data-row]');

test('an application is found by part of a word, looked through, accepted, and its owner reads a letter', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member, 'Ветлугина Инна Сергеевна');
  for (const name of ['Жар-птица', 'Ансамбль «Ёлочка»', 'Калинушка']) await applications.sent(name);
  const guid = await applications.sent('Узоры', 'Пучеж');
  await applications.save(guid, 'city', { value: 'Юрьевец' });
  const query = { competitionGuid: contest.guid };
  const statuses = await contest.call(CompetitionStatusGetAllByCompetitionGuid, { query });
  const accepted = statuses.find(({ isAccepted }) => isAccepted)!;

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  await page
    .getByRole('navigation', { name: 'Мероприятие' })
    .getByRole('button', { name: /^Заявки/ })
    .click();
  await page.getByRole('menuitem', { name: 'Заявки' }).click();
  await expect(page.getByRole('heading', { name: 'Заявки', level: 1 })).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  // The newest number stands first.
  await expect(rows(page).first()).toContainText('Узоры');
  await expect(rows(page).first()).toContainText('Народный танец');
  await expect(rows(page).first()).toContainText('Есть непринятые изменения');
  await expectAccessible(page);
  await pictures(page, 'applications', 390, 768, 1024, 1280, 1440, 1920);

  const search = page.getByRole('searchbox', { name: 'Поиск по списку' });
  await search.fill('ЕЛОЧ');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Ансамбль «Ёлочка»');
  // A word of an answer that no column shows.
  await search.fill('юрьев');
  await expect(rows(page).first()).toContainText('Узоры');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().click();

  await expect(page.getByRole('heading', { name: 'Узоры', level: 1 })).toBeVisible();
  const changes = page.getByRole('region', { name: 'Изменения' });
  await expect(changes.getByRole('row', { name: /Город/ })).toContainText('Пучеж');
  await expect(changes.getByRole('row', { name: /Город/ })).toContainText('Юрьевец');
  await expectAccessible(page);
  await picture(page, 'application-1440');
  await changes.getByRole('button', { name: 'Принять' }).click();
  await expect(changes).toBeHidden();

  await page.getByRole('button', { name: 'Принять заявку' }).click();
  const form = page.getByRole('dialog', { name: 'Статус заявки' });
  await expect(form.getByRole('combobox', { name: 'Статус' })).toHaveValue(accepted.title);
  await form.getByLabel('Комментарий участнику, необязательно').fill('Ждём вас в Семёнове!');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Поставить' }).click();
  await expect(page.getByRole('region', { name: 'Статус', exact: true })).toContainText(accepted.title);
  await expect(page.getByRole('region', { name: 'Статус', exact: true })).toContainText('Ждём вас в Семёнове!');
  const letter = await letterTo(page.context(), applications.email, 'Узоры');
  expect(letter.text).toContain('Ждём вас в Семёнове!');

  const notes = page.getByRole('region', { name: 'Заметки для своих' });
  await notes.getByRole('textbox').fill('Просят выход после обеда');
  await notes.getByRole('button', { name: 'Записать' }).click();
  const kept = () => contest.call(ApplicationGetApplicationJsonForOrganizer, { query: { applicationGuid: guid } });
  await expect(notes.getByRole('listitem')).toContainText('Просят выход после обеда');
  await expect(notes.getByRole('listitem')).toContainText((await kept()).notes[0]!.authorName);
  await page.getByRole('switch', { name: 'Открыта, что бы ни стояло в сроках' }).click();
  await expect.poll(async () => (await kept()).isOpened).toBe(true);

  await page.getByRole('button', { name: 'Кто что менял' }).click();
  const history = page.getByRole('dialog', { name: 'Кто что менял' });
  await expect(history).toContainText('Ветлугина Инна Сергеевна');
  await expect(history).toContainText(/Город.*Пучеж.*Юрьевец/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `application-${width}`);
  }
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText(accepted.title);
  await expect(rows(page).first()).not.toContainText('непринятые');
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `applications-${width}`);
  }
  await expectAccessible(page);
  await member.close();
});

test('by the keyboard alone: rows are gone through and chosen, decided together, columns and views are kept', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member);
  for (const name of ['Берёзка', 'Лель', 'Родничок', 'Сударушка']) await applications.sent(name);
  const query = { competitionGuid: contest.guid };
  const statuses = await contest.call(CompetitionStatusGetAllByCompetitionGuid, { query });
  const other = statuses[1]!;

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await expect(rows(page)).toHaveCount(4);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(rows(page).nth(2)).toBeFocused();
  const bar = page.getByRole('toolbar', { name: 'Выбранное: Заявки' });
  await expect(bar).toContainText('Выбрано 2');
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toBeFocused();
  await expectAccessible(page);
  await picture(page, 'applications-chosen');

  await bar.getByRole('button', { name: 'Статус', exact: true }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Статус: 2\u00a0заявки' });
  const status = form.getByRole('combobox', { name: 'Статус' });
  await status.press('Enter');
  await chooseByKeys(status, other.title);
  await expect(status).toHaveValue(other.title);
  await expect(form).toContainText(other.notifies ? 'Письмо придёт' : 'Писем этот статус не шлёт');
  await form.getByRole('button', { name: 'Поставить' }).press('Enter');
  await expect(form).toBeHidden();
  await expect(rows(page).filter({ hasText: other.title })).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText(other.title);
  await expect(bar).toBeHidden();

  // A column more, in another place; a reload keeps it.
  await page.getByRole('button', { name: /^Столбцы/ }).press('Enter');
  const columns = page.getByRole('dialog', { name: 'Столбцы' });
  await columns.getByRole('button', { name: 'Показать: Город' }).press('Enter');
  await columns.getByRole('button', { name: 'Убрать: Город' }).press('Alt+ArrowUp');
  await expect(columns.getByRole('list', { name: 'Показанные столбцы' }).getByRole('listitem').last()).toContainText('Изменена'); // prettier-ignore
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).toContainText('Кострома');
  await page.reload();
  const heads = table(page).getByRole('columnheader');
  await expect(heads.last()).toContainText('Изменена');
  await expect(rows(page).first()).toContainText('Кострома');

  // A condition, kept as a view that everybody has.
  await page.getByRole('button', { name: 'Условия' }).press('Enter');
  const conditions = page.getByRole('dialog', { name: 'Условия' });
  await conditions.getByRole('combobox', { name: 'Статус' }).fill(other.title);
  await chooseByKeys(conditions.getByRole('combobox', { name: 'Статус' }), other.title);
  await conditions.getByRole('button', { name: 'Показать' }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('2\u00a0заявки по условиям')).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить вид' }).press('Enter');
  await page.getByRole('dialog', { name: 'Сохранить вид' }).getByLabel('Название').fill('Решённые');
  await pictures(page, 'applications-view', 390, 1440);
  await page.keyboard.press('Enter');
  const views = page.getByRole('group', { name: 'Виды таблицы' });
  const more = views.getByRole('button', { name: /^Ещё/ });
  await expect(more).toHaveText('Ещё, выбрано: Решённые');
  const kept = await contest.call(ApplicationViewGetByCompetition, { query });
  expect(kept.views.map(({ title, view }) => [title, view.competitionStatusGuids])).toEqual([
    ['Решённые', [other.guid]],
  ]);
  await views.getByRole('button', { name: /^Отправленные/ }).press('Enter');
  await expect(rows(page)).toHaveCount(4);
  await chooseView(page, 'Решённые');
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page);

  // All the others: the same condition the other way round.
  await rows(page).filter({ hasText: other.title }).first().waitFor();
  await page.getByRole('button', { name: 'Ещё условие' }).press('Enter');
  await conditions.getByRole('radio', { name: 'Кроме' }).first().press(' ');
  await pictures(page, 'applications-except', 390, 1440);
  await conditions.getByRole('button', { name: 'Показать' }).press('Enter');
  await expect(page.getByText(`кроме ${other.title}`)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: other.title })).toHaveCount(0);

  await page.getByRole('button', { name: 'Скачать' }).press('Enter');
  await page.getByRole('button', { name: /^Файлы и задания/ }).click();
  const answer = page.waitForResponse(/Job\/Download/);
  await page
    .getByRole('button', { name: /^Скачать: Заявки/ })
    .first()
    .click();
  // The browser does not always report the name of a scripted download in time, so the answer's header is read.
  const named = decodeURIComponent((await (await answer).headerValue('content-disposition')) ?? '');
  expect(named).toMatch(/filename\*=UTF-8''Заявки\. .*\.xlsx$/);
  await member.close();
});

test('who begins an application for a member finds him by his address; nothing found and nothing there say so', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member, 'Мещерякова Ольга');
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await expect(page.getByText('Заявок пока нет.')).toBeVisible();
  await page.getByRole('button', { name: 'Добавить заявку' }).first().click();
  const form = page.getByRole('dialog', { name: 'Новая заявка за участника' });
  await form.getByRole('combobox', { name: 'Участник' }).fill(applications.email);
  await page.getByRole('option', { name: `Мещерякова Ольга, ${applications.email}` }).click();
  await form.getByRole('button', { name: 'Начать' }).click();
  await expect(page.getByRole('heading', { name: 'Заявка без названия', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Коллектив' })).toContainText('не заполнено');
  await page.getByRole('button', { name: 'Отправить за участника' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByText(/«Название»: Заполните поле/)).toBeVisible();

  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await chooseView(page, 'Не отправлены');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Поиск по списку' }).fill('нет такой');
  await expect(page.getByText('Таких заявок нет.')).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить' }).last().click();
  await expect(page.getByText('Заявок пока нет.')).toBeVisible();
  await member.close();
});

test('an application is begun for an address of which nobody has come yet, and says for whom it waits', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const member = await browser.newContext();
  await Applications.make(contest, member);
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await page.getByRole('button', { name: 'Добавить заявку' }).first().click();
  const form = page.getByRole('dialog', { name: 'Новая заявка за участника' });
  const email = `novaya-${contest.guid.slice(-6)}@example.org`;
  const box = form.getByRole('combobox', { name: 'Участник' });
  await box.fill('novaya');
  await expect(page.getByText('Введите его почту целиком')).toBeVisible();
  await box.fill(email);
  await chooseByKeys(box, `${email}, ещё не участник`);
  await expect(form).toContainText('Заявка будет ждать');
  await expectAccessible(page);
  await picture(page, 'application-for-email');
  await form.getByRole('button', { name: 'Начать' }).click();
  await expect(page.getByText(`ждёт ${email}`)).toBeVisible();
  // Whoever fills it in for him is told that nobody is written to.
  await page.goto(`${page.url()}?edit=1&page=send`);
  await expect(page.getByText(`Письма не будет: адрес ${email} ещё никем не подтверждён`)).toBeVisible();
  await pictures(page, 'application-for-email-end', 390, 768, 1440);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await chooseView(page, 'Не отправлены');
  await expect(rows(page)).toContainText([`ждёт ${email}`]);
  // A search among what is sent says what it finds among the rest.
  await page.getByRole('button', { name: /^Отправленные/ }).click();
  await page.getByRole('searchbox', { name: 'Поиск по списку' }).fill(email);
  const others = page.getByRole('button', { name: 'Среди неотправленных есть 1\u00a0заявка' });
  await expect(others).toBeVisible();
  await expectAccessible(page);
  await pictures(page, 'applications-others-found', 390, 768, 1440);
  await others.press('Enter');
  await expect(rows(page)).toContainText([`ждёт ${email}`]);
  await member.close();
});

test('two browsers, no reload: new applications, changes and a status arrive by themselves and move nothing that is read', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member);
  const guids = [];
  for (let at = 1; at <= 12; at++) guids.push(await applications.sent(`Ансамбль ${at}`));
  const query = { competitionGuid: contest.guid };
  const statuses = await contest.call(CompetitionStatusGetAllByCompetitionGuid, { query });

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await expect(rows(page).first()).toContainText('Ансамбль 12');
  const own = await member.newPage();
  await own.goto(`${BASE}/member/competition/${contest.guid}/applications`);
  const mine = own.getByRole('main').getByRole('listitem').filter({ hasText: 'Ансамбль 6' });
  await expect(mine).toBeVisible();

  // At its top the table takes a new one into its place.
  await applications.sent('Перезвон');
  await expect(rows(page).first()).toContainText('Перезвон');
  await expect(page.getByText('Новых заявок')).toHaveCount(0);

  // Further down what is read stays where it is, and the new one is announced.
  await table(page).evaluate((box) => box.scrollTo({ top: 200 }));
  const read = rows(page).filter({ hasText: 'Ансамбль 6' });
  const before = (await read.boundingBox())!.y;
  await applications.sent('Ладушки');
  await applications.sent('Сорока');
  await expect(page.getByText('Новых заявок: 2')).toBeVisible();
  expect((await read.boundingBox())!.y).toBeCloseTo(before, 0);
  await expectAccessible(page);
  await picture(page, 'applications-new');

  // A status arrives at both, and neither page is moved.
  const [status] = statuses.filter(({ isAccepted }) => isAccepted);
  const body = { competitionStatusGuid: status!.guid };
  await contest.call(ApplicationChangeStatus, { query: { applicationGuid: guids[5]! }, body });
  await expect(read).toContainText(status!.title);
  await expect(mine).toContainText(status!.title);
  expect((await read.boundingBox())!.y).toBeCloseTo(before, 0);

  // The form asks for more: how full each of them is moves where it stands.
  const { formGuid } = applications;
  const { form } = await contest.call(ApplicationFormGetByCompetition, { query });
  const asked = { blockGuid: form!.blocks[0]!.guid, kind: 'Text', title: 'Руководитель', isRequired: true } as const;
  await expect(read).not.toContainText('66');
  await contest.call(ApplicationFormChange, {
    body: {
      ...{ formGuid, changeGuid: newGuid(), revision: form!.revision },
      edits: [{ do: 'addField', guid: newGuid(), ...asked }],
    },
  });
  await expect(read).toContainText('66');
  expect((await read.boundingBox())!.y).toBeCloseTo(before, 0);
  await page.getByRole('button', { name: 'Показать', exact: true }).click();
  await expect(rows(page).first()).toContainText('Сорока');
  await expect(page.getByText('Новых заявок')).toHaveCount(0);

  // Whoever looks into an application further down comes back to it.
  await table(page).evaluate((box) => box.scrollTo({ top: 200 }));
  const place = (await read.boundingBox())!.y;
  await read.click();
  await expect(page.getByRole('heading', { name: 'Ансамбль 6', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(read).toBeInViewport();
  expect((await read.boundingBox())!.y).toBeCloseTo(place, 0);
  await table(page).evaluate((box) => box.scrollTo({ top: 0 }));

  // An open application tells of what its owner has changed.
  await rows(page).first().click();
  await expect(page.getByRole('heading', { name: 'Сорока', level: 1 })).toBeVisible();
  const last = page.url().split('/').at(-1)!;
  await applications.save(last as (typeof guids)[0], 'city', { value: 'Вязники' });
  await expect(page.getByRole('region', { name: 'Изменения' })).toContainText('Вязники');

  // The owner has his own page open: the organizer's word comes to it.
  await own.goto(`${BASE}/member/competition/${contest.guid}/applications/${last}?view=sheet`);
  await expect(own.getByRole('heading', { name: 'Сорока', level: 1 })).toBeVisible();
  await contest.call(ApplicationChangeStatus, {
    query: { applicationGuid: last as (typeof guids)[0] },
    body: { ...body, comment: 'Ждём вас к девяти' },
  });
  await expect(own.getByText('Ждём вас к девяти')).toBeVisible();
  await member.close();
});

test('a letter to the chosen is read before it leaves, leaves in the background, and each one tells what became of it', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member, 'Полянская Вера');
  for (const name of ['Гусляры', 'Ложкари']) await applications.sent(name);
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: 'Выбранное: Заявки' });
  await bar.getByRole('button', { name: 'Все 2' }).click();
  await bar.getByRole('button', { name: 'Письмо' }).click();
  const form = page.getByRole('dialog', { name: 'Письмо: 2\u00a0заявки' });
  await form.getByRole('combobox', { name: 'Письмо' }).click();
  await page.getByRole('option', { name: 'Написать сейчас, без шаблона' }).click();
  await form.getByLabel('Тема').fill('Сбор у {коллектив}');
  await form.getByLabel('Текст').fill('{участник}, ждём вас в девять.\nВаша заявка: {ссылка}');
  await form.getByLabel('Текст').press('End');
  await form.getByLabel('Текст').pressSequentially('\nВы из города ');
  await form.getByRole('button', { name: 'Подставить' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Город (Коллектив)' }).press('Enter');
  await expect(form.getByLabel('Текст')).toBeFocused();
  const preview = form.getByRole('region', { name: 'Как письмо прочтёт участник' });
  await expect(preview).toContainText('Вы из города Кострома');
  await expect(preview).toContainText('Сбор у Гусляры');
  await preview.getByRole('button', { name: 'Следующее письмо' }).click();
  await expect(preview).toContainText('Сбор у Ложкари');
  await expect(preview).toContainText('Полянская Вера, ждём вас в девять.');
  await expectAccessible(page);
  await picture(page, 'letter-to-many-1440');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'letter-to-many-390');
  await form.getByRole('button', { name: 'Отправить 2\u00a0письма' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Смотреть' }).click();

  await expect(page.getByRole('heading', { name: 'Сбор у {коллектив}', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Письма' }).getByText('отправлено')).toHaveCount(2);
  const letter = await letterTo(page.context(), applications.email, 'Сбор у Ложкари');
  expect(letter.text).toMatch(/\/member\/competition\/[^/]+\/applications\//);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picture(page, 'mailing-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await picture(page, 'mailing-1440');
  await page.getByRole('link', { name: 'Рассылки' }).click();
  await expect(page.getByRole('list', { name: 'Рассылки' })).toContainText('отправлено 2');
  await expectAccessible(page);
  await picture(page, 'mailings-1440');
  await member.close();
});
