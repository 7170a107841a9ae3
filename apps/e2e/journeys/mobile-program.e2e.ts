// The mobile program: opened by the organizer, followed on a phone, without a connection, on the organizer's own site.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import {
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  CompetitionSetAccessToMobileProgram,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { BASE, Contest, YEAR } from '../contest.ts';
import { chooseIn, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };

test.use({ serviceWorkers: 'allow' });

/** A second stage beside the contest's own program. */
async function secondStage(contest: Contest): Promise<{ guid: Guid; items: Guid[] }> {
  const { guid } = await contest.call(CompetitionProgramCreate, {
    query: { competitionGuid: contest.guid },
    body: { title: 'Конкурс чтецов', place: 'Малый зал', dateTimeBegin: `${YEAR}-11-21T07:00:00.000Z` },
  });
  const { guids } = await contest.call(CompetitionProgramItemCreateRange, {
    query: { competitionProgramGuid: guid },
    body: {
      items: [
        { performer: names.performers[1]!, pieceTitle: 'Бородино', city: 'Муром', duration: 240 },
        { performer: names.collectives[1]!, pieceTitle: 'Сказка о рыбаке и рыбке', city: 'Ковров', duration: 300 },
        { performer: 'Росинка', pieceTitle: 'Осень', city: 'Владимир', duration: 180 },
      ],
    },
  });
  return { guid, items: guids };
}

const stage = (contest: Contest, program: Guid, competitionProgramItemGuid: Guid) =>
  contest.call(CompetitionProgramItemSetActivity, {
    query: { competitionProgramGuid: program },
    body: { competitionProgramItemGuid, activity: 'OnStage' },
  });

const entries = (page: Page) => page.getByRole('region', { name: 'Программы', exact: true }).getByRole('link');

const phone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });

test('an organizer opens it with its QR code and a code for the site, and takes it away', async ({ page }) => {
  const contest = await Contest.create();
  await secondStage(contest);
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  await chooseIn(page, 'Ещё о программе', 'Мобильная программа');
  const form = page.getByRole('dialog', { name: 'Мобильная программа' });
  await form.getByRole('switch', { name: 'Открыта' }).press('Space');
  await form.getByRole('switch', { name: 'Конкурс чтецов' }).press('Space');
  await form.getByRole('button', { name: 'Открыть', exact: true }).click();
  await expect(form.getByRole('img', { name: /^QR-код/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'mobile-access-1280');
  const address = (await form.getByText(/\/public\/mobile-program\/[\w-]{22}\/main$/).textContent())!;
  const open = new URL(address).pathname;

  const visitor = await page.context().browser()!.newPage();
  await visitor.goto(BASE + open);
  await expect(entries(visitor)).toHaveCount(1);
  await expect(visitor.getByText('Конкурс чтецов')).toHaveCount(0);
  await form.getByRole('switch', { name: 'Конкурс чтецов' }).press('Space');
  await form.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(visitor.getByText('Конкурс чтецов')).toBeVisible();
  // Closing takes effect on open phones.
  await form.getByRole('switch', { name: 'Открыта' }).press('Space');
  await form.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(visitor.getByRole('heading', { name: 'Программа не найдена' })).toBeVisible();
  await picture(visitor, 'mobile-closed');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Программа не найдена' })).toBeVisible();
  await visitor.goto(`${BASE}/public/mobile-program/not-found`);
  await expect(visitor.getByRole('heading', { name: 'Программа не найдена' })).toBeVisible();
  await visitor.close();
});

test('a phone sees every stage live, finds a performance, follows it and takes it into the calendar', async ({
  page,
}) => {
  const contest = await Contest.create();
  const second = await secondStage(contest);
  const late = { performer: 'Снегирёк', collective: 'Снегирёк', duration: 180 };
  const query = { competitionProgramGuid: contest.program };
  await contest.call(CompetitionProgramItemCreateRange, { query, body: { items: [{ performer: 'Узоры' }, late] } });
  const { mobile } = await contest.mobile([contest.program, second.guid]);
  await phone(page);
  await page.goto(`${BASE}/public/mobile-program/${mobile}/main`);
  await expect(page.getByRole('heading', { name: 'Программы' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Сейчас на сцене' })).toHaveCount(0);
  await stage(contest, second.guid, second.items[0]!);
  await contest.stage(0);
  const now = page.getByRole('region', { name: 'Сейчас на сцене' });
  await expect(now.getByRole('link')).toHaveCount(2);
  await expect(now).toContainText('Бородино');
  // As on the sheets: no card touches the screen's edges.
  const cards = page.getByRole('region', { name: 'Программы', exact: true }).or(now.getByRole('link'));
  const edges = await cards.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, innerWidth - right]),
  );
  expect(edges.flat().filter((edge) => edge < 12)).toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'mobile-main-390');

  // The names are those that strangers may read, in a search too.
  await page.getByRole('searchbox', { name: 'Найти выступление' }).fill('росинка');
  await page.getByRole('button', { name: 'Моё выступление: Росинка' }).click();
  await picture(page, 'mobile-found-390');
  await page.getByRole('searchbox', { name: 'Найти выступление' }).fill('никого такого');
  await expect(page.getByText('Такого выступления нет ни в одной программе.')).toBeVisible();
  await page.getByRole('link', { name: 'Моё' }).click();
  const mine = page.getByRole('region', { name: 'Моё выступление: Росинка' });
  await expect(mine).toContainText('через 1 номер');
  await expectAccessible(page);
  await picture(page, 'mobile-mine-390');
  const calendar = await mine.getByRole('link', { name: 'В календарь' }).getAttribute('href');
  const answer = await page.request.get(calendar!);
  expect(await answer.text()).toContain('SUMMARY:№');
  // The stage goes on, and the number before it is the last one.
  await stage(contest, second.guid, second.items[1]!);
  await expect(mine).toContainText('следующий номер');

  // The reminder: asked for while three are before, it calls when the first of them is announced.
  await page.getByRole('link', { name: 'Программа', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Найти выступление' }).fill('снегирёк');
  await page.getByRole('button', { name: 'Моё выступление: Снегирёк' }).click();
  await page.getByRole('link', { name: 'Моё' }).click();
  const call = page.getByRole('region', { name: 'Когда к сцене' });
  await expect(call).toContainText('когда объявят №\u00A02');
  await call.getByRole('switch').press('Space');
  await expectAccessible(page);
  await picture(page, 'mobile-reminder-390');
  await contest.stage(1);
  await expect(page.getByRole('alert').filter({ hasText: 'Пора к сцене: Снегирёк' })).toBeVisible();
  await page.getByRole('button', { name: 'Иду' }).click();
  await expect(page.getByRole('button', { name: 'Иду' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Программа', exact: true }).click();
  await page
    .getByRole('list')
    .getByRole('link', { name: /Конкурс чтецов/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Конкурс чтецов' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Сейчас', exact: true })).toContainText('Сказка о рыбаке');
  await expectNoSidewaysScroll(page);
  await picture(page, 'mobile-program-390');
  await page.getByRole('link', { name: 'Все программы' }).click();
  await expect(page.getByRole('heading', { name: 'Программы' })).toBeVisible();
  for (const width of [360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await picture(page, `mobile-main-${width}`);
  }
});

test('without a connection the last program stays and says how old it is', async ({ browser }) => {
  const contest = await Contest.create();
  const { mobile, mobileProgram } = await contest.mobile();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${BASE}/public/mobile-program/${mobile}/main`);
  await entries(page).first().click();
  await expect(page).toHaveURL(new RegExp(mobileProgram));
  await expect(page.getByText(/^Жар/).first()).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The worker has what the page begins with once a start of its own was served by it.
  await page.reload();
  await expect(page.getByText(/^Жар/).first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Жар/).first()).toBeVisible();
  await expect(page.getByText(/Нет связи, данные на \d\d:\d\d/)).toBeVisible();
  await picture(page, 'mobile-offline-390');
  await context.setOffline(false);
  await expect(page.getByText(/Нет связи/)).toHaveCount(0);
  // Closed meanwhile: what was kept leaves the phone too.
  await contest.call(CompetitionSetAccessToMobileProgram, {
    query: { competitionGuid: contest.guid },
    body: { isOpen: false, programGuids: [] },
  });
  await expect(page.getByRole('heading', { name: 'Программа не найдена' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('mobile-program')))).toEqual(
    [],
  );
  await context.close();
});

test('a site of the organizer’s shows it in a frame, and no other page of the portal', async ({ page }) => {
  const contest = await Contest.create();
  const { mobile } = await contest.mobile();
  const root = `${BASE}/public/mobile-program/${mobile}`;
  // Another origin, as a site of its own is.
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<iframe src="${root}/embed" width="600" height="600"></iframe><iframe src="${root}/main"></iframe>`);
  });
  await new Promise<void>((begun) => site.listen(0, '127.0.0.1', begun));
  const answers = new Map<string, string>();
  page.on('response', (answer) => answers.set(answer.url(), answer.headers()['content-security-policy'] ?? ''));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const framed = page.frameLocator('iframe').first();
  await expect(framed.getByRole('heading', { name: 'Программы' })).toBeVisible();
  await expect(framed.getByRole('link').first()).toBeVisible();
  expect(answers.get(`${root}/embed`)).toContain('frame-ancestors *');
  await picture(page, 'mobile-embed');
  await expect(page.frameLocator('iframe').nth(1).getByRole('heading')).toHaveCount(0);
  site.close();
});
