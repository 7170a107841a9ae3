// What stands around an application while it is filled in: what was taken away and comes back, a parent's consent that it waits
// for; the results of one application of several; and the same form before the organizer's people, who may only read it or
// have typed in it what has not left their device.

import { expect, test } from '@playwright/test';
import {
  ApplicationChangeStatus,
  ApplicationsFieldsHistoryGetNewByApplication,
  ApplicationsFieldsHistoryRevertChange,
  ApplicationTemplateUpdateField,
  CompetitionProgramGetPerformances,
  CompetitionProgramItemCreateFromApplications,
  CompetitionStatusGetAllByCompetitionGuid,
  OrganizerEmployeeLogin,
  OrganizerEmployeeSetAccess,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { Applications, fieldIn, makeForm } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { beginApplication, joinAsMember, newEmployee, PASSWORD, post } from '../people.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

test('what a member has taken away comes back from a list, and consents that are awaited stand beside the fields', async ({
  page,
  context,
}) => {
  const contest = await Contest.create({ open: false, judges: 1 });
  const [club, piece, person] = [newGuid(), newGuid(), newGuid()];
  await makeForm(contest, [
    { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' },
    fieldIn(club, 'Название коллектива', { isRequired: true, tag: 'collective' }),
    { do: 'addBlock', guid: piece, parentGuid: null, title: 'Номер', max: 3, isPerformance: true },
    fieldIn(piece, 'Название номера', { isRequired: true, tag: 'pieceTitle' }),
    { do: 'addBlock', guid: person, parentGuid: piece, title: 'Участник', min: 1, max: 5 },
    fieldIn(person, 'Фамилия и имя', { isRequired: true, tag: 'personFullName' }),
    fieldIn(person, 'Дата рождения', { option: { format: 'date' }, tag: 'personBirthDate' }),
  ]);
  await joinAsMember(context, contest.guid);
  const draft = await beginApplication(context, contest.guid);
  await page.setViewportSize(DESK);
  await page.goto(`${BASE}/member/competition/${contest.guid}/applications/${draft}`);
  const pages = page.getByRole('navigation', { name: 'Разделы заявки' });
  await page.getByLabel('Название коллектива').fill('Берёзка');
  await pages.getByRole('button', { name: /^Номер/ }).click();
  await page.getByRole('textbox', { name: 'Название номера' }).fill('Половецкие пляски');
  await page.getByRole('textbox', { name: 'Фамилия и имя' }).fill('Ветрова Алёна');
  await page.getByLabel('Дата рождения').fill('2016-05-02');

  // Everything is filled in, and it is not all: the child's parent has not agreed yet.
  const aside = page.getByRole('complementary', { name: 'Осталось заполнить' });
  const consent = aside.getByRole('button', { name: /Согласие родителя\s*Ветрова Алёна/ });
  await expect(consent).toBeVisible();
  await expect(aside.getByRole('heading', { level: 2 })).toHaveText('Ждём согласий');
  await expect(pages.getByRole('button', { name: /^Проверка и отправка/ })).toContainText('1\u00a0согласие');
  await expectAccessible(page);
  await picture(page, 'member-awaited-1440');
  await consent.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Согласия родителей' });
  await panel.getByRole('button', { name: 'Записать согласие: Ветрова Алёна' }).click();
  const form = page.getByRole('dialog', { name: 'Согласие: Ветрова Алёна' });
  await form.getByLabel('Родитель подписал бланк, он хранится у меня').check();
  await form.getByLabel('Фамилия, имя, отчество родителя').fill('Ветрова Ольга Петровна');
  await form.getByRole('button', { name: 'Записать' }).click();
  await expect(form).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(consent).toHaveCount(0);
  await expect(aside.getByRole('heading', { level: 2 })).toHaveText('Обязательного не осталось');

  // A second performance is taken away; the notice goes with the next page, the list stays.
  await page.getByRole('button', { name: 'Повторить', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Номер\s2/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Название номера' }).fill('Кадриль');
  await page.getByRole('button', { name: 'Убрать', exact: true }).click();
  await expect(pages.getByRole('button', { name: /Номер\s2/ })).toHaveCount(0);
  await page.reload();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Разделы' }).click();
  await page.getByRole('button', { name: /^Убранное/ }).click();
  const removed = page.getByRole('dialog', { name: 'Убранное' });
  await expect(removed).toContainText('Название номера: Кадриль');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'member-removed-390');
  await removed.getByRole('button', { name: /^Вернуть: Номер, Название номера: Кадриль/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Номер\s2/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Название номера' })).toHaveValue('Кадриль');
  await page.getByRole('button', { name: 'Разделы' }).click();
  await expect(page.getByRole('button', { name: /^Убранное/ })).toHaveCount(0);
});

test('an empty form of which nothing is required does not say that it is filled', async ({ page, context }) => {
  const contest = await Contest.create({ open: false, judges: 1 });
  const [club, rider] = [newGuid(), newGuid()];
  await makeForm(contest, [
    { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' },
    fieldIn(club, 'Название коллектива', { tag: 'collective' }),
    { do: 'addBlock', guid: rider, parentGuid: null, title: 'Пожелания' },
    fieldIn(rider, 'Что поставить на сцену'),
  ]);
  await joinAsMember(context, contest.guid);
  const draft = await beginApplication(context, contest.guid);
  await page.setViewportSize(DESK);
  await page.goto(`${BASE}/member/competition/${contest.guid}/applications`);
  await expect(page.getByRole('main')).toContainText('заполнена на\u00a00\u00a0%');
  await page.goto(`${BASE}/member/competition/${contest.guid}/applications/${draft}`);
  const main = page.getByRole('main');
  const aside = page.getByRole('complementary', { name: 'Осталось заполнить' });
  await expect(aside.getByRole('heading', { level: 2 })).toHaveText('Обязательного не осталось');
  await expect(aside).toContainText('Ничего ещё не вписано');
  await expect(main).toContainText(/0\s?ответов, обязательного нет/);
  await expect(main).not.toContainText('100\u00a0%');
  await expectAccessible(page);
  await picture(page, 'optional-untouched-1440');
  await page.setViewportSize(PHONE);
  await expect(main).toContainText('вся заявка: 0\u00a0ответов');
  await expectNoSidewaysScroll(page);
  await picture(page, 'optional-untouched-390');
  await page.setViewportSize(DESK);
  await page.getByLabel('Название коллектива').fill('Берёзка');
  await expect(aside).toContainText('Вписан 1\u00a0ответ');
  await page.getByRole('button', { name: 'Проверка и отправка' }).first().click();
  await expect(main).toContainText('Обязательного нет. Вписан 1\u00a0ответ.');

  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications/${draft}`);
  const sections = page.getByRole('navigation', { name: 'Разделы заявки' });
  await expect(sections).toContainText(/1\s?ответ, обязательного нет/);
  await expect(sections.getByRole('link', { name: /Пожелания/ })).toContainText('по желанию');
  await picture(page, 'optional-at-the-desk-1440');
});

test('results of the application that was meant, and of all of them', async ({ page, context }) => {
  const contest = await Contest.create({ open: false, judges: 1 });
  const applications = await Applications.make(contest, context, 'Ветлугина Инна Сергеевна');
  const query = { competitionGuid: contest.guid };
  const statuses = await contest.call(CompetitionStatusGetAllByCompetitionGuid, { query });
  const { guid: competitionStatusGuid } = statuses.find(({ isAccepted }) => isAccepted)!;
  const accepted = async (name: string) => {
    const applicationGuid = await applications.sent(name);
    const body = { competitionStatusGuid, comment: '' };
    await contest.call(ApplicationChangeStatus, { query: { applicationGuid }, body });
    return applicationGuid;
  };
  const [swan, crane] = [await accepted('Лебёдушка'), await accepted('Журавушка')];
  const performances = await contest.call(CompetitionProgramGetPerformances, { query });
  await contest.call(CompetitionProgramItemCreateFromApplications, {
    query: { competitionProgramGuid: contest.program },
    body: { applicationBlockGuids: performances.map(({ applicationBlockGuid }) => applicationBlockGuid) },
  });
  await page.setViewportSize(PHONE);
  await page.goto(`${BASE}/member/forms/${swan}/results`);
  await expect(page).toHaveURL(`${BASE}/member/competition/${contest.guid}/results?applicationGuid=${swan}`);
  const choice = page.getByRole('combobox', { name: 'Заявка' });
  await expect(choice).toHaveValue(swan);
  const main = page.getByRole('main');
  await expect(main.getByText('Лебёдушка').last()).toBeVisible();
  await expect(main.locator('b').filter({ hasText: 'Журавушка' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'results-of-one-390');
  await choice.selectOption(crane);
  await expect(main.locator('b').filter({ hasText: 'Журавушка' })).toBeVisible();
  await expect(main.locator('b').filter({ hasText: 'Лебёдушка' })).toHaveCount(0);
  await choice.selectOption('');
  await expect(main.locator('b').filter({ hasText: 'Лебёдушка' })).toBeVisible();
  await expect(main.locator('b').filter({ hasText: 'Журавушка' })).toBeVisible();
  await page.setViewportSize(DESK);
  await picture(page, 'results-of-all-1440');
});

test('a change that is not taken is told at its field with its reason, and corrections need no second sending', async ({
  page,
  context,
}) => {
  const contest = await Contest.create({ open: false, judges: 1 });
  const applications = await Applications.make(contest, context, 'Ветлугина Инна Сергеевна');
  const guid = await applications.sent('Лебёдушка', 'Кострома');
  const query = { applicationGuid: guid };
  const statuses = await contest.call(CompetitionStatusGetAllByCompetitionGuid, {
    query: { competitionGuid: contest.guid },
  });
  const { guid: competitionStatusGuid } = statuses.find(({ title }) => title === 'Нужно исправить')!;
  await contest.call(ApplicationChangeStatus, { query, body: { competitionStatusGuid, comment: 'Проверьте город' } });
  await page.setViewportSize(PHONE);
  await page.goto(`${BASE}/member/competition/${contest.guid}/applications/${guid}`);
  const city = page.locator('[data-field]').filter({ has: page.getByLabel('Город') });
  await city.getByLabel('Город').fill('Пучеж');
  await city.getByLabel('Город').blur();
  await expect(city.getByText('сохранено', { exact: true })).toBeVisible();
  const { collection } = await contest.call(ApplicationsFieldsHistoryGetNewByApplication, { query });
  const { revision } = collection.find(({ after }) => after === 'Пучеж')!;
  const comment = 'Положение: только из Костромы';
  await contest.call(ApplicationsFieldsHistoryRevertChange, { query, body: { revision, comment } });

  // The open page says it by itself, and says no more that the answer was saved.
  await expect(city.getByLabel('Город')).toHaveValue('Кострома');
  await expect(city).toContainText(
    /Организатор не принял вашу правку «Пучеж» и вернул прежний ответ .*\. Почему: Положение/,
  );
  await expect(city.getByText('сохранено')).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'answer-turned-down-390');
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `answer-turned-down-${width}`);
  }
  await page.goto(`${page.url().split('?')[0]}?page=send`);
  const main = page.getByRole('main');
  await expect(main).toContainText('«Город». Организатор не принял вашу правку «Пучеж»');
  await expect(main).toContainText('Отправлять заявку снова не нужно: организатор сам видит, что в ней изменилось.');
  await expect(page.getByRole('button', { name: 'Отправить заявку' })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'correcting-1440');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await picture(page, 'correcting-390');
});

test('whoever may only look sees the form as its member does; what the office typed and did not send is told on other pages', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create({ open: false, judges: 1 });
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member, 'Ветлугина Инна Сергеевна');
  const guid = await applications.sent('Лебёдушка', 'Кострома');
  const address = `${BASE}/organizer/events/${contest.guid}/applications/${guid}`;

  const office = await browser.newContext();
  const employee = await newEmployee(office, contest);
  const access = { settings: 0, requests: 1, program: 0, protocol: 0, diplomas: 0, finances: 0, reports: 0 } as const;
  await contest.call(OrganizerEmployeeSetAccess, {
    query: { employeeGuid: employee.guid },
    body: { competitionGuid: contest.guid, config: access },
  });
  await post(office, OrganizerEmployeeLogin, { login: employee.email, password: PASSWORD });
  const reader = await office.newPage();
  await reader.setViewportSize(DESK);
  await reader.goto(address);
  await expect(reader.getByRole('link', { name: 'Исправить за участника' })).toHaveCount(0);
  await reader.getByRole('link', { name: 'Как видит участник' }).click();
  await expect(reader.getByLabel('Название')).toHaveValue('Лебёдушка');
  await expect(reader.getByLabel('Название')).toBeDisabled();
  await expect(reader.getByText('только чтение')).toBeVisible();
  await expectAccessible(reader);
  await picture(reader, 'application-seen-1440');
  await reader.setViewportSize(PHONE);
  await expectNoSidewaysScroll(reader);
  await picture(reader, 'application-seen-390');
  await office.close();

  await signIn(page);
  await page.setViewportSize(DESK);
  const update = `**/${ApplicationTemplateUpdateField.path}*`;
  await page.route(update, (route) => route.abort('connectionfailed'));
  await page.goto(`${address}?edit=1`);
  await page.getByLabel('Город').fill('Пучеж');
  await expect(page.getByText(/Нет связи\. На этом устройстве ждёт 1\u00a0ответ/)).toBeVisible();
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  const strip = page.getByRole('complementary', { name: 'Неотправленные ответы' });
  await expect(strip).toContainText('1\u00a0ответ, которого ещё нет на сервере');
  await expectAccessible(page);
  await picture(page, 'office-unsent-1440');
  await strip.getByRole('link', { name: 'Открыть заявку' }).click();
  await expect(page).toHaveURL(`${address}?edit=1`);
  await expect(page.getByLabel('Город')).toHaveValue('Пучеж');
  await expect(strip).toHaveCount(0);
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  await expect(strip).toBeVisible();
  await page.unroute(update);
  await strip.getByRole('button', { name: 'Отправить' }).click();
  await expect(strip).toHaveCount(0);
  await page.goto(`${address}?edit=1`);
  await expect(page.getByLabel('Город')).toHaveValue('Пучеж');
  await member.close();
});
