// Whoever is awaited is told so when he comes, a late invitation says that it is late, and a former date of sending counts again.

import { expect, test, type Browser } from '@playwright/test';
import {
  ApplicationCreateForEmail,
  ApplicationRulesUpdate,
  ApplicationSubscribe,
  ApplicationTemplateUpdateField,
  ApplicationUnsubscribe,
  FestivalDeleteFestival,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, pictures, signIn } from '../pages.ts';
import { newMember } from '../people.ts';

/** «Жар-птица», begun by the organizer for an address of which nobody has come yet. */
async function makeAwaited(browser: Browser) {
  const contest = await Contest.create();
  const first = await browser.newContext();
  const applications = await Applications.make(contest, first);
  const email = `${newGuid()}@example.org`;
  const query = { competitionGuid: contest.guid };
  const { applicationGuid } = await contest.call(ApplicationCreateForEmail, { query, body: { email } });
  const body = { guid: applications.fields.name, applicationGuid, value: 'Жар-птица' };
  await contest.call(ApplicationTemplateUpdateField, { body });
  return { contest, first, applicationGuid, email };
}

test('an application that waited under an address is told of and taken in one press, and the organizer sees it', async ({
  page,
  browser,
}) => {
  const { contest, first, applicationGuid, email } = await makeAwaited(browser);

  const late = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await newMember(late, 'Ветлугина Инна Сергеевна', email);
  const phone = await late.newPage();
  await phone.goto(`${BASE}/member/competition`);
  const waiting = phone.getByRole('list', { name: 'Вас ждут заявки' });
  await expect(waiting).toContainText('Вас ждёт заявка');
  // Whom it names is said to nobody before it is his.
  await expect(waiting).not.toContainText('Жар-птица');
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await pictures(phone, 'awaited', 390, 768, 1440);
  await waiting.getByRole('link', { name: 'О мероприятии' }).click();
  await expect(phone.getByText('Организатор уже начал для вас заявку')).toBeVisible();
  await expectAccessible(phone);
  await pictures(phone, 'awaited-invitation', 390, 1440);
  await phone.getByRole('button', { name: 'Участвовать' }).click();
  await phone.waitForURL(/\/applications$/);
  await expect(phone.getByRole('link', { name: 'Жар-птица' })).toBeVisible();

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications/${applicationGuid}`);
  await page.getByRole('button', { name: 'Кто что менял' }).click();
  const history = page.getByRole('dialog');
  await expect(history).toContainText(`ждёт ${email}`);
  await expect(history).toContainText('Ветлугина Инна Сергеевна');
  await pictures(page, 'claimed-history', 1440);
  await late.close();
  await first.close();
});

test('what is not his who is awaited he says so of, and the organizer reads it without his name', async ({
  page,
  browser,
}) => {
  const { contest, first, applicationGuid, email } = await makeAwaited(browser);
  const late = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await newMember(late, 'Ветлугина Инна Сергеевна', email);
  const phone = await late.newPage();
  await phone.goto(`${BASE}/member/competition`);
  await phone.getByRole('button', { name: 'Это не моё' }).click();
  const question = phone.getByRole('dialog', { name: 'Это не ваша заявка?' });
  await expect(question).toContainText('Сама заявка останется у организатора');
  await expectAccessible(phone);
  await pictures(phone, 'not-mine', 390, 768, 1440);
  await question.getByRole('button', { name: 'Это не моё' }).click();
  await expect(question).toBeHidden();
  await expect(phone.getByText('Вас ждёт заявка')).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByText('Мероприятий пока нет.')).toBeVisible();
  await expect(phone.getByText('Вас ждёт заявка')).toHaveCount(0);

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications/${applicationGuid}`);
  await page.getByRole('button', { name: 'Кто что менял' }).click();
  const history = page.getByRole('dialog');
  await expect(history).toContainText('«Это не моё»');
  await expect(history).toContainText('владелец адреса');
  await expect(history).not.toContainText('Ветлугина');
  await pictures(page, 'not-mine-history', 1440);
  await late.close();
  await first.close();
});

test('a late invitation says that it is late, and still lets in whoever took part', async ({ browser }) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  await contest.call(ApplicationRulesUpdate, {
    query,
    body: { closesAt: '2026-01-10T20:59:00.000Z', freezesAt: null },
  });
  const guests = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const guest = await guests.newPage();
  await guest.goto(`${BASE}/member/invite/${contest.guid}`);
  await expect(guest.getByText(/Приём заявок закончился 10.января, 23:59/)).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Присоединиться' })).toBeVisible();
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await pictures(guest, 'invitation-late', 390, 768, 1440);
  await newMember(guests);
  await guest.reload();
  await guest.getByRole('button', { name: 'Присоединиться' }).click();
  await guest.waitForURL(`${BASE}/member/competition/${contest.guid}`);

  // Of one that is gone it says so, and whom to ask.
  await contest.call(FestivalDeleteFestival, { query: { festivalGuid: contest.guid } });
  await guest.goto(`${BASE}/member/invite/${contest.guid}`);
  await expect(guest.getByText('Организатор удалил это мероприятие.')).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Организатор', exact: true })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Вставить ссылку целиком' })).toHaveCount(0);
  await expectAccessible(guest);
  await pictures(guest, 'invitation-deleted', 390, 768, 1440);
  await guests.close();
});

test('a former date of sending is put back from the application’s page', async ({ page, browser }) => {
  const contest = await Contest.create();
  const first = await browser.newContext();
  const applications = await Applications.make(contest, first);
  const applicationGuid = await applications.sent('Жар-птица');
  const one = { query: { applicationGuid } };
  await applications.own(ApplicationUnsubscribe, one);
  await applications.own(ApplicationSubscribe, one);
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications/${applicationGuid}`);
  await page.getByRole('button', { name: 'Вернуть прежнюю дату подачи' }).click();
  const asked = page.getByRole('dialog', { name: 'Вернуть прежнюю дату подачи?' });
  await expect(asked).toContainText('Сейчас она считается поданной');
  await expectAccessible(page);
  await pictures(page, 'sending-date', 390, 768, 1440);
  await asked.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByText(/^Дата подачи: /)).toBeVisible();
  await page.getByRole('button', { name: 'Кто что менял' }).click();
  await expect(page.getByRole('dialog')).toContainText('Дата подачи');
  await pictures(page, 'sending-date-history', 390, 1440);
  await first.close();
});
