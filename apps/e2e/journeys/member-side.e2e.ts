// What a member meets around his application: the way in by an invitation, the first step, a draft that is thrown away and
// brought back, what he is told when the organizer has erased his personal answers.

import { expect, test, type BrowserContext } from '@playwright/test';
import { ApplicationErasePersonal, ApplicationTemplateUpdateField, FestivalUpdateFestival } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { fieldIn, makeForm } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture } from '../pages.ts';
import { beginApplication, joinAsMember } from '../people.ts';

const PHONE = { width: 390, height: 844 };
const WISHES = 'Пожелания к оснащению сцены и звуку';

async function eventWithForm(): Promise<{ contest: Contest; fields: Record<'name' | 'city', Guid> }> {
  const contest = await Contest.create({ open: false, judges: 1 });
  const [club, wishes, fields] = [newGuid(), newGuid(), { name: newGuid(), city: newGuid() }];
  await makeForm(contest, [
    { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' },
    fieldIn(club, 'Название коллектива', { guid: fields.name, isRequired: true, tag: 'collective' }),
    fieldIn(club, 'Город', { guid: fields.city, tag: 'city' }),
    fieldIn(club, 'Телефон', { option: { format: 'phone' } }),
    { do: 'addBlock', guid: wishes, parentGuid: null, title: WISHES },
    fieldIn(wishes, 'Что понадобится'),
  ]);
  return { contest, fields };
}

const listOf = (contest: Contest) => `${BASE}/member/competition/${contest.guid}/applications`;

test('who is invited signs in from the head, comes back, joins and sees what to do next', async ({ page, context }) => {
  const { contest } = await eventWithForm();
  const invitation = `${BASE}/member/invite/${contest.guid}`;
  await page.goto(invitation);
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Войти' });
  await expect(signIn).toHaveAttribute('href', `/profile/login/member?back=${encodeURIComponent(new URL(invitation).pathname)}`); // prettier-ignore
  await signIn.click();
  await expect(page).toHaveURL(/\/profile\/login\/member\?back=/);
  await joinAsMember(context, contest.guid);

  await page.setViewportSize(PHONE);
  await page.goto(`${BASE}/member/competition/${contest.guid}`);
  const begin = page.getByRole('button', { name: 'Подать заявку' });
  await expect(begin).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'member-next-390');
  await begin.click();
  await expect(page.getByLabel('Название коллектива')).toBeVisible();
  await page.goto(`${BASE}/member/competition/${contest.guid}`);
  await expect(page.getByText('У вас здесь 1 заявка.')).toBeVisible();

  // To his requisites he gets by the menu, on every page of his.
  await page.getByRole('button', { name: /, меню/ }).click();
  await picture(page, 'member-menu-390');
  await page.getByRole('menuitem', { name: 'Реквизиты' }).click();
  await expect(page).toHaveURL(`${BASE}/requisite`);
  await expect(page.getByText('Участник: на них заключают договоры и выставляют счета.')).toBeVisible();
  await page.getByRole('link', { name: 'Добавить реквизиты' }).first().click();
  await expect(page.getByRole('heading', { name: 'Новые реквизиты' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('an event that is over says so instead of taking applications', async ({ page, context }) => {
  const { contest } = await eventWithForm();
  await joinAsMember(context, contest.guid);
  const draft = await beginApplication(context, contest.guid);
  const details = { title: contest.title, city: 'Кострома', beginDate: '2026-01-20', endDate: '2026-01-22' };
  await contest.call(FestivalUpdateFestival, { query: { festivalGuid: contest.guid }, body: { details } });
  await page.goto(listOf(contest));
  await expect(page.getByText('Мероприятие закончилось: приём заявок закончен.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Новая заявка' })).toBeHidden();
  await page.goto(`${listOf(contest)}/${draft}?page=send`);
  await expect(page.getByRole('button', { name: 'Отправить заявку' })).toBeDisabled();
  await expect(page.getByText('Мероприятие закончилось: приём заявок закончен.')).toBeVisible();
  await expect(page.getByText(/цена/i)).toHaveCount(0);
});

async function typed(context: BrowserContext, application: Guid, field: Guid, value: string): Promise<void> {
  const path = `${BASE}/api/v1/${ApplicationTemplateUpdateField.path}`;
  const answer = await context.request.fetch(path, {
    method: ApplicationTemplateUpdateField.method,
    data: { guid: field, applicationGuid: application, value },
  });
  expect(answer.ok()).toBe(true);
}

test('a telephone is written as the portal writes it, doubts are told softly, an untouched section is not done', async ({
  page,
  context,
}) => {
  const { contest } = await eventWithForm();
  await joinAsMember(context, contest.guid);
  const draft = await beginApplication(context, contest.guid);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${listOf(contest)}/${draft}`);
  const phone = page.getByLabel('Телефон');
  await phone.fill('89161234567');
  await page.getByLabel('Название коллектива').fill('Детский хор');
  await expect(phone).toHaveValue('+7 (916) 123-45-67');
  await page.getByLabel('Город').fill('Тве');
  await phone.focus();
  await expect(page.getByText('Такого города нет в списке — проверьте, нет ли опечатки.')).toBeVisible();
  await expect(page.getByText(/^Так называются многие/)).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Разделы заявки' });
  await expect(pages.getByRole('button', { name: new RegExp(WISHES) })).toContainText('по желанию');
  await expectAccessible(page);
  await picture(page, 'member-doubts-1440');
  await page.getByLabel('Город').fill('Тверь');
  await phone.focus();
  await expect(page.getByText('Такого города нет в списке')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'сохранено' }).first()).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('+7 (916) 123-45-67');
});

test('a draft is thrown away, and comes back at once or from under the list', async ({ page, context }) => {
  const { contest, fields } = await eventWithForm();
  await joinAsMember(context, contest.guid);
  const draft = await beginApplication(context, contest.guid);
  await typed(context, draft, fields.name, 'Ансамбль «Берёзка»');
  await page.setViewportSize(PHONE);
  await page.goto(`${listOf(contest)}/${draft}?page=send`);
  await page.getByRole('button', { name: 'Удалить черновик' }).click();
  const ask = page.getByRole('dialog', { name: 'Удалить черновик?' });
  await expectAccessible(page);
  await picture(page, 'draft-ask-390');
  await ask.getByRole('button', { name: 'Удалить' }).click();
  await expect(page).toHaveURL(listOf(contest));
  const own = page.getByRole('list', { name: 'Мои заявки' });
  const bin = page.getByRole('list', { name: 'Удалённые черновики' });
  await expect(bin).toContainText('Ансамбль «Берёзка»');
  await expect(own).toBeHidden();
  await expect(page.locator('.r-notice')).toHaveCount(1);
  await page.locator('.r-notice').getByRole('button', { name: 'Вернуть' }).click();
  await expect(own).toContainText('Ансамбль «Берёзка»');
  await expect(bin).toBeHidden();

  await page.getByRole('button', { name: 'Действия: Ансамбль «Берёзка»' }).click();
  await page.getByRole('menuitem', { name: 'Удалить черновик' }).click();
  // What is told of the former deed stays where it was told.
  await expect(ask.locator('.r-notice')).toHaveCount(0);
  await expect(page.locator('.r-notice')).toContainText('Черновик снова в списке');
  await ask.getByRole('button', { name: 'Удалить' }).click();
  await expect(bin).toContainText('вернуть можно до');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'draft-bin-390');
  await bin.getByRole('button', { name: 'Вернуть: Ансамбль «Берёзка»' }).click();
  await expect(own).toContainText('Ансамбль «Берёзка»');
});

test('a member reads when and by whom his personal answers were erased', async ({ page, context }) => {
  const { contest, fields } = await eventWithForm();
  await joinAsMember(context, contest.guid);
  const draft = await beginApplication(context, contest.guid);
  await typed(context, draft, fields.name, 'Ансамбль «Берёзка»');
  await page.setViewportSize(PHONE);
  await page.goto(`${listOf(contest)}/${draft}?view=sheet`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ансамбль «Берёзка»');
  await contest.call(ApplicationErasePersonal, { query: { applicationGuid: draft } });
  // Live, without a reload.
  const note = page.getByRole('region', { name: 'Личные ответы стёрты' });
  await expect(note).toContainText('Это сделал организатор');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'erased-390');
  await page.getByRole('button', { name: 'Кто что менял' }).click();
  await expect(page.getByRole('dialog', { name: 'Кто что менял' })).toContainText('личные ответы стёрты');
});
