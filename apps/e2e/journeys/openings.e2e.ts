// «Кому что видно»: what is closed and what is open, changed in place, and what others open meanwhile.

import { expect, test } from '@playwright/test';
import {
  VotingProtocolChangeState,
  VotingProtocolLock,
  VotingProtocolSettingPermissionForParticipant,
} from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('results are closed to everybody until a word opens them, and the list tells whose word it was', async ({
  page,
}) => {
  const contest = await Contest.create();
  await contest.stage(0);
  for (const judge of [0, 1]) await contest.mark(judge, 0, [90, 90]);
  await contest.stage(0, 'Done');
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols/openings`);
  const row = (whom: string) => page.getByRole('listitem').filter({ hasText: whom });
  await expect(row('Экран «')).toContainText('открыто 1 из 3');
  await expect(row('Ведущий')).toContainText('закрыто');
  await expect(row('Участники у себя')).toContainText('Ничего не разрешено');
  await expectAccessible(page);
  await picture(page, 'openings-closed');

  await page.getByLabel(/Когда показывает Экран/).click();
  await page.getByRole('option', { name: 'никогда' }).click();
  await expect(row('Экран «')).toContainText('закрыто');

  await row('Ведущий').getByRole('button', { name: 'Открыть' }).click();
  await expect(row('Ведущий')).toContainText('Увидит, когда протокол закроют');
  const query = { competitionProgramGuid: contest.program };
  for (const item of [1, 2]) {
    await contest.stage(item);
    for (const judge of [0, 1]) await contest.mark(judge, item, [85, 85]);
  }
  await contest.call(VotingProtocolLock, { query, body: { isLocked: true } });
  await expect(row('Ведущий')).toContainText('открыто');
  // The organizer's own name stands beside his word.
  await expect(row('Ведущий')).toContainText(/: .+, \d+\s\S+, \d\d:\d\d/);

  for (const state of ['Confirmed', 'Published'] as const)
    await contest.call(VotingProtocolChangeState, { query, body: { state } });
  await contest.call(VotingProtocolSettingPermissionForParticipant, {
    query,
    body: { audience: 'members', showPlaces: true },
  });
  await expect(row('Участники у себя')).toContainText('открыто');
  await expect(row('Участники у себя')).toContainText('Места');
  await expect(row('Все, у кого есть ссылка')).toContainText('закрыто');

  await page.getByText('Закрытое', { exact: true }).click();
  await expect(row('Участники у себя')).toBeHidden();
  await expect(row('Все, у кого есть ссылка')).toBeVisible();
  await page.reload();
  await expect(row('Все, у кого есть ссылка')).toBeVisible();
  await expect(row('Участники у себя')).toBeHidden();
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols/openings`);
  await expect(row('Участники у себя')).toBeVisible();
  await picture(page, 'openings-1440');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'openings-390');
});
