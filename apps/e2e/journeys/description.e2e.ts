// What an event is about, with a look: written by keyboard and buttons, read by a member.

import { expect, test } from '@playwright/test';
import { FestivalGetFestivalDetail } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('a description has headings, lists and links, and leads nowhere else', async ({ page, browser }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  const text = page.getByLabel(/^Описание для участников/);
  const shown = page.getByRole('region', { name: 'Как увидит участник' });
  await text.fill('Конкурс для всех.');
  await expect(shown).toHaveCount(0);
  await text.fill('Когда');
  await page.getByRole('button', { name: 'Заголовок', exact: true }).click();
  await expect(text).toHaveValue('## Когда');
  await text.press('Control+End');
  await page.keyboard.type('\nутром\nвечером');
  await page.keyboard.press('Shift+ArrowUp');
  await page.getByRole('button', { name: 'Список', exact: true }).press('Enter');
  await expect(text).toHaveValue('## Когда\n- утром\n- вечером');
  await expect(text).toBeFocused();
  await text.press('Control+End');
  await page.keyboard.type('\n\nЖдём ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('всех');
  await text.press('Control+End');
  await page.keyboard.type(' ');
  await page.getByRole('button', { name: 'Ссылка', exact: true }).click();
  await page.keyboard.type('https://example.org/rules');
  const kept =
    '## Когда\n- утром\n- вечером\n\nЖдём **всех** [ссылка](https://example.org/rules)\n[жми](javascript:alert(1)) <b>';
  await text.press('Control+End');
  await page.keyboard.type('\n[жми](javascript:alert(1)) <b>');
  await expect(text).toHaveValue(kept);
  await expect(shown.getByRole('listitem')).toHaveText(['утром', 'вечером']);
  await expect(shown.getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await shown.scrollIntoViewIfNeeded();
    await picture(page, `description-${width}`);
  }
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  const query = { festivalGuid: contest.guid };
  await expect
    .poll(async () => (await contest.call(FestivalGetFestivalDetail, { query })).details.description)
    .toBe(kept);

  // Whoever is invited reads it without signing in.
  const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await guest.goto(`${BASE}/member/invite/${contest.guid}`);
  await guest.getByRole('button', { name: 'Читать дальше' }).click();
  // The points of a list have their room.
  await expect(guest.getByRole('list').filter({ hasText: 'утром' })).toHaveCSS('padding-left', '24px');
  await expect(guest.getByText('всех', { exact: true })).toHaveCSS('font-weight', /^[67]/);
  await expect(guest.getByRole('link', { name: 'ссылка' })).toHaveAttribute('href', 'https://example.org/rules');
  await expect(guest.getByText('[жми](javascript:alert(1)) <b>')).toBeVisible();
  await expectAccessible(guest);
  await picture(guest, 'description-guest-390');
  await guest.close();
});
