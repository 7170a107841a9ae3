// The live desk: the day of a contest led from one page, while a judge's tablet and the hall follow.

import { expect, test } from '@playwright/test';
import pg from 'pg';
import {
  CompetitionJudgeDeleteFastLoginUrl,
  CompetitionProgramCreate,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemCreateRange,
} from '@rampa/contract';
import { BASE, Contest, DATABASE_URL, YEAR } from '../contest.ts';
import { pressAgainAt, pressedAgain } from '../nervous.ts';
import { enterByLink, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('a performance is led from stage to result on one page: marks, a reminder, the hall, the last step back', async ({
  page,
}) => {
  const contest = await Contest.create();
  await contest.enter(1);
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
  await contest.enter(1);
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
  // In the first moment after somebody else's step a press is not taken, so it is made again until it counts.
  const takeBack = log.getByRole('button', { name: /^Вернуть: На сцене №\s2/ });
  await expect(async () => {
    if (await takeBack.isVisible()) await takeBack.click();
    await expect(bar).toContainText(/Ведёт пульт: вы$|Ведёт пульт: вы[^а-я]/, { timeout: 1_000 });
  }).toPass();
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

test('a judge who is away or has no link is told of, and reminded only where his tablet can show it', async ({
  page,
}) => {
  const contest = await Contest.create({ judges: 3 });
  await contest.stage(0);
  for (const judge of [0, 1, 2]) await contest.enter(judge);
  await contest.mark(2, 0, [94]);
  await contest.call(CompetitionJudgeDeleteFastLoginUrl, {
    query: { competitionJudgeGuid: contest.judges[0]!.guid },
  });
  await inDatabase(
    `update accounts.fast_link_device d set last_seen_at = $2 from accounts.fast_link l
      where l.guid = d.link_guid and l.judge_guid = $1`,
    [contest.judges[1]!.guid, `${YEAR - 1}-03-05T04:46:00Z`],
  );
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  const awaited = page.getByRole('region', { name: 'Кого ждём' });
  await expect(awaited).toContainText('ссылка отозвана');
  await expect(awaited).toContainText(/планшет без связи с\s5\sмарта/);
  await expect(awaited.getByRole('button', { name: /^Напомнить/ })).toHaveCount(1);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `reach-protocol-${width}`);
  }
  await page.goto(`${BASE}/organizer/events/${contest.guid}/desk?competitionProgramGuid=${contest.program}`);
  const marks = page.getByRole('region', { name: 'Оценки: Жар-птица' });
  await expect(marks.getByRole('row', { name: /Берестов/ })).toContainText('ссылка отозвана');
  await expect(marks.getByRole('row', { name: /Громова/ })).toContainText('планшет без связи');
  await expect(marks.getByRole('button', { name: /^Напомнить/ })).toHaveCount(1);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `reach-desk-${width}`);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Протокол' }).click();
  await expect(marks).toContainText('ссылка отозвана');
  await picture(page, 'reach-desk-390');
  await marks.getByRole('link', { name: /^Дать новую.*Берестов/ }).click();
  await expect(page.getByRole('heading', { name: 'Судьи и доступы' })).toBeVisible();
});

test('a program whose marking is closed goes on stage after one question, and the judges are told', async ({
  page,
}) => {
  const contest = await Contest.create({ open: false });
  // Another program of his, so that he is first on the list and then on the sheet of the other.
  const { guid: second } = await contest.call(CompetitionProgramCreate, {
    query: { competitionGuid: contest.guid },
    body: { title: 'День второй' },
  });
  await contest.call(CompetitionProgramItemCreateRange, {
    query: { competitionProgramGuid: second },
    body: { items: [{ performer: 'Тропинка' }] },
  });
  const tablet = await page.context().browser()!.newPage();
  await tablet.setViewportSize({ width: 390, height: 844 });
  await enterByLink(tablet, contest.judges[0]!.link);
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/desk?competitionProgramGuid=${contest.program}`);
  const bar = page.getByRole('toolbar', { name: 'Ведение программы' });
  const asked = page.getByRole('dialog', { name: 'Приём оценок не открыт' });
  await expect(bar).toContainText(/Приём оценок не\sоткрыт/);
  await bar.getByRole('button', { name: /^На сцену №\s1/ }).click();
  await expect(asked).toContainText('Жар-птица');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await picture(page, `unmarked-question-${width}`);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(bar.getByRole('button', { name: /^На сцену №\s1/ })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `unmarked-desk-${width}`);
  }

  await bar.getByRole('button', { name: /^На сцену №\s1/ }).click();
  await expect(asked).toBeVisible();
  // A tap in the first moment is no answer, so it is made again until it counts.
  await expect(async () => {
    if (await asked.isVisible()) await asked.getByRole('button', { name: 'Вывести без оценок' }).click();
    await expect(asked).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(bar.getByRole('button', { name: /^Закончил №\s1/ })).toBeVisible();
  await expect(tablet.getByRole('alert')).toContainText(/На сцене: Конкурсный день, №\s1/);
  await expect(tablet.getByRole('alert')).toContainText(/Приём оценок не\sоткрыт/);
  await picture(tablet, 'unmarked-tablet-390');
  await expectAccessible(tablet);
  // On the sheet of his program he is called away to another; on the list it would open by itself in time.
  await tablet
    .getByRole('alert')
    .getByRole('button', { name: /^На сцене/ })
    .click();
  await expect(tablet.getByRole('alert')).toBeHidden();
  await page.reload();
  await bar.getByRole('button', { name: /^Закончил №\s1/ }).click();
  await expect(bar.getByRole('button', { name: /^На сцену №\s2/ })).toBeVisible();
  await expect(page.locator('html[data-resting]')).toHaveCount(0);
  await bar.getByRole('button', { name: /^На сцену №\s2/ }).click();
  await expect(bar.getByRole('button', { name: /^Закончил №\s2/ })).toBeVisible();

  // Pressed before the page knows whether the judges can mark, it asks all the same.
  const judges = '**/api/v1/CompetitionJudge/GetByCompetitionGuid*';
  let answer = () => {};
  const mayAnswer = new Promise<void>((go) => (answer = go));
  await page.route(judges, (route) => mayAnswer.then(() => route.continue()));
  await page.goto(`${BASE}/organizer/events/${contest.guid}/desk?competitionProgramGuid=${second}`);
  await bar.getByRole('button', { name: /^На сцену №\s1/ }).click();
  await expect(bar.getByRole('button', { name: /^На сцену №\s1/ })).toBeVisible();
  answer();
  await expect(asked).toBeVisible();
  await page.unroute(judges);
  await expect(async () => {
    if (await asked.isVisible()) await asked.getByRole('button', { name: 'Открыть приём оценок и вывести' }).click();
    await expect(asked).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(bar.getByRole('button', { name: /^Закончил №\s1/ })).toBeVisible();
  await expect(bar).not.toContainText('Приём оценок');
  await expect(tablet.getByRole('alert')).toContainText(/На сцене: День второй, №\s1/);
  await expect(tablet.getByRole('alert')).not.toContainText('Приём оценок');
  await tablet.close();
});

async function inDatabase(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
