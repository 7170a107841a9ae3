// «Что не так в программе»: a clash is exchanged away and back, and each fault leads to its cure.

import { expect, test } from '@playwright/test';
import { CompetitionProgramCreate, CompetitionProgramItemCreateRange } from '@rampa/contract';
import { BASE, Contest, YEAR } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('too little time is found over two stages, an exchange is shown, made and taken back', async ({ page }) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const dateTimeBegin = `${YEAR}-11-21T07:00:00.000Z`;
  const make = async (title: string, performers: readonly string[]) => {
    const { guid } = await contest.call(CompetitionProgramCreate, { query, body: { title, dateTimeBegin } });
    await contest.call(CompetitionProgramItemCreateRange, {
      query: { competitionProgramGuid: guid },
      body: { items: performers.map((performer) => ({ performer, duration: 200, block: 'I отделение' })) },
    });
    return guid;
  };
  const others = ['Ансамбль «Лель»', 'Хор «Заря»', 'Студия «Узоры»', 'Театр «Сказка»'];
  const program = await make('Большая сцена', ['Мельникова Арина', 'Арина Мельникова', ...others, 'Воронов Степан']);
  await make('Малая сцена', [...others.map((name) => `${name} младшие`), 'Народный хор', 'Степан Воронов']);

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program?competitionProgramGuid=${program}`);
  await page.getByRole('button', { name: 'Ещё о программе' }).click();
  await page.getByRole('menuitem', { name: 'Что не так в программе' }).click();
  await expect(page.getByRole('heading', { name: 'Что не так в программе', level: 1 })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Что не так' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Воронов' })).toContainText('программа «Малая сцена»: между ними 0:30');
  const clash = rows.filter({ hasText: 'Мельникова Арина' });
  await expect(clash).toContainText('подряд, между ними 0:30');
  // Shown before it is done.
  await expect(clash).toContainText('После этого');
  await expectAccessible(page);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `faults-${width}`);
  }
  const before = await clash.getByRole('button', { name: /^Поменять местами/ }).getAttribute('aria-label');
  await clash.getByRole('button', { name: /^Поменять местами/ }).click();
  await expect(page.getByText(/^Поменяли местами: /)).toBeVisible();
  await expect(clash).toHaveCount(0);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(clash.getByRole('button', { name: before!, exact: true })).toBeVisible();

  // Nobody needs rest: nothing is wrong.
  await page.getByLabel('Номеров, не меньше').fill('0');
  await page.getByLabel('Минут, не меньше').fill('0');
  await expect(page.getByText('Всё в порядке')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'faults-none');
  await page.getByRole('link', { name: 'К программе' }).click();
  await expect(page.getByRole('heading', { name: 'Программа выступлений', level: 1 })).toBeVisible();
});
