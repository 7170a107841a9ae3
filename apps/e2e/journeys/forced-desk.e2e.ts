// The live desk where the system paints: what stands on stage, what the hall shows, which key is pressed.

import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { lostStates } from '../forced.ts';
import { picture, signIn } from '../pages.ts';

test('who is on stage, the pressed key, the lamps and the chosen tab are seen in forced colours', async ({ page }) => {
  const contest = await Contest.create();
  await contest.stage(0, 'Done');
  await contest.stage(1);
  await contest.mark(0, 1, [94, 96]);
  await signIn(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/desk`);
  const onStage = page.locator('li[data-state="now"]');
  await expect(onStage).toHaveCount(1);
  await expect(onStage).toContainText('Калинушка');
  await expect(page.locator('.r-lamp[data-state="now"]').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Оценки: Калинушка/ })).toContainText('1 из\u00A02');
  const key = page.getByRole('group', { name: 'Что показать' }).getByRole('button', { name: 'Чёрный', exact: true });
  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  expect(await lostStates(page)).toEqual([]);
  await picture(page, 'desk-forced-1440');
  await page.setViewportSize({ width: 390, height: 844 });
  const tab = page.getByRole('tab', { name: 'Порядок' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await lostStates(page)).toEqual([]);
  await picture(page, 'desk-forced-390');
});
