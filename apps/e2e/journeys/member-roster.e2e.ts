// A member's own performers, and an application that begins with an earlier one: on a phone.

import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { ApplicationTemplateUpdateField } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { fieldIn, makeForm } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, pictures, signIn } from '../pages.ts';
import { beginApplication, joinAsMember } from '../people.ts';
import { wav } from '../recording.ts';

const PHONE = { width: 390, height: 844 };

async function eventWithPeople(context: BrowserContext): Promise<Contest> {
  const contest = await Contest.create({ open: false, judges: 1 });
  const [club, person] = [newGuid(), newGuid()];
  await makeForm(contest, [
    { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' },
    fieldIn(club, 'Название коллектива', { isRequired: true, tag: 'collective' }),
    { do: 'addBlock', guid: person, parentGuid: club, title: 'Участник', min: 1, max: 4 },
    fieldIn(person, 'Фамилия и имя', { isRequired: true, tag: 'personFullName' }),
    fieldIn(person, 'Дата рождения', { option: { format: 'date' }, tag: 'personBirthDate' }),
  ]);
  await joinAsMember(context, contest.guid);
  return contest;
}

/** Somebody without an account, by the link alone. */
async function parentRefuses(browser: Browser, url: string): Promise<void> {
  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await phone.newPage();
  await page.goto(url);
  await expect(page.getByText('Ветрова Алёна')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await pictures(page, 'parent', 390, 1440);
  for (const at of [0, 1]) await page.getByLabel('Не согласен (не согласна)').nth(at).check();
  await page.getByLabel('Ваши фамилия, имя, отчество').fill('Ветров Олег Игоревич');
  await page.getByLabel('Я родитель или законный представитель').check();
  await page.getByRole('button', { name: 'Отправить ответ' }).click();
  await expect(page.getByRole('heading', { name: 'Ответ записан' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'parent-answered-390');
  await phone.close();
}

/** A child's application waits for the parent's word about the data; the name is another matter. */
async function consentOfParents(page: Page, browser: Browser): Promise<void> {
  const note = page.getByRole('region', { name: 'Согласия родителей' });
  await expect(note).toContainText('На обработку данных не хватает: Ветрова Алёна.');
  await expect(page.getByRole('button', { name: 'Отправить заявку' })).toBeDisabled();
  await expectAccessible(page);
  await picture(page, 'consents-lacking-390');
  await note.getByRole('button', { name: 'Записать согласия' }).click();
  const panel = page.getByRole('dialog', { name: 'Согласия родителей' });
  await expect(panel.getByRole('list', { name: 'Дети' })).toContainText('Ветрова Алёна');
  await expectAccessible(page);
  await picture(page, 'consents-390');
  await panel.getByRole('button', { name: 'Ссылка родителю: Ветрова Алёна' }).click();
  const link = page.getByRole('dialog', { name: 'Ссылка родителю: Ветрова Алёна' });
  await pictures(page, 'parent-link-form', 390, 1440);
  await link.getByRole('button', { name: 'Сделать ссылку' }).click();
  await expect(link.getByRole('img', { name: /^QR-код/ })).toBeVisible();
  await expectAccessible(page);
  await pictures(page, 'parent-link', 390, 1440);
  await parentRefuses(browser, (await link.getByText(/^https?:\S+\/parent\//).textContent())!);
  await link.getByRole('button', { name: 'Закрыть' }).click();
  await expect(panel.getByText('родитель отказал')).toHaveCount(2);
  await picture(page, 'parent-refused-390');
  await panel.getByRole('button', { name: 'Записать согласие: Ветрова Алёна' }).click();
  const form = page.getByRole('dialog', { name: 'Согласие: Ветрова Алёна' });
  // Agreed to apart, so never ticked beforehand.
  await expect(form.getByLabel('Показ имени')).not.toBeChecked();
  await form.getByLabel('Родитель подписал бланк, он хранится у меня').check();
  await form.getByRole('button', { name: 'Записать' }).click();
  await expect(form.getByText('Кто согласился?')).toBeVisible();
  await form.getByLabel('Фамилия, имя, отчество родителя').fill('Ветрова Ольга Петровна');
  await expectAccessible(page);
  await picture(page, 'consent-form-390');
  await form.getByRole('button', { name: 'Записать' }).click();
  await expect(panel.getByText('есть: Ветрова Ольга Петровна')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Бланк: Ветрова Алёна' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Согласия\. Заявка.*\.pdf$/);
  await picture(page, 'consents-given-390');
  await panel.locator('header').getByRole('button', { name: 'Закрыть' }).click();
  await expect(note).toContainText('На показ имени нет: Ветрова Алёна.');
}

/** The organizer sees who lacks what, finds it in his table and writes down what he holds on paper. */
async function atTheDesk(browser: Browser, contest: Contest, application: string): Promise<void> {
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await desk.newPage();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications?consent=publishing`);
  await expect(page.getByText('на показ имени')).toBeVisible();
  await expect(page.getByText('Берёзка').first()).toBeVisible();
  await picture(page, 'consents-table-1440');
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications/${application}`);
  const aside = page.getByRole('region', { name: 'Согласия родителей' });
  await expect(aside).toContainText('Показ имени: 0 из 1. Нет: Ветрова Алёна');
  await picture(page, 'consents-sheet-1440');
  await aside.getByRole('button', { name: 'Открыть' }).click();
  const panel = page.getByRole('dialog', { name: 'Согласия родителей' });
  await panel.getByRole('button', { name: 'Записать согласие: Ветрова Алёна' }).click();
  const form = page.getByRole('dialog', { name: 'Согласие: Ветрова Алёна' });
  await form.getByLabel('Показ имени').check();
  await form.getByLabel('Фамилия, имя, отчество родителя').fill('Ветрова Ольга Петровна');
  await form.getByRole('button', { name: 'Записать' }).click();
  await expect(panel.getByText('записано', { exact: false }).nth(1)).toContainText('организатором');
  await expectAccessible(page);
  await picture(page, 'consents-1440');
  await panel.getByRole('button', { name: 'Отозвать: показ имени, Ветрова Алёна' }).click();
  await page.getByRole('dialog', { name: 'Отозвать согласие на показ имени?' }).getByRole('button', { name: 'Отозвать', exact: true }).click(); // prettier-ignore
  await expect(panel.getByText(/^отозвано /)).toBeVisible();
  await panel.locator('header').getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('button', { name: 'Переписка' }).click();
  const talk = page.getByRole('dialog', { name: 'Переписка по заявке' });
  await talk.getByLabel('Участнику').fill('Захватите оригинал согласия на регистрацию.');
  const files = talk.locator('input[type="file"]');
  await files.setInputFiles([
    { name: 'Вальс.wav', mimeType: 'audio/wav', buffer: wav(1) },
    { name: 'Лишний.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\ntrailer<<>>\n%%EOF') },
    { name: 'Афиша.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ program') },
  ]);
  await expect(talk.getByRole('alert').filter({ hasText: 'Это программа' })).toBeVisible();
  await talk.getByRole('button', { name: 'Убрать: Афиша.pdf' }).click();
  await talk.getByRole('button', { name: 'Убрать файл «Лишний.pdf»' }).click();
  await expect(talk.getByRole('link', { name: /Лишний/ })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'messages-attached-1440');
  await talk.getByRole('button', { name: 'Отправить' }).click();
  await expect(messages(talk)).toContainText('ещё не прочитано');
  await expect(talk.getByRole('group', { name: 'Файлы к сообщению' }).getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'messages-1440');
  await desk.close();
}

const messages = (talk: Locator) => talk.getByRole('list', { name: /^Сообщения/ }).locator(':scope > li');

async function answered(page: Page): Promise<void> {
  await page.getByRole('button', { name: '1 новое сообщение' }).click();
  const talk = page.getByRole('dialog', { name: 'Переписка по заявке' });
  await expect(messages(talk)).toContainText('Захватите оригинал');
  await expect(messages(talk).getByRole('link', { name: /Вальс\.wav.*0:01/ })).toBeVisible();
  const player = talk.getByLabel('Вальс.wav');
  await player.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(1, 1);
  await talk.getByRole('button', { name: 'Отправить' }).click();
  await expect(talk.getByText('Что написать? Можно послать и одни файлы.')).toBeVisible();
  await talk.getByLabel('Организатору').fill('Хорошо, возьму.');
  await talk.getByRole('button', { name: 'Отправить' }).click();
  await expect(messages(talk)).toHaveCount(2);
  const scan = {
    name: 'Согласие.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\ntrailer<<>>\n%%EOF'),
  };
  await talk.locator('input[type="file"]').setInputFiles([scan]);
  await expect(talk.getByRole('button', { name: 'Убрать файл «Согласие.pdf»' })).toBeVisible();
  await talk.getByRole('button', { name: 'Отправить' }).click();
  await expect(messages(talk)).toHaveCount(3);
  await expect(
    messages(talk)
      .first()
      .getByRole('link', { name: /Согласие\.pdf/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await pictures(page, 'messages', 390, 1440);
  await talk.locator('header').getByRole('button', { name: 'Закрыть' }).click();
}

test.use({ viewport: PHONE, hasTouch: true });

test('one’s own performers: written down, put into an application, taken back, deleted', async ({
  page,
  context,
  browser,
}) => {
  const contest = await eventWithPeople(context);
  const application = await beginApplication(context, contest.guid);
  await page.goto(`${BASE}/member/performers`);
  await expect(page.getByText('Пока никого нет.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'performers-empty-390');
  await page.getByRole('main').getByRole('button', { name: 'Добавить', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Новый участник' });
  await form.getByRole('button', { name: 'Добавить' }).click();
  await expect(form.getByText('Как зовут?')).toBeVisible();
  await form.getByLabel('Фамилия, имя').fill('Ветрова Алёна');
  await form.getByLabel('Дата рождения, необязательно').fill('2014-03-05');
  await form.getByLabel('Город, необязательно').fill('Кострома');
  await expectAccessible(page);
  await picture(page, 'performer-form-390');
  await form.getByRole('button', { name: 'Добавить' }).click();
  const list = page.getByRole('list', { name: 'Мои участники' });
  await expect(list.getByRole('listitem')).toContainText(['Ветрова Алёна']);
  await expect(list).toContainText('5 марта 2014');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'performers-390');

  await page.goto(`${BASE}/member/competition/${contest.guid}/applications/${application}`);
  const person = page.locator('[data-block]').filter({ hasText: 'Участник 1' });
  await person.getByRole('button', { name: 'Из моих участников' }).click();
  const pick = page.getByRole('dialog', { name: 'Участник 1: кого взять?' });
  await pick.getByRole('searchbox').fill('алена');
  await expect(pick.getByRole('button', { name: /Ветрова Алёна/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'performer-pick-390');
  await pick.getByRole('button', { name: /Ветрова Алёна/ }).click();
  await expect(page.getByLabel('Фамилия и имя')).toHaveValue('Ветрова Алёна');
  await expect(page.getByLabel('Дата рождения')).toHaveValue('2014-03-05');
  await picture(page, 'performer-put-390');
  await page.getByRole('button', { name: 'Вернуть прежнее' }).click();
  await expect(page.getByLabel('Фамилия и имя')).toHaveValue('');
  await person.getByRole('button', { name: 'Из моих участников' }).click();
  await pick.getByRole('button', { name: /Ветрова Алёна/ }).click();
  await page.getByLabel('Название коллектива').fill('Берёзка');
  await page.getByRole('button', { name: /^Дальше/ }).click();
  await consentOfParents(page, browser);
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByText('Заявка № 1 отправлена')).toBeVisible();
  await atTheDesk(browser, contest, application);
  await answered(page);

  // Who was named is in the list now: the collective too, and nobody twice.
  await page.goto(`${BASE}/member/performers`);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('Берёзка');
  await page.getByRole('button', { name: 'Действия: Ветрова Алёна' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  const asked = page.getByRole('dialog', { name: 'Удалить «Ветрова Алёна»?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Удалить' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Собрать из заявок' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('a new application begins with the answers of an earlier one, and says before what has no place', async ({
  page,
  context,
}) => {
  const contest = await eventWithPeople(context);
  const earlier = await beginApplication(context, contest.guid);
  const address = `${BASE}/member/competition/${contest.guid}/applications`;
  await page.goto(`${address}/${earlier}`);
  await page.getByLabel('Название коллектива').fill('Берёзка');
  await page.getByLabel('Фамилия и имя').fill('Ветрова Алёна');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^сохранено$/ }),
  ).toBeVisible();
  await page.goto(address);
  await expectAccessible(page);
  await picture(page, 'applications-copy-door-390');
  await page.getByRole('link', { name: 'Взять из прошлой заявки' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Взять из прошлой заявки' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'copy-choice-390');
  await page.getByRole('link', { name: 'Берёзка' }).click();
  await expect(page.getByText('Перейдут 2 ответа.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Что перейдёт' })).toContainText('Ветрова Алёна');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'copy-preview-390');
  await page.getByRole('button', { name: 'Начать с этими ответами' }).click();
  await expect(page.getByLabel('Название коллектива')).toHaveValue('Берёзка');
  await expect(page.getByLabel('Фамилия и имя')).toHaveValue('Ветрова Алёна');
  expect(page.url()).not.toContain(earlier);
  await page.goto(address);
  await expect(page.getByRole('list', { name: 'Мои заявки' }).getByRole('listitem')).toHaveCount(2);
});

test('signing out asks about answers that the server does not have, and waits for them', async ({ page, context }) => {
  const contest = await eventWithPeople(context);
  const application = await beginApplication(context, contest.guid);
  await page.goto(`${BASE}/member/competition/${contest.guid}/applications/${application}`);
  await page.getByLabel('Название коллектива').fill('Б');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^сохранено$/ }),
  ).toBeVisible();
  await page.route(`**/${ApplicationTemplateUpdateField.path}*`, (route) => route.abort('connectionfailed'));
  await page.getByLabel('Название коллектива').fill('Берёзка');
  await page.getByLabel('Фамилия и имя').fill('Ветрова Алёна');
  const menu = page.getByRole('button', { name: /, меню/ });
  const leave = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
  };
  await leave();
  const question = page.getByRole('dialog', { name: 'Не всё отправлено' });
  await expect(question).toContainText('На этом устройстве 2 ответа');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'leave-unsent-390');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await leave();
  await question.getByRole('button', { name: 'Отправить и выйти' }).click();
  await expect(question.getByText('Отправить пока не удалось.')).toBeVisible();
  await page.unroute(`**/${ApplicationTemplateUpdateField.path}*`);
  await question.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page).toHaveURL(/profile\/login\/member/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rampa.answers')))).toEqual(
    [],
  );
});
