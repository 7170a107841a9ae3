import { readFile } from 'node:fs/promises';
import { expect, test, type Download } from '@playwright/test';
import { pdfPages } from '../../../libs/platform/testing/pdf-text.ts';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

const bytesOf = async (download: Download) => readFile(await download.path());

test('protocol and diplomas are made in the background, told of when ready, and fetched from the tray', async ({
  page,
}) => {
  const contest = await Contest.create();
  await contest.finish();
  await signIn(page);

  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  // On a phone on its side the menu scrolls, so that its last item can be reached.
  const whole = page.viewportSize()!;
  await page.setViewportSize({ width: 740, height: 360 });
  await page.getByRole('button', { name: 'Скачать' }).click();
  const low = page.getByRole('menu');
  await expect(low).toHaveCSS('overflow-y', 'auto');
  const end = page.getByRole('menuitem', { name: 'Дипломы одним PDF для печати' });
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport({ ratio: 0.9 });
  await picture(page, 'protocol-download-low');
  await page.keyboard.press('Escape');
  await expect(low).toBeHidden();
  await page.setViewportSize(whole);
  await page.getByRole('button', { name: 'Скачать' }).click();
  const sealed = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Пакет для проверки' }).click();
  expect((await bytesOf(await sealed)).toString('utf8')).toContain('"signature"');
  await page.getByRole('button', { name: 'Скачать' }).click();
  await page.getByRole('menuitem', { name: 'Скачать протокол: PDF' }).hover();
  await expect(page.getByRole('menuitem', { name: 'Сводный протокол' })).toBeVisible();
  await picture(page, 'protocol-download');
  // The list of papers opens beside the menu, whose other items stay in sight.
  const [menu, papers] = await page
    .getByRole('menu')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(Math.min(menu!.right, papers!.right) - Math.max(menu!.left, papers!.left)).toBeLessThan(8);
  await page.getByRole('menuitem', { name: 'Сводный протокол' }).click();
  await expect(page.getByText(/^Готово: Сводный протокол: /)).toBeVisible();
  await page.getByRole('button', { name: /^Файлы и задания/ }).click();
  const protocol = page.waitForEvent('download');
  const answer = page.waitForResponse(/Job\/Download/);
  // The tray holds what a first try has made, too; the newest comes first.
  await page
    .getByRole('button', { name: /^Скачать: Сводный протокол/ })
    .first()
    .click();
  // The browser does not always report the name of a scripted download in time, so the answer's header is read.
  const named = decodeURIComponent((await (await answer).headerValue('content-disposition')) ?? '');
  expect(named).toMatch(/filename\*=UTF-8''Протокол\. .*\.pdf$/);
  expect((await pdfPages(await bytesOf(await protocol))).join()).toContain('Жар');

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'ДИПЛОМЫ И ДОКУМЕНТЫ' }).click();
  await expect(page.getByRole('heading', { name: 'Дипломы и документы' })).toBeVisible();
  await page.getByRole('button', { name: /^Один PDF для печати/ }).click();
  await expectAccessible(page);
  await picture(page, 'diplomas');
  await page.getByRole('button', { name: /^Файлы и задания/ }).click();
  const diplomas = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Скачать: Дипломы для печати/ })
    .first()
    .click();
  const pages = await pdfPages(await bytesOf(await diplomas));
  expect(pages).toHaveLength(contest.performances);
  expect(pages.at(-1)).toMatch(/лауреата\s+I\s+степени/);
  await picture(page, 'jobs-tray');
  await expectAccessible(page);
});

test('where an installation has no diplomas each of their pages says so, and the tab says why it is shut', async ({
  page,
}) => {
  const contest = await Contest.create();
  await signIn(page);
  const address = `${BASE}/organizer/events/${contest.guid}/diplomas`;
  const isRead: string[] = [];
  page.on('request', (request) => isRead.push(...(request.url().match(/(DocumentList|Designer)\/\w+/) ?? [])));
  // As RAMPA_DIPLOMAS marks it: the portal of the journeys has them.
  await page.route(new RegExp(`${address}(/.*)?$`), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html', '<html data-diplomas="off"');
    await route.fulfill({ response, body });
  });
  await page.goto(address);
  const why = 'Дипломы на этом портале выключены.';
  await expect(page.getByRole('main').getByText(why, { exact: true }).filter({ visible: true })).toHaveCount(1);
  const tab = page.getByRole('link', { name: 'ДИПЛОМЫ И ДОКУМЕНТЫ' });
  await expect(tab).toHaveAccessibleDescription(why);
  await expect(tab).toHaveAttribute('aria-disabled', 'true');
  await picture(page, 'diplomas-off');
  await expectAccessible(page);
  for (const path of ['/templates', '/documents', `/${contest.guid}/constructor`]) {
    await page.goto(address + path);
    await expect(page.getByText(why, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  expect(isRead).toEqual([]);
  await page.getByRole('link', { name: 'К мероприятию' }).click();
  await expect(page.getByRole('complementary', { name: 'Готовность' })).toBeVisible();
});

test('on a phone the tray and the page of diplomas stay within the screen', async ({ page }) => {
  const contest = await Contest.create();
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/diplomas`);
  await expect(page.getByText('протокол ещё не закрыт')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Файлы и задания/ }).click();
  await expect(page.getByRole('dialog', { name: 'Файлы и задания' })).toBeVisible();
  await picture(page, 'jobs-tray-phone');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
