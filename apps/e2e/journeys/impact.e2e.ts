// A form with answers behind it: a change says what it touches before it is made, and no answer is ever lost.

import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationFormGetByCompetition,
  ApplicationGetApplicationJson,
  ApplicationSubmit,
  ApplicationTemplateUpdateField,
  ApplicationViewSave,
  FestivalCreateFestival,
  ParticipantLogin,
  ReferenceBookCreate,
  ReferenceBookItemCreate,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { call } from '../../../libs/platform/testing/caller.ts';
import { BASE, Contest } from '../contest.ts';
import { chooseByKeys, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { joinAsMember, PASSWORD } from '../people.ts';

const TOWNS = ['Кострома', 'Плёс'];

/** «Коллектив» with a name, a town and a question about music; two applications answer the first two. */
async function answered(contest: Contest, context: BrowserContext) {
  const details = { title: `Ответы ${newGuid().slice(-6)}`, beginDate: '2027-03-20', endDate: '2027-03-22' };
  const { guid: competitionGuid } = await contest.call(FestivalCreateFestival, { body: { details } });
  const query = { competitionGuid };
  const { guid: formGuid } = await contest.call(ApplicationFormCreate, { query, body: {} });
  const [club, name, town, music] = [newGuid(), newGuid(), newGuid(), newGuid()];
  const text = (guid: Guid, title: string) => ({ do: 'addField', guid, blockGuid: club, kind: 'Text', title }) as const;
  const edits = [
    { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' } as const,
    { ...text(name, 'Название'), tag: 'collective' as const },
    text(town, 'Город'),
    text(music, 'Есть фонограмма?'),
  ];
  await contest.call(ApplicationFormChange, { body: { formGuid, changeGuid: newGuid(), revision: 0, edits } });
  const book = `Города ${newGuid().slice(-6)}`;
  const { guid: referenceBookGuid } = await contest.call(ReferenceBookCreate, { body: { title: book } });
  await contest.call(ReferenceBookItemCreate, { body: { referenceBookGuid, title: 'КОСТРОМА' } });
  const view = { columns: [{ key: town, width: null }] };
  await contest.call(ApplicationViewSave, { query, body: { title: 'По городам', view } });
  const login = await joinAsMember(context, competitionGuid);
  const { token: as } = await call(BASE, ParticipantLogin, { body: { login, password: PASSWORD } });
  const applications: Guid[] = [];
  for (const [at, value] of TOWNS.entries()) {
    const { applicationGuid } = await call(BASE, ApplicationSubmit, { as, query });
    const put = (guid: Guid, text: string) =>
      call(BASE, ApplicationTemplateUpdateField, { as, body: { guid, applicationGuid, value: text } });
    await put(name, ['Берёзка', 'Калинка'][at]!);
    await put(town, value);
    applications.push(applicationGuid);
  }
  const fields = async (applicationGuid: Guid) =>
    (await call(BASE, ApplicationGetApplicationJson, { as, query: { applicationGuid } })).items.flatMap((one) => one.fields); // prettier-ignore
  return {
    competitionGuid,
    book,
    /** How many lines each has chosen instead of a town. */
    chosen: () =>
      Promise.all(
        applications.map(
          async (guid) => (await fields(guid)).find(({ title }) => title === 'Город')?.valueGuids.length,
        ),
      ),
    /** The towns as the members see them; none while the form does not ask. */
    async towns() {
      const read = applications.map(async (applicationGuid) => {
        const field = (await fields(applicationGuid)).find(({ guid }) => guid === town);
        return field?.visible ? field.value : null;
      });
      return Promise.all(read);
    },
    async field() {
      const { form } = await contest.call(ApplicationFormGetByCompetition, { query });
      return form!.fields.find(({ guid }) => guid === town)!;
    },
  };
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Изменение затронет 2 заявки' });
const part = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Блоки и поля' })
    .getByRole('button', { name: title })
    .and(page.locator('[data-part]'));

test('a field that is answered is removed, turned into another kind and hidden: asked before, and every answer comes back', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const members = await browser.newContext();
  const { competitionGuid, towns, field, chosen, book } = await answered(contest, members);
  await members.close();
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${competitionGuid}/constructor`);
  expect(await towns()).toEqual(TOWNS);

  await test.step('removed', async () => {
    await part(page, 'Город').press('Delete');
    await expect(question(page)).toContainText('Город: уйдёт вместе с полем в 2 заявках');
    await expect(question(page)).toContainText('2 ответа останутся в заявках');
    await question(page).getByText('Какие заявки').click();
    await expect(question(page)).toContainText('Берёзка');
    await expectAccessible(page);
    await picture(page, 'impact-1440');
    // Esc and the first button change nothing and report nothing.
    await expect(question(page).getByRole('button', { name: 'Оставить' })).toBeVisible();
    await question(page).getByRole('button', { name: 'Оставить' }).press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(part(page, 'Город')).toBeVisible();
    await expect(page.getByText('Поле «Город» убрано')).toHaveCount(0);
    expect((await field()).isRemoved).toBe(false);

    await part(page, 'Город').press('Delete');
    await question(page).getByRole('button', { name: 'Изменить' }).press('Enter');
    await expect(page.getByText('Поле «Город» убрано')).toBeVisible();
    await expect.poll(async () => (await field()).isRemoved).toBe(true);
    expect(await towns()).toEqual([null, null]);
    await page.getByText('Убранное: 1 часть').press('Enter');
    await page.getByRole('button', { name: 'Вернуть: Город' }).press('Enter');
    await expect(question(page)).toContainText('Прежние ответы снова будут видны.');
    await question(page).getByRole('button', { name: 'Изменить' }).press('Enter');
    await expect.poll(towns).toEqual(TOWNS);
  });

  await test.step('of another kind', async () => {
    await part(page, 'Город').press('Enter');
    const kind = page.getByRole('combobox', { name: 'Вид поля' });
    await expect(kind).toHaveValue('Строка');
    const turn = async (title: string) => {
      await kind.click();
      await page.getByRole('option', { name: title, exact: true }).click();
    };
    await turn('Число');
    await expect(question(page)).toContainText('Город');
    await picture(page, 'impact-kind-1440');
    await question(page).getByRole('button', { name: 'Оставить' }).click();
    await expect(kind).toHaveValue('Строка');
    expect((await field()).option.format).toBeUndefined();

    await turn('Число');
    await question(page).getByRole('button', { name: 'Изменить' }).click();
    await expect(kind).toHaveValue('Число');
    await expect.poll(async () => (await field()).option.format).toBe('number');
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect.poll(towns).toEqual(TOWNS);
  });

  await test.step('chosen from a book: answers go over, and come back', async () => {
    const kind = page.getByRole('combobox', { name: 'Вид поля' });
    await kind.click();
    await page.getByRole('option', { name: 'Выбор из справочника', exact: true }).click();
    await page.getByRole('combobox', { name: 'Справочник' }).click();
    await page.getByRole('option', { name: book }).click();
    await expect(question(page)).toContainText('В новое поле перейдёт 1 ответ, 1 ответ останется только в прежнем.');
    await expect(question(page)).toContainText('«Плёс» не перейдёт. В справочнике нет «Плёс»');
    await expect(question(page)).toContainText('«Кострома» → «КОСТРОМА»');
    await expectAccessible(page);
    await picture(page, 'impact-carry-1440');
    await expect(question(page).getByRole('link', { name: '«По городам»' })).toHaveAttribute('href', /\/applications$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, 'impact-carry-390');
    await page.setViewportSize({ width: 1440, height: 900 });
    await question(page).getByRole('button', { name: 'Заменить поле' }).click();
    await expect.poll(chosen).toEqual([1, 0]);
    await expect(kind).toHaveValue('Выбор из справочника');
    // Taking it back touches the answers as well: it is asked about in the same words.
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    const back = page.getByRole('dialog', { name: /^Изменение затронет/ });
    await back.getByRole('button', { name: 'Заменить поле' }).click();
    await expect.poll(towns).toEqual(TOWNS);
    await part(page, 'Город').press('Enter');
  });

  await test.step('hidden by a rule, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const rule = page.getByRole('region', { name: 'Показывать поле, если верно' });
    await rule.getByRole('button', { name: 'Добавить условие' }).press('Enter');
    await expect(rule.getByRole('combobox', { name: 'О каком поле' })).toBeFocused();
    await page.keyboard.type('Есть фонограмма?');
    await chooseByKeys(page.locator(':focus'), 'Есть фонограмма?');
    await expect(question(page)).toContainText('Город: скроется в 2 заявках');
    await expectNoSidewaysScroll(page);
    await picture(page, 'impact-390');
    await question(page).getByRole('button', { name: 'Изменить' }).press('Enter');
    await expect.poll(towns).toEqual([null, null]);
    await rule.getByRole('button', { name: 'Убрать условие: Есть фонограмма?' }).press('Enter');
    await question(page).getByRole('button', { name: 'Изменить' }).press('Enter');
    await expect.poll(towns).toEqual(TOWNS);
  });
});
