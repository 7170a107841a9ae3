// Names typed in capitals or small letters only: what they usually are is offered, at paste and by hand.

import { expect, test } from '@playwright/test';
import { CompetitionProgramGetProgramColumnsDataForModerator } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, picture, signIn } from '../pages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a name in capitals is mended by one press, at paste and in the form of a performance', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  await page.getByRole('button', { name: 'Добавить' }).click();
  await page.getByRole('menuitem', { name: 'Список из таблицы' }).click();
  const lines = ['МЕЛЬНИКОВА Арина', 'иванова мария', 'О’Нил Мария', 'BALLET CAMARA', 'Лель', 'Жар-птица'];
  const text = [
    'Исполнитель;Произведение;Номинация;Длительность',
    ...lines.map((name) => `${name};Этюд;Соло ${name};5`),
  ];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'программа.csv', mimeType: '', buffer: Buffer.from(text.join('\r\n')) });
  const preview = page.getByRole('region', { name: 'Предварительный просмотр' });
  await expect(preview).toContainText('МЕЛЬНИКОВА Арина');
  // Beside all questions the preview keeps its rows.
  expect((await preview.boundingBox())!.height).toBeGreaterThan(240);
  await expect(page.getByText(/набрано 2\sимени: «МЕЛЬНИКОВА Арина» → «Мельникова Арина»/)).toBeVisible();
  await page.getByRole('button', { name: 'Поправить написание' }).click();
  await expect(preview).toContainText('иванова мария → Иванова Мария');
  await expect(page.getByRole('button', { name: 'Оставить как в таблице' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'name-case-paste');
  await page.getByRole('button', { name: 'Добавить 6' }).click();
  await expect(page.getByText('Добавили 6\u00A0пунктов')).toBeVisible();
  const query = { competitionProgramGuid: contest.program };
  const { items } = await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  expect(items.slice(3).map(({ performer }) => performer)).toEqual([
    'Мельникова Арина',
    'Иванова Мария',
    ...lines.slice(2),
  ]);

  await page.getByRole('button', { name: /О’Нил Мария, изменить/ }).click();
  const performer = page.getByLabel('Исполнитель');
  await performer.fill('о’нил мария');
  await picture(page, 'name-case-item');
  await page.getByRole('button', { name: 'Записать «О’Нил Мария»' }).click();
  await expect(performer).toHaveValue('О’Нил Мария');
  await expect(page.getByRole('button', { name: /^Записать/ })).toHaveCount(0);
});
