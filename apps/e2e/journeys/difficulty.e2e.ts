// Rules that multiply by difficulty: chosen among the ready ones, then one performance is told to be harder.

import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, pictures, signIn } from '../pages.ts';

test('a difficulty is refused where judges’ totals are counted, and multiplies a criterion where criteria are', async ({
  page,
}) => {
  const contest = await Contest.create();
  await contest.stage(0);
  for (const judge of [0, 1]) await contest.mark(judge, 0, [80, 60]);
  await contest.stage(0, 'Done');
  await signIn(page);
  const protocol = `${BASE}/organizer/events/${contest.guid}/protocols`;
  await page.goto(protocol);

  const row = page.getByRole('row', { name: /Жар-птица/ });
  const form = page.getByRole('region', { name: 'Поправки' });
  const why = (total: string) => page.getByRole('heading', { name: `Почему ${total}` });
  await row.getByRole('button', { name: /Жар-птица/ }).click();
  await form.getByRole('button', { name: 'Добавить поправку' }).click();
  await form.getByText('Сложность', { exact: true }).click();
  await form.getByLabel('Умножить на').fill('2');
  await form.getByLabel('Причина').fill('Фуэте, тридцать два оборота');
  await form.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(form.getByText(/по этим правилам складывают баллы судей/)).toBeVisible();
  await pictures(page, 'difficulty-refused', 390, 1440);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/evaluation-criteria`);

  const method = page.getByRole('form', { name: 'Как считать итог' });
  await method.getByRole('radio', { name: /Каждому судье — свой критерий/ }).check();
  await expect(method.getByText(/Итог: среднее судей/)).toBeVisible();
  await pictures(page, 'rules-captions', 390, 1440);
  await expectAccessible(page);
  await method.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Правила подсчёта сохранены')).toBeVisible();

  await page.goto(protocol);
  await row.getByRole('button', { name: /Жар-птица/ }).click();
  await expect(why('14,00')).toBeVisible();
  await form.getByRole('button', { name: 'Добавить поправку' }).click();
  await form.getByText('Сложность', { exact: true }).click();
  await form.getByLabel('Умножить на').fill('2');
  await form.getByRole('combobox', { name: 'Что умножить' }).click();
  await page.getByRole('option', { name: 'Техника исполнения' }).click();
  await form.getByLabel('Причина').fill('Фуэте, тридцать два оборота');
  await expectAccessible(page);
  await pictures(page, 'difficulty-form', 1440);
  await form.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(form).toContainText('× 2');
  await expect(form).toContainText('Сложность: Техника исполнения: Фуэте, тридцать два оборота');
  await expect(why('22,00')).toBeVisible();
  await pictures(page, 'difficulty-told', 390, 1440);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
