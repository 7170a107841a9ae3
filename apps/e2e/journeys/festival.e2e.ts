// A festival without marks: nothing of it speaks of judging or of results.

import { expect, test } from '@playwright/test';
import { CompetitionProgramUpdate, FestivalUpdateFestival } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { picture, signIn } from '../pages.ts';

test('a festival without marks promises neither judging nor results, in its program, in the hall and to strangers', async ({
  page,
}) => {
  const contest = await Contest.create({ open: false });
  const details = { title: contest.title, city: 'Кострома', beginDate: '2026-11-20', endDate: '2026-11-22' };
  const program = `${BASE}/organizer/events/${contest.guid}/program`;
  await signIn(page);
  await page.goto(program);
  await expect(page.getByText('протокол не открыт')).toBeVisible();
  await contest.call(FestivalUpdateFestival, {
    query: { festivalGuid: contest.guid },
    body: { details, typeTourCompetition: 0 },
  });
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /Жар-птица, изменить/ })).toBeVisible();
  await expect(page.getByText('протокол не открыт')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ещё о программе' }).click();
  await expect(page.getByRole('menuitem', { name: 'Изменить программу' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /награждения/ })).toHaveCount(0);
  await picture(page, 'program-festival');
  // The hall's remote offers nothing of marks either, and a new screen asks nothing of them.
  await page.goto(`${BASE}/organizer/events/${contest.guid}/display-voiting`);
  const keys = page.getByRole('group', { name: 'Что показать' });
  await expect(keys.getByRole('button')).toHaveText([
    ...['За программой', 'Логотип', 'Номер', 'Далее', 'Чёрный', 'Перерыв', 'Сообщение'],
  ]);
  await expect(page.getByText(/Результат|судьи/)).toHaveCount(0);
  await picture(page, 'displays-festival');
  await page.getByRole('button', { name: 'Добавить экран' }).click();
  const form = page.getByRole('dialog', { name: 'Новый экран' });
  await expect(form.getByRole('combobox', { name: 'Что показывать' })).toBeVisible();
  await expect(form.getByText(/результат|судей/i)).toHaveCount(0);
  await picture(page, 'display-new-festival');
  await form.getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${BASE}/program/${contest.program}`);
  const tabs = page.getByRole('navigation', { name: 'Разделы' });
  await expect(tabs.getByRole('link')).toHaveText(['Программа', 'Моё', 'Как пройти']);
  await picture(page, 'public-program-festival');
  await page.goto(`${BASE}/program/${contest.program}#results`);
  await expect(page.getByText('Это фестиваль без оценок')).toBeVisible();
});
