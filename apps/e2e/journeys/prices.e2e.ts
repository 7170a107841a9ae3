// An organizer sets prices, sees what an application would cost while he types, and is asked whom they touch.

import { expect, test, type Page } from '@playwright/test';
import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationSubscribe,
  ApplicationTemplateUpdateField,
  CompetitionFieldPriceGetByCompetition,
  CompetitionFieldPriceUpdate,
  FestivalGetFestivalDetail,
  FestivalUpdateFestival,
  SchedulePaymentGetByCompetitionGuid,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest } from '../contest.ts';
import { chooseByKeys, expectAccessible, expectNoSidewaysScroll, picture, pictures, signIn } from '../pages.ts';
import { beginApplication, joinAsMember, post } from '../people.ts';

async function eventWithForm(): Promise<Contest> {
  const contest = await Contest.create();
  const festivalGuid = contest.guid;
  await contest.call(ApplicationFormCreate, { query: { competitionGuid: festivalGuid }, body: { readyKey: 'vocal' } });
  const { title, beginDate, endDate } = (await contest.call(FestivalGetFestivalDetail, { query: { festivalGuid } }))
    .details;
  await contest.call(FestivalUpdateFestival, {
    query: { festivalGuid },
    body: { details: { title, beginDate, endDate, useFinances: true } },
  });
  return contest;
}

async function typed(page: Page, label: string, value: string): Promise<void> {
  const input = page.getByLabel(label, { exact: true });
  await input.fill(value);
  await input.press('Tab');
}

test('prices are set by keys, counted while they are typed, saved as a revision, and planned', async ({ page }) => {
  const contest = await eventWithForm();
  const query = { competitionGuid: contest.guid };
  const saved = () => contest.call(CompetitionFieldPriceGetByCompetition, { query });
  const { fields } = await saved();
  const field = fields.find(({ items }) => items.length > 1)!;
  const [first, second] = field.items.map(({ title }) => title) as [string, string];
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  await page.getByRole('link', { name: 'Финансовые документы' }).click();
  await expect(page.getByText('Цен пока нет, участие бесплатное.')).toBeVisible();
  await expectAccessible(page);

  const adding = page.getByRole('combobox', { name: 'Добавить цену' });
  await adding.fill(first);
  await chooseByKeys(adding, first);
  await adding.fill(second);
  await chooseByKeys(adding, second);
  await typed(page, `${first}: цена`, '3200');
  await page.getByLabel('Новый срок для всех').fill('2026-10-01');
  await page.getByRole('button', { name: 'Срок', exact: true }).click();
  await typed(page, `${first}: цена с 1 октября`, '3600,50');

  // The example follows every key.
  const check = page.getByRole('complementary', { name: 'Проверка цены' });
  await check.getByLabel('В какой день').fill('2026-09-01');
  await check.getByLabel('Номеров').fill('2');
  await expect(check.getByText(/^Итого/)).toHaveText(/6\s400\s₽/);
  await check.getByLabel('В какой день').fill('2026-10-02');
  await expect(check.getByText(/^Итого/)).toHaveText(/7\s201\s₽/);

  await page.getByRole('button', { name: `${first}: подробно` }).press('Enter');
  await page.getByText('Следующие номера иначе').click();
  await expect(check.getByText(/^Итого/)).toHaveText(/6\s480,50\s₽/);
  await page.getByLabel('С какого номера').fill('1');
  const save = page.getByRole('button', { name: 'Сохранить редакцию 1' });
  await expect(page.getByText('другая цена начинается со второго').first()).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByLabel('С какого номера').fill('2');
  await page.getByRole('button', { name: 'Ещё строка' }).click();
  await page.getByRole('button', { name: 'Ещё строка' }).click();
  await expectAccessible(page);
  await picture(page, 'prices-details');
  await save.click();
  await expect(page.getByText('Сохранена редакция 1')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Сохранение цен' })).toBeHidden();
  const now = await saved();
  expect(now.prices.find(({ title }) => title === first)).toMatchObject({
    ...{
      price: 320_000,
      windows: [{ dateFrom: '2026-10-01', price: 360_050 }],
      tiers: [{ from: 2, percentBp: 8_000 }],
    },
    retention: [
      { daysFrom: 10, daysTo: null },
      { daysFrom: 0, daysTo: 9 },
    ],
  });

  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await picture(page, `prices-${width}`);
  }

  await page.getByRole('link', { name: 'График оплаты' }).click();
  await page.getByRole('button', { name: 'Добавить график' }).first().click();
  await page.getByLabel('Название').fill('Предоплата и остаток');
  await page.getByLabel('Доля').fill('30');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Доли этапов вместе должны давать 100 %.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ещё этап' }).click();
  await page.getByLabel('Доля').nth(1).fill('70');
  await expectAccessible(page);
  await picture(page, 'plan-form');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { name: 'Предоплата и остаток' })).toBeVisible();
  const [plan] = await contest.call(SchedulePaymentGetByCompetitionGuid, { query });
  expect(plan).toMatchObject({ isDefault: true, stages: [{ percentBp: 3_000 }, { percentBp: 7_000 }] });
  await page.getByRole('button', { name: /^Удалить «Предоплата/ }).click();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByText('Графика нет: вся сумма ожидается')).toBeVisible();
});

test('who has subscribed keeps his price, unless the organizer says that it is for everybody', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const { guid: formGuid } = await contest.call(ApplicationFormCreate, { query, body: {} });
  const [block, field] = [newGuid(), newGuid()];
  await contest.call(ApplicationFormChange, {
    body: {
      ...{ formGuid, changeGuid: newGuid(), revision: 0 },
      edits: [
        { do: 'addBlock', guid: block, parentGuid: null, title: 'Номер' },
        { do: 'addField', guid: field, blockGuid: block, kind: 'Text', title: 'Произведение' },
      ],
    },
  });
  const { title, beginDate, endDate } = (
    await contest.call(FestivalGetFestivalDetail, { query: { festivalGuid: contest.guid } })
  ).details;
  await contest.call(FestivalUpdateFestival, {
    query: { festivalGuid: contest.guid },
    body: { details: { title, beginDate, endDate, useFinances: true } },
  });
  const price = { competitionFieldPriceGuid: newGuid(), competitionFieldGuid: field, unit: 'item' as const };
  await contest.call(CompetitionFieldPriceUpdate, {
    query,
    body: { version: 0, prices: [{ ...price, price: 320_000 }] },
  });
  const member = await browser.newContext();
  await joinAsMember(member, contest.guid);
  const applicationGuid = await beginApplication(member, contest.guid);
  await post(member, ApplicationTemplateUpdateField, { guid: field, applicationGuid, value: 'Калинка' });
  await post(member, ApplicationSubscribe, {}, `?applicationGuid=${applicationGuid}`);
  await member.close();

  await signIn(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/finances/price`);
  await typed(page, 'Произведение: цена', '4000');
  await expect(page.getByRole('region', { name: 'Сохранение цен' })).toContainText(/Поданных заявок: 1,/);
  const save = page.getByRole('button', { name: 'Сохранить редакцию 2' });
  await save.click();
  const question = page.getByRole('dialog', { name: 'Кого коснутся новые цены?' });
  await expect(question).toContainText(/Поданных заявок: 1, на 3\s200\s₽/);
  await expect(question).toContainText(/сумма изменится у 1\sзаявки, а всего станет 4\s000\s₽/);
  await question.getByText(/Показать 1\s/).click();
  await expect(question.getByRole('list', { name: 'Чьи суммы изменятся' })).toContainText(/№.*3\s200\s₽ → 4\s000\s₽/);
  await expectAccessible(page);
  await pictures(page, 'prices-question', 390, 1440);
  // Nothing is saved by closing the question.
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect((await contest.call(CompetitionFieldPriceGetByCompetition, { query })).version).toBe(1);
  await save.click();
  await question.getByRole('button', { name: 'Применить ко всем' }).click();
  await expect(page.getByText('Сохранена редакция 2')).toBeVisible();
  const { version, applications } = await contest.call(CompetitionFieldPriceGetByCompetition, { query });
  expect({ version, applications }).toEqual({ version: 2, applications: [{ version: 2, count: 1 }] });
});
