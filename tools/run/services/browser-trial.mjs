// Tests whether a program is a browser that shows our pages. Some builds of Chromium start and show text, but crash on
// the first password, date or select, which need the system's fonts. So the trial page is a Russian form with these
// fields, filled in, measured and drawn.

import { createRequire } from 'node:module';

const FORM = `<!doctype html><html lang="ru"><meta charset="utf-8"><form>
  <label>Почта <input type="email"></label>
  <label>Пароль <input type="password"></label>
  <label>Дата рождения <input type="date"></label>
  <label>Город <select><option>Владивосток</option><option>Йошкар-Ола</option></select></label>
  <button>Войти</button>
</form><span id="wide">ШШШШ</span><span id="narrow">гггг</span>`;

const LIMIT = 20_000;

/** Undefined for a working browser, else a short reason. */
export async function fault(path, args) {
  let browser;
  try {
    browser = await chromium().launch({ executablePath: path, args, timeout: LIMIT });
    const page = await browser.newPage({ locale: 'ru-RU' });
    page.setDefaultTimeout(LIMIT);
    await page.setContent(FORM);
    await page.fill('[type=email]', 'anna@example.org');
    await page.fill('[type=password]', 'Пароль от кабинета');
    await page.fill('[type=date]', '2001-05-14');
    await page.selectOption('select', 'Йошкар-Ола');
    await page.screenshot({ timeout: LIMIT });
    // Without fonts every letter is the same empty box, or nothing.
    const width = async (id) => (await page.locator(id).boundingBox())?.width ?? 0;
    const narrow = await width('#narrow');
    return narrow > 0 && (await width('#wide')) > narrow * 1.2 ? undefined : 'у него нет шрифтов с русскими буквами';
  } catch (error) {
    return error.message.split('\n')[0];
  } finally {
    await browser?.close().catch(() => undefined);
  }
}

/** Playwright's Chromium, loaded late: packages may not be installed when this file is read. */
export const chromium = () => createRequire(import.meta.url)('playwright-core').chromium;
