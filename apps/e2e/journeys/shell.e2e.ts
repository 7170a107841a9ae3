import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, picture, pictures, signIn } from '../pages.ts';

test.use({ serviceWorkers: 'allow' });

test('a guest is greeted, reads on and finds the door', async ({ page }) => {
  await page.goto(BASE);
  await expect(page.getByRole('heading', { name: 'Мы рады Вас видеть на портале!' })).toBeVisible();
  await expect(page).toHaveTitle('Портал для проведения фестивалей');
  await page.getByRole('link', { name: /Подробнее.*судье/ }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Мой ученик' })).toBeInViewport();
  await page.getByRole('link', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/login\/organizer$/);
});

test('the reference of all calls stands under the content policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  await page.goto(`${BASE}/api/docs`);
  const list = page.getByRole('navigation', { name: 'Вызовы' });
  await list.getByLabel('Найти вызов').fill('fastlogin/getinv');
  await expect(list.getByRole('link')).toHaveCount(1);
  await list.getByRole('link').click();
  await expect(page.getByRole('button', { name: /^POST \/FastLogin\/GetInvitation/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
  // The address of a call opens it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
  await expect(list.locator('[aria-current]')).toContainText('FastLogin/GetInvitation');
  expect(refused).toEqual([]);
  await picture(page, 'api-docs');
});

test('the shell opens without connection once it has been seen', async ({ page, context }) => {
  await page.goto(BASE);
  // The portal's files are cached once the worker is active.
  const kept = () =>
    page.evaluate(async () => {
      const paths: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
      return paths;
    });
  await expect.poll(kept).toContain('/assets/portal/index.html');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Мы рады Вас видеть на портале!' })).toBeVisible();
  // A page of the same part that he has not seen; the desk is not cached for a guest and says so.
  await page.goto(`${BASE}/faq`);
  await expect(page.getByRole('heading', { name: 'Вопросы и ответы' })).toBeVisible();
  await page.goto(`${BASE}/organizer/events`);
  await expect(page.getByRole('alert').filter({ hasText: 'Похоже, нет связи' })).toBeVisible();
  await picture(page, 'shell-offline-desk');
  expect((await kept()).filter((path) => !path.startsWith('/assets/'))).toEqual([]);
});

test('whoever comes back to a page of an event finds it where he left it', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  const foot = page.getByRole('heading', { name: 'Архив' });
  await expect(foot).toBeVisible();
  const height = () => page.evaluate(() => window.scrollY);
  await page.keyboard.press('End');
  await expect.poll(height).toBeGreaterThan(300);
  await expect(foot).toBeInViewport();
  const left = await height();
  // Not pressed by the mouse, which would scroll to the link first.
  const tabs = page.getByRole('navigation', { name: 'Настройки конкурса' });
  await tabs.getByRole('link', { name: /Участники/ }).dispatchEvent('click');
  await expect(page).toHaveURL(/members/);
  await page.goBack();
  await expect(foot).toBeVisible();
  await expect.poll(height).toBeGreaterThan(left - 2);
});

test('the menu leads to what is there, and holds the page behind it still', async ({ page }) => {
  await signIn(page);
  await page.goto(`${BASE}/product`);
  const menu = page.getByRole('button', { name: /меню/ });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Мои данные' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Шаблоны рассылок' })).toBeVisible();
  for (const key of ['PageDown', 'PageDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await picture(page, 'profile-menu');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Размер шрифта' }).click();
  const dialog = page.getByRole('dialog', { name: 'Размер шрифта' });
  await dialog.getByLabel('Очень крупный').check();
  await page.keyboard.press('PageDown');
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
  await picture(page, 'font-size');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // When closed, the page scrolls by what is turned now; nothing of before comes after.
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  await page.reload();
  expect(await page.evaluate(() => [localStorage.fontSize, document.documentElement.dataset.fontSize])).toEqual([
    'xxl',
    'xxl',
  ]);
  await page.goto(`${BASE}/organizer`);
  const closed = page.getByRole('link', { name: 'База клиентов' });
  await expect(closed).toHaveAttribute('aria-disabled', 'true');
  await closed.focus();
  await expect(page.getByRole('tooltip', { name: 'База клиентов пока не открыта.' })).toBeVisible();
});

test('the header of a page of the desk is shown before the page is drawn', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.addInitScript(() => {
    const kept = window as { besideHeader?: string | null };
    const look = () => {
      if (kept.besideHeader !== undefined || !document.querySelector('#root header')) return;
      kept.besideHeader = document.querySelector('#content')!.textContent;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  await expect(page.getByRole('heading', { name: 'Карточка события' })).toBeVisible();
  expect(await page.evaluate(() => (window as { besideHeader?: string }).besideHeader)).toBe('');
});

test('«page not found» leads home, and to the door by leaving', async ({ page }) => {
  await signIn(page);
  await page.goto(`${BASE}/nowhere`);
  await expect(page.getByText('СТРАНИЦА НЕ НАЙДЕНА')).toBeVisible();
  await expect(page).toHaveTitle(/^Страница не найдена/);
  await page.getByRole('button', { name: 'На главную' }).click();
  await expect(page.getByRole('heading', { name: 'Мы рады Вас видеть на портале!' })).toBeVisible();
  await page.goto(`${BASE}/organizer/events/01900000-0000-7000-8000-000000000000/program`);
  await expect(page.getByText('СТРАНИЦА НЕ НАЙДЕНА')).toBeVisible();
  await page.getByRole('button', { name: 'К авторизации' }).click();
  await page.getByRole('dialog', { name: 'Выйти из кабинета?' }).getByRole('button', { name: 'Не надо' }).click();
  // The stage's own page: a judge's address that has lost its end.
  await page.goto(`${BASE}/judge/01900000`);
  // Requested past the service worker, which answers with the cached shell.
  expect((await page.request.get(`${BASE}/judge/01900000`)).status()).toBe(404);
  await expect(page.getByText('СТРАНИЦА НЕ НАЙДЕНА')).toBeVisible();
  await expect(page).toHaveTitle(/^Страница не найдена/);
  await expectAccessible(page);
  await pictures(page, 'stage-not-found', 390, 768, 1440);
  await page.getByRole('button', { name: 'На главную' }).click();
  await expect(page.getByRole('heading', { name: 'Мы рады Вас видеть на портале!' })).toBeVisible();
  await page.goto(`${BASE}/presenter/01900000`);
  await page.getByRole('button', { name: 'К авторизации' }).click();
  await page.getByRole('dialog', { name: 'Выйти из кабинета?' }).getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/profile\/login\/organizer$/);
  await page.goto(`${BASE}/organizer`);
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
});

test('a fault of a page is told to the server, once', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/Page/ReportCrash')) told.push(request.postData() ?? '');
  });
  await page.goto(`${BASE}/product?key=secret`);
  const fault = () =>
    page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('planted fault') }));
    });
  const answered = page.waitForResponse((response) => response.url().endsWith('/Page/ReportCrash'));
  await fault();
  expect((await answered).status()).toBe(200);
  await fault();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('planted fault');
  expect(told[0]).not.toContain('secret');
});
