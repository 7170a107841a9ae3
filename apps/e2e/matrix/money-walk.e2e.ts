// From the price to the act by hand: an organizer sets prices by form with two terms, what is kept and a plan; two members
// apply on phones; a sponsor pays his share, a cheque and cash pay the rest; one of the two leaves and gets money back.

import { spawnSync } from 'node:child_process';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import {
  ApplicationFormChange,
  ApplicationFormCreate,
  FestivalCreateFestival,
  OrganizerLogin,
  ReferenceBookCreate,
  ReferenceBookItemCreate,
  RequisiteCreate,
  type CallDefinition,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { call, type Sent } from '../../../libs/platform/testing/caller.ts';
import { BASE } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { chooseByKeys, chooseIn, expectAccessible, expectNoSidewaysScroll, picture } from '../pages.ts';
import { beginApplication, joinAsMember, newOrganizer, post } from '../people.ts';

test.setTimeout(600_000);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const dayOf = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(Date.now() + days * 86_400_000);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const FIRM = {
  ...{ type: 1 as const, organizationName: 'ООО «Светлояр»', inn: '7707083893', kpp: '770701001' },
  ...{ fullName: 'Лугова Елена Сергеевна', buhgalter: 'Лугова Е. С.' },
  ...{ ogrn: '1027700132195', director: 'Лугова Е. С.', organizationAddress: 'Семёнов', mail: 'a@example.org' },
  ...{ bankName: 'ПАО Сбербанк', bik: '044525225', paymentAccount: '40702810138250123017' },
  correspondentAccount: '30101810400000000225',
};

/** What people see is set up by hand; the form and the firm have journeys of their own. */
async function newEvent(organizer: { login: string; password: string }): Promise<Guid> {
  const { token: as } = await call(BASE, OrganizerLogin, { body: organizer });
  const desk = <C extends CallDefinition>(definition: C, sent: Sent<C>) => call(BASE, definition, { as, ...sent });
  const days = { beginDate: dayOf(20), endDate: dayOf(21) };
  const details = { title: 'Светлояр', ...days, city: 'Семёнов', useFinances: true };
  const { guid: competitionGuid } = await desk(FestivalCreateFestival, { body: { details } });
  const { guid: formGuid } = await desk(ApplicationFormCreate, { query: { competitionGuid }, body: {} });
  const { guid: referenceBookGuid } = await desk(ReferenceBookCreate, { body: { title: 'Формы' } });
  for (const title of ['Соло', 'Ансамбль']) await desk(ReferenceBookItemCreate, { body: { referenceBookGuid, title } });
  const block = newGuid();
  const field = { do: 'addField' as const, blockGuid: block, isRequired: true };
  const name = { ...field, guid: newGuid(), kind: 'Text' as const, title: 'Коллектив', tag: 'collective' as const };
  const form = {
    ...field,
    guid: newGuid(),
    kind: 'ReferenceBook' as const,
    title: 'Форма',
    bookGuid: referenceBookGuid,
  };
  const edits = [{ do: 'addBlock' as const, guid: block, parentGuid: null, title: 'Номер' }, name, form];
  await desk(ApplicationFormChange, { body: { formGuid, changeGuid: newGuid(), revision: 0, edits } });
  await desk(RequisiteCreate, { body: { requisite: FIRM, isConfirmed: true } });
  return competitionGuid;
}

async function typed(page: Page, label: string | RegExp, value: string, at = 0): Promise<void> {
  const input = page.getByLabel(label).nth(at);
  await input.fill(value);
  await input.press('Tab');
}

/** A paper that a press saves; the test's pictures show its first page where the machine can draw one. */
async function paper(page: Page, name: string, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  if (process.env.RAMPA_TEST_PICTURES)
    spawnSync('pdftoppm', ['-r', '80', '-png', '-singlefile', await download.path(), `test-results/pictures/paper-${name}`]); // prettier-ignore
  return download.suggestedFilename();
}

async function setPrices(page: Page, at: string): Promise<void> {
  await page.goto(`${at}/price`);
  const adding = page.getByRole('combobox', { name: 'Добавить цену' });
  for (const form of ['Соло', 'Ансамбль']) {
    await adding.fill(form);
    await chooseByKeys(adding, form);
  }
  await typed(page, 'Соло: цена', '3000');
  await typed(page, 'Ансамбль: цена', '5000');
  for (const day of [dayOf(-10), dayOf(10)]) {
    await page.getByLabel('Новый срок для всех').fill(day);
    await page.getByRole('button', { name: 'Срок', exact: true }).click();
    const place = page.getByLabel(/^Соло: цена с/);
    const index = (await place.count()) - 1;
    await typed(page, /^Соло: цена с/, day < dayOf(0) ? '3600' : '4200', index);
    await typed(page, /^Ансамбль: цена с/, day < dayOf(0) ? '6000' : '7000', index);
  }
  for (const form of ['Соло', 'Ансамбль']) {
    await page.getByRole('button', { name: `${form}: подробно` }).click();
    await page.getByRole('button', { name: 'Ещё строка' }).last().click();
    await page.getByRole('button', { name: 'Ещё строка' }).last().click();
    await expect(page.getByLabel('В остальные дни')).toHaveValue(/^0/);
    const keeps = page.getByRole('combobox', { name: 'Удерживаем' });
    await keeps.first().click();
    await page.getByRole('option', { name: 'процент цены' }).click();
    await page.getByRole('button', { name: `${form}: подробно` }).click();
  }
  await expectAccessible(page);
  await picture(page, 'walk-prices-1440');
  await page.getByRole('button', { name: 'Сохранить редакцию 1' }).click();
  await expect(page.getByText('Сохранена редакция 1')).toBeVisible();
  await page.getByRole('link', { name: 'График оплаты' }).click();
  await page.getByRole('button', { name: 'Добавить график' }).first().click();
  await page.getByLabel('Название').fill('Предоплата и остаток');
  await page.getByLabel('Доля').fill('40');
  await page.getByRole('button', { name: 'Ещё этап' }).click();
  await page.getByLabel('Доля').nth(1).fill('60');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { name: 'Предоплата и остаток' })).toBeVisible();
}

interface Member {
  context: BrowserContext;
  page: Page;
  email: string;
  guid: Guid;
}

async function applied(browser: Browser, event: Guid, name: string, collective: string, form: string): Promise<Member> {
  const context = await browser.newContext(PHONE);
  const email = await joinAsMember(context, event, name);
  const guid = await beginApplication(context, event);
  const page = await context.newPage();
  await page.goto(`${BASE}/member/competition/${event}/applications/${guid}`);
  await page.getByLabel('Коллектив').fill(collective);
  await page.getByRole('combobox', { name: /^Форма/ }).selectOption(form);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^сохранено$/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Дальше/ }).click();
  // What it will cost is told before it is sent.
  await expect(page.getByRole('region', { name: 'Стоимость участия' })).toContainText(form === 'Соло' ? /3\s600\s₽/ : /6\s000\s₽/); // prettier-ignore
  await picture(page, `walk-send-${form === 'Соло' ? 'solo' : 'group'}-390`);
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByText(/Заявка №\s\d+ отправлена/)).toBeVisible();
  return { context, page, email, guid };
}

test('money is walked from the price to the act', async ({ page, browser }) => {
  const organizer = await newOrganizer(page.context());
  const event = await newEvent(organizer);
  await post(page.context(), OrganizerLogin, organizer);
  await page.setViewportSize({ width: 1440, height: 900 });
  const at = `${BASE}/organizer/events/${event}/finances`;
  await setPrices(page, at);

  const inna = await applied(browser, event, 'Ветлугина Инна Сергеевна', 'Жар-птица', 'Ансамбль');
  const own = (member: Member, part: string) => `${BASE}/member/competition/${event}/payments/${member.guid}/${part}`;
  await inna.page.goto(own(inna, 'details'));
  // The price of the term that is on, and two fifths of it at once.
  await expect(inna.page.getByText(/^6\s000\s₽$/).first()).toBeVisible();
  await expect(inna.page.getByRole('button', { name: /^Оплатить 2\s400\s₽/ })).toBeVisible();
  await expect(inna.page.getByRole('heading', { name: 'Другие способы' })).toBeVisible();
  await expectAccessible(inna.page);
  await expectNoSidewaysScroll(inna.page);
  if (process.env.RAMPA_TEST_PICTURES)
    await inna.page.screenshot({ path: 'test-results/pictures/walk-due-390.png', fullPage: true });
  expect(await paper(inna.page, 'slip', () => inna.page.getByRole('button', { name: /^Квитанция для банка/ }).first().click())).toMatch(/^Квитанция/); // prettier-ignore
  expect(await paper(inna.page, 'invoice', () => inna.page.getByRole('button', { name: /^Счёт на оплату/ }).first().click())).toMatch(/^Счёт № \d\d-00001/); // prettier-ignore

  // A sponsor without an account pays a part by an invoice of his own.
  await inna.page.goto(own(inna, 'discount'));
  await inna.page.getByRole('button', { name: 'Назвать спонсора' }).click();
  const sponsor = inna.page.getByRole('dialog');
  await sponsor.getByLabel('Название или имя').fill('ООО «Волжский лён»');
  await sponsor.getByLabel('Заплатит сумму').fill('2000');
  await sponsor.getByRole('button', { name: 'Сохранить' }).click();
  await expect(inna.page.getByRole('list', { name: 'Спонсоры' })).toContainText('ждёт решения');
  const application = `${at}/applications/${inna.guid}`;
  await page.goto(`${application}/discount`);
  await page.getByRole('button', { name: 'Принять', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Спонсоры' })).toContainText('принят, ждём платёж');
  await page.getByRole('button', { name: /^Документы спонсора/ }).click();
  await paper(page, 'sponsor-invoice', () => page.getByRole('menuitem', { name: 'Счёт', exact: true }).click());
  await page.getByRole('link', { name: /^Платежи спонсора/ }).click();
  await expect(page.getByRole('region', { name: /Волжский лён/ })).toContainText(/Его доля/);
  await expectAccessible(page);
  await picture(page, 'walk-sponsor-1440');
  await page.getByRole('button', { name: 'Записать платёж спонсора' }).click();
  await expect(page.getByRole('dialog').getByLabel('Сумма')).toHaveValue(/2\s?000/);
  await page.getByRole('dialog').getByRole('button', { name: 'Записать', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Платежи' })).toContainText('Волжский лён');
  await inna.page.goto(own(inna, 'discount'));
  await inna.page.getByRole('link', { name: /^Платежи спонсора/ }).click();
  await expect(inna.page.getByRole('list', { name: 'Платежи' })).toContainText(/2\s000\s₽/);
  await expectNoSidewaysScroll(inna.page);
  await picture(inna.page, 'walk-sponsor-390');

  // Her own cheque, confirmed at the desk; her page follows.
  await inna.page.goto(own(inna, 'details'));
  await inna.page.getByRole('button', { name: /Приложите чек/ }).click();
  const claim = inna.page.getByRole('dialog');
  await claim.getByLabel('Номер чека или поручения').fill('417');
  await claim.locator('input[type="file"]').setInputFiles({ name: 'чек.png', mimeType: 'image/png', buffer: PNG });
  await claim.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(inna.page.getByText('На проверке у организатора')).toBeVisible();
  await page.goto(`${at}/payments`);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(inna.page.getByText('На проверке у организатора')).toBeHidden();
  await expect(async () => {
    await letterTo(inna.context, inna.email, 'зачтён');
  }).toPass();

  // The cashier, on a phone, takes the rest and gives a receipt.
  await page.setViewportSize(PHONE.viewport);
  await page.goto(`${at}/cash`);
  await page.getByLabel('Кто платит').fill('Жар');
  await page.getByRole('button', { name: 'Принять', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Принять', exact: true }).click();
  await expect(page.getByText(/квитанция №\s1/)).toBeVisible();
  await expect(page.getByText('Оплачено', { exact: true })).toBeVisible();
  await paper(page, 'cash-in', () => chooseIn(page, /Квитанция 1/, 'Квитанция на печать'));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'walk-cash-390');
  await expect(inna.page.getByText(/^0\s₽$/).first()).toBeVisible();

  // Another pays in cash and leaves: what is kept is booked, the rest goes back from the desk.
  const petr = await applied(browser, event, 'Соколов Пётр Ильич', 'Пётр Соколов', 'Соло');
  await page.goto(`${at}/cash`);
  await page.getByLabel('Кто платит').fill('Соколов');
  await page.getByRole('button', { name: 'Принять', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Принять', exact: true }).click();
  await expect(page.getByText(/квитанция №\s2/)).toBeVisible();
  await petr.page.goto(`${BASE}/member/competition/${event}/applications/${petr.guid}?page=send`);
  await petr.page.getByRole('button', { name: /^Отозвать/ }).click();
  await petr.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Отозвать/ })
    .click();
  await petr.page.goto(own(petr, 'details'));
  await expect(petr.page.getByText('Заявка отозвана, вам вернут')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${at}/applications/${petr.guid}/payments`);
  await page.getByRole('button', { name: 'Удержать при отказе' }).click();
  const keep = page.getByRole('dialog');
  await expect(keep).toContainText('физическое лицо');
  await keep.getByLabel('Подтверждённые расходы').fill('500');
  await keep.getByLabel('Основание').fill('Заказаны дипломы, накладная № 7');
  await picture(page, 'walk-retention-1440');
  await keep.getByRole('button', { name: 'Удержать', exact: true }).click();
  await expect(page.getByText(/^Удержано/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Действия: Соколов/ }).click();
  await page.getByRole('menuitem', { name: 'Вернуть деньги' }).click();
  const back = page.getByRole('dialog');
  await back.getByLabel('Сумма').fill('3100');
  await back.getByLabel('Причина').fill('Отказ от участия');
  await back.getByRole('button', { name: 'Вернуть деньги' }).click();
  await expect(page.getByRole('region', { name: 'Выписка по заявке' }).getByRole('row').last()).toContainText(/0\s₽/);
  await expectAccessible(page);
  await picture(page, 'walk-withdrawn-1440');
  await expect(petr.page.getByText(/^0\s₽$/).first()).toBeVisible();
  await page.goto(`${at}/applications/${petr.guid}/add-documents`);
  await paper(page, 'cash-out', () => page.getByRole('button', { name: /^Расходный ордер/ }).click());

  // Papers of the end.
  await page.goto(`${application}/add-documents`);
  await paper(page, 'act', () => page.getByRole('button', { name: 'Акт', exact: true }).click());
  await expect(page.getByRole('list', { name: 'Выпущенные документы' })).toContainText('Акт № А00001');
  await picture(page, 'walk-papers-1440');
  await page.goto(`${application}/payments`);
  await expect(page.getByRole('region', { name: 'Выписка по заявке' }).getByRole('row').last()).toContainText(/0\s₽/);
  if (process.env.RAMPA_TEST_PICTURES)
    await page.screenshot({ path: 'test-results/pictures/walk-statement-1440.png', fullPage: true });
  await page.goto(`${at}/applications`);
  await expect(page.getByRole('list', { name: 'Заявки' })).toContainText('Жар-птица');
  await expectAccessible(page);
  await picture(page, 'walk-applications-1440');
});
