import { expect, test, type Page } from '@playwright/test';
import { CompetitionJudgeDeleteFastLoginUrl, CompetitionProgramCopy, VotingProtocolLock } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { enterByLink, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Whole number, then the tenth: two taps, as on the pad. */
async function tap(page: Page, whole: string, tenth: string): Promise<void> {
  await page.getByRole('button', { name: whole, exact: true }).click();
  await page.getByRole('button', { name: `,${tenth}`, exact: true }).click();
}

async function enter(page: Page, contest: Contest): Promise<void> {
  await enterByLink(page, contest.judges[0]!.link);
  await expect(page.getByText('Техника исполнения').first()).toBeVisible();
}

test('enters by a tap, marks, and reads that each mark is accepted', async ({ page }) => {
  const contest = await Contest.create();
  await contest.stage(0);
  await page.goto(contest.judges[0]!.link);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  await picture(page, 'judge-door');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('Техника исполнения').first()).toBeVisible();
  expect(page.url()).not.toContain('key=');
  await tap(page, '9', '4');
  await tap(page, '9', '6');
  await expect(page.getByText('принято', { exact: true })).toHaveCount(2);
  await picture(page, 'judge');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('9,4').first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  const second = await contest.call(CompetitionProgramCopy, {
    query: { competitionProgramGuid: contest.program },
  });
  await page.getByRole('button', { name: 'Выступления' }).click();
  await expect(page.getByRole('button', { name: 'Другая программа' })).toHaveCount(0);
  // Now and then he asks by himself; back from another tab, at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Другая программа' }).click();
  await page.getByRole('button', { name: /копия/ }).click();
  await expect(page).toHaveURL(new RegExp(`competitionProgramGuid=${second.guid}`));
  await page.reload();
  await expect(page.getByText('Техника исполнения').first()).toBeVisible();
  await expect(page.getByText('9,4')).toHaveCount(0);
  await page.goto(page.url().replace(second.guid, contest.program));
  await expect(page.getByText('9,4').first()).toBeVisible();
});

test('marks on without a network, survives a reload of the tab, and sends by itself when it is back', async ({
  page,
  context,
}) => {
  const contest = await Contest.create();
  await contest.stage(0);
  await enter(page, contest);
  await page.evaluate(() => navigator.serviceWorker?.ready.then(() => true));
  await context.setOffline(true);
  await tap(page, '8', '5');
  await tap(page, '8', '7');
  await expect(page.getByText('на планшете', { exact: true })).toHaveCount(2);
  await expect(page.getByText(/Связи нет с/)).toBeVisible();
  await picture(page, 'judge-offline');
  await page.reload();
  await expect(page.getByText('8,5').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('принято', { exact: true })).toHaveCount(2, { timeout: 30_000 });
});

test('a tap from before the lock that comes after it is told to the judge and handed to the organizer', async ({
  page,
  context,
  browser,
}) => {
  const contest = await Contest.create();
  await contest.stage(0);
  await contest.mark(0, 0, [90, 90]);
  await contest.mark(1, 0, [90, 90]);
  await contest.stage(1, 'Skipped');
  await contest.stage(2, 'Skipped');
  await enter(page, contest);
  await expect(page.getByText('принято', { exact: true })).toHaveCount(2);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Техника исполнения/ }).click();
  await tap(page, '8', '5');
  await expect(page.getByText('на планшете', { exact: true })).toHaveCount(1);
  await contest.call(VotingProtocolLock, {
    query: { competitionProgramGuid: contest.program },
    body: { isLocked: true },
  });
  await context.setOffline(false);
  const note = page.getByRole('alert').filter({ hasText: 'Техника исполнения: 8,5 не принято.' });
  await expect(note).toContainText('Оценка пришла после закрытия протокола. Она передана организатору.', {
    timeout: 30_000,
  });
  await expect(page.getByText('Протокол закрыт: оценки больше не принимаются.').first()).toBeVisible();
  await expect(page.getByText('на планшете', { exact: true })).toHaveCount(0);
  await picture(page, 'judge-late');
  await expectAccessible(page);

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signIn(desk);
  await desk.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  const row = desk.getByRole('row', { name: /Жар-птица/ });
  await expect(row).toContainText('9,00');
  await desk.getByRole('button', { name: 'Поздние оценки: 1' }).click();
  const late = desk.getByRole('dialog', { name: 'Поздние оценки' }).getByRole('listitem');
  await expect(late).toHaveCount(1);
  await expect(late).toContainText('Жар-птица');
  await expect(late).toContainText(contest.judges[0]!.name);
  await expect(late).toContainText(/Техника исполнения: 9(,0+)? → 8,50?/);
  await picture(desk, 'protocol-late');
  await late.getByRole('button', { name: 'Принять' }).click();
  await desk.getByRole('dialog', { name: 'Принять позднюю оценку?' }).getByRole('button', { name: 'Принять' }).click();
  await expect(row).toContainText('8,88');
  await desk.context().close();
});

test('a revoked link ends the open page', async ({ page }) => {
  const contest = await Contest.create();
  await enter(page, contest);
  await contest.call(CompetitionJudgeDeleteFastLoginUrl, { query: { competitionJudgeGuid: contest.judges[0]!.guid } });
  await expect(page.getByRole('heading', { name: 'Лист закрыт' })).toBeVisible();
  await expect(page.getByText('Вход завершён. Войдите снова.')).toBeVisible();
  await expect(page.getByText('Техника исполнения')).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(contest.judges[0]!.link);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('Организатор отозвал эту ссылку. Попросите новую.')).toBeVisible();
  await expect(page.getByText('Техника исполнения')).toHaveCount(0);
});

test('without a link he is told whom to ask; a wrong key gets its words', async ({ page }) => {
  await page.goto(`${BASE}/judge/00000000-0000-7000-8000-000000000000/ratings`);
  await expect(page.getByText('Попросите ссылку у организатора')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${BASE}/judge/00000000-0000-7000-8000-000000000000/ratings#key=wrong-key-of-nobody`);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText(/Ссылка не действует/)).toBeVisible();
});
