// From accepted applications to the running order, and the review of what has come apart since.

import { expect, test, type Page } from '@playwright/test';
import {
  ApplicationChangeStatus,
  ApplicationFormChange,
  ApplicationTemplateUpdateField,
  ApplicationUnsubscribe,
  CompetitionProgramCreate,
  CompetitionStatusGetAllByCompetitionGuid,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { chooseByKeys, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

/** A contest whose form tells the program what is what, and whoever sends to it. */
async function applied(page: Page) {
  const contest = await Contest.create();
  const applications = await Applications.make(contest, page.context());
  const tagged = (guid: Guid, tag: 'city' | 'nomination') => ({ do: 'changeField', guid, values: { tag } }) as const;
  const { city, nomination } = applications.fields;
  await contest.call(ApplicationFormChange, {
    body: {
      ...{ formGuid: applications.formGuid, changeGuid: newGuid(), revision: 1 },
      edits: [tagged(city, 'city'), tagged(nomination, 'nomination')],
    },
  });
  const query = { competitionGuid: contest.guid };
  const statuses = await contest.call(CompetitionStatusGetAllByCompetitionGuid, { query });
  const { guid: competitionStatusGuid } = statuses.find(({ isAccepted }) => isAccepted)!;
  const accepted = async (name: string) => {
    const applicationGuid = await applications.sent(name);
    const body = { competitionStatusGuid, comment: '' };
    await contest.call(ApplicationChangeStatus, { query: { applicationGuid }, body });
    return applicationGuid;
  };
  /** By the organizer: what is accepted its member changes no more. */
  const correct = (applicationGuid: Guid, field: 'name' | 'city', value: string) =>
    contest.call(ApplicationTemplateUpdateField, {
      body: { guid: applications.fields[field], applicationGuid, value },
    });
  return { contest, applications, accepted, correct };
}

async function programOf(contest: Contest, { nomination }: Applications): Promise<Guid> {
  const query = { competitionGuid: contest.guid };
  const body = { title: 'Из заявок', nominationGuids: [nomination.guid] };
  return (await contest.call(CompetitionProgramCreate, { query, body })).guid;
}

const chooseMenu = async (page: Page, button: string, item: string) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a program is made of a nomination’s applications, and others are added by hand', async ({ page }) => {
  const { contest, applications, accepted } = await applied(page);
  await accepted('Берёзка');
  await accepted('Узоры');
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  await expect(page.getByRole('button', { name: '№ 1 Жар-птица, изменить' })).toBeVisible();
  await chooseMenu(page, 'Ещё о программе', 'Новая программа');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Название').fill('Из заявок');
  await chooseByKeys(drawer.getByRole('combobox', { name: 'Чем наполнить' }), 'Принятыми заявками по номинациям');
  await drawer.getByRole('button', { name: 'Создать' }).click();
  await expect(drawer.getByText('Выберите хотя бы одну номинацию')).toBeVisible();
  await drawer.getByRole('combobox', { name: 'Номинации' }).click();
  await page.getByRole('option', { name: applications.nomination.title }).click();
  await page.keyboard.press('Tab');
  await drawer.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Из заявок: 2\u00A0выступления.')).toBeVisible();
  await expect(page.getByRole('button', { name: '№ 1 Берёзка, изменить' })).toBeVisible();
  await expect(page.getByRole('button', { name: '№ 2 Узоры, изменить' })).toBeVisible();

  await accepted('Заря');
  await chooseMenu(page, 'Добавить', 'Выступления из заявок');
  await expect(drawer.getByText(/Уже в программе «Из заявок»/)).toHaveCount(2);
  await expect(drawer.getByRole('checkbox', { name: /Берёзка/ })).toBeDisabled();
  await expectAccessible(page);
  await picture(page, 'program-take');
  await drawer.getByRole('searchbox', { name: 'Найти выступление' }).fill('заря');
  await drawer.getByRole('checkbox', { name: 'Заря', exact: true }).focus();
  await page.keyboard.press('Space');
  await drawer.getByRole('button', { name: 'Добавить 1\u00A0выступление' }).click();
  await expect(page.getByRole('button', { name: '№ 3 Заря, изменить' })).toBeVisible();
});

test('what applications have changed is reviewed and taken, and a second review has nothing', async ({ page }) => {
  const { contest, applications, accepted, correct } = await applied(page);
  const first = await accepted('Берёзка');
  const second = await accepted('Узоры');
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const program = await programOf(contest, applications);
  await correct(first, 'city', 'Галич');
  await correct(first, 'name', 'Берёзонька');
  await applications.own(ApplicationUnsubscribe, { query: { applicationGuid: second } });
  await accepted('Заря');
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program?competitionProgramGuid=${program}`);
  await expect(page.getByRole('button', { name: '№ 1 Берёзка, изменить' })).toBeVisible();
  await chooseMenu(page, 'Ещё о программе', 'Сверить с заявками');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('region', { name: 'Новые' })).toContainText('Заря');
  await expect(drawer.getByRole('region', { name: 'Сняты' })).toContainText('№\u00A02 Узоры');
  const changed = drawer.getByRole('region', { name: 'Изменились' });
  await expect(changed).toContainText('Кострома');
  await expectAccessible(page);
  await picture(page, 'program-review');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'program-review-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  // The town stays as it is, by the keyboard.
  await changed.getByRole('checkbox', { name: 'Город: Кострома → Галич' }).focus();
  await page.keyboard.press('Space');
  await drawer.getByRole('button', { name: 'Взять 3\u00A0отмеченных' }).click();
  await expect(
    page.getByText('Добавлено: 1\u00A0выступление, изменено: 1, снято: 1, оставлено как в программе: 1'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '№ 1 Берёзонька, изменить' })).toBeVisible();
  await expect(page.locator('li', { hasText: 'Узоры' })).toContainText('снят');
  await expect(page.locator('li', { hasText: 'Берёзонька' })).toContainText('Кострома');
  await chooseMenu(page, 'Ещё о программе', 'Сверить с заявками');
  await expect(drawer.getByText('Программа сходится с заявками')).toBeVisible();
  await drawer.getByRole('button', { name: 'Готово' }).click();
  await expect(drawer).toBeHidden();
});

test('a review that has grown stale is refused with its word, and looked at anew', async ({ page }) => {
  const { contest, applications, accepted, correct } = await applied(page);
  const guid = await accepted('Берёзка');
  await signIn(page);
  const program = await programOf(contest, applications);
  await correct(guid, 'city', 'Галич');
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program?competitionProgramGuid=${program}`);
  await expect(page.getByRole('button', { name: '№ 1 Берёзка, изменить' })).toBeVisible();
  await chooseMenu(page, 'Ещё о программе', 'Сверить с заявками');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('checkbox', { name: 'Город: Кострома → Галич' })).toBeChecked();
  await correct(guid, 'city', 'Буй');
  await drawer.getByRole('button', { name: 'Взять 1\u00A0отмеченное' }).click();
  await expect(drawer.getByText(/изменились заявки или программа/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Посмотреть заново' }).click();
  await expect(drawer.getByRole('checkbox', { name: 'Город: Кострома → Буй' })).toBeChecked();
  await drawer.getByRole('button', { name: 'Взять 1\u00A0отмеченное' }).click();
  await expect(page.getByText('Изменено: 1')).toBeVisible();
  await expect(page.locator('li', { hasText: 'Берёзка' })).toContainText('Буй');
});
