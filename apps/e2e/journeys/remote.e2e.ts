// The operator's page and the hall screens side by side in real browsers.

import { expect, test, type Page } from '@playwright/test';
import { CompetitionDisplaySettingUpdate, CompetitionProgramItemUpdate } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test.describe('the remote control of the hall', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  async function openHall(page: Page, url: string): Promise<Page> {
    const hall = await page
      .context()
      .browser()!
      .newPage({ viewport: { width: 1920, height: 1080 } });
    await hall.goto(url);
    return hall;
  }

  const sizesOf = (page: Page) =>
    page
      .locator('.hall')
      .first()
      .evaluate((hall) => [
        hall.clientWidth,
        ...[...hall.querySelectorAll<HTMLElement>('.r-fit-text')].map(
          (text) => `${text.style.fontSize} ${text.textContent}`,
        ),
      ]);

  const key = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Что показать' }).getByRole('button', { name, exact: true });

  test('claims a bare television by its code, and takes it back', async ({ page }) => {
    const contest = await Contest.create();
    const tv = await openHall(page, `${BASE}/public/display`);
    const code = await tv.locator('.hall-claim-code').textContent();
    await expect(tv.getByRole('img', { name: /QR-код экрана/ })).toBeVisible();
    await picture(tv, 'hall-claim');
    await signIn(page);
    await page.goto(`${BASE}/organizer/events/${contest.guid}/display-voiting`);
    await page.getByRole('button', { name: 'Подключить по коду' }).click();
    await page.getByLabel('Код с экрана').fill(code!.toLowerCase());
    await page.getByRole('button', { name: 'Подключить', exact: true }).click();
    await expect(tv.getByText(contest.title).first()).toBeVisible();
    await expect(page.getByText('1 устройство на связи').first()).toBeVisible();
    await expect(page.getByText('Телевизор 1920×1080, 16:9')).toBeVisible();
    // Switched off and on again the television knows its display by itself.
    await tv.reload();
    await expect(tv.getByText(contest.title).first()).toBeVisible();
    await page.getByRole('button', { name: 'Отвязать' }).click();
    await page.getByRole('dialog', { name: 'Отвязать телевизор?' }).getByRole('button', { name: 'Отвязать' }).click();
    await expect(tv.locator('.hall-claim-code')).toBeVisible();
    await expect(tv.locator('.hall-claim-code')).not.toHaveText(code!);
  });

  test('is reached by the QR code of a television too', async ({ page }) => {
    const contest = await Contest.create();
    const tv = await openHall(page, `${BASE}/public/display`);
    const code = await tv.locator('.hall-claim-code').textContent();
    await signIn(page);
    await page.goto(`${BASE}/organizer/screen?code=${code}`);
    await page.getByRole('combobox', { name: 'Мероприятие' }).click();
    await page.getByRole('option', { name: contest.title }).click();
    await expect(page.getByRole('combobox', { name: 'Какой экран показать' })).toHaveValue('Зал');
    await expectAccessible(page);
    const field = page.getByLabel('Код с экрана');
    await expect(field).toHaveValue(code!);
    // Without a camera the code is typed here; an error stands at the field.
    await page.goto(`${BASE}/organizer/screen`);
    await page.getByRole('combobox', { name: 'Мероприятие' }).click();
    await page.getByRole('option', { name: contest.title }).click();
    await expect(page.getByRole('combobox', { name: 'Какой экран показать' })).toHaveValue('Зал');
    await field.fill(code!.slice(0, 3));
    await field.press('Enter');
    await expect(page.getByText('В коде четыре знака')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(`${code!.slice(0, 2).toLowerCase()}-${code!.slice(2)} `);
    await field.press('Enter');
    await expect(page.getByText('Экран подключён')).toBeVisible();
    await expect(tv.getByText(contest.title).first()).toBeVisible();
  });

  test('darkens, pauses, speaks, freezes; and two operators see the same', async ({ page }) => {
    const contest = await Contest.create();
    const hall = await openHall(page, contest.display.url);
    await contest.stage(0);
    await signIn(page);
    await page.goto(`${BASE}/organizer/events/${contest.guid}/display-voiting`);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(hall.getByText(/Жар.{1,3}птица/).first()).toBeVisible();
    await expect(key(page, 'За программой')).toHaveAttribute('aria-pressed', 'true');
    // The small picture is that of the hall as a whole: nothing in it fits otherwise.
    await expect.poll(() => sizesOf(page)).toEqual(await sizesOf(hall));

    await key(page, 'Чёрный').click();
    await expect(hall.locator('.hall-blank')).toBeVisible();
    await expect(hall.getByText(/Жар.{1,3}птица/)).toHaveCount(0);
    await expect(key(other, 'Чёрный')).toHaveAttribute('aria-pressed', 'true');

    await key(other, 'Перерыв').click();
    await other.getByLabel('Минут').fill('15');
    await other.getByRole('button', { name: 'Объявить перерыв' }).click();
    await expect(hall.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await expect(hall.getByText(/Продолжим в/)).toBeVisible();
    await expect(hall.getByText('Калинушка').first()).toBeVisible();
    await expect(page.getByText(/перерыв до/).first()).toBeVisible();
    await picture(hall, 'hall-pause');

    await key(page, 'Сообщение').click();
    const message = page.getByLabel('Сообщение залу');
    await message.fill('Просим всех занять свои места');
    // A picture is shown at once, with the words still there; closing them asks, as every drawer does.
    await key(page, 'Чёрный').click();
    await expect(hall.locator('.hall-blank')).toBeVisible();
    await expect(message).toHaveValue('Просим всех занять свои места');
    await key(page, 'Сообщение').click();
    const asking = page.getByRole('dialog', { name: 'Закрыть без сохранения?' });
    await asking.getByRole('button', { name: 'Вернуться' }).click();
    await expect(message).toHaveValue('Просим всех занять свои места');
    await page.getByRole('button', { name: 'Показать сообщение' }).click();
    await expect(hall.getByText('Просим всех занять свои места')).toBeVisible();
    await picture(hall, 'hall-message');

    await key(page, 'Далее').click();
    await expect(hall.locator('.hall-next-up').getByText('Калинушка')).toBeVisible();
    await picture(hall, 'hall-next');
    await page.getByRole('button', { name: 'Заморозить' }).click();
    await expect(page.getByText(/Картинка заморожена/)).toBeVisible();
    await contest.stage(1);
    await expect(hall.locator('.hall-next-up').getByText('Калинушка')).toBeVisible();
    await page.getByRole('button', { name: 'Разморозить' }).click();
    await expect(hall.locator('.hall-next-first').getByText('Лель')).toBeVisible();
    await picture(page, 'portal-displays');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, 'portal-displays-phone');
  });

  test('shows a result by a press, and hides it again', async ({ page }) => {
    const contest = await Contest.create();
    await contest.call(CompetitionDisplaySettingUpdate, {
      query: { competitionGuid: contest.guid },
      body: {
        competitionDisplaySettingGuid: contest.display.guid,
        title: 'Зал',
        programGuid: contest.program,
        reveal: 'whenReleased',
      },
    });
    const hall = await openHall(page, contest.display.url);
    await contest.stage(0);
    await contest.mark(0, 0, [94, 96]);
    await signIn(page);
    await page.goto(`${BASE}/organizer/events/${contest.guid}/display-voiting`);
    const release = page.getByRole('button', { name: /Показать результат/ });
    await expect(release).toBeDisabled();
    await expect(page.getByText('Оценили 1 из 2: показывать рано.')).toBeVisible();
    await contest.mark(1, 0, [90, 92]);
    await expect(release).toBeEnabled();
    await expect(hall.getByText('2 из 2')).toBeVisible();
    expect(await hall.content()).not.toMatch(/9,[3-6]/);
    await release.click();
    await expect(hall.getByText('9,30').first()).toBeVisible();
    await page.getByRole('button', { name: /Скрыть результат/ }).click();
    await expect(hall.getByText('Все судьи поставили оценки')).toBeVisible();
    expect(await hall.content()).not.toMatch(/9,30/);

    // What the hall saw under another rule is remembered when that rule returns during the day.
    const choose = async (when: string) => {
      await page.getByRole('combobox', { name: 'Результат в зале' }).click();
      await page.getByRole('option', { name: when }).click();
    };
    await choose('когда оценили все судьи, хотя бы номер ещё шёл');
    await expect(hall.getByText('9,30').first()).toBeVisible();
    await choose('по кнопке «Показать результат»');
    await expect(page.getByText('Открыто в зале: 1 результат')).toBeVisible();
    await contest.stage(1);
    await contest.mark(0, 1, [80, 82]);
    await contest.mark(1, 1, [80, 82]);
    await key(page, 'Лидеры').click();
    await page.getByRole('button', { name: 'Показать лидеров' }).click();
    await expect(hall.locator('.hall-row')).toHaveCount(1);
    await expect(hall.locator('.hall-row')).toContainText('9,30');
    await key(page, 'Логотип').click();
    await expect(hall.locator('.hall-logo')).toBeVisible();
    await key(page, 'Лидеры').click();
    await page.getByRole('button', { name: 'Показать лидеров' }).click();
    await hall.reload();
    await expect(hall.locator('.hall-row')).toContainText('9,30');
    expect(await hall.content()).not.toMatch(/8,10/);
    await page.getByRole('button', { name: 'Скрыть все' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Скрыть', exact: true }).click();
    await expect(hall.getByText('Результаты ещё впереди')).toBeVisible();
  });

  test('black and logo are one key away on the screen itself, without a network too', async ({ page }) => {
    const contest = await Contest.create();
    const hall = await openHall(page, contest.display.url);
    await contest.stage(0);
    await expect(hall.getByText(/Жар.{1,3}птица/).first()).toBeVisible();
    await hall.context().setOffline(true);
    await expect(hall.getByText(/нет связи/).first()).toBeVisible({ timeout: 60_000 });
    await hall.keyboard.press('KeyB');
    await expect(hall.locator('.hall-blank')).toBeVisible();
    await expect(hall.getByText(/нет связи/)).toHaveCount(0);
    await hall.keyboard.press('KeyB');
    await expect(hall.getByText(/Жар.{1,3}птица/).first()).toBeVisible();
    await hall.keyboard.press('KeyL');
    await expect(hall.getByText(contest.title).first()).toBeVisible();
    await hall.keyboard.press('Escape');
    await expect(hall.getByText(/Жар.{1,3}птица/).first()).toBeVisible();
    await hall.context().setOffline(false);
    await expect(hall.getByText(/нет связи/)).toBeHidden({ timeout: 60_000 });
    await signIn(page);
    await hall.keyboard.press('KeyB');
    await page.goto(`${BASE}/organizer/events/${contest.guid}/display-voiting`);
    await expect(page.getByText(/затемнён клавишей на месте/).first()).toBeVisible();
  });

  test('takes a logo, and warns of long names before the hall sees them', async ({ page }) => {
    const contest = await Contest.create();
    const long = 'Муниципальное бюджетное учреждение дополнительного образования «Детская школа искусств»';
    await contest.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: contest.program },
      body: { competitionProgramItemGuid: contest.item(2), performer: long },
    });
    const hall = await openHall(page, contest.display.url);
    await signIn(page);
    await page.goto(`${BASE}/organizer/events/${contest.guid}/display-voiting`);
    await expect(page.getByRole('heading', { name: 'Длинные имена' })).toBeVisible();
    await expect(page.getByText(long)).toBeVisible();
    await page.getByRole('button', { name: 'Действия: Зал' }).click();
    await page.getByRole('menuitem', { name: 'Изменить' }).click();
    const logo = page.getByRole('group', { name: 'Логотип' });
    const chooser = page.waitForEvent('filechooser');
    await logo.getByRole('button', { name: 'Загрузить' }).click();
    await (await chooser).setFiles({ name: 'знак.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText('Такой файл не подходит. Выберите картинку PNG, JPEG или WebP.')).toBeVisible();
    const again = page.waitForEvent('filechooser');
    await logo.getByRole('button', { name: 'Загрузить' }).click();
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
      'base64',
    );
    await (await again).setFiles({ name: 'знак.png', mimeType: 'image/png', buffer: png });
    await expect(logo.getByRole('button', { name: 'Заменить' })).toBeVisible();
    await expect(hall.locator('.hall-logo-own')).toBeVisible();
    await contest.stage(2);
    await expect(hall.getByText(/Детская школа искусств/).first()).toBeVisible();
    await picture(hall, 'hall-long');
  });
});
