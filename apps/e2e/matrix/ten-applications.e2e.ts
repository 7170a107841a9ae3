// Ten applications to one event with the ready form of choreography, as ten people would send them, until each has read that he is
// accepted: three on a phone (one names a child, whose parent agrees by a link, and sends a recording and a paper), one over a cut
// network, one imported, one by the organizer, one from last year's, three at a desk.

import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { CompetitionStatusGetAllByCompetitionGuid, FestivalCreateFestival, OrganizerLogin } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { call } from '../../../libs/platform/testing/caller.ts';
import { BASE } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { chooseByKeys, expectAccessible, expectNoSidewaysScroll, picture } from '../pages.ts';
import { joinAsMember, newOrganizer, post } from '../people.ts';
import { wav } from '../recording.ts';

test.setTimeout(600_000);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };

interface Asked {
  collective: string;
  city: string;
  piece: string;
  nomination: string;
  /** Of the first person who is named, besides how many there are. */
  child?: string;
}

const asked = (collective: string, city: string, piece: string, nomination: string): Asked => ({
  ...{ collective, city, piece, nomination },
});

interface Event {
  guid: Guid;
  organizer: { login: string; password: string };
  token: string;
}

async function newEvent(organizer: Event['organizer'], title: string, day: string): Promise<Event> {
  const { token } = await call(BASE, OrganizerLogin, { body: organizer });
  const details = { title, beginDate: day, endDate: day, city: 'Семёнов' };
  const body = { details, form: { readyKey: 'choreography' as const } };
  const { guid } = await call(BASE, FestivalCreateFestival, { as: token, body });
  return { guid, organizer, token };
}

/** What stands at the foot of each section but the last. */
const further = (page: Page) => page.getByRole('button', { name: /^Дальше/ });

const collective = (page: Page) => page.getByLabel('Коллектив, необязательно', { exact: true });

const saved = (page: Page) =>
  expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^сохранено$/ }),
  ).toBeVisible();

async function about(page: Page, given: Asked): Promise<void> {
  await collective(page).fill(given.collective);
  await page.getByLabel('Учреждение').fill('Детская школа искусств имени А. П. Бородина');
  await page.getByLabel('Город или посёлок').fill(given.city);
  await page.getByLabel('Кто подаёт заявку').fill('Полянская Вера Андреевна');
  await page.getByLabel('Телефон').fill('89991234567');
  await page.getByLabel('Почта').fill('vera@example.org');
}

async function teacher(page: Page): Promise<void> {
  await page.getByLabel('Фамилия, имя, отчество').fill('Полянская Вера Андреевна');
  await page.getByLabel('Кто это').selectOption('Руководитель');
}

async function performance(page: Page, given: Asked): Promise<void> {
  await page.getByLabel('Название номера').fill(given.piece);
  await page.getByLabel('Номинация').selectOption(given.nomination);
  await page.getByLabel('Возрастная категория').selectOption(given.child ? '10–12 лет' : '26 лет и старше');
  await page.getByRole('combobox', { name: /^Форма/ }).selectOption('Ансамбль (8–15 человек)');
  await page.getByLabel('Уровень').selectOption('Любители');
  await page.getByLabel('Сколько человек на сцене').fill('12');
  await page.getByLabel('Длительность').fill('3:42');
}

/** From «Проверка и отправка»; returns its number. */
async function send(page: Page): Promise<string> {
  await saved(page);
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  const sent = page.getByText(/Заявка №\s\d+ отправлена/);
  await expect(sent).toBeVisible();
  return (await sent.textContent())!.match(/\d+/)![0];
}

async function fillIn(page: Page, given: Asked, browser?: Browser): Promise<string> {
  await about(page, given);
  await further(page).click();
  await teacher(page);
  await further(page).click();
  await performance(page, given);
  if (given.child) {
    await unnamed(page);
    await childAndRecording(page, given.child);
  }
  await further(page).click();
  if (given.child) await paper(page);
  await page.getByLabel('Пожелания организаторам').fill('Не ставьте первыми: едем издалека.');
  await further(page).click();
  if (given.child) await parentAgrees(page, browser!, given.child);
  return send(page);
}

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A group of children in which nobody is named is told at the field and before the sending, with the way back. */
async function unnamed(page: Page): Promise<void> {
  await expect(page.getByText('В этой группе дети, а участники пока не названы.')).toBeVisible();
  await further(page).click();
  await further(page).click();
  const note = page.getByRole('region', { name: 'Участники не названы' });
  await expect(note).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'test-results/pictures/ten-unnamed-390.png', fullPage: true });
  await note.getByRole('button', { name: '«Номер 1»' }).click();
  await expect(page.getByLabel('Возрастная категория')).toBeFocused();
}

/** The length of the recording is read from the file itself. */
async function childAndRecording(page: Page, child: string): Promise<void> {
  await page.getByRole('button', { name: 'Добавить: участник' }).click();
  await page.getByLabel('Фамилия, имя', { exact: true }).fill(child);
  await page.getByLabel('Дата рождения').fill('2019-03-02');
  const music = page.getByRole('group', { name: /^Фонограмма/ });
  await music
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Ёлочка.wav', mimeType: 'audio/wav', buffer: wav(7) });
  await expect(music.getByRole('link', { name: /Ёлочка\.wav.*0:07/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'test-results/pictures/ten-child-390.png', fullPage: true });
}

async function paper(page: Page): Promise<void> {
  const papers = page.getByRole('group', { name: /^Документы участников/ });
  await papers.locator('input[type="file"]').setInputFiles({ name: 'Свидетельство.pdf', mimeType: 'application/pdf', buffer: PDF }); // prettier-ignore
  await expect(papers.getByRole('link', { name: /Свидетельство\.pdf/ })).toBeVisible();
}

/** Without an account, by the link alone: to keep the data and, apart, to show the name. */
async function parentAgrees(page: Page, browser: Browser, child: string): Promise<void> {
  const note = page.getByRole('region', { name: 'Согласия родителей' });
  await expect(note).toContainText(`На обработку данных не хватает: ${child}.`);
  await expect(page.getByRole('button', { name: 'Отправить заявку' })).toBeDisabled();
  await note.getByRole('button', { name: 'Записать согласия' }).click();
  const panel = page.getByRole('dialog', { name: 'Согласия родителей' });
  await panel.getByRole('button', { name: `Ссылка родителю: ${child}` }).click();
  const link = page.getByRole('dialog', { name: `Ссылка родителю: ${child}` });
  await link.getByRole('button', { name: 'Сделать ссылку' }).click();
  const address = (await link.getByText(/^https?:\S+\/parent\//).textContent())!;
  const parent = await browser.newContext(PHONE);
  const own = await parent.newPage();
  await own.goto(address);
  for (const at of [0, 1]) await own.getByLabel('Согласен (согласна)', { exact: true }).nth(at).check();
  await own.getByLabel('Ваши фамилия, имя, отчество').fill('Ветрова Ольга Петровна');
  await own.getByLabel('Я родитель или законный представитель').check();
  await picture(own, 'ten-parent-390');
  await own.getByRole('button', { name: 'Отправить ответ' }).click();
  await expect(own.getByRole('heading', { name: 'Ответ записан' })).toBeVisible();
  await parent.close();
  await link.getByRole('button', { name: 'Закрыть' }).click();
  await expect(panel.getByText('есть: Ветрова Ольга Петровна').first()).toBeVisible();
  await panel.locator('header').getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByRole('button', { name: 'Отправить заявку' })).toBeEnabled();
}

interface Member {
  context: BrowserContext;
  page: Page;
  email: string;
}

async function member(browser: Browser, event: Event, at: typeof PHONE | typeof DESK): Promise<Member> {
  const context = await browser.newContext(at);
  const email = await joinAsMember(context, event.guid, 'Полянская Вера Андреевна');
  return { context, page: await context.newPage(), email };
}

async function begin({ page }: Member, event: Event): Promise<void> {
  await page.goto(`${BASE}/member/competition/${event.guid}/applications`);
  await page.getByRole('button', { name: 'Новая заявка' }).click();
  await expect(collective(page)).toBeVisible();
}

test('ten applications come in ten ways and each of their owners reads that he is accepted', async ({ browser }) => {
  const office = await browser.newContext(DESK);
  const organizer = await newOrganizer(office);
  const event = await newEvent(organizer, 'Светлояр', '2030-05-20');
  const emails: string[] = [];

  for (const [at, given] of [
    asked('Берёзка', 'Кострома', 'Костромская кадриль', 'Народный танец'),
    {
      ...asked('Образцовый коллектив «Ёлочка»', 'г. пгт Усть-Камчатск', 'Пёрышко', 'Детский танец'),
      child: 'Ветрова Алёна',
    },
    asked('Театр танца «Римский-Корсаков»', 'Комсомольск-на-Амуре', 'Шехеразада', 'Театр танца'),
  ].entries()) {
    const phone = await member(browser, event, PHONE);
    await begin(phone, event);
    await expectNoSidewaysScroll(phone.page);
    expect(await fillIn(phone.page, given, browser)).toBe(String(at + 1));
    await expectNoSidewaysScroll(phone.page);
    await picture(phone.page, `ten-phone-${at + 1}`);
    emails.push(phone.email);
    await phone.context.close();
  }

  for (const given of [
    asked('Калинушка', 'Арзамас', 'Посею лебеду на берегу', 'Народно-стилизованный танец'),
    asked('Лель', 'Иваново', 'Камаринская', 'Народный танец'),
    asked('Пируэт', 'Тверь', 'Половецкие пляски', 'Классический танец'),
  ]) {
    const desk = await member(browser, event, DESK);
    await begin(desk, event);
    await fillIn(desk.page, given);
    if (given.collective === 'Пируэт') await change(desk.page, 'Торжок', 'Половецкие пляски и хор');
    if (given.collective === 'Лель') await change(desk.page, 'Шуя', 'Камаринская для двоих');
    emails.push(desk.email);
    await desk.context.close();
  }

  emails.push(await overCutNetwork(browser, event));
  emails.push(await fromLastYear(browser, event, organizer));

  const page = await office.newPage();
  await post(office, OrganizerLogin, organizer);
  const waiting = [await imported(page, event), await byOrganizer(page, event)];
  await accept(page, event, emails);
  for (const [email, name] of waiting) await claimed(browser, event, email, name);
  await office.close();
});

/** The term of changes is not over: another town, another name of the performance. */
async function change(page: Page, city: string, piece: string): Promise<void> {
  await page.goto(page.url().replace(/\?.*/, ''));
  await page.getByRole('button', { name: /Коллектив и учреждение/ }).click();
  await page.getByLabel('Город или посёлок').fill(city);
  await page.getByRole('button', { name: /^Номер/ }).click();
  await page.getByLabel('Название номера').fill(piece);
  await saved(page);
}

/** The network goes in the middle of a section, and the tab is closed with answers that nobody has. */
async function overCutNetwork(browser: Browser, event: Event): Promise<string> {
  const { context, page, email } = await member(browser, event, PHONE);
  const given = asked('Огоньки', 'Вязники', 'Метелица', 'Эстрадный танец');
  await begin({ context, page, email }, event);
  await about(page, given);
  await further(page).click();
  await teacher(page);
  await further(page).click();
  await saved(page);
  const address = page.url();
  await context.setOffline(true);
  await page.getByLabel('Название номера').fill(given.piece);
  await page.getByLabel('Номинация').selectOption(given.nomination);
  await expect(page.getByText(/Нет связи\. На этом устройстве ждут 2\u00a0ответа/)).toBeVisible();
  await picture(page, 'ten-offline');
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByLabel('Название номера')).toHaveValue(given.piece);
  await performance(again, given);
  await further(again).click();
  await further(again).click();
  await send(again);
  await context.close();
  return email;
}

async function fromLastYear(browser: Browser, event: Event, organizer: Event['organizer']): Promise<string> {
  const former = await newEvent(organizer, 'Светлояр прошлого года', '2029-05-20');
  const { context, page, email } = await member(browser, former, DESK);
  await begin({ context, page, email }, former);
  await fillIn(page, asked('Узоры', 'Юрьевец', 'Кружева', 'Современная хореография'));
  await page.goto(`${BASE}/member/invite/${event.guid}`);
  await page.getByRole('button', { name: 'Участвовать' }).click();
  await expect(page).toHaveURL(new RegExp(`/member/competition/${event.guid}`));
  await page.goto(`${BASE}/member/competition/${event.guid}/applications`);
  await page.getByRole('link', { name: 'Взять из прошлой заявки' }).click();
  await page.getByRole('link', { name: 'Узоры' }).click();
  await expect(page.getByRole('region', { name: 'Что перейдёт' })).toContainText('Кружева');
  await picture(page, 'ten-copied');
  await page.getByRole('button', { name: 'Начать с этими ответами' }).click();
  await expect(collective(page)).toHaveValue('Узоры');
  for (let section = 0; section < 4; section++) await further(page).click();
  await send(page);
  await context.close();
  return email;
}

const HEAD = 'Код;Коллектив;Город или посёлок;Кто подаёт заявку;Телефон;Почта;Руководитель;Кто это;Название номера;Номинация;Возрастная категория;Форма;Уровень;Сколько человек на сцене;Длительность'; // prettier-ignore
const ROW = 'A1;Ложкари;Тула;Ветлугина Инна Сергеевна;89997654321;inna@example.org;Ветлугина Инна Сергеевна;Педагог;Тульский пряник;Народный танец;26 лет и старше;Ансамбль (8–15 человек);Любители;9;2:50'; // prettier-ignore

/** Its owner has not come yet; returns his address and its name. */
async function imported(page: Page, event: Event): Promise<[string, string]> {
  const email = `inna-${event.guid.slice(-6)}@example.org`;
  await page.goto(`${BASE}/organizer/events/${event.guid}/applications/imports`);
  await page.locator('input[type="file"]').setInputFiles({
    ...{
      name: 'Из 1С.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${HEAD};Почта участника\r\n${ROW};${email}`),
    },
  });
  const column = (title: string) => page.getByRole('combobox', { name: `Столбец «${title}»: какое это поле` });
  await expect(column('Название номера')).toHaveValue(/Название номера/);
  await picture(page, 'ten-import');
  await page.getByRole('switch', { name: 'Считать поданными' }).press(' ');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await page.getByRole('button', { name: /Внести 1.строку/ }).click();
  await expect(page.getByText(/Внесено: новых 1/)).toBeVisible();
  return [email, 'Ложкари'];
}

/** For an address of which nobody has come yet; the organizer fills everything in on its behalf. */
async function byOrganizer(page: Page, event: Event): Promise<[string, string]> {
  const email = `po-telefonu-${event.guid.slice(-6)}@example.org`;
  await page.goto(`${BASE}/organizer/events/${event.guid}/applications`);
  await page.getByRole('button', { name: 'Добавить заявку' }).first().click();
  const form = page.getByRole('dialog', { name: 'Новая заявка за участника' });
  const box = form.getByRole('combobox', { name: 'Участник' });
  await box.fill(email);
  await chooseByKeys(box, `${email}, ещё не участник`);
  await form.getByRole('button', { name: 'Начать' }).click();
  await expect(page.getByText(`ждёт ${email}`)).toBeVisible();
  await page.getByRole('link', { name: 'Исправить за участника' }).click();
  const given = asked('Перезвон', 'Городец', 'Ложкой по лбу', 'Детский танец');
  for (const write of [about, teacher, performance]) {
    await write(page, given);
    await further(page).click();
  }
  await further(page).click();
  await expect(page.getByText('Всё обязательное заполнено')).toBeVisible();
  await picture(page, 'ten-by-organizer');
  await page.getByRole('button', { name: 'Отправить за участника' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Принять заявку' })).toBeVisible();
  return [email, given.collective];
}

/** Whoever comes with the address for which an application waits has it, and reads what became of it. */
async function claimed(browser: Browser, event: Event, email: string, name: string): Promise<void> {
  const context = await browser.newContext(PHONE);
  await joinAsMember(context, event.guid, 'Ветлугина Инна Сергеевна', email);
  const page = await context.newPage();
  await page.goto(`${BASE}/member/competition/${event.guid}/applications`);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Принята');
  await picture(page, `ten-claimed-${name}`);
  await context.close();
}

/** One is changed after it was sent, the change is confirmed, all ten are accepted at once. */
async function accept(page: Page, event: Event, emails: readonly string[]): Promise<void> {
  const query = { competitionGuid: event.guid };
  const statuses = await call(BASE, CompetitionStatusGetAllByCompetitionGuid, { as: event.token, query });
  const accepted = statuses.find(({ isAccepted }) => isAccepted)!;
  await page.goto(`${BASE}/organizer/events/${event.guid}/applications`);
  const rows = page.getByRole('grid', { name: 'Заявки' }).locator('[data-row]');
  await expect(rows).toHaveCount(10);
  await expectAccessible(page);
  await picture(page, 'ten-table');

  // Whoever has looked at an application before it came needs not look again: the imported one and the office's own.
  const views = page.getByRole('group', { name: 'Виды таблицы' });
  await expect(views.getByRole('button', { name: /^Ждут проверки\s8$/ })).toBeVisible();
  const changes = page.getByRole('region', { name: 'Изменения' });

  await rows.filter({ hasText: 'Пируэт' }).click();
  await expect(changes.getByRole('row', { name: /Город/ })).toContainText('Торжок');
  await expect(changes.getByRole('rowheader', { name: /^Номер\s1: «Половецкие пляски и хор»/ })).toBeVisible();
  await picture(page, 'ten-changed');
  await changes.getByRole('button', { name: /^Принять: Город/ }).press('Enter');
  await expect(changes.getByRole('row', { name: /Торжок/ })).toHaveCount(0);
  await changes.getByRole('button', { name: 'Принять', exact: true }).press('Enter');
  await expect(changes).toBeHidden();
  await page.goBack();

  await rows.filter({ hasText: 'Лель' }).click();
  await changes.getByRole('button', { name: 'Принять все 2', exact: true }).click();
  await expect(changes).toBeHidden();
  await page.goBack();
  await expect(views.getByRole('button', { name: /^Ждут проверки\s6$/ })).toBeVisible();

  // A child's application as the office reads it: the recording with its length, both consents.
  await rows.filter({ hasText: 'Ёлочка' }).click();
  await expect(page.getByRole('region', { name: 'Согласия родителей' })).toContainText('Показ имени: 1 из 1');
  await expect(page.getByRole('link', { name: /Ёлочка\.wav.*0:07/ })).toBeVisible();
  await page.screenshot({ path: 'test-results/pictures/ten-child-1440.png', fullPage: true });
  await page.goBack();

  await rows.first().focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: 'Выбранное: Заявки' });
  await bar.getByRole('button', { name: 'Все 10' }).click();
  await bar.getByRole('button', { name: 'Статус', exact: true }).click();
  const form = page.getByRole('dialog', { name: /^Статус: 10/ });
  const status = form.getByRole('combobox', { name: 'Статус' });
  await status.press('Enter');
  await chooseByKeys(status, accepted.title);
  await picture(page, 'ten-status');
  await form.getByRole('button', { name: 'Поставить' }).click();
  await expect(rows.filter({ hasText: accepted.title })).toHaveCount(10);
  await picture(page, 'ten-accepted');
  await expect(views.getByRole('button', { name: /^Ждут проверки\s0$/ })).toBeVisible();
  for (const email of emails) await readLetter(page, email, accepted.title);
  await page.goto(`${BASE}/letters`);
  await picture(page, 'ten-letters');
}

/** As who looks after the portal reads it: found by its address, opened by a press. */
async function readLetter(page: Page, email: string, words: string): Promise<void> {
  // It leaves by a job: until then the page does not list it.
  await letterTo(page.context(), email, words);
  await page.goto(`${BASE}/letters?q=${encodeURIComponent(`${email} ${words}`)}`);
  await page.locator('ul.letters a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${page.url()}?show=text`);
  await expect(page.locator('pre.text')).toContainText(words);
  await expect(page.locator('pre.text')).toContainText('/member/');
}
