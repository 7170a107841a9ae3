import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  UserGetShort,
  VotingProtocolChangeState,
  VotingProtocolGetPublication,
  VotingProtocolSettingPermissionForParticipant,
} from '@rampa/contract';
import { BASE, Contest, here } from '../contest.ts';
import { joinAsMember } from '../people.ts';
import { asksForItself, expectAccessible, expectGreeting, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test.setTimeout(300_000);

/** What the command of the README says of a sealed protocol. */
const verified = (path: string): Promise<string> =>
  new Promise((said) => execFile('npm', ['run', '--silent', 'verify', '--', path], (_, words) => said(words)));

test('a published protocol opens by its link on a phone, shows what it is told to, and says when it is withdrawn', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  await contest.finish();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  await page.getByRole('button', { name: 'Что увидят участники' }).click();
  const before = page.getByRole('dialog', { name: 'Что увидят участники' });
  await expect(before).toContainText('Ссылка появится, когда протокол опубликуют');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Утвердить' }).click();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  const asked = page.getByRole('dialog', { name: 'Опубликовать протокол?' });
  await asked.getByRole('switch', { name: /по открытой ссылке/ }).click();
  await picture(page, 'protocol-publish');
  await asked.getByRole('button', { name: 'Опубликовать' }).click();
  const panel = page.getByRole('dialog', { name: 'Открытая ссылка на протокол' });
  await expect(panel.getByRole('img', { name: /QR-код/ })).toBeVisible();
  await picture(page, 'protocol-link');
  await expectAccessible(page);
  const link = await panel.getByText(/\/voiting-protocol\//).innerText();

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })).newPage();
  await phone.goto(here(link));
  const row = phone.getByRole('listitem').filter({ hasText: 'Жар' });
  await expect(row).toContainText('9,50');
  await expect(row).toContainText('Лауреат');
  await expectGreeting(phone);
  await expect(phone.getByText(contest.judges[0]!.name.split(' ')[0]!)).toHaveCount(0);
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await picture(phone, 'public-protocol');

  const program = `${BASE}/program/${contest.program}`;
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  const visitor = await phone.context().newPage();
  await visitor.goto(`${program}#results`);
  await visitor.getByRole('link', { name: /Конкурсный день/ }).click();
  await expect(visitor).toHaveURL(here(link));
  await visitor.clock.install();
  await visitor.goto(`${program}#results`);
  await expect(visitor.getByRole('link', { name: /Конкурсный день/ })).toBeVisible();

  await followsWithoutWebsockets(browser, here(link), `${BASE}/organizer/events/${contest.guid}/protocols`, page);

  const byLink = panel.getByRole('group', { name: 'Что увидят все, у кого есть ссылка' });
  const forMembers = panel.getByRole('group', { name: 'Что увидят участники у себя' });
  await expect(forMembers.getByRole('switch', { name: 'Итоговый балл' })).not.toBeChecked();
  await expect(forMembers).toContainText('Пока ничего не включено: участники протокол не увидят');
  // A colleague grants something meanwhile: an open panel shows it, and the next press does not revoke it.
  await contest.call(VotingProtocolSettingPermissionForParticipant, {
    query: { competitionProgramGuid: contest.program },
    body: { audience: 'link', showCriteria: true },
  });
  await expect(byLink.getByRole('switch', { name: 'Баллы по критериям' })).toBeChecked();
  await byLink.getByRole('switch', { name: 'Судьи' }).click();
  await expect(byLink.getByRole('switch', { name: 'Судьи' })).toBeChecked();
  await expect(byLink.getByRole('switch', { name: 'Звания' })).toBeDisabled();
  // The switch shows the wish at once; what others see follows the write.
  await expect(row.getByRole('list', { name: 'Баллы судей' })).toBeVisible();
  const { linkPermissions } = await contest.call(VotingProtocolGetPublication, {
    query: { competitionProgramGuid: contest.program },
  });
  expect(linkPermissions).toMatchObject({ showCriteria: true, showJudges: true });
  // Anybody takes the sealed protocol with him and counts every place again; one altered mark is named.
  const taken = phone.waitForEvent('download');
  await phone.getByRole('link', { name: 'Пакет для проверки' }).click();
  await expectNoSidewaysScroll(phone);
  await picture(phone, 'public-protocol-seal');
  const sealed = await (await taken).path();
  expect(await verified(sealed)).toMatch(/^✓/m);
  const altered = `${sealed}-altered`;
  await writeFile(altered, (await readFile(sealed, 'utf8')).replace(/"value":\d+/, '"value":1234'));
  expect(await verified(altered)).toContain('Оценка 1,234 не та, что была запечатана');
  await checksOffline(browser, phone, sealed, altered);
  await byLink.getByRole('switch', { name: 'Итоговый балл' }).click();
  await expect(row.getByText('итог')).toHaveCount(0);
  await picture(phone, 'public-protocol-judges');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ещё о протоколе' }).click();
  await page.getByRole('menuitem', { name: 'Отозвать' }).click();
  await page.getByRole('dialog').getByLabel('Причина').fill('Ошибка в баллах');
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
  await expect(phone.getByText('организатор отозвал его')).toBeVisible();
  await picture(phone, 'public-protocol-withdrawn');
  // An open list of results follows too.
  await visitor.clock.fastForward(10_000);
  await expect(visitor.getByText('Итоги пока не объявлены')).toBeVisible();
  await visitor.close();
  await phone.goto(`${here(link).slice(0, -2)}__`);
  await expect(phone.getByText('По этой ссылке протокола нет')).toBeVisible();
});

test('without a permission a published protocol is closed, to members and by its link, and both pages say so', async ({
  page,
}) => {
  const contest = await Contest.create();
  const query = { competitionProgramGuid: contest.program };
  await joinAsMember(page.context(), contest.guid);
  const me = await page.context().request.get(`${BASE}/api/v1/${UserGetShort.path}`);
  const { guid } = UserGetShort.answer.parse((await me.json()).data);
  const body = { competitionProgramItemGuid: contest.item(0), participantUserGuid: guid };
  await contest.call(CompetitionProgramItemUpdate, { query, body });
  await contest.finish();
  for (const state of ['Confirmed', 'Published'] as const) {
    await contest.call(VotingProtocolChangeState, { query, body: { state } });
  }
  const results = `${BASE}/member/competition/${contest.guid}/results`;
  await page.goto(results);
  await expect(page.getByText('Протокол опубликован, но участникам организатор его не открыл')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Весь протокол' })).toHaveCount(0);
  await expect(page.getByText(/Лауреат/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Диплом' })).toBeVisible();
  await picture(page, 'results-closed');
  await expectAccessible(page);
  await page.goto(`${results}?competitionProgramGuid=${contest.program}`);
  await expect(page.getByText('Протокол опубликован, но участникам организатор его не открыл')).toBeVisible();

  const { url } = await contest.call(VotingProtocolGetPublication, { query });
  const stranger = await page.context().newPage();
  await stranger.clock.install();
  await stranger.goto(here(url!));
  await expect(stranger.getByText('по ссылке организатор его не открыл')).toBeVisible();
  await picture(stranger, 'public-protocol-closed');

  await contest.call(VotingProtocolSettingPermissionForParticipant, { query, body: { showTitles: true } });
  await contest.call(VotingProtocolSettingPermissionForParticipant, {
    query,
    body: { audience: 'link', showTitles: true },
  });
  await page.goto(results);
  await expect(page.getByText(/Лауреат/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Весь протокол' })).toBeVisible();
  // «…появится здесь же»: people wait with the page in their hands.
  await stranger.clock.fastForward(10_000);
  await expect(stranger.getByText(/Лауреат/).first()).toBeVisible();
});

/** Where the network blocks WebSocket, pages say so and poll by HTTP; without HTTP they say that. */
async function followsWithoutWebsockets(browser: Browser, link: string, desk: string, signedIn: Page): Promise<void> {
  const storageState = await signedIn.context().storageState();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, storageState });
  await context.routeWebSocket(/\/live\//, (socket) => socket.close());
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('listitem').filter({ hasText: 'Жар' })).toContainText('9,50');
  await expect(page.getByText(/Вживую не обновляется: данные на \d/)).toBeVisible();
  await picture(page, 'public-protocol-read');
  await page.goto(desk);
  await expect(page.getByRole('listitem').filter({ hasText: 'Жар' })).toContainText('9,50');
  await expect(page.getByText(/Вживую не обновляется: данные на \d/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'protocol-read');
  await page.goto('about:blank');
  await context.route('**/api/v1/Public/**', (route) => route.abort());
  await asksForItself(context, link);
  await page.goto(link);
  await expect(page.getByText('Нет связи с сервером.')).toBeVisible();
  await picture(page, 'public-protocol-unreachable');
  await context.unroute('**/api/v1/Public/**');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Жар' })).toContainText('9,50');
  await context.close();
}

/** One file from the page proves the package without a network, and shows the mark that somebody altered. */
async function checksOffline(browser: Browser, phone: Page, sealed: string, altered: string): Promise<void> {
  const taken = phone.waitForEvent('download');
  await phone.getByRole('link', { name: 'Страница проверки' }).click();
  const file = test.info().outputPath('protocol-check.html');
  await (await taken).saveAs(file);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, offline: true });
  const check = await context.newPage();
  await check.goto(pathToFileURL(file).href);
  await check.getByLabel('Отпечаток печати').fill(await phone.locator('code').innerText());
  await check.getByLabel('Пакет протокола').setInputFiles(sealed);
  await expect(check.getByRole('heading', { name: 'Подпись верна, все места пересчитаны и сошлись' })).toBeVisible();
  await expect(check.getByRole('status')).toContainText('Отпечаток совпал');
  await expectNoSidewaysScroll(check);
  await picture(check, 'protocol-check');
  await check.setViewportSize({ width: 1440, height: 900 });
  await picture(check, 'protocol-check-wide');
  await check.getByLabel('Пакет протокола').setInputFiles(altered);
  await expect(check.getByRole('heading', { name: 'Пакет изменён: верить ему нельзя' })).toBeVisible();
  await expect(check.locator('td[data-wrong]').first()).toHaveText('1,234');
  await expectAccessible(check);
  await picture(check, 'protocol-check-altered');
  await context.close();
}
