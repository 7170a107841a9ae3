// A special prize goes into the library, from there into the event, to a performance, onto paper, into the hall, and back.

import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { CompetitionProgramUpdate, CompetitionSpecialPrizeCreate } from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { BASE, Contest } from '../contest.ts';
import {
  chooseByKeys,
  chooseIn,
  enterByLink,
  expectAccessible,
  expectNoSidewaysScroll,
  picture,
  signIn,
} from '../pages.ts';

test('a special prize is taken from the library, given, printed, taken back, shown in the hall; a judge gives his own without a connection', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols/special-prize`);
  await expect(page.getByText('Спецпризов пока нет')).toBeVisible();
  const drawer = page.getByRole('dialog');
  // An official name is seen whole while it is written, and Enter sends it as from a line.
  const long = `Специальный приз ${names.collectives[0]!} ${contest.guid.slice(-6)}`.slice(0, 200);
  await page.getByRole('button', { name: 'Новый спецприз' }).first().click();
  const name = drawer.getByLabel('Название');
  await name.fill(long);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await name.evaluate((field) => [field.scrollWidth - field.clientWidth, field.scrollHeight - field.clientHeight]),
    ).toEqual([0, 0]);
    await picture(page, `special-prize-long-${width}`);
  }
  await name.press('Enter');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(long)).toBeVisible();
  await chooseIn(page, `Действия: ${long}`, 'Удалить');
  await drawer.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Спецпризов пока нет')).toBeVisible();
  // Journeys share an organizer and so his library: the name is this journey's own.
  const title = `За сохранение народных традиций ${contest.guid.slice(-6)}`;
  await page.getByRole('button', { name: 'Добавить в библиотеку' }).first().click();
  await drawer.getByLabel('Название').fill(title);
  await drawer.getByRole('button', { name: 'Добавить' }).click();
  await page.getByRole('button', { name: `Взять в мероприятие: ${title}` }).click();
  await page.getByRole('button', { name: `Отдать: ${title}` }).click();
  await chooseByKeys(drawer.getByRole('combobox', { name: 'Программа' }), 'Конкурсный день');
  await drawer.getByRole('combobox', { name: 'Выступление' }).fill('Жар');
  await page.getByRole('option', { name: /Жар-птица/ }).click();
  await expectAccessible(page);
  await picture(page, 'special-prize-give');
  await drawer.getByRole('button', { name: 'Отдать' }).click();
  const given = page.getByRole('list', { name: 'Кому отданы спецпризы' }).getByRole('listitem');
  await expect(given).toContainText(title);
  // What was given stands first and by itself, not in one line with the piece and the town.
  await expect(given.getByText(title, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'special-prizes-1440');

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Протокол спецпризов' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'special-prizes-390');
  await page.getByRole('button', { name: `Забрать: ${title}` }).click();
  await expect(page.getByText('Пока никому')).toBeVisible();
  await page.locator('.r-notice').filter({ hasText: 'забран' }).getByRole('button', { name: 'Вернуть' }).click();
  await expect(given).toContainText(title);

  const own = `Приз Анны Берестовой ${contest.guid.slice(-6)}`;
  await contest.call(CompetitionSpecialPrizeCreate, {
    query: { competitionGuid: contest.guid },
    body: { title: own, giver: 'judge', competitionJudgeGuid: contest.judges[0]!.guid },
  });
  await contest.stage(0);
  const tablet = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const pad = await tablet.newPage();
  await enterByLink(pad, contest.judges[0]!.link);
  const prize = pad.getByRole('button', { name: new RegExp(`^«${own}»`) });
  await expect(prize).toContainText('отдать');
  await expectAccessible(pad);
  await picture(pad, 'judge-prize-390');
  await tablet.setOffline(true);
  await prize.click();
  const sheet = pad.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Отдать/ }).click();
  await expect(sheet.getByRole('status')).toContainText('Отдан');
  await expectAccessible(pad);
  await picture(pad, 'judge-prize-drawer-390');
  await pad.keyboard.press('Escape');
  await expect(prize).toContainText('на планшете');
  await tablet.setOffline(false);
  await expect(prize).toContainText('отдан здесь');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  const row = page.getByRole('region', { name: 'Спецпризы' });
  await expect(row.getByRole('listitem').filter({ hasText: own })).toContainText('Жар-птица');
  await row.scrollIntoViewIfNeeded();
  await picture(page, 'protocol-prizes-1440');
  // The order in which they are announced, changed and put back.
  await row.getByRole('link', { name: 'Спецпризы' }).click();
  const prizes = page.getByRole('list', { name: 'Спецпризы', exact: true }).getByRole('listitem');
  await expect(prizes.first()).toContainText(title);
  await chooseIn(page, `Действия: ${own}`, 'Объявлять раньше');
  await expect(prizes.first()).toContainText(own);
  await page.locator('.r-notice').filter({ hasText: 'по порядку' }).getByRole('button', { name: 'Вернуть' }).click();
  await expect(prizes.first()).toContainText(title);
  await tablet.close();

  // The hall waits for the closed protocol and for the organizer, as the presenter does.
  const hall = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await hall.goto(contest.display.url);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/display-voiting`);
  const keys = page.getByRole('group', { name: 'Что показать' });
  await keys.getByRole('button', { name: 'Спецприз', exact: true }).click();
  await expect(page.getByText('Показать пока нечего')).toBeVisible();
  await expectAccessible(page);
  await contest.finish();
  const allow = (isAwardOrderOpen: boolean) =>
    contest.call(CompetitionProgramUpdate, {
      query: { competitionGuid: contest.guid },
      body: { competitionProgramGuid: contest.program, isAwardOrderOpen },
    });
  await allow(true);
  const chosen = page.getByRole('combobox', { name: 'Спецприз' });
  await expect(chosen).toHaveValue(new RegExp(`^«${title}»: .*Жар`));
  await page.getByRole('button', { name: 'Показать спецприз' }).click();
  await expect(hall.locator('.hall-prize-title')).toHaveText(title);
  await expect(hall.locator('.hall-prize-name')).toContainText(/Жар.{1,3}птица/);
  await expect(page.getByText(/спецприз «.+»: Жар.{1,3}птица/).first()).toBeVisible();
  await hall.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  for (const [name, width, height] of [
    ['hall-prize-1920', 1920, 1080],
    ['hall-prize-4x3', 1024, 768],
    ['hall-prize-portrait', 1080, 1920],
  ] as const) {
    await hall.setViewportSize({ width, height });
    await picture(hall, name);
  }
  await picture(page, 'remote-prize-1440');
  // The next one is chosen already.
  await keys.getByRole('button', { name: 'Спецприз', exact: true }).click();
  await expect(chosen).toHaveValue(new RegExp(`^«${own}»`));
  await picture(page, 'remote-prize-next-1440');
  await page.getByRole('button', { name: 'Показать спецприз' }).click();
  await expect(hall.locator('.hall-prize-title')).toHaveText(own);
  // The judge's bare name under the prize would be taken for the winner's.
  await expect(hall.locator('.hall-prize-giver')).toHaveText(/^Присуждает /);
  // Its name says that it is a prize: no word repeats it, neither in the hall nor on the remote.
  await expect(hall.getByText('Специальный приз')).toHaveCount(0);
  await expect(page.getByText(new RegExp(`^приз Анны Берестовой .+: Жар`)).first()).toBeVisible();
  await picture(hall, 'hall-prize-named');
  await allow(false);
  await expect(hall.locator('.hall-logo')).toBeVisible();
  await expect(hall.getByText(own)).toHaveCount(0);
});
