// An invitation that did not open by itself: its link is pasted, with whatever words were copied along.

import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture } from '../pages.ts';
import { joinAsMember } from '../people.ts';

test('a pasted invitation opens its event; anything else is told what is missing', async ({ page, browser }) => {
  const contest = await Contest.create({ open: false });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${BASE}/member/invite`);
  await expect(page.getByRole('heading', { name: 'Приглашение на мероприятие' })).toBeVisible();
  const field = page.getByLabel('Ссылка от организатора');
  const open = page.getByRole('button', { name: 'Открыть приглашение' });
  await field.fill('https://rampa.example/member/invite/');
  await open.click();
  await expect(page.getByText('Это не ссылка приглашения')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'invite-door-390');
  // As it stands in a message: words around it, capitals, the sign of a letter's campaign.
  const link = `${BASE}/member/invite/${contest.guid.toUpperCase()}?from=letter`;
  await field.fill(`Ждём вас: ${link} до пятницы`);
  await field.press('Enter');
  await expect(page).toHaveURL(`${BASE}/member/invite/${contest.guid}`);
  await expect(page.getByRole('heading', { name: contest.title })).toBeVisible();
  await page.goBack();
  await expect(field).toBeVisible();

  // Who is a member of other events goes on to take part in this one.
  const context = await browser.newContext();
  const other = await Contest.create({ open: false });
  await joinAsMember(context, other.guid);
  const member = await context.newPage();
  await member.goto(`${BASE}/member/invite`);
  await expect(member.getByRole('link', { name: 'Мои мероприятия' })).toBeVisible();
  await member.getByLabel('Ссылка от организатора').fill(contest.guid);
  await member.getByRole('button', { name: 'Открыть приглашение' }).click();
  await member.getByRole('button', { name: 'Участвовать' }).click();
  await expect(member).toHaveURL(`${BASE}/member/competition/${contest.guid}`);
});
