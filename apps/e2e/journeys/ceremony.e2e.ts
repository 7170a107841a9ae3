// The ceremony: the organizer begins it, the presenter leads the hall by a clicker, the stream follows.

import { expect, test, type Page } from '@playwright/test';
import {
  AwardGroupGetByCompetition,
  AwardSettingCreate,
  CompetitionDisplaySettingCreateOverlay,
  CompetitionProgramUpdate,
  VotingProtocolChangeState,
  VotingProtocolLock,
  VotingProtocolSetManualAward,
} from '@rampa/contract';
import { BASE, Contest, here } from '../contest.ts';
import { pressAgainAt } from '../nervous.ts';
import { enterByLink, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Жар-птица has the Гран-при, Лель and Калинушка share a title with other points; the order of awarding is open. */
async function judged(): Promise<Contest> {
  const contest = await Contest.create();
  for (const [item, tenths] of [98, 85, 88].entries()) {
    await contest.stage(item);
    for (const judge of [0, 1]) await contest.mark(judge, item, [tenths, tenths]);
  }
  await contest.stage(2, 'Done');
  const query = { competitionProgramGuid: contest.program };
  const [group] = await contest.call(AwardGroupGetByCompetition, { query: { competitionGuid: contest.guid } });
  const { guid: awardSettingGuid } = await contest.call(AwardSettingCreate, {
    query: { competitionGuid: contest.guid },
    body: { awardGroupGuid: group!.guid, kind: 'manual', order: 9, title: 'Гран-при', color: '#7A0F38' },
  });
  const body = { competitionProgramItemGuid: contest.item(0), awardSettingGuid, reason: 'Решение жюри' };
  await contest.call(VotingProtocolSetManualAward, { query, body });
  await contest.call(VotingProtocolLock, { query, body: { isLocked: true } });
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isAwardOrderOpen: true },
  });
  return contest;
}

const other = (page: Page, size: { width: number; height: number }) =>
  page.context().browser()!.newPage({ viewport: size });

test('the organizer begins, the presenter’s clicker leads the hall step by step, and a withdrawn protocol stops it', async ({
  page,
}) => {
  const contest = await judged();
  const hall = await other(page, { width: 1920, height: 1080 });
  await hall.goto(contest.display.url);
  const booth = await other(page, { width: 768, height: 1024 });
  await enterByLink(booth, contest.presenterLink);
  await signIn(page);
  const address = `${BASE}/organizer/events/${contest.guid}/program/ceremony?competitionProgramGuid=${contest.program}`;
  await page.goto(address);
  await expect(page.getByText('Калинушка').first()).toBeVisible();
  await picture(page, 'ceremony-before');
  await page.getByRole('button', { name: 'Начать церемонию' }).click();
  await expect(hall.getByText('Церемония награждения')).toBeVisible();
  await expect(booth.getByRole('navigation', { name: 'Церемония' })).toBeVisible();
  const shown = hall.locator('.hall-ceremony');
  const main = booth.locator('.booth-step[data-main]');

  await booth.keyboard.press('PageDown');
  await expect(shown).toContainText('Калинушка');
  await expect(shown).not.toContainText(/Лауреат|8,50/);
  await expect(booth.getByRole('heading', { level: 1, name: 'Калинушка' })).toBeVisible();
  await picture(hall, 'ceremony-call');
  for (const [width, height] of [
    [768, 1024],
    [390, 844],
  ] as const) {
    await booth.setViewportSize({ width, height });
    await expectNoSidewaysScroll(booth);
    await expect(main).toBeInViewport({ ratio: 1 });
    await picture(booth, `ceremony-booth-${width}`);
  }
  // Far down the list, which the phone scrolls together with the words, a step shows the words again.
  await booth.setViewportSize({ width: 390, height: 560 });
  await booth.locator('.booth-middle').evaluate((middle) => middle.scrollTo(0, middle.scrollHeight));
  await booth.keyboard.press('PageUp');
  await expect(hall.getByText('Церемония награждения')).toBeVisible();
  await booth.keyboard.press('PageDown');
  await expect(shown).toContainText('Калинушка');
  await expect(booth.getByRole('heading', { level: 1, name: 'Калинушка' })).toBeInViewport({ ratio: 1 });
  await booth.setViewportSize({ width: 768, height: 1024 });
  await expectAccessible(booth);

  // A trembling finger presses twice: one step.
  const again = { key: 'PageDown', code: 'PageDown' };
  await pressAgainAt(booth, { selector: '.booth-step[data-main]', text: 'Показать баллы', key: again });
  await booth.keyboard.press('PageDown');
  await expect(shown).toContainText('Лауреат II степени');
  await booth.waitForFunction(() => document.documentElement.dataset.nervous === 'done');
  await expect(main).toContainText('Показать баллы');
  await expect(shown).not.toContainText('8,50');
  await picture(hall, 'ceremony-title');
  await expect(booth.locator('html:not([data-resting])')).toHaveCount(1);
  await main.click();
  await expect(shown).toContainText('8,50');
  await picture(hall, 'ceremony-points');
  // The booth takes a press once it has heard of its last step, which the hall may have heard of before.
  await expect(main).toContainText('Вызвать следующих');
  await booth.keyboard.press('PageUp');
  await expect(shown).not.toContainText('8,50');

  // A reload, a killed tab, a second tablet: the same step.
  await booth.reload();
  await expect(main).toContainText('Показать баллы');
  await hall.reload();
  await expect(shown).toContainText('Лауреат II степени');
  await expect(shown).not.toContainText('8,50');

  // Who is absent goes to the end.
  // In the first moment after somebody else's step a press is not taken, so it is made again until it counts.
  await expect(async () => {
    if ((await shown.textContent())!.includes('Калинушка'))
      await page.getByRole('button', { name: 'Нет в зале' }).click();
    await expect(shown).toContainText('Лель', { timeout: 5_000 });
  }).toPass();
  await expect(page.getByText('Кого не было')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть шаг' }).click();
  await expect(shown).toContainText('Калинушка');
  await picture(page, 'ceremony-desk');
  await expectAccessible(page);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `ceremony-desk-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // A jump asks, and can be taken back.
  await page.getByRole('button', { name: 'Показать залу' }).last().click();
  const dialog = page.getByRole('dialog');
  await picture(page, 'ceremony-jump');
  await dialog.getByRole('button', { name: 'Показать залу' }).click();
  await expect(shown).toContainText(/Гран.*при/);
  await expect(shown).not.toContainText(/птица/);
  await picture(hall, 'ceremony-grand-call');
  // The jump on the other page has just changed the button: a press meant for the step before is refused.
  await expect(main).toContainText('Назвать имя');
  await expect(async () => {
    await booth.keyboard.press('PageDown');
    await expect(shown).toContainText(/птица/, { timeout: 1_000 });
  }).toPass();
  await picture(hall, 'ceremony-grand');

  // Withdrawn in the middle: nothing stays on the screen, and everybody is told.
  const query = { competitionProgramGuid: contest.program };
  await contest.call(VotingProtocolChangeState, { query, body: { state: 'Open', reason: 'Ошибка в оценке' } });
  await expect(shown).toHaveCount(0);
  await expect(hall.locator('.hall')).not.toContainText(/Гран.*при|птица/);
  await expect(page.getByText('Церемония остановлена')).toBeVisible();
  await expect(booth.getByRole('heading', { name: 'Церемония остановлена' })).toBeVisible();
  await expect(main).toBeDisabled();
  await picture(booth, 'ceremony-stopped');
  await picture(page, 'ceremony-desk-stopped');
  await contest.call(VotingProtocolLock, { query, body: { isLocked: true } });
  await page.getByRole('button', { name: 'Продолжить', exact: true }).click();
  await expect(shown).toContainText(/птица/);
  await page.getByRole('button', { name: 'Закончить' }).click();
  await dialog.getByRole('button', { name: 'Закончить' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Начать церемонию' })).toBeVisible();
  await expect(booth.getByRole('navigation', { name: 'Церемония' })).toHaveCount(0);
});

test('the stream shows what its screen shows, on nothing, until its address is revoked', async ({ page }) => {
  const contest = await Contest.create();
  const displays = `${BASE}/organizer/events/${contest.guid}/display-voiting`;
  await signIn(page);
  await page.goto(displays);
  await page.getByRole('button', { name: 'Сделать ссылку' }).click();
  await expect(page.getByRole('button', { name: 'Отозвать', exact: true })).toBeVisible();
  await picture(page, 'overlay-displays');
  const query = { CompetitionDisplaySettingGuid: contest.display.guid };
  const { url } = await contest.call(CompetitionDisplaySettingCreateOverlay, { query });
  const lying = await other(page, { width: 1920, height: 1080 });
  const upright = await other(page, { width: 1080, height: 1920 });
  const screens = [lying, upright];
  for (const screen of screens) await screen.goto(here(url));
  const bandOf = (screen: Page) => screen.locator('.overlay-band');
  await expect(bandOf(lying)).toContainText('Далее');
  for (const screen of screens) {
    const grounds = await screen.evaluate(() =>
      ['html', 'body', '#root', '.overlay-page', '.overlay'].map(
        (one) => getComputedStyle(document.querySelector(one)!).backgroundColor,
      ),
    );
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  }
  const look = async (name: string, text: RegExp) => {
    for (const screen of screens) {
      await expect(bandOf(screen)).toContainText(text);
      await picture(screen, `overlay-${name}-${screen.viewportSize()!.width}`);
    }
  };
  await contest.stage(0);
  await look('current', /птица/);
  await contest.mark(0, 0, [95, 95]);
  await look('judging', /1\s*из\s*2/);
  await expect(bandOf(lying)).not.toContainText('9,5');
  await contest.mark(1, 0, [96, 96]);
  await expect(bandOf(lying)).toContainText(/2\s*из\s*2/);
  await expect(bandOf(lying)).not.toContainText('9,5');
  await contest.stage(0, 'Done');
  await look('result', /9,55/);
  for (const screen of screens) {
    // Both the work and the total have room: neither gives way, neither lies over a line.
    await expect(bandOf(screen).getByText(/Половецкие/)).toBeVisible();
    const [head, total] = [screen.locator('.overlay-side-head'), screen.locator('.overlay-total')];
    const { y, height } = (await head.boundingBox())!;
    expect((await total.boundingBox())!.y).toBeGreaterThanOrEqual(Math.floor(y + height) - 1);
  }
  await page.getByRole('button', { name: 'Отозвать', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать', exact: true }).click();
  for (const screen of screens) await expect(screen.locator('.overlay').locator(':scope > *')).toHaveCount(0);
});
