// Papers by hand: a member takes an invoice and a slip on a phone, the desk sees the same ones, chooses whose requisites new
// ones name, and finds them among all of the event.

import { expect, test, type Page } from '@playwright/test';
import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationTemplateUpdateField,
  CompetitionFieldPriceUpdate,
  FestivalGetFestivalDetail,
  FestivalUpdateFestival,
  OfferPublish,
  RequisiteCreate,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { pdfText } from '../../../libs/platform/testing/pdf-text.ts';
import { readFile } from 'node:fs/promises';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { beginApplication, joinAsMember, post } from '../people.ts';

async function pricedEvent() {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const { guid: formGuid } = await contest.call(ApplicationFormCreate, { query, body: {} });
  const [block, field] = [newGuid(), newGuid()];
  const edits = [
    { do: 'addBlock' as const, guid: block, parentGuid: null, title: 'Номер' },
    { do: 'addField' as const, guid: field, blockGuid: block, kind: 'Text' as const, title: 'Произведение' },
  ];
  await contest.call(ApplicationFormChange, { body: { formGuid, changeGuid: newGuid(), revision: 0, edits } });
  const asked = { query: { festivalGuid: contest.guid } };
  const { title, beginDate, endDate } = (await contest.call(FestivalGetFestivalDetail, asked)).details;
  const details = { title, beginDate, endDate, useFinances: true };
  await contest.call(FestivalUpdateFestival, { ...asked, body: { details } });
  const price = {
    competitionFieldPriceGuid: newGuid(),
    competitionFieldGuid: field,
    unit: 'item' as const,
    price: 400_000,
  };
  await contest.call(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [price] } });
  const requisite = {
    ...{ type: 1 as const, organizationName: `ООО «Светлояр ${Date.now()}»`, fullName: 'Лугова Елена Сергеевна' },
    ...{ inn: '7707083893', kpp: '770701001', ogrn: '1027700132195', organizationAddress: 'Семёнов, ул. Ленина, 1' },
    ...{ bankName: 'ПАО Сбербанк', bik: '044525225', paymentAccount: '40702810138250123017' },
    ...{ correspondentAccount: '30101810400000000225', director: 'Лугова Елена Сергеевна', buhgalter: 'Ершова Анна' },
  };
  await contest.call(RequisiteCreate, { body: { requisite, isConfirmed: true } });
  return { contest, field, payee: requisite.organizationName };
}

/** The text of the file that a press saves. */
async function taken(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await pdfText(await readFile(await download.path())) };
}

test('papers are taken on both sides, and the payee of new ones is chosen', async ({ page, browser }) => {
  const { contest, field, payee } = await pricedEvent();
  const member = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await joinAsMember(member, contest.guid, 'Ветлугина Инна Сергеевна');
  const applicationGuid = await beginApplication(member, contest.guid);
  await post(member, ApplicationTemplateUpdateField, { guid: field, applicationGuid, value: 'Калинка' });
  const offer = { query: { competitionGuid: contest.guid }, body: { text: 'Участие оплачивают до начала.' } };
  await contest.call(OfferPublish, offer);

  // Whoever sends an application reads the offer and accepts it.
  const phone = await member.newPage();
  await phone.goto(`${BASE}/member/competition/${contest.guid}/applications/${applicationGuid}?page=send`);
  await expect(phone.getByText('Кнопка откроется, когда вы отметите согласие с офертой.')).toBeVisible();
  await phone.getByText('Прочитать оферту, версия 1').click();
  await expect(phone.getByText('Участие оплачивают до начала.')).toBeVisible();
  await phone.getByLabel('Принимаю условия оферты').check();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await picture(phone, 'offer-accepted-390');
  await phone.getByRole('button', { name: 'Отправить заявку' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(phone.getByText('Заявка № 1 отправлена')).toBeVisible();

  await phone.goto(`${BASE}/member/competition/${contest.guid}/payments/${applicationGuid}/add-documents`);
  await expect(phone.getByText('Документов пока нет')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  const invoice = await taken(phone, () => phone.getByRole('button', { name: 'Счёт на оплату' }).click());
  expect(invoice.name).toMatch(/^Счёт № \d\d-\d{5} от/);
  expect(invoice.text).toContain('Четыре тысячи рублей 00 копеек');
  await expect(phone.getByText(/^Счёт №/)).toBeVisible();
  const slip = await taken(phone, () => phone.getByRole('button', { name: 'Квитанция ПД-4' }).click());
  expect(slip.text).toContain('Извещение');
  await picture(phone, 'own-papers-390');
  // A contract has nobody to name yet.
  await phone.getByRole('button', { name: 'Договор' }).click();
  await expect(phone.getByText('Выберите реквизиты плательщика')).toBeVisible();
  // A file of his own beside the application.
  await phone.getByRole('link', { name: 'Файлы', exact: true }).click();
  await phone.getByRole('button', { name: 'Приложить файл' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Что это').fill('Доверенность');
  const scan = { name: 'Скан.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await dialog.locator('input[type=file]').setInputFiles(scan);
  await dialog.getByRole('button', { name: 'Приложить' }).click();
  await expect(phone.getByRole('link', { name: 'Доверенность' })).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await picture(phone, 'own-files-390');

  await signIn(page);
  const at = `${BASE}/organizer/events/${contest.guid}/finances`;
  await page.goto(`${at}/applications/${applicationGuid}/add-documents`);
  const list = page.getByRole('list', { name: 'Выпущенные документы' });
  await expect(list.getByText(/^Счёт №/)).toBeVisible();
  const same = await taken(page, () => list.getByRole('button', { name: /^Скачать: Счёт/ }).click());
  expect(same).toEqual(invoice);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `papers-of-application-${width}`);
  }
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Все заявки' }).click();
  await page.getByRole('link', { name: 'Документы', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Документы' }).getByText(/^Счёт №/)).toBeVisible();
  const box = page.getByRole('combobox', { name: 'От чьего имени новые документы' });
  await box.click();
  await page.getByRole('option', { name: payee }).click();
  await expect(box).toHaveValue(payee);
  await page.getByRole('searchbox').fill('нет такого');
  await expect(page.getByText('Таких документов нет')).toBeVisible();
  await page.getByRole('searchbox').fill('Ветлугина');
  await expect(page.getByText(/^Счёт №/)).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `papers-of-event-${width}`);
  }
  await page.getByRole('button', { name: 'Собрать ZIP' }).click();
  await expect(page.getByText('Собираем документы за месяц')).toBeVisible();
  await page.getByRole('button', { name: 'Оферта', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Оферта' });
  await expect(drawer.getByText(/Оферту приняли: 1\sзаявка/)).toBeVisible();
  await drawer.getByLabel('Текст').fill('Участие оплачивают за неделю до начала.');
  await expectAccessible(page);
  await picture(page, 'offer-1440');
  await drawer.getByRole('button', { name: 'Опубликовать версию 2' }).click();
  await expect(page.getByText('Опубликована версия 2.')).toBeVisible();
  // The sample is a template at once; the next paper of its kind is filled from it.
  await page.getByRole('button', { name: 'Шаблоны', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Шаблоны документов' });
  const act = panel.getByRole('region', { name: 'Акт', exact: true });
  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    act.getByRole('button', { name: 'Скачать образец: Акт' }).click(),
  ]);
  expect(sample.suggestedFilename()).toMatch(/\.docx$/);
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const file = { name: 'Наш акт.docx', mimeType, buffer: await readFile(await sample.path()) };
  await act.locator('input[type=file]').setInputFiles(file);
  await expect(act.getByText('ваш шаблон')).toBeVisible();
  await act.getByText('Поля, которые можно вставить').click();
  await expect(act.getByText('{договор_номер}')).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await picture(page, `paper-templates-${width}`);
  }
  await act.getByRole('button', { name: 'Вернуть документ портала: Акт' }).click();
  await page
    .getByRole('dialog', { name: /^Убрать/ })
    .getByRole('button', { name: 'Вернуть документ портала' })
    .click();
  await expect(act.getByText('документ портала', { exact: true })).toBeVisible();
});
