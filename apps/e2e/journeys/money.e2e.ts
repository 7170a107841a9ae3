// Money by hand: a member on a phone sees what is due and why, asks for a discount and sends a cheque; the desk grants and
// confirms, both pages follow; the cashier takes the rest; the statement tells each line.

import { expect, test } from '@playwright/test';
import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationSubscribe,
  CompetitionFieldPriceUpdate,
  FestivalGetFestivalDetail,
  FestivalUpdateFestival,
  OrganizerLogin,
  RequisiteCreate,
  SchedulePaymentUpdate,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { chooseView, dropFile, expectAccessible, expectNoSidewaysScroll, picture, pictures } from '../pages.ts';
import { beginApplication, joinAsMember, newOrganizer, post } from '../people.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function pricedEvent(organizer: { login: string; password: string }) {
  const contest = await Contest.create({ organizer });
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
    body: { version: 0, prices: [{ ...price, price: 400_000 }] },
  });
  const stages = [
    { title: 'Предоплата', daysAfter: 0, percentBp: 5_000 },
    { title: 'Остаток', daysAfter: 30, percentBp: 5_000 },
  ];
  await contest.call(SchedulePaymentUpdate, { query, body: { title: 'Пополам', stages } });
  const requisite = {
    ...{ type: 1 as const, organizationName: 'ООО «Светлояр»', inn: '7707083893', kpp: '770701001' },
    ...{ fullName: 'Лугова Елена Сергеевна', buhgalter: 'Лугова Е. С.' },
    ...{ ogrn: '1027700132195', director: 'Лугова Е. С.', organizationAddress: 'Семёнов', mail: 'a@example.org' },
    ...{ bankName: 'ПАО Сбербанк', bik: '044525225', paymentAccount: '40702810138250123017' },
    correspondentAccount: '30101810400000000225',
  };
  await contest.call(RequisiteCreate, { body: { requisite, isConfirmed: true } });
  return contest;
}

/** As a bank writes it: 500 roubles of nobody knows whom, and a day that no calendar has. */
function bankFile(): string {
  const day = new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow' }).format(new Date());
  const row = (number: string, date: string, name: string) => [
    ...['СекцияДокумент=Платежное поручение', `Номер=${number}`, `Дата=${date}`, 'Сумма=500.00'],
    ...['ПлательщикСчет=40817810500000000001', `Плательщик1=${name}`, 'ПолучательСчет=40702810138250123017'],
    ...[`ДатаПоступило=${date}`, 'НазначениеПлатежа=За участие в фестивале', 'КонецДокумента'],
  ];
  const head = ['1CClientBankExchange', 'ВерсияФормата=1.03', 'РасчСчет=40702810138250123017'];
  return [...head, ...row('31', day, 'Соколова Анна'), ...row('32', '31.02.2026', 'Лугов Пётр'), 'КонецФайла'].join(
    '\r\n',
  );
}

test('money is asked for, paid and told of on both sides', async ({ page, browser }) => {
  // A bank's row is known in all events of an organizer, and offered to their applications.
  const organizer = await newOrganizer(page.context());
  const contest = await pricedEvent(organizer);
  const member = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const email = await joinAsMember(member, contest.guid, 'Ветлугина Инна Сергеевна');
  const applicationGuid = await beginApplication(member, contest.guid);
  // What it costs is told before it is sent.
  const draft = await member.newPage();
  await draft.goto(`${BASE}/member/competition/${contest.guid}/applications/${applicationGuid}`);
  await draft.getByLabel('Произведение').fill('Калинка');
  await expect(draft.getByText(/^4\s000\s₽$/).filter({ visible: true })).toHaveCount(1);
  await expectNoSidewaysScroll(draft);
  await picture(draft, 'own-cost-390');
  await draft.getByRole('button', { name: /^Дальше/ }).click();
  const cost = draft.getByRole('region', { name: 'Стоимость участия' });
  await expect(cost).toContainText(/1\sномер × 4\s000\s₽/);
  await expect(cost).toContainText('По сегодняшним ценам');
  await expectAccessible(draft);
  await picture(draft, 'own-cost-sending-390');
  await draft.setViewportSize({ width: 1440, height: 900 });
  await draft.goBack();
  await expect(cost).toContainText(/Итого/);
  await picture(draft, 'own-cost-1440');
  await draft.close();
  await post(member, ApplicationSubscribe, {}, `?applicationGuid=${applicationGuid}`);

  const phone = await member.newPage();
  await phone.goto(`${BASE}/member/competition/${contest.guid}/payments`);
  await expect(phone.getByText('К оплате сейчас')).toBeVisible();
  await expect(phone.getByText(/^2\s000\s₽$/).first()).toBeVisible();
  await expectAccessible(phone);
  await picture(phone, 'own-money-390');
  await phone.getByRole('list', { name: 'Мои заявки' }).getByRole('link').first().click();
  await phone.getByRole('button', { name: /^Как посчитали/ }).click();
  await expect(phone.getByText('Стоимость участия')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await picture(phone, 'own-due-390');
  await phone.getByRole('button', { name: /^Оплатить/ }).click();
  await expect(phone.getByRole('img', { name: /^QR-код на 2\s000\s₽/ })).toBeVisible();
  await expectAccessible(phone);
  await picture(phone, 'own-qr-390');
  await phone.getByRole('button', { name: 'Закрыть' }).click();
  await phone.getByRole('button', { name: /Приложите чек/ }).click();
  const claim = phone.getByRole('dialog');
  await claim.getByLabel('Номер чека или поручения').fill('417');
  await claim.locator('input[type="file"]').setInputFiles({ name: 'чек.png', mimeType: 'image/png', buffer: PNG });
  await picture(phone, 'own-claim-390');
  await claim.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(phone.getByText('На проверке у организатора')).toBeVisible();

  await post(page.context(), OrganizerLogin, organizer);
  await page.setViewportSize({ width: 1440, height: 900 });
  const at = `${BASE}/organizer/events/${contest.guid}/finances`;
  await page.goto(`${at}/payments`);
  await expect(page.getByText('ждёт проверки').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'journal-1440');
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByText('зачтён', { exact: true }).first()).toBeVisible();
  // A person's money waits for a receipt of the till.
  await expect(page.getByText('чек не пробит')).toBeVisible();
  await page.getByRole('button', { name: /^Действия: Ветлугина/ }).click();
  await page.getByRole('menuitem', { name: /^Чек прихода/ }).click();
  const receipt = page.getByRole('dialog');
  for (const [label, value] of Object.entries({ 'РН ККТ': '0000000001000123', 'Номер ФН': '9999078900001234', 'Номер ФД': '42', ФП: '1234567890' })) await receipt.getByLabel(label, { exact: true }).fill(value); // prettier-ignore
  await expectAccessible(page);
  await picture(page, 'fiscal-1440');
  await receipt.getByRole('button', { name: 'Записать' }).click();
  await expect(page.getByText('чек не пробит')).toBeHidden();
  // The member's page follows by itself.
  await expect(phone.getByText('Уже оплачено')).toBeVisible();
  await expect(phone.getByText('На проверке у организатора')).toBeHidden();
  await expect(async () => {
    expect((await letterTo(member, email, 'зачтён')).text).toContain('2 000 ₽'.replace(' ', '\u00a0').slice(0, 1));
  }).toPass();

  // Who works with applications sees it beside them.
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  await chooseView(page, 'Не оплачены 1');
  await expect(page.getByRole('grid', { name: 'Заявки' }).locator('[data-row]')).toContainText(/2\s000\s₽из 4\s000\s₽/);
  await expectAccessible(page);
  await pictures(page, 'applications-paid', 390, 768, 1280, 1440);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${at}/applications`);
  await expect(page.getByText('оплачено частично').first()).toBeVisible();
  await page.getByRole('button', { name: 'Диаграммы' }).click();
  const ages = page.getByRole('table', { name: 'Долги по срокам' });
  await expect(ages.getByRole('row', { name: /^Срок не прошёл/ })).toContainText(/2\s000\s₽/);
  await expect(page.getByText(/^Пришло 2\s000\s₽$/)).toBeVisible();
  await page
    .getByRole('checkbox', { name: /Калинка|Ветлугина|№/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Письмо со счётом' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click();
  await expect(async () => {
    expect((await letterTo(member, email, 'Счёт')).text).toMatch(/2\s000\s₽/u);
  }).toPass();
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await picture(page, `accounts-${width}`);
  }
  await page.getByRole('list', { name: 'Заявки' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Дать скидку' }).click();
  const discount = page.getByRole('dialog');
  await discount.getByLabel('За что').fill('Коллектив третий год подряд');
  await discount.getByRole('button', { name: 'Дать скидку' }).click();
  await expect(page.getByText('Коллектив третий год подряд')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'account-1440');

  // The bank's statement: nothing fits by itself, so a person says whom a row is for, and takes it back.
  await page.goto(`${at}/statement`);
  await expectAccessible(page);
  await dropFile(page.getByText('Перетащите сюда выписку'), 'kl_to_1c.txt', Buffer.from(bankFile()));
  const rows = page.getByRole('list', { name: 'Строки выписки' });
  await expect(rows).toContainText('Такого дня нет в календаре');
  await rows.getByRole('button', { name: 'Разобрать' }).click();
  const whom = page.getByRole('dialog');
  await whom.getByLabel('Найти заявку или спонсора').fill('Ветлугина');
  await whom.getByRole('button', { name: /^Добавить/ }).click();
  await expectAccessible(page);
  await picture(page, 'bank-assign-1440');
  await whom.getByRole('button', { name: 'Провести строку' }).click();
  await expect(rows.getByText('проведено', { exact: true })).toBeVisible();
  await expect(phone.getByText(/^−\u20602\s500\s₽$/)).toBeVisible();
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await picture(page, `bank-${width}`);
  }
  await rows.getByRole('button', { name: /^Действия: Соколова/ }).click();
  await page.getByRole('menuitem', { name: 'Отменить проведение' }).click();
  await page.getByRole('dialog').getByLabel('Причина').fill('Не та заявка');
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить проведение' }).click();
  await expect(rows.getByRole('button', { name: 'Разобрать' })).toBeVisible();

  // The cashier has a phone too.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${at}/cash`);
  await page.getByLabel('Кто платит').fill('Ветлугина');
  await page.getByRole('button', { name: 'Принять', exact: true }).click();
  const cash = page.getByRole('dialog');
  await picture(page, 'cash-form-390');
  await cash.getByRole('button', { name: 'Принять', exact: true }).click();
  await expect(page.getByText(/квитанция №\s1/)).toBeVisible();
  // Nothing is left to be taken.
  await expect(page.getByText('Оплачено', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Принять', exact: true })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Квитанции' })).toContainText('Ветлугина');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, 'cash-390');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${at}/applications/${applicationGuid}/payments`);
  const statement = page.getByRole('region', { name: 'Выписка по заявке' });
  await expect(statement).toContainText('Начислено за участие');
  await expect(statement).toContainText('Скидка: Коллектив третий год подряд');
  await expect(statement.getByRole('row').last()).toContainText(/0\s₽/);
  await expectAccessible(page);
  await picture(page, 'statement-1440');
  await page.goto(`${at}/applications/${applicationGuid}/discount`);
  await expect(page.getByRole('list', { name: 'Скидки' })).toContainText('дана');
  await picture(page, 'discounts-1440');
});
