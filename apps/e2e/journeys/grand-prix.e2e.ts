// The absolute Гран-при: the jury votes on their tablets, nobody reads a vote before its release.

import { expect, test, type Page } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { enterByLink, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('a closed vote is opened, voted on tablets, closed and released', async ({ page, browser }) => {
  const contest = await Contest.create();
  await contest.stage(0);
  await contest.finish();
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols/grand-prix`);
  await expect(page.getByText('Голосований ещё не было')).toBeVisible();
  await page.getByRole('button', { name: 'Новое голосование' }).click();
  const drawer = page.getByRole('dialog');
  for (const name of [/Жар-птица/, /Калинушка/]) await drawer.getByRole('checkbox', { name }).check();
  await expectAccessible(page);
  await picture(page, 'grand-prix-open-1440');
  await drawer.getByRole('button', { name: 'Начать' }).click();
  await expect(page.getByText(/Проголосовали 0 из/)).toBeVisible();

  const tablet = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const pad = await tablet.newPage();
  await enterByLink(pad, contest.judges[0]!.link);
  await pad.getByRole('button', { name: 'Голосовать' }).click();
  await expect(pad.getByText('Вы ещё не голосовали')).toBeVisible();
  await expectAccessible(pad);
  await picture(pad, 'grand-prix-judge-390');
  // Without a connection the candidates stay, and nothing is taken for a vote.
  await tablet.setOffline(true);
  await pad.getByRole('button', { name: /птица/ }).click();
  await expect(pad.getByRole('alert').filter({ hasText: /связ/ })).toBeVisible();
  await expect(pad.getByText('Вы ещё не голосовали')).toBeVisible();
  await tablet.setOffline(false);
  await pad.getByRole('button', { name: /птица/ }).click();
  await expect(pad.getByText(/Ваш голос принят/)).toBeVisible();
  await picture(pad, 'grand-prix-judge-voted-390');

  await expect(page.getByText(/Проголосовали 1 из/)).toBeVisible();
  await expect(page.getByText(/\d голос/)).toHaveCount(0);
  const looks = await watchDialogs(page);
  await page.getByRole('button', { name: 'Закончить', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Закончить', exact: true }).click();
  await expect(page.getByText('закончено, не вскрыто')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Nothing goes from his tablet without a word, and the word stays until he has read it.
  await expect(pad.getByRole('dialog')).toHaveCount(0);
  const over = pad.getByRole('status').filter({ hasText: 'Голосование закончено' });
  await expect(over).toContainText('Итог объявит организатор');
  await expect(pad.getByRole('button', { name: 'Голосовать' })).toHaveCount(0);
  await expectAccessible(pad);
  for (const width of [390, 768, 1024]) {
    await pad.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(pad);
    await picture(pad, `grand-prix-judge-over-${width}`);
  }
  await over.getByRole('button', { name: 'Понятно' }).click();
  await expect(over).toHaveCount(0);
  // It stands where it will be pressed from its first frame, and goes with its words.
  const { tops, words } = await looks();
  expect(words).toEqual(['Закончить голосование?|Закончить']);
  // A browser may paint half a pixel up or down.
  expect(Math.max(...tops) - Math.min(...tops), `places of the button: ${tops.join()}`).toBeLessThanOrEqual(1);
  await picture(page, 'grand-prix-sealed-1440');
  await page.getByRole('button', { name: 'Вскрыть', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Вскрыть', exact: true }).click();
  await expect(page.getByText(/Победа: .*птица.*протоколе программы «Конкурсный день»/)).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `grand-prix-${width}`);
  }
  await tablet.close();
});

/** What an open dialog says and where its last button stands, frame by frame; each once. */
async function watchDialogs(page: Page): Promise<() => Promise<{ words: string[]; tops: number[] }>> {
  await page.evaluate(() => {
    const seen = { words: new Set<string>(), tops: new Set<number>() };
    const look = () => {
      const dialog = document.querySelector('[role="dialog"]');
      const button = [...(dialog?.querySelectorAll('button') ?? [])].at(-1);
      if (dialog && button) {
        seen.words.add(`${dialog.querySelector('h2')?.textContent}|${button.textContent}`);
        seen.tops.add(Math.round(button.getBoundingClientRect().top));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { seenOfDialogs: seen });
  });
  return () =>
    page.evaluate(() => {
      const { seenOfDialogs } = globalThis as unknown as { seenOfDialogs: { words: Set<string>; tops: Set<number> } };
      return { words: [...seenOfDialogs.words], tops: [...seenOfDialogs.tops] };
    });
}
