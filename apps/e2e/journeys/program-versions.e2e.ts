// A published program changes: the desk says what people do not know yet, phones and members are told.

import { expect, test } from '@playwright/test';
import {
  CompetitionGetCompetitionParticipants,
  CompetitionProgramItemArrange,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
} from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { joinAsMember } from '../people.ts';

test('changes of a published program are told to the desk, to phones and to whom they concern', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await joinAsMember(visitor, contest.guid);
  const query = { competitionGuid: contest.guid };
  const { collection } = await contest.call(CompetitionGetCompetitionParticipants, { query });
  const program = { competitionProgramGuid: contest.program };
  const first = contest.item(0);
  await contest.call(CompetitionProgramItemUpdate, {
    query: program,
    body: { competitionProgramItemGuid: first, participantUserGuid: collection[0]!.participantUserGuid },
  });
  await contest.call(CompetitionProgramUpdate, { query, body: { ...program, isPublished: true } });

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  await expect(page.getByRole('link', { name: 'опубликована' })).toBeVisible();
  await contest.call(CompetitionProgramItemArrange, {
    query: program,
    body: { places: [{ itemGuid: first, side: 'after', ofGuid: contest.item(2) }] },
  });
  await page.getByRole('button', { name: /^после публикации изменилось: 1/ }).click();
  const drawer = page.getByRole('dialog');
  const told = drawer.getByRole('region', { name: 'Изменения после публикации' });
  await expect(told).toContainText('№\u00A01 Жар-птица: теперь в\u00A0');
  await expect(told.getByRole('checkbox', { name: /Написать тем, кого это касается: 1/ })).toBeChecked();
  await told.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await told.scrollIntoViewIfNeeded();
    await picture(page, `program-versions-${width}`);
  }
  await told.getByRole('button', { name: 'Сообщить об изменениях' }).click();
  await expect(page.getByText('Писем участникам: 1.')).toBeVisible();
  await expect(told).toContainText('Ничего не изменилось');
  await expect(told.getByText(/^Версия 2/)).toBeVisible();

  const phone = await visitor.newPage();
  await phone.goto(`${BASE}/program/${contest.program}`);
  await phone.getByText(/^Программа обновлена .*1\u00A0изменение/).click();
  await expect(phone.getByText('№\u00A01 Жар-птица: теперь в', { exact: false })).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await picture(phone, 'program-news-390');

  // The member finds his own performance first.
  await phone.goto(`${BASE}/member/competition/${contest.guid}`);
  await phone.getByRole('link', { name: 'Конкурсный день' }).click();
  const own = phone.getByRole('list', { name: 'Ваши выступления' }).getByRole('listitem');
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('Жар-птица');
  await expect(phone.getByRole('heading', { name: 'Весь порядок' })).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await picture(phone, 'member-program-390');
  for (const width of [1024, 1440]) {
    await phone.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(phone);
    await picture(phone, `member-program-${width}`);
  }
});
