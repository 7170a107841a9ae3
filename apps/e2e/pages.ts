// What every journey does the same way: sign in, enter by a link, look for accessibility faults, keep a picture.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { BASE, ORGANIZER } from './contest.ts';

export async function signIn(page: Page): Promise<void> {
  await page.goto(`${BASE}/profile/login/organizer`);
  await page.getByLabel('Электронная почта').fill(ORGANIZER.login);
  await page.getByLabel('Пароль', { exact: true }).fill(ORGANIZER.password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/organizer\/$/);
}

export async function enterByLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** Serious faults by WCAG 2.2 AA, in words. Legacy mode spares a second page: there are no frames here. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('; ')}`);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

/** A picture of each page stays in the tests' output. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/pictures/${name}.png` });
}

/** Pixels that stick out sideways. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Nothing may stick out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await overhang(page)).toBeLessThanOrEqual(0);
}
