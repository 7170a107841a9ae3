import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BASE } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

const SCHOOL: Record<string, string> = {
  'Контактное лицо': 'Лебедева Ольга Игоревна',
  КПП: '770701001',
  ОГРН: '1027700132195',
  'Юридический адрес': '107392, Москва, ул. Халтуринская, 18',
  БИК: '044525225',
  Руководитель: 'Ершов Пётр Павлович',
  Бухгалтер: 'Ершова Анна Ильинична',
};

async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
}

test('requisites with a slip are saved when confirmed, mended, deleted and brought back', async ({ page }) => {
  const name = `Школа искусств ${Date.now()}`;
  const save = page.getByRole('button', { name: 'Сохранить', exact: true });
  await signIn(page);
  await page.goto(`${BASE}/requisite`);
  await page.getByRole('button', { name: 'Справочник банков' }).click();
  await expect(page.getByText('Сейчас работает список портала: 589 банков')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'bank-directory');
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('link', { name: 'Добавить реквизиты' }).first().click();
  await expect(page.getByRole('heading', { name: 'Новые реквизиты' })).toBeVisible();

  // Required fields: the first missing one has the focus.
  await save.click();
  await expect(page.getByText('Заполните поле «КПП»')).toBeVisible();
  await expect(page.getByLabel('Наименование организации')).toBeFocused();
  await fill(page, { ...SCHOOL, 'Наименование организации': name, ИНН: '7707083894' });
  // The BIC alone gives the bank and its account; what somebody has typed is offered the directory's words.
  await expect(page.getByLabel('Наименование банка')).toHaveValue('ПАО Сбербанк, г. Москва');
  await expect(page.getByLabel('Корреспондентский счёт')).toHaveValue('30101810400000000225');
  await fill(page, { 'Наименование банка': 'Сбер' });
  await expect(page.getByText('По справочнику: ПАО Сбербанк, г. Москва.')).toBeVisible();
  await page.getByRole('button', { name: 'Подставить' }).click();
  await expect(page.getByLabel('Наименование банка')).toHaveValue('ПАО Сбербанк, г. Москва');
  await fill(page, { 'Расчётный счёт': '40702 810 1 3825 0123017' });
  await expect(page.getByText('Контрольная цифра ИНН не сходится: проверьте, нет ли опечатки')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: /^Система налогообложения/ }).click();
  await page.getByRole('option', { name: 'Упрощённая (УСН), доходы', exact: true }).click();

  // Unsaved input is not left without a question.
  await page.getByRole('link', { name: 'Мероприятия' }).first().click();
  await page.getByRole('dialog', { name: 'Уйти без сохранения?' }).getByRole('button', { name: 'Не надо' }).click();
  await expect(page.getByLabel('ИНН')).toHaveValue('7707083894');

  // Asked while the number still stands as it was pasted.
  await fill(page, { 'Расчётный счёт': '40702 810 1 3825 0123017' });
  await page.getByLabel('Расчётный счёт').press('Enter');
  const question = page.getByRole('alert').filter({ hasText: 'Похоже на опечатку: 1 поле' });
  await expect(question).toBeVisible();
  // A second Enter does not answer an unread question.
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'ИНН' }).press('Enter');
  await expect(page.getByLabel('ИНН')).toBeFocused();
  await picture(page, 'requisite-doubt');
  await page.getByRole('button', { name: 'Всё равно сохранить' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('40702810138250123017')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Скопировать: ИНН' })).toBeVisible();
  // The stamp that invoices bear.
  const stamp = page.getByRole('group', { name: 'Печать' });
  const buffer = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#1b3a8f' } }).png().toBuffer(); // prettier-ignore
  await stamp.locator('input[type="file"]').setInputFiles({ name: 'печать.png', mimeType: 'image/png', buffer });
  await expect(stamp.getByRole('img', { name: 'Печать' })).toBeVisible();
  await expect(stamp.getByRole('button', { name: 'Заменить' })).toBeVisible();
  await picture(page, 'requisite-card-1280');
  await stamp.getByRole('button', { name: 'Убрать' }).click();
  await expect(stamp.getByText('Нет')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(stamp.getByRole('img', { name: 'Печать' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'requisite-card-360');

  // Corrected, and changed into a person, whose passport is no longer shown.
  await page.getByRole('link', { name: 'Изменить' }).click();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('combobox', { name: 'Вид' }).click();
  await page.getByRole('option', { name: 'Физическое лицо' }).click();
  await expect(page.getByLabel('КПП')).toHaveCount(0);
  await fill(page, { 'Фамилия, имя, отчество': name, ИНН: '500100732259' });
  await fill(page, { 'Серия и номер паспорта': '45 10 123678' });
  await save.click();
  await expect(page.getByText('•• •• •••678')).toBeVisible();
  await expect(page.getByText('Контрольная цифра')).toHaveCount(0);
  await page.getByRole('link', { name: 'Изменить' }).click();
  await expect(page.getByLabel('Серия и номер паспорта')).toHaveValue('');
  await fill(page, { 'Электронная почта, необязательно': 'school@example.org' });
  await save.click();
  await expect(page.getByText('school@example.org')).toBeVisible();
  await expect(page.getByText('•• •• •••678')).toBeVisible();

  await page.getByRole('link', { name: 'Все реквизиты' }).click();
  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('list', { name: 'Реквизиты' }).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Физическое лицо, ИНН 500100732259');
  await picture(page, 'requisites');
  await row.getByRole('button', { name: `Действия: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(row).toBeVisible();
});
