// The live desk: the day of a contest led from one page, while a judge's tablet and the hall follow.

import { expect, test } from '@playwright/test';
import { CompetitionProgramGetProgramColumnsDataForModerator } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { pressAgainAt, pressedAgain } from '../nervous.ts';
import { enterByLink, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('a performance is led from stage to result on one page: marks, a reminder, the hall, the last step back', async ({
  page,
}) => {
  const contest = await Contest.create();
  await page.setViewportSize({ width: 1440, height: 900 });
  const hall = await page.context().browser()!.newPage();
  await hall.goto(contest.display.url);
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  await page.getByRole('link', { name: 'Открыть пульт' }).click();
  const bar = page.getByRole('toolbar', { name: 'Ведение программы' });
  await expect(bar.getByRole('button', { name: /^На сцену №\s1/ })).toBeVisible();

  // One line under a name stays filled though its text does not break.
  const details = page.getByRole('listitem').locator('span:has(> .r-piece)');
  await expect(details).toHaveCount(3);
  expect(
    await details.evaluateAll((all) =>
      all
        .filter((one) => one.scrollHeight > Number.parseFloat(getComputedStyle(one).lineHeight) * 1.5)
        .map((one) => one.textContent),
    ),
  ).toEqual([]);

  await page.keyboard.press('Space');
  const marks = page.getByRole('region', { name: 'Оценки: Жар-птица' });
  await expect(marks).toContainText('0 из\u00A02');
  await contest.mark(0, 0, [94, 96]);
  await expect(marks.getByRole('row', { name: /Берестов/ })).toContainText('9,50');
  await marks.getByRole('button', { name: /^Напомнить.*Громова/ }).click();
  await expect(marks.getByRole('button', { name: /^Напомнили.*Громова/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'desk-judging');
  await contest.mark(1, 0, [90, 92]);
  await expect(marks).toContainText('Лауреат I степени');

  await page.keyboard.press('Space');
  const row = page.getByRole('listitem').filter({ hasText: 'Жар-птица' }).first();
  await expect(row).toContainText('оценён');
  await expect(row).toContainText('9,30');
  const keys = page.getByRole('group', { name: 'Что показать' });
  await keys.getByRole('button', { name: 'Результат', exact: true }).click();
  await expect(keys.getByRole('button', { name: 'Результат', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(hall.getByText('9,30').first()).toBeVisible();

  // Anybody may step; the log says who did, and only the last step can be undone.
  const log = page.getByRole('list', { name: 'Последние шаги сцены' });
  await expect(bar).toContainText('Ведёт пульт: вы');
  await expect(log.getByRole('listitem')).toContainText([/Закончил №\s1.*вы.*Вернуть/, /На сцене №\s1.*вы$/]);
  const booth = await page.context().browser()!.newPage();
  await enterByLink(booth, contest.presenterLink);
  await booth
    .getByRole('button', { name: /^На сцену/ })
    .first()
    .click();
  await expect(bar).toContainText(/Ведёт пульт: .*\(ведущий\) до этого шага — вы/);
  await expect(log.getByRole('listitem').first()).toContainText(/На сцене №\s2.*\(ведущий\)/);
  await picture(page, 'desk-log');
  await expectAccessible(page);
  await log.getByRole('button', { name: /^Вернуть: На сцене №\s2/ }).click();
  await expect(bar).toContainText(/Ведёт пульт: вы$|Ведёт пульт: вы[^а-я]/);
  await expect(log.getByRole('listitem').first()).toContainText(/Закончил №\s1/);

  await page.keyboard.press('Control+z');
  await expect(row).toContainText('на сцене');
  // The former step's notice was replaced by this one; counted at once, because each disappears in time.
  const said = page.getByText(/^Отменено: /);
  await expect(said.filter({ hasText: /Закончил №\s1/ })).toBeVisible();
  expect(await said.count()).toBe(1);
  // The page fits the window, and the columns scroll by themselves.
  const rest = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(rest).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Порядок' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Протокол' })).toBeFocused();
  await expect(marks).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picture(page, 'desk-390');
});

const SPACE = { key: ' ', code: 'Space' };

for (const [where, path] of [
  ['on the live desk', 'desk'],
  ['on the page of the program', 'program'],
] as const) {
  test(`a trembling hand makes one step ${where}: by Space, and by the button`, async ({ page }) => {
    const contest = await Contest.create();
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page);
    const steps: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('SetActivity')) steps.push(String(request.postDataJSON().activity));
    });
    await page.goto(`${BASE}/organizer/events/${contest.guid}/${path}`);
    const main = page.locator(MAIN);
    await expect(main).toContainText(/На сцену №\s1/);
    await pressAgainAt(page, { selector: MAIN, text: 'Закончил', key: SPACE });
    await page.keyboard.press('Space');
    await pressedAgain(page);
    // A press of another control ends the rest, so that nobody who uses different keys is slowed down.
    const call = page.getByRole('toolbar').getByRole('button', { name: /^(Готов|Вызвать) №/ });
    await call.click();
    await expect(call).toContainText(/№\s3/);
    await pressAgainAt(page, { selector: MAIN, text: 'На сцену', key: null });
    await main.click();
    await pressedAgain(page);
    // Undoing the one step leads back to the beginning: a second step would have left another number there.
    await page.getByRole('button', { name: /^Отменить.*Закончил/ }).click();
    await expect(main).toContainText(/Закончил №\s1/);
    const query = { competitionProgramGuid: contest.program };
    const { items } = await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
    expect([steps, items.map(({ activity }) => activity)]).toEqual([
      ['OnStage', 'Ready', 'Done'],
      ['OnStage', 'Ready', 'Waiting'],
    ]);
  });
}

/** The amber button of the next step. */
const MAIN = '[role="toolbar"] [data-kind="primary"]';
