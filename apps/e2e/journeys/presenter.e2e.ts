import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  CompetitionProgramCreate,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  VotingProtocolChangeState,
  VotingProtocolLock,
} from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { Contest } from '../contest.ts';
import { hostile } from '../hostile.ts';
import { pressAgainAt } from '../nervous.ts';
import { enterByLink, expectAccessible, expectNoSidewaysScroll, picture } from '../pages.ts';

test.use({ viewport: { width: 1024, height: 768 }, serviceWorkers: 'allow' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.locator('.booth-step[data-main]');

async function enter(page: Page, contest: Contest): Promise<void> {
  await enterByLink(page, contest.presenterLink);
  await expect(page.getByText('Кабинет ведущего')).toBeVisible();
  await expect(page.getByText('на связи')).toBeVisible();
}

test('leads the evening by a clicker, and takes a step back by it', async ({ page }) => {
  const contest = await Contest.create();
  const query = { competitionProgramGuid: contest.program };
  const { items } = await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  const presenterText = 'Руководитель — Инна Ветлу\u0301гина. «Полове\u0301цкие пляски».';
  await contest.call(CompetitionProgramItemUpdate, {
    query,
    body: { competitionProgramItemGuid: items[0]!.guid, presenterText },
  });
  await enter(page, contest);
  await expect(heading(page, 'Жар')).toBeVisible();
  await expect(page.getByLabel('Текст для чтения')).toContainText(presenterText.replaceAll(' — ', '\u00A0— '));
  await expect(main(page)).toContainText('пробел, → или PgDn');
  await page.keyboard.press('PageDown');
  await expect(main(page)).toHaveText(/Закончил/);
  await expect(page.locator('.booth-state')).toContainText('на сцене');
  await picture(page, 'presenter');
  await expectAccessible(page);
  const again = { key: 'PageDown', code: 'PageDown' };
  await pressAgainAt(page, { selector: 'h1', text: 'Калинушка', key: again });
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Калинушка')).toBeVisible();
  // The accidental second press at «Закончил» put nobody on stage: there is only one step to undo.
  await page.keyboard.press('PageUp');
  await expect(heading(page, 'Жар')).toBeVisible();
  await expect(main(page)).toHaveText(/Закончил/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(heading(page, 'Лель')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Жар')).toBeVisible();
  const [first, second] = names.performers.toSorted((one, other) => longestWord(other) - longestWord(one));
  for (const [at, performer] of [first!, second!].entries()) {
    const pieceTitle = names.pieces[at]!;
    const body = { competitionProgramItemGuid: items[at]!.guid, performer, pieceTitle, city: names.places[1]! };
    await contest.call(CompetitionProgramItemUpdate, { query, body });
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first!.split(' ').at(-1)!);
  for (const [width, height] of UPRIGHT_AND_LYING) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    expect(await brokenWords(page), `a word is cut or broken at ${width}`).toEqual([]);
    for (const one of [page.locator('.booth-clock'), page.getByText('Кабинет ведущего'), page.getByLabel('Выйти')]) {
      await expect(one).toBeInViewport({ ratio: 1 });
    }
    await picture(page, `presenter-${width}`);
  }
  // The event's name is shown, even on a phone at the largest type.
  const company = page.getByRole('banner').locator('.r-company-name');
  for (const size of ['xl', 'xxl']) {
    await page.evaluate((chosen) => (document.documentElement.dataset.fontSize = chosen), size);
    await expect(company).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Выйти')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await picture(page, `presenter-390-${size}`);
  }
  await page.evaluate(() => (document.documentElement.dataset.fontSize = 'default'));
  await expectAccessible(page);
  const ending = `${contest.title} – Портал для проведения фестивалей`;
  await expect(page).toHaveTitle(`Кабинет ведущего: Конкурсный день, ${ending}`);
  await page.getByRole('button', { name: 'ПРОГРАММЫ' }).click();
  await expect(page.getByRole('button', { name: /Конкурсный день/ })).toBeVisible();
  await expect(page).toHaveTitle(`Кабинет ведущего: ${ending}`);
});

const longestWord = (name: string) => Math.max(...name.split(/[^\p{L}’-]+/u).map((word) => word.length));

const UPRIGHT_AND_LYING = [
  [1440, 900],
  [850, 1133],
  [808, 700],
  [390, 844],
] as const;

/** Words of names that do not stand whole in one line of their box. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.booth-name > *')].flatMap((name) => {
      const box = name.getBoundingClientRect();
      const text = name.firstChild!;
      return [...(text.textContent ?? '').matchAll(/[\p{L}\u2060]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 || range.getBoundingClientRect().right > box.right + 1 ? [word] : [];
      });
    }),
  );
}

test('whatever he and his programs are called, a phone holds the door, his page and the way out', async ({ page }) => {
  const endless = ['Ведущая', 'Конкурсный день'];
  const contest = await Contest.create({
    spell: (name, most) => (endless.includes(name) ? hostile(name, most) : name),
  });
  const isWithin = async (place: string, ...whole: Locator[]) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScroll(page);
      for (const one of whole) await expect(one).toBeInViewport({ ratio: 1 });
      await picture(page, `presenter-${place}-${width}`);
    }
  };
  await page.goto(contest.presenterLink);
  const door = page.getByRole('button', { name: 'Войти' });
  await isWithin('door');
  await door.click();
  const head = [page.getByText('Кабинет ведущего'), page.getByLabel('Выйти')];
  await expect(page.getByText('на связи')).toBeVisible();
  await isWithin('named', ...head);
  await page.getByRole('button', { name: 'ПРОГРАММЫ' }).click();
  await expect(page.getByRole('button', { name: /Конкурсный день/ })).toBeVisible();
  await isWithin('list', ...head);
});

test('another program on stage calls him, and one tap leads there', async ({ page }) => {
  const contest = await Contest.create();
  const { guid } = await contest.call(CompetitionProgramCreate, {
    query: { competitionGuid: contest.guid },
    body: { title: 'День второй' },
  });
  const query = { competitionProgramGuid: guid };
  const [item] = (
    await contest.call(CompetitionProgramItemCreateRange, { query, body: { items: [{ performer: 'Снегири' }] } })
  ).guids;
  await enterByLink(page, contest.presenterLink);
  await page.getByRole('button', { name: /Конкурсный день/ }).click();
  await contest.stage(0);
  await expect(main(page)).toHaveText(/Закончил/);
  const call = page.getByRole('status').filter({ hasText: 'На сцене:' });
  await expect(call).toHaveCount(0);
  await contest.call(CompetitionProgramItemSetActivity, {
    query,
    body: { competitionProgramItemGuid: item!, activity: 'OnStage' },
  });
  await expect(call).toContainText(/На сцене: День второй, №\s1/);
  for (const [width, height] of [...UPRIGHT_AND_LYING, [360, 740], [844, 390]] as const) {
    await page.setViewportSize({ width, height });
    await expect(call.getByText('перейти')).toBeInViewport({ ratio: 1 });
    await expect(main(page)).toBeInViewport({ ratio: 1 });
    await picture(page, `presenter-called-${width}`);
  }
  await expectAccessible(page);
  await call.getByRole('button', { name: 'Остаться здесь' }).click();
  await expect(call).toHaveCount(0);
  await expect(heading(page, 'Жар')).toBeVisible();
  await page.reload();
  await call.getByText('перейти').click();
  await expect(heading(page, 'Снегири')).toBeVisible();
  await expect(page.getByText('на сцене', { exact: true })).toBeVisible();
  await expect(call).toHaveCount(0);
});

test('without a network he reads on, and every button says what it waits for', async ({ page, context }) => {
  const contest = await Contest.create();
  await enter(page, contest);
  await page.keyboard.press('Space');
  await expect(main(page)).toHaveText(/Закончил/);
  await page.evaluate(() => navigator.serviceWorker?.ready.then(() => true));
  await context.setOffline(true);
  await expect(page.getByText(/Нет связи, данные на/)).toBeVisible({ timeout: 60_000 });
  for (const name of ['Вызвать', 'На сцену', 'Закончил', 'Пропуск']) {
    const button = page.locator('.booth-step:not(.booth-undo)', { hasText: name });
    await expect(button).toBeDisabled();
    await expect(button).toContainText('ждёт связи');
  }
  await picture(page, 'presenter-offline');
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Шаг не записан.', { exact: false })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(heading(page, 'Калинушка')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Жар')).toBeVisible();
  await expect(page.getByText(/Нет связи, данные на/)).toBeVisible();
  await context.setOffline(false);
  await expect(main(page)).toBeEnabled({ timeout: 60_000 });
  await page.keyboard.press('PageDown');
  await expect(main(page)).toHaveText(/На сцену/);
  await expect(heading(page, 'Калинушка')).toBeVisible();
});

test('while his program does not come, the other programs and the way out are there', async ({ page, context }) => {
  const contest = await Contest.create();
  await context.routeWebSocket(/\/live\//, (socket) => socket.close());
  await context.route(/GetForPresenter/, (route) =>
    route.request().url().includes('competitionProgramGuid') ? route.abort() : route.continue(),
  );
  await enterByLink(page, contest.presenterLink);
  await expect(page.getByText('Нет связи с сервером.')).toBeVisible();
  const head = page.getByRole('banner');
  await expect(head).toContainText('Кабинет ведущего');
  await expect(head.getByRole('button', { name: 'Выйти' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'presenter-unreachable');
  await head.getByRole('button', { name: 'ПРОГРАММЫ' }).click();
  await expect(page.getByRole('button', { name: /Конкурсный день/ })).toBeVisible();
});

test('says that nobody can mark yet, and asks once before the first one goes on stage without marks', async ({
  page,
}) => {
  const contest = await Contest.create({ open: false });
  await enter(page, contest);
  const steps = page.getByRole('navigation', { name: 'Шаги' });
  const asked = page.getByRole('dialog', { name: 'Приём оценок не открыт' });
  await expect(steps).toContainText(/Приём оценок не\sоткрыт/);
  await page.keyboard.press('PageDown');
  await expect(asked).toContainText(/№\s1 Жар.{1,3}птица/);
  await expectAccessible(page);
  const sizes = [
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 768],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await picture(page, `presenter-unmarked-question-${width}`);
  }
  // An answer in the first moment is none, so it is made again until it counts.
  const answer = (name: string) =>
    expect(async () => {
      if (await asked.isVisible()) await asked.getByRole('button', { name }).click();
      await expect(asked).toBeHidden({ timeout: 1_000 });
    }).toPass();
  await answer('Подождать');
  await expect(main(page)).toHaveText(/На сцену/);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(steps.getByText(/Приём оценок не\sоткрыт/)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await picture(page, `presenter-unmarked-${width}`);
  }
  await expectAccessible(page);
  await main(page).click();
  await answer('Вывести без оценок');
  await expect(main(page)).toHaveText(/Закончил/);
  await expect(steps).not.toContainText('Приём оценок');
  await contest.stage(0, 'Done');
  await expect(main(page)).toHaveText(/На сцену/);
  await expect(steps).toContainText('Приём оценок');
  // He has answered for this program; a press in the first moment after his own does nothing.
  await expect(async () => {
    if (await main(page).filter({ hasText: 'На сцену' }).isVisible()) await main(page).click();
    await expect(main(page)).toHaveText(/Закончил/, { timeout: 1_000 });
  }).toPass();
  await expect(asked).toHaveCount(0);
  await contest.call(VotingProtocolChangeState, {
    query: { competitionProgramGuid: contest.program },
    body: { state: 'Open' },
  });
  await contest.stage(1, 'Done');
  await expect(heading(page, 'Лель')).toBeVisible();
  await expect(main(page)).toHaveText(/На сцену/);
  await expect(steps).not.toContainText('Приём оценок');
});

test('reads the awarding from the lowest title to the highest, and not one word of it before its time', async ({
  page,
}) => {
  const contest = await Contest.create();
  for (const [item, tenths] of [95, 85, 88].entries()) {
    await contest.stage(item);
    for (const judge of [0, 1]) await contest.mark(judge, item, [tenths, tenths]);
  }
  await contest.stage(2, 'Done');
  await enter(page, contest);
  await expect(heading(page, 'Программа закончилась')).toBeVisible();
  const nothing = async () => expect(await page.content()).not.toMatch(/Лауреат|9,5|8,5|8,8/);
  await nothing();
  const query = { competitionProgramGuid: contest.program };
  await contest.call(VotingProtocolLock, { query, body: { isLocked: true } });
  await page.reload();
  await expect(heading(page, 'Программа закончилась')).toBeVisible();
  await nothing();
  const allow = (isAwardOrderOpen: boolean) =>
    contest.call(CompetitionProgramUpdate, {
      query: { competitionGuid: contest.guid },
      body: { competitionProgramGuid: contest.program, isAwardOrderOpen },
    });
  await allow(true);
  await page.getByRole('button', { name: /Награждение/ }).click();
  await expect(heading(page, 'Калинушка')).toBeVisible();
  await expect(page.locator('.booth-award')).toContainText('Лауреат II степени');
  await page.keyboard.press('PageDown');
  await expect(heading(page, 'Лель')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(heading(page, 'Жар')).toBeVisible();
  await expect(page.locator('.booth-award')).toContainText('Лауреат I степени');
  // A reload goes on at the same person, and «К программе» holds as well.
  await page.reload();
  await expect(heading(page, 'Жар')).toBeVisible();
  await expect(page.getByText('Награждение, 3 из 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Программа закончилась')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Программа закончилась')).toBeVisible();
  await page.getByRole('button', { name: /Награждение/ }).click();
  for (const name of ['Калинушка', 'Лель', 'Жар']) {
    await expect(heading(page, name)).toBeVisible();
    if (name !== 'Жар') await page.keyboard.press('PageDown');
  }
  await picture(page, 'presenter-awards');
  await expectAccessible(page);
  await page.keyboard.press('PageUp');
  await expect(heading(page, 'Лель')).toBeVisible();
  await allow(false);
  await expect(heading(page, 'Программа закончилась')).toBeVisible();
  await nothing();
});
