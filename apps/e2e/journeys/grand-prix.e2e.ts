// The absolute Гран-при: the jury votes on their tablets, nobody reads a vote before its release.

import { expect, test } from '@playwright/test';
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
  await pad.getByRole('button', { name: /птица/ }).click();
  await expect(pad.getByText(/Ваш голос принят/)).toBeVisible();
  await picture(pad, 'grand-prix-judge-voted-390');

  await expect(page.getByText(/Проголосовали 1 из/)).toBeVisible();
  await expect(page.getByText(/\d голос/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Закончить', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Закончить', exact: true }).click();
  await expect(page.getByText('закончено, не вскрыто')).toBeVisible();
  await picture(page, 'grand-prix-sealed-1440');
  await page.getByRole('button', { name: 'Вскрыть', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Вскрыть', exact: true }).click();
  await expect(page.getByText(/Победа: .*птица/)).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `grand-prix-${width}`);
  }
  await tablet.close();
});
