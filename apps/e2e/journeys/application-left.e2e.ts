// What a member leaves behind while filling in: an answer whose question the organizer takes away, a file that is on its way
// when another section is opened. Neither is lost, and neither holds the sending up without a word.

import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import {
  ApplicationFileSendPiece,
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationTemplateUpdateField,
  type FormEditSent,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, pictures } from '../pages.ts';
import { beginApplication, joinAsMember } from '../people.ts';
import { wav } from '../recording.ts';

const UPDATE = `**/${ApplicationTemplateUpdateField.path}*`;
const PIECE = `**/${ApplicationFileSendPiece.path}*`;

/** «Коллектив» with a question that can be taken away and a place for a sound. */
async function begun(context: BrowserContext) {
  const contest = await Contest.create({ open: false, judges: 1 });
  const { guid: formGuid } = await contest.call(ApplicationFormCreate, {
    query: { competitionGuid: contest.guid },
    body: {},
  });
  let revision = 0;
  const edit = async (...edits: FormEditSent[]) => {
    const body = { formGuid, changeGuid: newGuid(), revision, edits };
    ({ revision } = await contest.call(ApplicationFormChange, { body }));
  };
  const [club, piece, city, name] = [newGuid(), newGuid(), newGuid(), newGuid()];
  const field = (guid: Guid, title: string, more: object = {}) =>
    ({ do: 'addField', guid, blockGuid: club, kind: 'Text', title, ...more }) as FormEditSent;
  await edit(
    { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' },
    field(name, 'Название коллектива', { tag: 'collective' }),
    field(city, 'Город'),
    field(newGuid(), 'Фонограмма', { kind: 'Attachment', option: { categories: ['sound'] } }),
    { do: 'addBlock', guid: piece, parentGuid: null, title: 'Номер', max: 3, isPerformance: true },
    field(newGuid(), 'Название номера', { blockGuid: piece, tag: 'pieceTitle' }),
  );
  await joinAsMember(context, contest.guid);
  const application = await beginApplication(context, contest.guid);
  const address = `${BASE}/member/competition/${contest.guid}/applications/${application}`;
  return {
    address,
    dropCity: () => edit({ do: 'removeField', guid: city }),
    changeForm: () =>
      edit(
        { do: 'changeField', guid: city, values: { title: 'Город или посёлок' } },
        { do: 'changeField', guid: name, values: { option: { maxLength: 8 } } },
        { ...field(newGuid(), 'Учреждение'), isRequired: true } as FormEditSent,
      ),
  };
}

const send = (page: Page) => page.getByRole('button', { name: 'Отправить заявку' });

test('an answer whose question has gone can be read, copied, put away, and the sending says what it waits for', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { address, dropCity } = await begun(context);
  await page.goto(address);
  // Pressed again over a lost connection, it is told once, in the words that hold now.
  await page.getByRole('button', { name: /^Дальше/ }).click();
  await expect(page.getByLabel('Название номера')).toBeVisible();
  await context.setOffline(true);
  const again = page.getByRole('button', { name: 'Повторить', exact: true });
  await again.click();
  const lost = page.locator('.r-notice').filter({ hasText: 'Нет связи с сервером' });
  await expect(lost).toContainText('Проверьте интернет');
  await page.getByLabel('Название номера').fill('Кадриль');
  // It moves what stands below it, and a press in that moment would be nobody's.
  await expect(page.getByText(/Нет связи\. На этом устройстве ждёт 1\u00a0ответ/)).toBeVisible();
  await again.click();
  await expect(lost.filter({ hasText: 'Ответы на этом устройстве' })).toBeVisible();
  // Both would stand for ten seconds: nothing is waited for.
  expect(await lost.count()).toBe(1);
  await picture(page, 'application-phone-lost');
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /^сохранено$/ }).first()).toBeVisible(); // prettier-ignore

  await page.route(UPDATE, (route) => route.abort('connectionfailed'));
  await page.goto(address);
  await page.getByLabel('Город').fill('Кострома');
  await expect(page.getByText(/Нет связи\. На этом устройстве ждёт 1\u00a0ответ/)).toBeVisible();
  await dropCity();
  await page.unroute(UPDATE);
  await page.goto(`${address}?page=send`);

  const left = page.getByRole('region', { name: 'Ответы, которым нет места' });
  await expect(left).toContainText('Вопроса больше нет');
  await expect(left).toContainText('Кострома');
  await expect(send(page)).toBeDisabled();
  await expect(page.getByText('Кнопка откроется, когда вы решите, что делать с ответами')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'application-phone-left');
  await page.getByRole('button', { name: 'Показать ответ' }).click();
  await expect(left.getByText(/^Вопроса больше нет/)).toBeFocused();
  await left.getByRole('button', { name: 'Убрать' }).click();
  await expect(left).toHaveCount(0);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await left.getByRole('button', { name: 'Убрать' }).click();
  await expect(send(page)).toBeEnabled();
});

test('a form that changes under an open page asks anew in its place, and loses and moves nothing', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { address, changeForm } = await begun(context);
  await page.goto(address);
  const name = page.getByRole('textbox', { name: /^Название коллектива/ });
  await page.getByLabel('Город').fill('Кострома');
  await name.fill('Костромские узоры');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^сохранено$/ })
      .first(),
  ).toBeVisible();
  await changeForm();
  // Nobody presses anything: the page looks at the form by itself, and its reader types on.
  await expect(page.getByLabel('Учреждение')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Город или посёлок')).toHaveValue('Кострома');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Костромские узоры');
  await expect(page.getByText('Не длиннее 8 знаков', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'application-form-changed');
  // What stood there before the limit is kept, and told; the sending asks for both.
  await page.goto(`${address}?page=send`);
  await expect(send(page)).toBeDisabled();
  await expect(page.getByRole('main').getByRole('button', { name: /Учреждение/ })).toBeVisible();
  await page.reload();
  await page.goto(address);
  await expect(name).toHaveValue('Костромские узоры');
});

test('a file is sent on from whichever section is open, and the sending waits for it', async ({ page, context }) => {
  const { address } = await begun(context);
  await page.route(PIECE, (route) => route.abort('connectionfailed'));
  await page.goto(address);
  const file = { name: 'Вальс.wav', mimeType: 'audio/wav', buffer: wav(1) };
  // What cannot be taken is told at its field, stays there, and goes with the next choice.
  const music = page.getByRole('group', { name: 'Фонограмма' });
  await page.locator('input[type="file"]').setInputFiles([{ ...file, name: 'Вальс.exe' }]);
  await expect(music.getByRole('alert')).toContainText(/^«Вальс\.exe», \d+\sКБ\. Такой файл не подходит/);
  await expectAccessible(page);
  await pictures(page, 'application-file-refused', 390, 768, 1440);
  await page.locator('input[type="file"]').setInputFiles([file]);
  await expect(page.getByText(/Нет связи, продолжим сами/)).toBeVisible();
  await expect(music.getByRole('alert')).toBeEmpty();
  // The head of the page does not say that all is saved.
  const awaited = page.getByRole('status').filter({ hasText: 'ещё не дошёл 1\u00a0файл' });
  await expect(awaited).toBeVisible();
  await pictures(page, 'application-file-awaited', 390, 768, 1440);
  // A tab that is closed and opened again goes on where it stood.
  await page.reload();
  await expect(page.getByText(/Нет связи, продолжим сами/)).toBeVisible();
  await page.getByRole('button', { name: /^Дальше/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Номер 1' })).toBeVisible();
  await page.getByRole('button', { name: /^Дальше/ }).click();
  const files = page.getByRole('list', { name: 'Файлы не дошли' });
  await expect(files).toContainText('Вальс.wav');
  await expect(send(page)).toBeDisabled();
  await expectAccessible(page);
  await picture(page, 'application-files-left');
  await page.unroute(PIECE);
  await expect(files).toHaveCount(0);
  await expect(send(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Коллектив', exact: false }).first().click();
  await expect(page.getByLabel('Вальс.wav', { exact: true })).toBeVisible();
  await expect(awaited).toHaveCount(0);
  // Another one takes its place, and the former comes back by one press.
  await page.locator('input[type="file"]').setInputFiles([{ ...file, name: 'Полька.wav', buffer: wav(2) }]);
  await expect(page.getByLabel('Полька.wav', { exact: true })).toBeVisible();
  const told = page.locator('.r-notice').filter({ hasText: 'Файл «Вальс.wav» заменён на «Полька.wav»' });
  await picture(page, 'application-file-replaced');
  await told.getByRole('button', { name: 'Вернуть прежний' }).click();
  await expect(page.getByLabel('Вальс.wav', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Полька.wav', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Вальс.wav', { exact: true })).toBeVisible();
});
