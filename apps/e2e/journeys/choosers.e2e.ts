// Choosers of the kit render their lists when they get the focus, and behave by keyboard as if these had been there.

import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { signIn } from '../pages.ts';

test('a list of choices is drawn when its field is reached; the first key opens it and tells what is chosen', async ({
  page,
}) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  const kind = page.getByRole('combobox', { name: 'Вид мероприятия' });
  await expect(kind).toBeVisible();
  const options = page.locator('[data-combobox-option]');
  await expect(options).toHaveCount(0);

  await kind.focus();
  await expect(options).not.toHaveCount(0);
  await kind.press('ArrowDown');
  const list = page.getByRole('listbox', { name: 'Вид мероприятия' });
  await expect(list).toBeVisible();
  await expect(kind).toHaveAttribute('aria-expanded', 'true');
  await expect(kind).toHaveAttribute('aria-controls', (await list.getAttribute('id'))!);
  const lit = list.locator('[data-combobox-selected]');
  await expect(lit).toHaveAttribute('aria-selected', 'true');
  await expect(kind).toHaveAttribute('aria-activedescendant', (await lit.getAttribute('id'))!);
  await kind.press('Escape');
  await expect(list).toBeHidden();

  // A searchable one opens when it gets the focus, and announces it.
  const zone = page.getByRole('combobox', { name: 'Часовой пояс' });
  await zone.focus();
  await expect(page.getByRole('listbox', { name: 'Часовой пояс' })).toBeVisible();
  await expect(zone).toHaveAttribute('aria-expanded', 'true');
});
