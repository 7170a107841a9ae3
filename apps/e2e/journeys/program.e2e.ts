import { expect, test } from '@playwright/test';
import {
  CompetitionProgramItemUpdate,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramUpdate,
} from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

/** A program that should have begun so many minutes ago. */
async function lateContest(minutes: number): Promise<Contest> {
  const contest = await Contest.create();
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: {
      competitionProgramGuid: contest.program,
      dateTimeBegin: new Date(Date.now() - minutes * 60_000).toISOString(),
    },
  });
  return contest;
}

test('the day is late, everybody sees by how much, and a recount makes it the plan', async ({ page }) => {
  const contest = await lateContest(12);
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  await expect(page.getByRole('button', { name: '№ 1 Жар-птица, изменить' })).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Ведение программы' });
  await expect(bar).not.toContainText('Отставание');
  await contest.stage(0);
  await expect(bar).toContainText('Отставание');
  await expect(bar).toContainText('12\u00A0минут');
  await expect(bar).toContainText('по плану');
  await expect(page.locator('li', { hasText: 'Калинушка' })).toContainText('≈');
  await picture(page, 'program-late');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Пересчитать время' }).click();
  await expect(page.getByText('Время пересчитано')).toBeVisible();
  await expect(bar).toContainText('По плану');
});

test('a copy, a numbering and a rehearsal are made from the program’s menu', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Ещё о программе' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Пронумеровать выступления');
  await page.getByLabel('С какого номера').fill('31');
  await page.getByRole('button', { name: 'Пронумеровать' }).click();
  await expect(page.getByText('Пронумеровано: 3\u00A0выступления')).toBeVisible();
  await expect(page.getByRole('button', { name: '№ 31 Жар-птица, изменить' })).toBeVisible();
  await menu('Расписание проб сцены');
  await expect(page.getByText('3\u00A0пробы')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Составить' }).click();
  await page.getByRole('button', { name: 'Открыть' }).click();
  await expect(page.getByText(/Жар-птица · №\s31/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Программа' }).click();
  await page.getByRole('option', { name: 'Конкурсный день', exact: true }).click();
  await menu('Копировать программу');
  await expect(page.getByText('Копия программы «Конкурсный день» готова')).toBeVisible();
  await expect(page.getByText(/Её номера вошли в те же группы/)).toBeVisible();
  await menu('Вынести в новую программу');
  await page.getByRole('checkbox', { name: '№ 33 Лель' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Вынести 1/ }).click();
  await expect(page.getByText('Программа «Конкурсный день: 2 тур» создана')).toBeVisible();
  await expect(page.getByRole('button', { name: /Лель, изменить/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Жар.*изменить/ })).toBeHidden();
});

test('everybody follows the published program on a phone, children by their surnames', async ({ page }) => {
  const contest = await lateContest(8);
  const query = { competitionProgramGuid: contest.program };
  const { items } = await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  await contest.call(CompetitionProgramItemUpdate, {
    query,
    body: { competitionProgramItemGuid: items[1]!.guid, performer: 'Арина Мельникова', peopleCount: 1 },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${BASE}/program/${contest.program}`);
  await expect(page.getByText('организатор её пока не опубликовал')).toBeVisible();
  const publish = (isPublished: boolean) =>
    contest.call(CompetitionProgramUpdate, {
      query: { competitionGuid: contest.guid },
      body: { competitionProgramGuid: contest.program, isPublished },
    });
  await publish(true);
  await page.reload();
  await expect(page.getByText('Мельникова\u00A0А.')).toBeVisible();
  expect(await page.content()).not.toContain('Арина');
  await page.getByRole('button', { name: /Моё выступление: Лель/ }).click();
  await expect(page.getByText('через 2\u00A0номера')).toBeVisible();
  await contest.stage(0);
  await expect(page.getByText('Сейчас на сцене')).toBeVisible();
  await expect(page.getByText('отставание 8\u00A0мин')).toBeVisible();
  await expect(page.getByText('через 1\u00A0номер')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picture(page, 'public-program-390');
  await page.reload();
  await expect(page.getByText('через 1\u00A0номер')).toBeVisible();
  await page.getByLabel('Найти выступление').fill('арзамас');
  await expect(page.getByRole('button', { name: /Моё выступление: Лель/ })).toBeHidden();
  await publish(false);
  await expect(page.getByText('организатор её пока не опубликовал')).toBeVisible({ timeout: 30_000 });
});
