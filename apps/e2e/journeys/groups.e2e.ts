import { expect, test } from '@playwright/test';
import {
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemUpdate,
  GroupFieldUpdate,
} from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('a group is called, merged, moved and removed in one place, and the program and the protocol follow', async ({
  page,
  context,
}) => {
  const contest = await Contest.create();
  const query = { competitionProgramGuid: contest.program };
  const body = { fields: [{ title: 'Возраст', tag: 'ageCategory' as const }] };
  const { guids: fields } = await contest.call(GroupFieldUpdate, { query: { competitionGuid: contest.guid }, body });
  const items = async () => (await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query })).items;
  const ages = ['13-15', '7–9 лет', 'Подростки'];
  for (const [index, { guid }] of (await items()).entries()) {
    await contest.call(CompetitionProgramItemUpdate, {
      query,
      body: { competitionProgramItemGuid: guid, groupValues: { [fields[0]!]: ages[index]! } },
    });
  }
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const protocol = await context.newPage();
  await protocol.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  await expect(protocol.getByText('13-15').first()).toBeVisible();

  await page.goto(`${BASE}/organizer/events/${contest.guid}/ratings`);
  const list = page.getByRole('list', { name: 'Группы: Возраст' });
  const isList = (...titles: (string | RegExp)[]) => expect(list.getByRole('listitem')).toHaveText(titles);
  await isList(/^7–9\sлет1\s/, /^13-151\s/, /^Подростки1\s/);
  await page.getByRole('button', { name: 'Переименовать: 13-15' }).click();
  await page.getByLabel('Название группы').fill('7 — 9');
  await page.getByLabel('Название группы').press('Enter');
  await expect(page.getByText('Такая группа уже есть: «7–9 лет». Чтобы стало одно, объедините их.')).toBeVisible();
  await page.getByLabel('Название группы').fill('13–15 лет');
  await page.getByLabel('Название группы').press('Enter');
  await isList(/^7–9\sлет/, /^13–15\sлет/, /^Подростки/);
  await expect(protocol.getByText('13–15 лет').first()).toBeVisible();

  await page.getByRole('checkbox', { name: 'Выбрать: 13–15 лет' }).check();
  await page.getByRole('checkbox', { name: 'Выбрать: Подростки' }).check();
  await picture(page, 'groups-chosen');
  await page
    .getByRole('toolbar', { name: 'Выбранное: Группы: Возраст' })
    .getByRole('button', { name: 'Объединить' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Объединить в одну группу?' });
  await dialog.getByRole('radio', { name: '13–15 лет' }).check();
  await expect(dialog).toContainText('Все 2\u00A0выступления окажутся в группе «13–15 лет»');
  await expectAccessible(page);
  await picture(page, 'groups-merge');
  await dialog.getByRole('button', { name: 'Объединить' }).click();
  await expect(page.getByText('Теперь это одна группа: «13–15 лет»')).toBeVisible();
  await isList(/^7–9\sлет1\s/, /^13–15\sлет2\s/);
  await expect(protocol.getByText('Подростки')).toBeHidden();

  await page.getByRole('button', { name: 'Действия: 13–15 лет' }).click();
  await page.getByRole('menuitem', { name: 'Выше' }).click();
  await isList(/^13–15\sлет/, /^7–9\sлет/);
  await page.getByRole('button', { name: 'По возрасту' }).click();
  await isList(/^7–9\sлет/, /^13–15\sлет/);
  const [, second] = await items();
  await contest.call(CompetitionProgramItemUpdate, {
    query,
    body: { competitionProgramItemGuid: second!.guid, groupValues: {} },
  });
  await page.reload();
  await isList(/^7–9\sлетвыступлений нет/, /^13–15\sлет/);
  await page.getByRole('button', { name: 'Действия: 7–9 лет' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await isList(/^13–15\sлет/);
  // A group may be added before anybody applies and stands in its place by age; an existing name is refused.
  const fresh = page.getByLabel('Новая группа: Возраст');
  await fresh.fill('13 - 15');
  await fresh.press('Enter');
  await expect(page.getByText('Такая группа уже есть: «13–15 лет».')).toBeVisible();
  await fresh.fill('5–6 лет');
  await fresh.press('Enter');
  await isList(/^5–6\sлетвыступлений нет/, /^13–15\sлет/);
  await page.getByRole('button', { name: 'Переименовать: 5–6 лет' }).press('Alt+ArrowDown');
  await isList(/^13–15\sлет/, /^5–6\sлет/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await list.scrollIntoViewIfNeeded();
  await picture(page, 'groups-360');
});
