// The desk where the system paints: what stands on stage, what the hall shows, which key is pressed; which colour is chosen.

import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { lostStates } from '../forced.ts';
import { picture, pictures, signIn } from '../pages.ts';

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

test('a colour is shown as it is wherever it is chosen, and the pressed one is told', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const event = `${BASE}/organizer/events/${contest.guid}`;
  const ground = 'background-color';

  await page.goto(`${event}/statuses`);
  await page.getByRole('button', { name: 'Добавить статус', exact: true }).click();
  const status = page.getByRole('dialog', { name: 'Новый статус заявок' });
  const pair = status.getByRole('button', { name: 'Цвета 7 из 13' });
  await pair.click();
  await expect(pair).toHaveCSS(ground, 'rgb(247, 219, 228)');
  await expect(pair).toHaveCSS('color', 'rgb(110, 15, 51)');
  await expect(status.getByText('Так он выглядит')).toHaveCSS(ground, 'rgb(247, 219, 228)');
  expect(await lostStates(page)).toEqual([]);
  await pictures(page, 'forced-status-colours', 390, 768, 1440);

  await page.goto(`${event}/ranks`);
  const button = page.getByRole('button', { name: 'Цвет: Лауреат I степени' });
  await expect(button.locator('[data-own-color]')).toHaveCSS(ground, 'rgb(246, 211, 122)');
  await button.click();
  const colour = page.getByRole('button', { name: 'Цвет 2 из 8' });
  await expect(colour).toHaveAttribute('aria-pressed', 'true');
  await expect(colour).toHaveCSS(ground, 'rgb(246, 211, 122)');
  expect(await lostStates(page)).toEqual([]);
  await pictures(page, 'forced-title-colours', 390, 768, 1440);

  await page.goto(`${event}/display-voiting`);
  await page.getByRole('button', { name: 'Добавить экран' }).click();
  const screen = page.getByRole('dialog', { name: 'Новый экран' });
  await screen.getByLabel('Цвет акцента').click();
  const shown = page.locator('.mantine-ColorInput-swatches .mantine-ColorSwatch-colorOverlay').nth(1);
  await expect(shown).toHaveCSS(ground, 'rgb(255, 134, 166)');
  await pictures(page, 'forced-screen-colours', 390, 768, 1440);
});
