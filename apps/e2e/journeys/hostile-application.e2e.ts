// Answers that try to be a page: whoever reads them anywhere reads them as they were typed, and nothing of them runs.

import { expect, test } from '@playwright/test';
import {
  ApplicationFormChange,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationMessageSend,
  PerformerCreate,
  type FormEditSent,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { hostile } from '../hostile.ts';
import { letterTo } from '../letters.ts';
import { listenTo } from '../listening.ts';
import { expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { upload, wav } from '../recording.ts';

// What turns a line round is taken out when it is saved.
const NAME = hostile('Узоры', 160).replaceAll('\u202E', '');
/** As a sheet of cells would run it. */
const FORMULA = `=HYPERLINK("${BASE}/hostile-name";"Нажмите") ${NAME}`.slice(0, 160);
const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(1)>';
const TEXTS = ['line', 'lines', 'email', 'phone'] as const;

test('nothing that a member has typed runs: in his form, on his sheet, in the table, the page, the history and a letter', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member, hostile('Ветлугина Инна', 120));
  const guid = await applications.sent(NAME, FORMULA);
  const { form, items } = await contest.call(ApplicationGetApplicationJsonForOrganizer, {
    query: { applicationGuid: guid },
  });
  const blockGuid = items[0]!.blocks[0]!.guid;
  const edits = TEXTS.map((format): FormEditSent => ({
    ...{ do: 'addField', guid: newGuid(), blockGuid, kind: 'Text' },
    ...{ title: hostile(`Поле ${format}`, 100), hint: hostile('Подсказка', 150), option: { format } },
  }));
  const { formGuid } = applications;
  const music = newGuid();
  edits.push({ do: 'addField', guid: music, blockGuid, kind: 'Attachment', title: hostile('Файл', 60), option: {} });
  await contest.call(ApplicationFormChange, {
    body: { formGuid, changeGuid: newGuid(), revision: form.revision, edits },
  });
  await upload(guid, items[0]!.blocks[0]!.applicationBlockGuid, music, `${MARKUP}.wav`, wav(1));
  await applications.own(ApplicationMessageSend, { body: { applicationGuid: guid, text: MARKUP } });
  await applications.own(PerformerCreate, { body: { kind: 'person', name: MARKUP } });

  const own = await member.newPage();
  const heard = [listenTo(own, () => false), listenTo(page, () => false)];
  const address = `${BASE}/member/competition/${contest.guid}/applications/${guid}`;
  await own.setViewportSize({ width: 390, height: 844 });
  await own.goto(address);
  await expect(own.getByLabel('Название', { exact: true })).toHaveValue(NAME);
  await expect(own.getByText('Поле line').first()).toBeVisible();
  await expectNoSidewaysScroll(own);
  await own.goto(`${address}?view=sheet`);
  await expect(own.getByText(NAME.slice(0, 30)).first()).toBeVisible();
  await expectNoSidewaysScroll(own);
  await own.getByRole('button', { name: 'Кто что менял' }).click();
  await expect(own.getByRole('dialog', { name: 'Кто что менял' })).toContainText('Узоры');
  await picture(own, 'hostile-sheet-390');
  await own.goto(`${BASE}/member/performers`);
  await expect(own.getByRole('list', { name: 'Мои участники' })).toContainText(MARKUP);
  await expectNoSidewaysScroll(own);

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 1000 });
  const desk = `${BASE}/organizer/events/${contest.guid}/applications`;
  await page.goto(desk);
  await expect(page.getByRole('grid', { name: 'Заявки' }).locator('[data-row]')).toContainText(['Узоры']);
  await page.getByRole('grid', { name: 'Заявки' }).locator('[data-row]').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('toolbar', { name: 'Выбранное: Заявки' }).getByRole('button', { name: 'Письмо' }).click();
  const letter = page.getByRole('dialog', { name: 'Письмо: 1\u00a0заявка' });
  await letter.getByRole('combobox', { name: 'Письмо' }).click();
  await page.getByRole('option', { name: 'Написать сейчас, без шаблона' }).click();
  await letter.getByLabel('Тема').fill('{коллектив}');
  await letter.getByLabel('Текст').fill('{участник}, {Название}, {Город}');
  await expect(letter).toContainText('<script>alert(1)</script>');
  await letter.getByRole('button', { name: 'Отправить 1\u00a0письмо' }).click();
  await page.goto(`${desk}/${guid}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('region', { name: 'Файлы' })).toBeVisible();
  await picture(page, 'hostile-desk-1440');
  await page.getByRole('button', { name: /сообщени|Переписка/ }).click();
  await expect(page.getByRole('dialog', { name: 'Переписка по заявке' }).getByRole('listitem')).toContainText(MARKUP);
  await page.goto(`${desk}/${guid}?edit=1`);
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue(NAME);

  const sent = await letterTo(page.context(), applications.email, 'Узоры');
  expect(sent.text).toContain('<script>alert(1)</script>');
  await page.goto(`${BASE}/letters?q=${encodeURIComponent(applications.email)}`);
  await page.locator('ul.letters a').first().click();
  await expect(page.locator('body')).toContainText('Узоры');
  expect(heard.flatMap((one) => one.take())).toEqual([]);
  await member.close();
});
