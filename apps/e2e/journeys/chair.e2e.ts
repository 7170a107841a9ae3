import { expect, test, type Page } from '@playwright/test';
import { CompetitionProgramItemUpdate, VotingProtocolSetChairDecision } from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { realName } from '../real-names.ts';

test('equal performances wait for the chair; his word orders them, and can be taken back', async ({ page }) => {
  const contest = await Contest.create();
  for (const item of [0, 1]) {
    await contest.stage(item);
    await contest.mark(0, item, [90, 94]);
    await contest.mark(1, item, [94, 90]);
    await contest.stage(item, 'Done');
  }
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  const ties = page.getByRole('list', { name: 'Решения председателя' });
  await expect(ties).toContainText('Равенство: решает председатель');
  await expect(page.getByRole('row', { name: /Жар-птица/ })).toContainText('1–2');
  await picture(page, 'chair-tie');

  // What is missing is told before anything is asked of the tie.
  await page.getByRole('button', { name: 'Закрыть протокол' }).click();
  const refusal = page.getByRole('dialog', { name: 'Закрыть пока нельзя' });
  await expect(refusal).toContainText('Не все оценки поставлены');
  await picture(page, 'chair-refused-first');
  await refusal.getByRole('button', { name: 'Понятно' }).click();
  await contest.stage(2);
  for (const judge of [0, 1]) await contest.mark(judge, 2, [40, 40]);
  await contest.stage(2, 'Done');
  await expect(page.getByRole('row', { name: /Лель/ })).toContainText('4,00');

  // Closing now would leave the tie, so the organizer is asked.
  await page.getByRole('button', { name: 'Закрыть протокол' }).click();
  await expect(page.getByRole('dialog', { name: 'Закрыть без решения председателя?' })).toBeVisible();
  await page.getByRole('button', { name: 'Не надо' }).click();

  // By keyboard: the second one is pressed first, so he becomes the better one.
  await ties.getByRole('button', { name: 'Решить' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Решение председателя' });
  await expect(panel.getByRole('button', { name: /Жар-птица/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(panel.getByRole('button', { name: /Калинушка/ })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByLabel('Причина').fill('Чище строй, сложнее партитура');
  await picture(page, 'chair-decision');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Записать' }).press('Enter');
  await expect(page.getByText('Решение председателя записано')).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [810, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await underNotice(page), `${width}`).toEqual([]);
    await picture(page, `chair-notice-${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  // A decided tie takes one line until somebody opens it.
  await expect(ties).toContainText(/Решение председателя\s*№\s2, затем №\s1/);
  const more = ties.getByRole('button', { name: 'Подробнее' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await expect(ties.getByRole('button', { name: 'Свернуть' })).toBeFocused();
  await expect(ties).toContainText(/Калинушка, затем №\s1 Жар.*птица/);
  await expect(ties).toContainText('Чище строй, сложнее партитура');
  await page
    .getByRole('row', { name: /Жар-птица/ })
    .getByRole('button', { name: /Жар-птица/ })
    .click();
  await expect(page.getByText('Чище строй, сложнее партитура')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'chair-decided-390');

  await ties.getByRole('button', { name: 'Отменить решение' }).click();
  await page.getByLabel('Причина').fill('Председатель передумал');
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить решение' }).click();
  await expect(ties).toContainText('Равенство: решает председатель');
});

/** Links and buttons that a notice covers. */
function underNotice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('.r-notice')].map((one) => one.getBoundingClientRect());
    const asked = [
      ...document.querySelectorAll('header a, header button, nav a, h1 ~ *, [role=search] *, [role=search]'),
    ];
    return asked.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isUnder = said.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
      return isUnder && one.checkVisibility() && !one.closest('footer') ? [one.textContent ?? one.tagName] : [];
    });
  });
}

test('under official names the rows of the protocol are in sight beside whatever asks for a look', async ({ page }) => {
  const contest = await Contest.create({ judges: 3, spell: realName });
  for (const [index, performer] of [names.collectives[0]!, names.performers[7]!, names.performers[1]!].entries()) {
    await contest.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: contest.program },
      body: {
        competitionProgramItemGuid: contest.item(index),
        ...{ performer, pieceTitle: names.pieces[index]!, city: names.places[1]! },
      },
    });
    await contest.stage(index);
    const marks = [[90, 94], [94, 90], index === 2 ? [40, 40] : [90, 94]];
    for (const [judge, own] of marks.entries()) await contest.mark(judge, index, own);
    await contest.stage(index, 'Done');
  }
  await contest.call(VotingProtocolSetChairDecision, {
    query: { competitionProgramGuid: contest.program },
    body: { competitionProgramItemGuids: [contest.item(1), contest.item(0)], reason: 'Сложнее программа' },
  });
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Мельникова')).toContainText('9,20');
  const find = page.getByRole('search', { name: 'Найти в протоколе' });
  expect((await find.boundingBox())!.height).toBeLessThan(60);
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
    [810, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(row('Мельникова').getByText(/Лауреат|Дипломант|Участник/)).toBeInViewport({ ratio: 1 });
    await expect(row('Мельникова')).toBeInViewport({ ratio: 1 });
    expect((await row('Северные узоры').boundingBox())!.height, `${width}`).toBeLessThan(180);
    await expectNoSidewaysScroll(page);
    await picture(page, `protocol-official-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Анна-Мария', 'Северные узоры']) {
    await row(name)
      .getByTitle(/^Почему/)
      .click();
    await expect(page.getByRole('complementary', { name: /^Почему/ })).toBeVisible();
    await expect(row(name)).toBeInViewport({ ratio: 1 });
    expect((await find.boundingBox())!.height).toBeLessThan(60);
    await picture(page, `protocol-why-${name.length}`);
  }
});
