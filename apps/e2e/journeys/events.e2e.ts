// The organizer's events: found, told what each lacks, made of a ready form and of an event of before.

import { expect, test, type Page } from '@playwright/test';
import pg from 'pg';
import {
  ApplicationFormGetByCompetition,
  CompetitionArchiveOrUnarchive,
  FestivalCreateFestival,
  FestivalGetFestivalDetail,
  FestivalGetFestivals,
  OrganizerLogin,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest, DATABASE_URL } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { newOrganizer, post } from '../people.ts';

const WIDTHS = [390, 1024, 1440];

async function inAllWidths(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `${name}-${width}`);
  }
  await expectAccessible(page);
}

/** Of the event whose card has come up; `not`: of another than this one. */
async function cardOf(page: Page, not = ''): Promise<string> {
  const guid = () => /\/organizer\/events\/([0-9a-f-]{36})$/.exec(page.url())?.[1] ?? not;
  await expect.poll(guid).not.toBe(not);
  await expect(page.getByRole('complementary', { name: 'Готовность' })).toBeVisible();
  return guid();
}

test('the list says what each event lacks, has what is over under its own heading, and finds ё by е', async ({
  page,
}) => {
  const contest = await Contest.create();
  const mark = newGuid().slice(-6);
  const past = { title: `Листопад ${mark}`, beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Кострома' };
  await contest.call(FestivalCreateFestival, { body: { details: past } });
  const details = { title: `Ёлочка ${mark}`, beginDate: '2030-05-18', endDate: '2030-05-19', city: 'Кострома' };
  const { guid } = await contest.call(FestivalCreateFestival, { body: { details } });
  await signIn(page);
  await page.goto(`${BASE}/organizer/events`);
  const shown = page.getByRole('radiogroup', { name: 'Какие показывать' });
  const search = page.getByRole('searchbox', { name: 'Поиск по списку' });
  await search.fill(`елочка ${mark}`);
  const list = page.getByRole('list', { name: 'Мероприятия' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText('Нет площадки, формы заявки и ещё 4');
  // What is over stands in sight below what is coming, under a heading of its own; a search looks among both.
  await search.fill(mark);
  await expect(list).toHaveCount(2);
  await expect(list.first().getByRole('listitem')).toContainText([details.title]);
  await expect(list.last().getByRole('listitem')).toContainText([past.title]);
  await expect(page.getByRole('heading', { name: 'Прошедшие' })).toBeVisible();
  await inAllWidths(page, 'events-past');
  await search.fill('');
  await expect(list.first().getByRole('listitem').nth(1)).toBeVisible();
  await inAllWidths(page, 'events');

  await shown.getByText('Архив', { exact: true }).click();
  await expect(page).toHaveURL(/show=archive/);
  await page.reload();
  await expect(shown.getByRole('radio', { name: 'Архив', exact: true })).toBeChecked();
  await search.fill(`елочка ${mark}`);
  await expect(page.getByText('С таким названием здесь ничего нет')).toBeVisible();
  await inAllWidths(page, 'events-nothing');
  await page.getByRole('button', { name: 'Сбросить' }).click();
  await expect(search).toHaveValue('');

  await page.route(`**/api/v1/${FestivalGetFestivals.path}*`, (route) => route.abort());
  await page.goto(`${BASE}/organizer/events`);
  const again = page.getByRole('button', { name: 'Повторить' });
  await expect(again).toBeVisible();
  await picture(page, 'events-failed');
  await page.unrouteAll();
  await again.click();
  await expect(list.getByRole('listitem').first()).toBeVisible();

  const query = { competitionGuid: guid };
  await contest.call(CompetitionArchiveOrUnarchive, { query, body: { isArchived: true } });
  await page.goto(`${BASE}/organizer/events/${guid}`);
  const note = page.getByRole('note').filter({ hasText: 'в архиве' });
  const copying = note.getByRole('button', { name: 'Создать копию' });
  await expect(copying).toBeVisible();
  await inAllWidths(page, 'event-archived');
  await copying.press('Enter');
  const form = page.getByRole('dialog', { name: 'Копия мероприятия' });
  await form.getByRole('button', { name: 'Создать копию' }).press('Enter');
  const copy = await contest.call(FestivalGetFestivalDetail, { query: { festivalGuid: await cardOf(page, guid) } });
  expect(copy).toMatchObject({ isArchived: false, details: { title: details.title, city: 'Кострома' } });
});

test('a new event is made of a ready form of applications, or of an event of before', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events?new=1`);
  const form = page.getByRole('dialog', { name: 'Новое мероприятие' });
  const basis = form.getByRole('combobox', { name: 'За основу' });
  const title = `Голоса ${newGuid().slice(-6)}`;
  await form.getByLabel('Название').fill(title);
  await basis.fill('вок');
  await page.getByRole('option').first().click();
  await inAllWidths(page, 'event-new-ready');
  await form.getByRole('button', { name: 'Создать' }).click();
  const query = { competitionGuid: await cardOf(page) };
  expect((await contest.call(ApplicationFormGetByCompetition, { query })).form?.fields.length).toBeGreaterThan(5);

  await page.goto(`${BASE}/organizer/events?new=1`);
  await basis.fill(contest.title);
  await page.getByRole('option', { name: new RegExp(contest.title) }).click();
  await expect(form.getByLabel('Название')).toHaveValue(contest.title);
  await expect(form.getByLabel('Город')).toHaveValue('Нижний Новгород');
  await expect(form.getByLabel('Вид мероприятия')).toBeHidden();
  await inAllWidths(page, 'event-new-copy');
  // What was typed before stays, when it is built on a former event after that too.
  await basis.click();
  await page.getByRole('option', { name: 'Пока ничего' }).click();
  await form.getByLabel('Начало').fill('2027-12-18');
  await form.getByLabel('Окончание').fill('2027-12-19');
  await form.getByLabel('Город').fill('Пермь');
  await page
    .getByRole('option', { name: /^Пермь/ })
    .first()
    .click();
  await basis.fill(contest.title);
  await page.getByRole('option', { name: new RegExp(contest.title) }).click();
  await expect(form.getByLabel('Начало')).toHaveValue('2027-12-18');
  await expect(form.getByLabel('Город')).toHaveValue('Пермь');
  await form.getByRole('button', { name: 'Создать' }).click();
  const copied = await contest.call(FestivalGetFestivalDetail, { query: { festivalGuid: await cardOf(page) } });
  expect(copied).toMatchObject({ typeTourCompetition: 2, details: { city: 'Пермь', timeZone: 'Asia/Yekaterinburg' } });
  expect(copied.details).toMatchObject({ beginDate: '2027-12-18', endDate: '2027-12-19' });
});

const MANY = 300;

/** Of the organizer with this login: as many events, one a day from today on. */
async function makeEvents(login: string): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `insert into competitions.competition (guid, organizer_guid, title, begin_date, end_date, city, place)
       select made.guid, a.guid, 'Фестиваль ' || to_char(at, 'FM000'), current_date + at::int, current_date + at::int + 1,
              'Кострома', 'Дворец творчества'
         from unnest($1::uuid[]) with ordinality made (guid, at), accounts.account a where a.login = $2`,
      [Array.from({ length: MANY }, () => newGuid()), login],
    );
  } finally {
    await client.end();
  }
}

test('a new organizer is told what to do first; of three hundred events one is found at once', async ({ page }) => {
  const { login, password } = await newOrganizer(page.context());
  await post(page.context(), OrganizerLogin, { login, password });
  await page.goto(`${BASE}/organizer/events`);
  await expect(page.getByText('Мероприятий пока нет. Создайте первое.')).toBeVisible();
  await inAllWidths(page, 'events-none');
  for (const [place, words] of [
    ['archive', 'В архиве пусто.'],
    ['bin', 'В корзине пусто.'],
  ] as const) {
    await page.goto(`${BASE}/organizer/events?show=${place}`);
    await expect(page.getByText(words)).toBeVisible();
  }

  await makeEvents(login);
  let answer = () => undefined as void;
  const waits = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/v1/${FestivalGetFestivals.path}*`, async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto(`${BASE}/organizer/events`);
  const list = page.getByRole('list', { name: 'Мероприятия' });
  await expect(page.getByRole('searchbox', { name: 'Поиск по списку' })).toBeVisible();
  await expect(list).toBeHidden();
  answer();
  await expect(list.getByRole('listitem').first()).toContainText('Фестиваль 001');
  await inAllWidths(page, 'events-many');
  await page.getByRole('searchbox', { name: 'Поиск по списку' }).fill('валь 277');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Фестиваль 277');
});
