import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

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

  // Closing now would leave the tie as it is: the organizer is asked.
  await page.getByRole('button', { name: 'Закрыть протокол' }).click();
  await expect(page.getByRole('dialog', { name: 'Закрыть без решения председателя?' })).toBeVisible();
  await page.getByRole('button', { name: 'Не надо' }).click();

  // By keys alone: the second is pressed first, so he is the better one.
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
  await expect(ties).toContainText('Калинушка, затем № 1 Жар-птица');
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
