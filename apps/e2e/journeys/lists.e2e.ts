// What every list does, tried on one of them: the members of an event.

import { expect, test } from '@playwright/test';
import pg from 'pg';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest, DATABASE_URL } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

const COUNT = 43;

/** People who have accepted the invitation: «Участник 01» from A, «Участник 02» from B, … */
async function join(competition: string): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `with made as (
         insert into accounts.account (guid, user_type, login, password_hash, full_name, phone, city, is_verified)
         select guid, 'Member', guid || '@example.org', '', 'Участник ' || to_char(at, 'FM00'), '9991234567',
                case when at % 2 = 1 then 'Кострома' else 'Арзамас' end, true
           from unnest($1::uuid[]) with ordinality m (guid, at)
         returning guid)
       insert into accounts.membership (member_guid, competition_guid, organizer_guid)
       select made.guid, c.guid, c.organizer_guid from made, competitions.competition c where c.guid = $2`,
      [Array.from({ length: COUNT }, () => newGuid()), competition],
    );
  } finally {
    await client.end();
  }
}

test('a list is searched, sorted and paged in the address, chosen in part, and led by keys', async ({ page }) => {
  const contest = await Contest.create();
  await join(contest.guid);
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const address = `${BASE}/organizer/events/${contest.guid}/members`;
  await page.goto(address);
  const rows = page.getByRole('list', { name: 'Участники' }).getByRole('listitem');
  const search = page.getByRole('searchbox');
  await expect(page.getByText('43\u00A0участника')).toBeVisible();
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText('Участник 01');

  // Pages: «назад» and a reload keep the page.
  await page.getByRole('button', { name: 'Вперёд' }).click();
  await expect(rows.first()).toContainText('Участник 21');
  await page.getByRole('button', { name: 'Вперёд' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/page=3/);
  await page.goBack();
  await expect(rows.first()).toContainText('Участник 21');
  await page.reload();
  await expect(rows.first()).toContainText('Участник 21');
  // A page that no longer exists becomes the last one.
  await page.goto(`${address}?page=9`);
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/page=3/);

  // A column head sorts, and the order is remembered per person.
  await page.getByRole('button', { name: 'Город: упорядочить' }).click();
  await expect(rows.first()).toContainText('Арзамас');
  await expect(page).toHaveURL(/sort=city$/);
  await page.getByRole('button', { name: 'Город: по возрастанию' }).click();
  await expect(rows.first()).toContainText('Кострома');
  await page.goto(address);
  await expect(rows.first()).toContainText('Кострома');
  await page.getByRole('button', { name: 'Имя: упорядочить' }).click();
  await expect(rows.first()).toContainText('Участник 01');

  // Columns are remembered too.
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Телефон' }).click();
  await page.keyboard.press('Escape');
  await expect(rows.first()).not.toContainText('999');
  await page.reload();
  await expect(rows.first()).toContainText('Участник 01');
  await expect(rows.first()).not.toContainText('999');

  // A search is one history entry; no results offer a way back.
  await search.fill('участник 4');
  await expect(rows).toHaveCount(4);
  await search.fill('участник 42');
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(rows).toHaveCount(20);
  await expect(search).toHaveValue('');
  await search.fill('никого такого');
  await expect(page.getByText('Таких участников нет.')).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить' }).click();
  await expect(rows).toHaveCount(20);
  await expect(search).toHaveValue('');

  // Selecting several: a range by Shift, keys of a row, Esc.
  const bar = page.getByRole('toolbar', { name: 'Выбранное: Участники' });
  const box = (at: number) => rows.nth(at).getByRole('checkbox');
  await box(1).click();
  await box(3).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('Выбрано 3');
  await picture(page, 'list-chosen');
  await expectAccessible(page);
  await box(3).press('ArrowDown');
  await expect(rows.nth(4)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bar).toContainText('Выбрано 4');
  await page.keyboard.press('End');
  await expect(rows.nth(19)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  // The event is closed to several at once, and opened again from the notice.
  const closed = rows.filter({ hasText: 'закрыто' });
  await box(1).click();
  await box(3).click({ modifiers: ['Shift'] });
  await bar.getByRole('button', { name: 'Закрыть мероприятие' }).click();
  await expect(page.getByText('Закрыто для 3 участников')).toBeVisible();
  await expect(closed).toHaveCount(3);
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(closed).toHaveCount(0);

  // A failure is shown in place of the rows and can be retried.
  await page.route('**/Competition/GetCompetitionParticipants*', (route) => route.abort());
  await search.fill('участник 03');
  await page.getByRole('button', { name: 'Повторить' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows).toHaveCount(1);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(rows.first()).toContainText('Город: Кострома');
  await expectNoSidewaysScroll(page);
  await picture(page, 'list-360');
  await expectAccessible(page);
});
