// The organizer's page of one application and what he does with several: changes taken one by one, files, what was
// removed; and what its member sees of all that.

import { expect, test, type Page } from '@playwright/test';
import {
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationMessageSend,
  ApplicationTemplateDeleteBlock,
  ApplicationTemplateDuplicateBlock,
  CompetitionBlockStatusGetByCompetitionGuid,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { chooseByKeys, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { upload, wav } from '../recording.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const rows = (page: Page) => page.getByRole('grid', { name: 'Заявки' }).locator('[data-row]');

test('changes are taken one by one, files are heard, seen and fetched, a removed block comes back; the member reads who changed what', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member, 'Ветлугина Инна Сергеевна');
  const guid = await applications.sent('Узоры', 'Пучеж');
  const [music, score] = [newGuid(), newGuid()];
  const piece = await applications.addToPerformances(guid, [
    { guid: music, kind: 'Attachment', title: 'Фонограмма', option: { categories: ['sound'] } },
    { guid: score, kind: 'Attachment', title: 'Партитура', option: { categories: ['pdf'] } },
  ]);
  await upload(guid, piece, music, 'Вальс.wav', wav(1));
  await upload(guid, piece, score, 'Вальс.pdf', PDF);
  const at = { applicationGuid: guid, applicationBlockGuid: piece };
  const { applicationBlockGuid } = await contest.call(ApplicationTemplateDuplicateBlock, {
    query: at,
    body: { withValues: true },
  });
  await contest.call(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid } });
  await applications.save(guid, 'city', { value: 'Юрьевец' });
  await applications.save(guid, 'name', { value: 'Русские узоры' });

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 1100 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications/${guid}`);
  await expect(page.getByRole('heading', { name: 'Русские узоры', level: 1 })).toBeVisible();
  const changes = page.getByRole('region', { name: 'Изменения' });
  await expect(changes.getByRole('row')).toHaveCount(3);
  await expect(page.getByLabel('Вальс.wav', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'application-desk-1440');
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/pictures/application-desk-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 1100 });

  // By the keyboard: one is taken, the other stays new and is taken next.
  await changes.getByRole('button', { name: 'Принять: Город' }).press('Enter');
  await expect(changes.getByRole('row', { name: /Город/ })).toHaveCount(0);
  await expect(changes.getByRole('row', { name: /Название/ })).toContainText('Русские узоры');
  const last = changes.getByRole('button', { name: 'Принять', exact: true });
  await expect(last).toBeFocused();
  await last.press('Enter');
  await expect(changes).toBeHidden();

  // Another recording in its place is told by name, and «↩» brings the former one back: it plays below as it was.
  const player = page.getByLabel('Вальс.wav', { exact: true });
  await upload(guid, piece, music, 'Полька.wav', wav(3), applications.token);
  await expect(changes.getByRole('row', { name: /Фонограмма/ })).toContainText(/Вальс.*Полька/);
  await expect(player).toHaveCount(0);
  await picture(page, 'application-file-changed-1440');
  await changes.getByRole('button', { name: /^Вернуть прежнее: Фонограмма/ }).press('Enter');
  const former = page.getByRole('dialog', { name: /^Вернуть прежнее: .*Фонограмма/ });
  await expect(former).toContainText('Снова будет «Вальс.wav»; правка «Полька.wav» не принимается.');
  await former.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(changes).toBeHidden();
  await expect(page.getByLabel('Полька.wav', { exact: true })).toHaveCount(0);

  // Anywhere in the event Ctrl+K finds it by its name.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /или заявка$/ })).toBeFocused();
  await page.keyboard.type('русские уз');
  await expect(page.getByRole('option', { name: /^№\s1 Русские узоры/ })).toContainText('Ветлугина');
  await page.keyboard.press('Escape');

  // A recording plays here; a PDF opens over the page.
  await player.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(1, 1);
  await page.getByRole('link', { name: /Вальс\.pdf/ }).click();
  const view = page.getByRole('dialog', { name: 'Вальс.pdf' });
  await expect(view.getByRole('link', { name: 'Скачать' })).toHaveAttribute('download', 'Вальс.pdf');
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  const files = page.getByRole('region', { name: 'Файлы' });
  await expect(files).toContainText('2\u00a0файла');
  // Heard beside the application, and held by the same button.
  await files.getByRole('button', { name: 'Слушать: Вальс.wav' }).press('Enter');
  await expect(files).toContainText(/0:0[01] · 0:01/);
  await expect(files.getByRole('button', { name: 'Слушать: Вальс.wav' })).toBeFocused();
  await applications.own(ApplicationMessageSend, { body: { applicationGuid: guid, text: 'Выйдем после 14:00?' } });
  const talk = page.getByRole('region', { name: 'Переписка' });
  await expect(talk).toContainText('Выйдем после 14:00?');
  await expect(talk.getByRole('button', { name: '1 новое сообщение' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'application-aside-1440');
  await talk.getByRole('button', { name: 'Ответить' }).click();
  await expect(talk.getByText('Что ответить?')).toBeVisible();
  await talk.getByLabel('Ответ участнику').fill('Да, вторым отделением.');
  await talk.getByRole('button', { name: 'Ответить' }).click();
  await expect(talk.locator('blockquote')).toContainText('Да, вторым отделением.');
  await expect(talk.getByLabel('Ответ участнику')).toHaveValue('');
  // Whoever has answered has read it.
  await expect(talk.getByRole('button', { name: 'Переписка', exact: true })).toBeVisible();
  await files.getByRole('button', { name: 'Скачать все архивом' }).click();
  await page.getByRole('button', { name: /^Файлы и задания/ }).click();
  const answer = page.waitForResponse(/Job\/Download/);
  await page
    .getByRole('button', { name: /^Скачать: Файлы заявки/ })
    .first()
    .click();
  const named = decodeURIComponent((await (await answer).headerValue('content-disposition')) ?? '');
  expect(named).toMatch(/filename\*=UTF-8''Заявка.*узоры\. Файлы\.zip$/);
  await page.keyboard.press('Escape');

  const removed = page.getByRole('region', { name: 'Убранные блоки' });
  await expect(removed).toContainText('Номинация: Народный танец');
  await removed.getByRole('button', { name: /^Вернуть: Номер/ }).click();
  await expect(removed).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Номер\s2$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Кто что менял' }).click();
  await expect(page.getByRole('dialog', { name: 'Кто что менял' })).toContainText('блок возвращён');

  const own = await member.newPage();
  await own.setViewportSize({ width: 390, height: 844 });
  await own.goto(`${BASE}/member/competition/${contest.guid}/applications/${guid}?view=sheet`);
  await own.getByRole('button', { name: 'Кто что менял' }).click();
  const history = own.getByRole('dialog', { name: 'Кто что менял' });
  await expect(history).toContainText(/Город.*Пучеж.*Юрьевец/);
  await expect(history).toContainText('блок убран');
  await expectAccessible(own);
  await expectNoSidewaysScroll(own);
  await picture(own, 'member-history-390');
  await member.close();
});

test('several chosen get one status of their block and come as a file', async ({ page, browser }) => {
  const contest = await Contest.create();
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member);
  const guids = [];
  for (const name of ['Гусляры', 'Ложкари', 'Рожечники']) guids.push(await applications.sent(name));
  const [status] = await contest.call(CompetitionBlockStatusGetByCompetitionGuid, {
    query: { competitionGuid: contest.guid },
  });
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await expect(rows(page)).toHaveCount(3);
  await rows(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar', { name: 'Выбранное: Заявки' });
  await expect(bar).toContainText('Выбрано 2');
  await bar.getByRole('button', { name: 'Скачать' }).click();
  await page.getByRole('button', { name: /^Файлы и задания/ }).click();
  const answer = page.waitForResponse(/Job\/Download/);
  await page
    .getByRole('button', { name: /^Скачать: Заявки, выбранные/ })
    .first()
    .click();
  expect(decodeURIComponent((await (await answer).headerValue('content-disposition')) ?? '')).toMatch(
    /Заявки\. .*\.xlsx$/,
  );
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: 'Статус блока' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Статус блока: 2\u00a0заявки' });
  await expect(form.getByRole('combobox', { name: 'Блок' })).toHaveValue('Номер');
  const box = form.getByRole('combobox', { name: 'Статус' });
  await box.press('Enter');
  await chooseByKeys(box, status!.description);
  await expectAccessible(page);
  await picture(page, 'block-statuses-1440');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'block-statuses-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole('button', { name: 'Поставить' }).press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText(/2\sблока/)).toBeVisible();
  const keys = await Promise.all(
    guids.map(async (applicationGuid) => {
      const { items } = await contest.call(ApplicationGetApplicationJsonForOrganizer, { query: { applicationGuid } });
      return items.flatMap(({ blocks }) => blocks).find(({ isPerformance }) => isPerformance)!
        .competitionBlockStatusKey;
    }),
  );
  expect(keys.map(String).toSorted()).toEqual([null, status!.key, status!.key].map(String).toSorted());
  await member.close();
});

test('«Отписаться» of a letter asks with one button, without signing in, and takes it back', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member, 'Полянская Вера');
  for (const name of ['Гусляры', 'Ложкари']) await applications.sent(name);
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await rows(page).first().focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: 'Выбранное: Заявки' });
  await bar.getByRole('button', { name: 'Письмо' }).click();
  const form = page.getByRole('dialog', { name: 'Письмо: 1\u00a0заявка' });
  await form.getByRole('combobox', { name: 'Письмо' }).click();
  await page.getByRole('option', { name: 'Написать сейчас, без шаблона' }).click();
  await form.getByLabel('Тема').fill('Сбор у {коллектив}');
  await form.getByLabel('Текст').fill('Ждём вас в девять.');
  await form.getByRole('button', { name: 'Отправить 1\u00a0письмо' }).click();
  const letter = await letterTo(page.context(), applications.email, 'Сбор');
  const link = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(letter.text)![0];

  const stranger = await browser.newPage();
  await stranger.setViewportSize({ width: 390, height: 844 });
  await stranger.goto(BASE + new URL(link).pathname);
  await expect(stranger.getByRole('heading', { name: 'Отписаться от писем организаторов?' })).toBeVisible();
  await expectAccessible(stranger);
  await expectNoSidewaysScroll(stranger);
  await picture(stranger, 'unsubscribe-390');
  await stranger.getByRole('button', { name: 'Отписаться' }).press('Enter');
  await expect(stranger.getByRole('status')).toContainText('больше не придут');
  await expectAccessible(stranger);
  await stranger.setViewportSize({ width: 1440, height: 900 });
  await picture(stranger, 'unsubscribed-1440');

  await rows(page).first().focus();
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: 'Письмо' }).click();
  await form.getByRole('combobox', { name: 'Письмо' }).click();
  await page.getByRole('option', { name: 'Написать сейчас, без шаблона' }).click();
  await form.getByLabel('Тема').fill('Ещё раз');
  await form.getByLabel('Текст').fill('Ждём вас в десять.');
  await expect(form.getByText('Письмо никому не уйдёт')).toBeVisible();
  await form.getByText(/^Не получат 1 из 1\sзаявки: не получает писем организаторов/).click();
  await expect(form).toContainText('не получает писем организаторов');

  await stranger.getByRole('button', { name: 'Вернуть письма' }).click();
  await expect(stranger.getByRole('heading', { name: 'Письма снова приходят' })).toBeVisible();
  await stranger.close();
  await member.close();
});
