// Last year's event becomes this year's: from the list of them, and from its card, by keyboard alone.

import { expect, test } from '@playwright/test';
import { CompetitionProgramGetByCompetition, FestivalGetFestivalDetail } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('a copy of an event is one press in the list, and its dates are asked', async ({ page }) => {
  const contest = await Contest.create();
  const { details } = await contest.call(FestivalGetFestivalDetail, { query: { festivalGuid: contest.guid } });
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events?search=${encodeURIComponent(details.title)}`);
  await page.getByRole('button', { name: `Действия: ${details.title}` }).click();
  await expectAccessible(page);
  await picture(page, 'event-menu');
  await page.getByRole('menuitem', { name: 'Создать копию…' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Копия мероприятия' });
  const begin = form.getByLabel('Начало');
  expect(Date.parse(await begin.inputValue())).toBeGreaterThan(Date.parse(details.beginDate));
  await form.getByLabel('Название').fill('Копия: Светлояр следующего года');
  await form.getByLabel('Окончание').fill('2020-01-01');
  await form.getByRole('button', { name: 'Создать копию' }).press('Enter');
  await expect(form.getByText('Окончание раньше начала')).toBeVisible();
  await expectAccessible(page);
  for (const width of [1024, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `event-copy-${width}`);
  }
  await form.getByLabel('Окончание').fill(await begin.inputValue());
  await form.getByRole('button', { name: 'Создать копию' }).press('Enter');

  const readiness = page.getByRole('complementary', { name: 'Готовность' });
  await expect(page.getByRole('textbox', { name: 'Название', exact: true })).toHaveValue(
    'Копия: Светлояр следующего года',
  );
  await expect(readiness.getByRole('link', { name: /Судьи и критерии/ })).toContainText('судь');
  // Told is what the copy has: days of its program, and no documents.
  await expect(page.getByText(/^Сдвинуты вместе с мероприятием: дни программы/)).toBeVisible();
  await picture(page, 'event-copied');
  const copied = new URL(page.url()).pathname.split('/').at(-1)!;
  expect(copied).not.toBe(contest.guid);
  const programs = await contest.call(CompetitionProgramGetByCompetition, { query: { competitionGuid: copied } });
  expect(programs.map(({ performanceCount }) => performanceCount)).toEqual([0]);

  await page.getByRole('region', { name: 'Следующее мероприятие' }).getByRole('button').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Копия мероприятия' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
