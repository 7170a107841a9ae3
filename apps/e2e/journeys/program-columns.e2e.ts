// Columns of a program: put together beside real rows, seen in the running order.

import { expect, test } from '@playwright/test';
import {
  ApplicationChangeStatus,
  ApplicationFormChange,
  CompetitionProgramCreate,
  CompetitionStatusGetAllByCompetitionGuid,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { chooseByKeys, chooseIn, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('columns are put together beside the rows and seen in the running order', async ({ page, browser }) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const applications = await Applications.make(contest, await browser.newContext(), 'Ветлугина Инна Сергеевна');
  const { nomination, formGuid, fields } = applications;
  await contest.call(ApplicationFormChange, {
    body: {
      ...{ formGuid, changeGuid: newGuid(), revision: 1 },
      edits: [{ do: 'changeField', guid: fields.nomination, values: { tag: 'nomination' } }],
    },
  });
  const statuses = await contest.call(CompetitionStatusGetAllByCompetitionGuid, { query });
  const { guid: competitionStatusGuid } = statuses.find(({ isAccepted }) => isAccepted)!;
  for (const [name, city] of [
    ['Берёзка', 'Пучеж'],
    ['Узоры', 'Юрьевец'],
  ] as const) {
    const applicationGuid = await applications.sent(name, city);
    const body = { competitionStatusGuid, comment: '' };
    await contest.call(ApplicationChangeStatus, { query: { applicationGuid }, body });
  }
  const body = { title: 'Из заявок', nominationGuids: [nomination.guid] };
  const { guid: program } = await contest.call(CompetitionProgramCreate, { query, body });

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program?competitionProgramGuid=${program}`);
  await page.getByRole('button', { name: 'Ещё о программе' }).click();
  await page.getByRole('menuitem', { name: 'Столбцы из заявок' }).click();
  await expect(page.getByRole('heading', { name: 'Столбцы программы', level: 1 })).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Из заявок' }).locator('[data-row]');
  const setup = page.getByRole('complementary', { name: 'Настройка столбцов' });
  await expect(rows).toHaveCount(2);
  const add = setup.getByRole('combobox', { name: 'Добавить столбец' });
  await add.click();
  await add.fill('Горо');
  await page.getByRole('option', { name: 'Город' }).click();
  await expect(rows.first()).toContainText('Пучеж');
  await setup.getByRole('button', { name: 'Город', exact: true }).click();
  await setup.getByLabel('Заголовок столбца').fill('Откуда и в чём');
  const more = setup.getByRole('combobox', { name: 'Добавить поле в столбец' });
  await more.click();
  await more.fill('Номин');
  await page.getByRole('option', { name: 'Номинация' }).click();
  await chooseByKeys(setup.getByRole('combobox', { name: 'Между полями' }), 'Тире');
  await expect(rows.first()).toContainText('Пучеж — Народный танец');
  await setup.getByRole('switch', { name: /^Ведущему/ }).focus();
  await page.keyboard.press('Space');
  await expect(setup.getByRole('switch', { name: /^Ведущему/ })).toBeChecked();
  await chooseByKeys(setup.getByRole('combobox', { name: 'Что значит: Город' }), 'Учреждение');
  await expect(setup.getByText('Возьмём в программу, когда вы сверите')).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `program-columns-${width}`);
  }
  await setup.getByRole('button', { name: 'Все столбцы' }).click();
  await expect(setup.getByText('видят ведущий')).toBeVisible();
  await page.getByRole('link', { name: 'К программе' }).click();
  await expect(page.locator('li', { hasText: 'Берёзка' })).toContainText('Откуда и в чём: Пучеж — Народный танец');
  await picture(page, 'program-columns-order');

  // A file with the columns that are ticked, remembered for the next one.
  await chooseIn(page, 'Скачать', 'Выбрать столбцы…');
  const file = page.getByRole('dialog', { name: 'Столбцы файла' });
  await expect(file.getByRole('checkbox', { name: 'Исполнитель' })).toBeDisabled();
  await file.getByRole('checkbox', { name: 'Время по плану' }).uncheck();
  await file.getByRole('checkbox', { name: 'Откуда и в чём' }).check();
  await expectAccessible(page);
  await picture(page, 'program-file-1440');
  const asked = page.waitForRequest((request) => request.url().includes('CompetitionProgram/Export'));
  await file.getByRole('button', { name: 'Скачать' }).click();
  const columns = new URL((await asked).url()).searchParams.get('columns')!.split(',');
  expect(columns).not.toContain('time');
  expect(columns.filter((column) => column.length === 36)).toHaveLength(1);
  await expect(file).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseIn(page, 'Скачать', 'Выбрать столбцы…');
  await expect(file.getByRole('checkbox', { name: 'Время по плану' })).not.toBeChecked();
  await expect(file.getByRole('checkbox', { name: 'Откуда и в чём' })).toBeChecked();
  await picture(page, 'program-file-390');
});
