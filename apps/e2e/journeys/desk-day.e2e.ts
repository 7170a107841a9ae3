// The live desk on a hard day: every button by the keyboard, a number out of turn, real long names.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { CompetitionProgramItemUpdate } from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { BASE, Contest } from '../contest.ts';
import { enterByLink, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { realName } from '../real-names.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Presses every visible button by `key`, wherever the focus came from, and records and stops the presses. */
function pressedBy(page: Page, key: ' ' | 'Enter'): Promise<{ count: number; others: string[] }> {
  return page.evaluate(async (pressing) => {
    const buttons = [...document.querySelectorAll('button')].filter((one) => !one.disabled && one.checkVisibility());
    const pressed: EventTarget[] = [];
    const stop = (event: Event) => {
      pressed.push(event.target!);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('click', stop, true);
    const heard = (window as unknown as { pressKey(key: string): Promise<void> }).pressKey;
    const others: string[] = [];
    for (const button of buttons) {
      pressed.length = 0;
      button.focus({ preventScroll: true });
      // A menu of a row is made when its button is first reached.
      await new Promise(requestAnimationFrame);
      const focused = document.activeElement!;
      await heard(pressing);
      const isOwn = pressed.length === 1 && focused.contains(pressed[0] as Node);
      if (!isOwn || !focused.matches('button')) others.push(button.textContent || button.ariaLabel!);
    }
    removeEventListener('click', stop, true);
    return { count: buttons.length, others };
  }, key);
}

for (const [where, path] of [
  ['the live desk', 'desk'],
  ['the page of the program', 'program'],
] as const) {
  test(`a focused button of ${where} is pressed by Space and by Enter, and the stage stands`, async ({ page }) => {
    const contest = await Contest.create();
    await contest.stage(0);
    await signIn(page);
    await page.goto(`${BASE}/organizer/events/${contest.guid}/${path}`);
    await page.exposeFunction('pressKey', (key: string) => page.keyboard.press(key === ' ' ? 'Space' : key));
    const main = page.getByRole('toolbar').getByRole('button', { name: /^Закончил\s*№\s1/ });
    await expect(main).toBeVisible();
    const steps: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('SetActivity')) steps.push(request.url());
    });
    // The mouse was used before, and must not decide where the focus is now.
    await page.getByRole('heading').first().click();
    for (const key of [' ', 'Enter'] as const) {
      const { count, others } = await pressedBy(page, key);
      expect(others).toEqual([]);
      expect(count).toBeGreaterThan(8);
    }
    expect(steps).toEqual([]);
    await expect(main).toBeVisible();
  });
}

test('who went on stage out of turn passes nobody over: the desk, the presenter and the hall name the same next', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  await contest.stage(2);
  const hall = await browser.newPage();
  await hall.goto(contest.display.url);
  await expect(hall.locator('.hall-foot')).toContainText(/Далее\s*№\s1/);
  const booth = await browser.newPage();
  await enterByLink(booth, contest.presenterLink);
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/desk`);
  const bar = page.getByRole('toolbar', { name: 'Ведение программы' });
  await contest.stage(2, 'Done');
  for (const on of [bar, booth]) {
    for (const name of [/^Вызвать\s*№\s1/, /^Пропуск\s*№\s1/, /^На сцену\s*№\s1/]) {
      await expect(on.getByRole('button', { name })).toBeVisible();
    }
  }
  const list = booth.getByRole('complementary', { name: 'Программа' }).getByRole('listitem');
  // The next performance stands above; the one after it is in the list.
  await expect(booth.getByRole('heading', { level: 1 })).toContainText('Жар');
  await expect(list).toContainText([/Калинушка/]);
  // Of those two, the marks show the one that was on stage last, wherever it stands in the program.
  await contest.stage(0);
  await contest.stage(0, 'Done');
  await expect(bar.getByRole('button', { name: /^На сцену\s*№\s2/ })).toBeVisible();
  const marks = page.getByRole('region', { name: 'Живой протокол' }).getByRole('heading', { level: 3 });
  await expect(marks).toContainText([/Жар/, /Лель/]);
  await hall.close();
  await booth.close();
});

test('long names leave the rows of the judges in sight, and what was read is put away', async ({ page, browser }) => {
  const contest = await Contest.create({ judges: 3, spell: realName });
  const booth = await browser.newPage();
  await enterByLink(booth, contest.presenterLink);
  await booth.getByRole('button', { name: /^На сцену\s*№\s1/ }).click();
  await expect(booth.getByRole('button', { name: /^Закончил\s*№\s1/ })).toBeVisible();
  for (const judge of [0, 1, 2]) await contest.mark(judge, 0, [96, 96]);
  const hall = await browser.newPage();
  await hall.goto(contest.display.url);
  await booth.getByRole('button', { name: /^Закончил\s*№\s1/ }).click();
  await expect(hall.getByText('9,60').first()).toBeVisible();
  await contest.mark(1, 0, [90, 96]);

  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/desk`);
  const told = page.getByRole('status', { name: 'Изменено после показа' });
  await expect(told).toContainText('9,6 → 9,0');
  await told.getByRole('button', { name: 'Понятно' }).click();
  await expect(told).toBeHidden();
  await booth.getByRole('button', { name: /^На сцену\s*№\s2/ }).click();
  const log = page.getByRole('list', { name: 'Последние шаги сцены' });
  await expect(log.getByRole('listitem').first()).toContainText(/На сцене №\s2/);
  const rows = page.getByRole('table').first().getByRole('row');
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
  // A line of the log wraps between words, never inside them.
  const heights = await log.getByRole('listitem').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(60);
  // A later change is announced again.
  await contest.mark(1, 0, [91, 96]);
  await expect(told).toContainText('9,6 → 9,1');
  // Neither a delay of days nor an official name pushes the clock out of a tablet's head.
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // No focused element makes the page higher than the window.
  await page.getByRole('button', { name: 'Чёрный' }).focus();
  const rest = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(rest).toBeLessThanOrEqual(0);
  // Long afterwards the journal still says what the hall had seen.
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols/journal`);
  const changes = page.getByRole('listitem').filter({ hasText: 'после показа залу' });
  await expect(changes).toHaveText([/9 → 9,1.*зал уже видел 9,6/, /9,6 → 9.*зал уже видел 9,6/]);
  await picture(page, 'journal-after-showing');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'journal-after-showing-phone');
  await hall.close();
  await booth.close();
});

test('who is on stage is read to the end of his official name where the operator looks, and nothing moves', async ({
  page,
}) => {
  const contest = await Contest.create();
  await contest.stage(0);
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  const bar = page.getByRole('toolbar', { name: 'Ведение программы' });
  const who = bar.locator('[aria-live] button');
  const next = bar.getByRole('button', { name: /^Закончил/ });
  const places = new Map<number, unknown>();
  const cut: string[] = [];
  const official = [...names.performers, ...names.collectives].filter((name) => name.length > 40);
  for (const performer of ['Ли А', ...official]) {
    await contest.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: contest.program },
      body: { competitionProgramItemGuid: contest.item(0), performer },
    });
    await expect.poll(() => letters(who)).toBe(lettersOf(performer));
    await expect(who).toHaveAttribute('title', performer);
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(who).toBeInViewport({ ratio: 1 });
      if (await isCut(who)) cut.push(`${width}: ${performer}`);
      if (performer.length > 120) await picture(page, `desk-day-longest-${width}`);
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      // The bar grows upwards: on a phone, where the button has a row of its own, it stays under the thumb.
      const place = { heading, next: width === 390 ? await next.boundingBox() : null };
      if (!places.has(width)) places.set(width, place);
      expect(place, `${width}: ${performer}`).toEqual(places.get(width));
    }
  }
  expect(official.length).toBeGreaterThan(5);
  expect(cut).toEqual([]);
});

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
const letters = async (place: Locator) => lettersOf(await place.innerText());

/** Whether a line of its text lies outside of it; the strokes of a letter may pass a line by some pixels. */
function isCut(place: Locator): Promise<boolean> {
  return place.evaluate((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    const box = one.getBoundingClientRect();
    return [...text.getClientRects()].some((line) => line.bottom > box.bottom + 6 || line.right > box.right + 1);
  });
}
