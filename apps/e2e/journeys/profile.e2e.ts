import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { CONSENTS } from '@rampa/accounts/domain';
import {
  OrganizerAddLogo,
  OrganizerEmailConfirmation,
  OrganizerLogin,
  OrganizerRegistration,
  OrganizerUpdateProfile,
} from '@rampa/contract';
import sharp from 'sharp';
import { call } from '../../../libs/platform/testing/caller.ts';
import { BASE } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { expectAccessible, expectNoSidewaysScroll, picture } from '../pages.ts';

const PASSWORD = 'свет снизу вверх';

/** A profile without telephone and city. */
async function newOrganizer(context: BrowserContext): Promise<string> {
  const email = `profile-${Date.now()}@example.org`;
  const consents = [{ kind: 'processing' as const, version: CONSENTS.processing.version }];
  const person = { email, password: PASSWORD, fullName: 'Лугова Елена Сергеевна', phone: '9991234567', consents };
  await call(BASE, OrganizerRegistration, { body: { ...person, companyName: 'Светлояр', city: 'Семёнов' } });
  const link = new URL((await letterTo(context, email)).link());
  const token = new URLSearchParams(link.hash.slice(1)).get('token')!;
  await call(BASE, OrganizerEmailConfirmation, { body: { token } });
  const { token: as } = await call(BASE, OrganizerLogin, { body: { login: email, password: PASSWORD } });
  await call(BASE, OrganizerUpdateProfile, {
    as,
    body: {
      ...{ version: 0, name: person.fullName, title: '', countryCode: 'RU', phone: '', city: '' },
      organizer: { companyName: 'Светлояр', telegram: '', vk: '', site: '', whatsApp: '', email: '' },
    },
  });
  return email;
}

async function enter(page: Page, email: string): Promise<void> {
  await page.goto(`${BASE}/profile/login/organizer`);
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/organizer\//);
}

test('a profile is filled on a phone: the warning goes, the logo comes back, the choices stay', async ({
  page,
  context,
}) => {
  const email = await newOrganizer(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, email);
  await page.getByRole('button', { name: 'Заполните данные в профиле' }).click();
  await page.getByRole('menuitem', { name: 'Мои данные' }).click();
  await expect(page.getByRole('heading', { name: 'Мои данные' })).toBeVisible();

  const missing = page.getByText('Не хватает: телефон, город.');
  await expect(missing).toBeVisible();
  await expect(page.getByLabel('Телефон')).toBeFocused();
  await page.getByRole('button', { name: 'город' }).click();
  await expect(page.getByRole('combobox', { name: 'Город' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, 'profile-missing-390');

  // A number takes the shape of its country, cities are offered with their regions, a dangerous link is refused.
  await page.getByRole('combobox', { name: 'Страна' }).selectOption('BY');
  await page.getByLabel('Телефон').pressSequentially('291234567');
  await expect(page.getByLabel('Телефон')).toHaveValue('+375 (29) 123-45-67');
  await page.getByRole('combobox', { name: 'Город' }).fill('Гом');
  await page.getByRole('option', { name: 'Гомель Гомельская область' }).click();
  await page.getByLabel('Telegram').fill('javascript:alert(1)');
  const save = page.getByRole('button', { name: 'Сохранить', exact: true });
  await save.click();
  await expect(page.getByText('Введите имя вида @festival или ссылку t.me/festival')).toBeVisible();
  await expect(page.getByLabel('Telegram')).toBeFocused();
  await picture(page, 'profile-fault-390');
  await page.getByLabel('Telegram').fill('@svetloyar');
  await save.click();
  await expect(missing).toHaveCount(0);
  await expect(page.getByLabel('Telegram')).toHaveValue('https://t.me/svetloyar');
  await expect(page.getByRole('button', { name: 'Заполните данные в профиле' })).toHaveCount(0);

  const logo = page.getByRole('group', { name: 'Логотип' });
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#144f6b' } })
    .png()
    .toBuffer();
  const send = async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      logo.getByRole('button', { name: 'Выбрать картинку' }).click(),
    ]);
    await chooser.setFiles({ name: 'Логотип.png', mimeType: 'image/png', buffer });
  };
  // While a file is on its way its course stands there, and «Отменить» takes it back.
  const path = `**/api/v1/${OrganizerAddLogo.path}`;
  await page.route(path, () => undefined);
  await send();
  await expect(logo.getByRole('progressbar', { name: 'Отправляем файл' })).toBeAttached();
  await logo.getByRole('button', { name: 'Отменить' }).click();
  await expect(logo.getByRole('button', { name: 'Выбрать картинку' })).toBeFocused();
  await expect(page.getByRole('status').getByText(/не удалось/i)).toHaveCount(0);
  await page.unroute(path);
  await send();
  const shown = logo.locator('img[src^="/api/v1/Public/file/"]');
  await expect(shown).toBeVisible();
  // The file is missing on the disk: the page says so instead of showing no picture.
  const address = '**/api/v1/Public/file/*';
  await page.route(address, (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(logo.getByText('Файл записан, но сервер не может его прочитать.')).toBeVisible();
  await picture(page, 'profile-logo-lost-390');
  await page.unroute(address);
  await page.reload();
  await expect(shown).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, 'profile-filled-390');
  await logo.getByRole('button', { name: 'Убрать' }).click();
  await expect(shown).toHaveCount(0);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(shown).toBeVisible();
  // Another takes its place, and the former comes back.
  const proportion = () =>
    shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight);
  await expect.poll(proportion).toBeGreaterThan(0);
  const first = await proportion();
  const [again] = await Promise.all([
    page.waitForEvent('filechooser'),
    logo.getByRole('button', { name: 'Заменить' }).click(),
  ]);
  const other = sharp({ create: { width: 300, height: 300, channels: 3, background: '#6f1444' } });
  await again.setFiles({ name: 'Новый.png', mimeType: 'image/png', buffer: await other.png().toBuffer() });
  await expect(page.getByRole('button', { name: 'Вернуть прежнее' })).toBeVisible();
  await expect.poll(proportion).toBe(1);
  await page.getByRole('button', { name: 'Вернуть прежнее' }).click();
  await expect.poll(proportion).toBe(first);

  // Which letters come and how long lists are.
  await page.getByRole('link', { name: 'Письма и списки' }).click();
  const letters = page.getByRole('checkbox', { name: 'Сотрудник просит доступ' });
  await expect(page.getByRole('checkbox', { name: 'Безопасность кабинета' })).toBeDisabled();
  await letters.uncheck();
  await expect(page.getByText('Настройка сохранена')).toBeVisible();
  const news = page.getByRole('checkbox', { name: 'Новые и отозванные заявки' });
  await expect(news).toBeChecked();
  await news.press('Space');
  await expect(news).not.toBeChecked();
  await page.getByText('50', { exact: true }).click();
  await expectAccessible(page);
  await picture(page, 'profile-letters-390');
  await page.reload();
  await expect(page.getByRole('radio', { name: '50' })).toBeChecked();
  await expect(letters).not.toBeChecked();
  await expect(news).not.toBeChecked();
  const [request] = await Promise.all([
    page.waitForRequest(/Festival\/GetFestivals/),
    page.goto(`${BASE}/organizer/events`),
  ]);
  expect(request.postDataJSON()).toMatchObject({ pageSize: 50 });
});
