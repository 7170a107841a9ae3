// A list of addresses becomes invitations: checked and told before anything leaves, sent once, answered by whoever came.

import { expect, test } from '@playwright/test';
import { FastLoginGetByCompetition } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest, here } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { enterByLink, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { joinAsMember } from '../people.ts';

test('a pasted list is checked, told and written to once, and its letter opens the invitation', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const guests = await browser.newContext();
  const member = await joinAsMember(guests, contest.guid);
  const [anna, boris] = ['anna', 'boris'].map((name) => `${name}-${newGuid().slice(-8)}@example.org`) as [
    string,
    string,
  ];
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/members`);
  const invited = page.getByRole('list', { name: 'Приглашённые по почте' });
  await expect(page.getByText('По почте пока никого не приглашали.')).toBeVisible();
  await page.getByRole('button', { name: 'Пригласить по почте' }).click();
  const form = page.getByRole('dialog', { name: 'Пригласить по почте' });
  await expect(form.getByRole('button', { name: 'Пригласить', exact: true })).toBeDisabled();
  const list = `Анна Петрова <${anna}>, ${member}\nвсем привет\n${anna.toUpperCase()}`;
  await form.getByLabel('Адреса').fill(list);
  const said = form.getByRole('status');
  await expect(said).toContainText('Письмо получат: 1 новый адрес. Остальным не пишем: 3.');
  for (const word of ['Не адрес: 1', 'Повторяются в списке: 1', 'Уже участники: 1'])
    await expect(said).toContainText(word);
  await expect(said).toContainText(`Приглашение: ${contest.title}`);
  await form.locator('input[type=file]').setInputFiles({
    name: 'Список.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Почта;Имя\r\n${boris};Борис\r\n`),
  });
  await expect(form.getByRole('button', { name: 'Пригласить 2' })).toBeEnabled();
  await picture(page, 'invitations-1440');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'invitations-390');
  await form.getByRole('button', { name: 'Пригласить 2' }).click();
  await expect(form).toBeHidden();
  for (const email of [anna, boris]) {
    await expect(invited.getByRole('listitem').filter({ hasText: email })).toContainText('отправлено');
  }
  await expectNoSidewaysScroll(page);
  await picture(page, 'invited-390');

  // Nobody is invited twice.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Пригласить по почте' }).click();
  await form.getByLabel('Адреса').fill(`${anna}\n${boris}`);
  await expect(said).toContainText('Уже приглашены: 2');
  await expect(form.getByRole('button', { name: 'Пригласить', exact: true })).toBeDisabled();
  await form.getByRole('button', { name: 'Отменить' }).click();
  await picture(page, 'invited-1440');

  const letter = await letterTo(page.context(), anna);
  expect(letter.subject).toBe(`Приглашение: ${contest.title}`);
  expect(new URL(letter.link()).pathname).toBe(`/member/invite/${contest.guid}`);
  await guests.close();
});

test('the links of several judges are renewed at once: asked once, printed, and the former ones lead nowhere', async ({
  page,
}) => {
  const contest = await Contest.create({ judges: 3 });
  const links = async () =>
    new Map(
      (await contest.call(FastLoginGetByCompetition, { query: { competitionGuid: contest.guid } })).map(
        ({ name, url }) => [name, url],
      ),
    );
  const before = await links();
  const [one, two, three] = contest.judges.map(({ name }) => name);
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/accesses`);
  for (const name of [one!, two!]) await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
  await page.getByRole('button', { name: 'Обновить ссылки' }).click();
  const asked = page.getByRole('dialog', { name: 'Обновить 2 ссылки?' });
  await expect(asked).toContainText('Прежние ссылки сразу перестанут действовать');
  await picture(page, 'links-renew-1440');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Обновить' }).click();
  const cards = page.getByRole('list', { name: 'Карточки' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.getByRole('img')).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'links-renewed-390');
  const now = await links();
  expect([one, two, three].map((name) => now.get(name!) === before.get(name!))).toEqual([false, false, true]);
  await enterByLink(page, here(before.get(one!)!));
  await expect(page.getByText('Организатор отозвал эту ссылку. Попросите новую.')).toBeVisible();
});
