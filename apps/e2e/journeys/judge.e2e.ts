import { expect, test, type Page } from '@playwright/test';
import {
  CompetitionDisplaySettingControl,
  CompetitionJudgeDeleteFastLoginUrl,
  CompetitionProgramCopy,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemDeleteRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  VotingProtocolChangeState,
  VotingProtocolGetVoitingProtocolJson,
  VotingProtocolLock,
  VotingProtocolNudgeJudge,
} from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { BASE, Contest, YEAR } from '../contest.ts';
import { chooseByKeys, enterByLink, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' });

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
  // The page names the judge and the event before anything is entered.
  const invitation = page.getByRole('region', { name: 'Приглашение' });
  await expect(invitation).toContainText(contest.title);
  await expect(invitation).toContainText(new RegExp(`20\\S+22\\sноября ${YEAR}`));
  await expect(invitation).toContainText(contest.judges[0]!.name);
  await picture(page, 'judge-door');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('Техника исполнения').first()).toBeVisible();
  expect(page.url()).not.toContain('key=');
  await expect(page).toHaveTitle(`Лист оценок: Конкурсный день, ${contest.title} – Портал для проведения фестивалей`);
  // On a phone too the full name and the event are shown.
  const head = page.getByRole('banner');
  await expect(head).toContainText('Профиль судьи');
  await expect(head.getByText(contest.judges[0]!.name)).toBeInViewport({ ratio: 1 });
  expect((await head.locator('.r-company-logo').boundingBox())?.width).toBe(45);
  const company = await head.locator('.r-company-name').innerText();
  for (const size of ['xl', 'xxl', 'default']) {
    await page.evaluate((chosen) => (document.documentElement.dataset.fontSize = chosen), size);
    await expect(head.getByText(company)).toBeInViewport({ ratio: 1 });
    // Wide enough for a word, not only for its first letter.
    expect((await head.getByText(company).boundingBox())?.width).toBeGreaterThan(70);
    await expect(head.getByText(contest.judges[0]!.name)).toBeInViewport({ ratio: 1 });
    await expect(head.getByRole('link', { name: 'ГОЛОСОВАНИЕ' })).toBeInViewport({ ratio: 1 });
    await picture(page, `judge-head-${size}`);
  }
  // A double tap must not hit the next criterion, and other keys work at once.
  await page.getByRole('button', { name: '10', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: /^Техника исполнения/ })).toContainText('принято');
  await expect(page.getByRole('button', { name: /^Артистизм/ })).not.toContainText('10,0');
  await tap(page, '9', '6');
  await expect(page.getByText('принято', { exact: true })).toHaveCount(2);
  // A button that ignores presses shows it, as long as the finger stays and a little longer.
  await page.keyboard.press('9');
  await page.keyboard.press(',');
  await page.keyboard.down('6');
  const six = page.getByRole('button', { name: '6', exact: true });
  await expect(six).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.up('6');
  await expect(six).not.toHaveAttribute('aria-disabled');
  // Keys pressed over a dialog of the head are none of the sheet's.
  await page.getByRole('button', { name: 'Размер шрифта' }).click();
  await page.keyboard.press('7');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Артистизм/ })).toContainText(/принято\s*9,6/);
  await picture(page, 'judge');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('10,0').first()).toBeVisible();
  for (const height of [640, 740]) {
    await page.setViewportSize({ width: 360, height });
    await expectNoSidewaysScroll(page);
    // The row of tabs takes no space from marks and keys.
    for (const name of [/^Артистизм/, '10', ',9', /^Далее/]) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await picture(page, `judge-360-${height}`);
  }
  // Official long names push nothing of the sheet out of reach either.
  const officially = {
    performer: names.performers.at(-1)!,
    collective: names.collectives[0]!,
    pieceTitle: names.pieces[0]!,
  };
  await contest.call(CompetitionProgramItemUpdate, {
    query: { competitionProgramGuid: contest.program },
    body: { competitionProgramItemGuid: contest.item(0), ...officially, city: names.places[1]! },
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Христорождественская');
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: '10', exact: true })).toBeInViewport({ ratio: 1 });
  await picture(page, 'judge-360-official');

  const second = await contest.call(CompetitionProgramCopy, {
    query: { competitionProgramGuid: contest.program },
  });
  await expect(head.getByRole('link', { name: 'ГОЛОСОВАНИЕ' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Выступления' }).click();
  await expect(page.getByRole('button', { name: 'Другая программа' })).toHaveCount(0);
  // The page polls now and then, and at once when its tab becomes visible.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Другая программа' }).click();
  await page.getByRole('button', { name: /копия/ }).click();
  await expect(page).toHaveURL(new RegExp(`competitionProgramGuid=${second.guid}`));
  await page.reload();
  await expect(page.getByText('Техника исполнения').first()).toBeVisible();
  await expect(page.getByText('10,0')).toHaveCount(0);
  await page.goto(page.url().replace(second.guid, contest.program));
  await expect(page.getByText('10,0').first()).toBeVisible();

  // Another program goes on stage: the tablet says so over everything, even an open drawer, and one tap leads there.
  await page.getByRole('button', { name: 'Выступления' }).click();
  const query = { competitionProgramGuid: second.guid };
  await contest.call(VotingProtocolChangeState, { query, body: { state: 'Open' } });
  const { items } = await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  await contest.call(CompetitionProgramItemSetActivity, {
    query,
    body: { competitionProgramItemGuid: items[0]!.guid, activity: 'OnStage' },
  });
  // Dismissed, the call stays silent while he stays on the page, and comes again on another page.
  await page.getByRole('dialog').getByRole('alert').getByRole('button', { name: 'Остаться здесь' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Другая программа' }).click();
  const called = page.getByRole('alert').getByRole('button', { name: /^На сцене: .*копия.*, №\s1/ });
  await expect(called).toBeVisible();
  await picture(page, 'judge-called-390');
  await page.getByRole('button', { name: /^Конкурсный день(?!.*копия)/ }).click();
  await page.getByRole('button', { name: 'Выступления' }).click();
  await page
    .getByRole('dialog')
    .getByRole('alert')
    .getByRole('button', { name: /^На сцене: .*копия.*, №\s1/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`competitionProgramGuid=${second.guid}`));
  await expect(page.getByRole('alert')).toHaveCount(0);
  // He is reminded of what waits in the first program; once marked, the reminder disappears.
  await contest.stage(1);
  await contest.call(VotingProtocolNudgeJudge, {
    body: { competitionJudgeGuid: contest.judges[0]!.guid, competitionProgramItemGuid: contest.item(1) },
  });
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^Ждём вашу оценку: №\s2/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Калинушка' })).toBeVisible();
  await expectAccessible(page);

  // The hall has seen his 10,0: a change is confirmed first and shown on the desk.
  await contest.mark(1, 0, [90, 90]);
  await contest.call(CompetitionDisplaySettingControl, {
    query: { competitionGuid: contest.guid },
    body: { displays: [contest.display.guid], command: { do: 'leaders', group: null } },
  });
  await fetch(`${BASE}/api/v1/Public/display/${new URL(contest.display.url).pathname.split('/').at(-1)}`);
  await page.getByRole('button', { name: 'Выступления' }).click();
  await page.getByRole('button', { name: /Христорождественская/ }).click();
  await page.getByRole('button', { name: /^Техника исполнения/ }).click();
  await tap(page, '9', '5');
  const asked = page.getByRole('dialog', { name: 'Изменить оценку?' });
  await expect(asked).toContainText('Зал уже видел ваш балл за это выступление. Изменить оценку 10,0 на 9,5?');
  await asked.getByRole('button', { name: 'Изменить на 9,5' }).click();
  await expect(page.getByRole('button', { name: /^Техника исполнения/ })).toContainText(/принято\s*9,5/);
  const { shownChanges } = await contest.call(VotingProtocolGetVoitingProtocolJson, {
    query: { competitionProgramGuid: contest.program },
  });
  expect(shownChanges).toMatchObject([{ from: 10_000, to: 9_500 }]);
});

test('marks on without a network, survives a reload of the tab, and sends by itself when it is back', async ({
  page,
  context,
}) => {
  const fifth = 'Костюм и музыка';
  const criteria = ['Техника исполнения', 'Артистизм', 'Рисунок танца', 'Сложность', fifth];
  const contest = await Contest.create({ criteria });
  await contest.stage(0);
  await enter(page, contest);
  await page.evaluate(() => navigator.serviceWorker?.ready.then(() => true));
  await context.setOffline(true);
  await tap(page, '8', '5');
  await tap(page, '8', '7');
  await expect(page.getByText('на планшете', { exact: true })).toHaveCount(2);
  await expect(page.getByText(/Связи нет с/)).toBeVisible();
  // The bar takes no criterion and no key away.
  for (const name of [new RegExp(`^${fifth}`), '1', '10'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await picture(page, 'judge-offline');
  await page.reload();
  await expect(page.getByText('8,5').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('принято', { exact: true })).toHaveCount(2, { timeout: 60_000 });
});

test('on a tablet keys stay where they are from one performance to the next, and the list keeps to what is owed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 808, height: 1080 });
  const contest = await Contest.create();
  await contest.stage(0);
  await contest.stage(1);
  await enter(page, contest);
  const ten = page.getByRole('button', { name: '10', exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Калинушка');
  const before = await ten.boundingBox();
  await tap(page, '9', '1');
  await tap(page, '9', '2');
  // The first one passed without his marks: the list can be cut to it, and is whole again when nothing is owed.
  await page.getByRole('button', { name: 'Выступления' }).click();
  const list = page.getByRole('dialog');
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await list.getByRole('button', { name: 'Не оценено: 1' }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button').click();
  await expect(heading).toContainText('Жар');
  expect(await ten.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
  await tap(page, '8', '1');
  await tap(page, '8', '2');
  await page.getByRole('button', { name: 'Выступления' }).click();
  await expect(rows).toHaveCount(3);
  await expect(list.getByRole('button', { name: /^Не оценено/ })).toHaveCount(0);
  // His own marks stand in the list, and what they make together.
  await expect(rows.filter({ hasText: 'Жар' })).toContainText(/8,1\D+8,2.*8,15/);
  await page.keyboard.press('Escape');
  // The last one leaves the stage without his marks: the end of the program says so, and leads to the cell.
  await contest.stage(2);
  await contest.stage(2, 'Done');
  await page.getByRole('button', { name: /^Программа закончилась. Не оценено: 1\s/ }).click();
  const owed = page.getByRole('dialog', { name: 'Не оценено' });
  await expect(owed.getByRole('listitem')).toContainText('Лель');
  await picture(page, 'judge-incomplete');
  await owed.getByRole('button', { name: 'Техника исполнения' }).click();
  await expect(heading).toContainText('Лель');
  await tap(page, '7', '1');
  await tap(page, '7', '2');
  await expect(page.getByRole('button', { name: /^Программа закончилась/ })).toHaveCount(0);
});

test('a tap from before the lock that comes after it is told to the judge and handed to the organizer, who opens the jury to itself', async ({
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
    timeout: 60_000,
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

  // The others' marks: not before the organizer opens them, and not once the protocol takes marks again.
  const jury = page.getByRole('button', { name: 'Оценки жюри' });
  await expect(jury).toHaveCount(0);
  await desk.goto(`${BASE}/organizer/events/${contest.guid}/evaluation-criteria`);
  const choice = desk.getByRole('combobox', { name: 'После закрытия протокола судья' });
  const see = async (what: string) => {
    await chooseByKeys(choice, what);
    await expect(choice).toHaveValue(what);
    // It is closed until it is kept.
    await expect(choice).toBeEnabled();
  };
  await see('видит без имён: «Судья 1», «Судья 2»');
  await choice.scrollIntoViewIfNeeded();
  await picture(desk, 'seeing-others-1280');
  await expectAccessible(desk);
  await jury.click();
  const others = page.getByRole('dialog', { name: 'Оценки жюри' });
  const rows = others.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'это вы' })).toContainText(/Судья\s\d, это вы\s*8,75/);
  await expect(others).not.toContainText(contest.judges[1]!.name);
  await expectAccessible(page);
  await picture(page, 'judge-others-390');
  await page.keyboard.press('Escape');
  await see('видит поимённо');
  await jury.click();
  await expect(others).toContainText(contest.judges[1]!.name);
  await picture(page, 'judge-others-named-390');
  await contest.call(VotingProtocolLock, {
    query: { competitionProgramGuid: contest.program },
    body: { isLocked: false, reason: 'Ошибка' },
  });
  await expect(others).toHaveCount(0);
  await expect(jury).toHaveCount(0);
  await desk.context().close();
});

test('a revoked link ends the open page', async ({ page }) => {
  const contest = await Contest.create();
  await enter(page, contest);
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('rampa.sheet.'))
        .map((key) => localStorage[key])
        .join(),
    );
  await expect.poll(kept).toContain('Жар-птица');
  let asked = 0;
  let refused = 0;
  page.on('request', (request) => (asked += Number(request.url().includes('GetUsingForProtocol'))));
  page.on('response', (answer) => {
    refused += Number(answer.url().includes('GetUsingForProtocol') && answer.status() === 401);
  });
  await contest.call(CompetitionJudgeDeleteFastLoginUrl, { query: { competitionJudgeGuid: contest.judges[0]!.guid } });
  await expect(page.getByRole('heading', { name: 'Лист закрыт' })).toBeVisible();
  // Nobody's name stays on the tablet; what marks need that still wait does.
  await expect.poll(kept).not.toContain('Жар-птица');
  expect(await kept()).toContain(contest.item(0));
  await expect(page.getByText('Эта ссылка больше не действует. Попросите у организатора новую.')).toBeVisible();
  // The page offers no dead links and does not claim that all is well.
  await expect(page.getByRole('button', { name: /Войти снова|Другая программа/ })).toHaveCount(0);
  await expect(page.getByText('на связи')).toBeHidden();
  await expect(page.getByText('Техника исполнения')).toHaveCount(0);
  // One refusal is enough, whenever it comes: coming back to the tablet asks no more.
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await comeBack();
  await expect.poll(() => refused).toBe(1);
  const before = asked;
  for (let turn = 0; turn < 3; turn++) {
    await comeBack();
    await page.evaluate(() => fetch('/api/v1/Public/nothing').then(() => undefined));
  }
  expect(asked).toBe(before);
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

test('a judge whose program has lost its last performance has the list, the tab and the way out', async ({ page }) => {
  const contest = await Contest.create();
  const second = await contest.call(CompetitionProgramCopy, { query: { competitionProgramGuid: contest.program } });
  await contest.call(VotingProtocolChangeState, {
    query: { competitionProgramGuid: second.guid },
    body: { state: 'Open' },
  });
  await page.goto(contest.judges[0]!.link);
  await page.getByRole('button', { name: 'Войти' }).click();
  // The list of programs has a sign-out too.
  await expect(page.getByRole('button', { name: /копия/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'judge-programs');
  await page.getByRole('button', { name: /копия/ }).click();
  await expect(page.getByText('Техника исполнения').first()).toBeVisible();
  const query = { competitionProgramGuid: second.guid };
  const { items } = await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  await contest.call(CompetitionProgramItemDeleteRange, { query, body: { data: items.map(({ guid }) => guid) } });
  await expect(page.getByText('В этой программе пока нет выступлений для вас.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'ГОЛОСОВАНИЕ' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'judge-nothing');
  await page.getByRole('button', { name: 'Другая программа' }).click();
  await expect(page.getByRole('button', { name: /^Конкурсный день/ }).first()).toBeVisible();
});
