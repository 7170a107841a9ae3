import { expect, test } from '@playwright/test';
import { CompetitionDisplaySettingDelete, CompetitionDisplaySettingUpdate } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { enterByLink, expectAccessible, picture } from '../pages.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('the hall display', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('follows the contest from the logo to the leaders, and shows no value too early', async ({ page }) => {
    const contest = await Contest.create();
    await page.goto(contest.display.url);
    await expect(page.getByText(contest.title).first()).toBeVisible();
    await picture(page, 'hall-logo');
    await contest.stage(0);
    await expect(page.getByText(/Жар.{1,3}птица/).first()).toBeVisible();
    await picture(page, 'hall-current');
    await contest.mark(0, 0, [94, 96]);
    await expect(page.getByText('Судьи оценивают')).toBeVisible();
    await expect(page.getByText('1 из 2')).toBeVisible();
    expect(await page.content()).not.toMatch(/9,[456]/);
    await picture(page, 'hall-judging');
    await contest.mark(1, 0, [90, 92]);
    await expect(page.getByText('Все судьи поставили оценки')).toBeVisible();
    // Never during the performance.
    expect(await page.content()).not.toMatch(/9,[3456]/);
    await contest.stage(0, 'Done');
    await expect(page.getByText('9,30').first()).toBeVisible();
    await expect(page.getByText('Лауреат I степени').first()).toBeVisible();
    // Two of the group have not been on stage yet.
    await expect(page.getByText('пока 1\u2060-\u2060е\u00A0место')).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState === 'finished'));
    await picture(page, 'hall-result');
    await contest.call(CompetitionDisplaySettingUpdate, {
      query: { competitionGuid: contest.guid },
      body: {
        competitionDisplaySettingGuid: contest.display.guid,
        title: 'Зал',
        programGuid: contest.program,
        scene: 'leaders',
      },
    });
    await expect(page.getByText('Народный танец').first()).toBeVisible();
    await picture(page, 'hall-leaders');
    await page.setViewportSize({ width: 1024, height: 768 });
    await picture(page, 'hall-leaders-4x3');
  });

  test('keeps its picture without a network, says so, and is right again afterwards', async ({ page, context }) => {
    const contest = await Contest.create();
    await contest.stage(0);
    await page.goto(contest.display.url);
    await expect(page.getByText(/Жар.{1,3}птица/).first()).toBeVisible();
    // Without a network the service worker could no longer be fetched.
    await page.evaluate(() => navigator.serviceWorker?.ready.then(() => true));
    await context.setOffline(true);
    await expect(page.getByText(/нет связи/).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/Жар.{1,3}птица/).first()).toBeVisible();
    await picture(page, 'hall-offline');
    await page.reload();
    await expect(page.getByText(/нет связи, \d/).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/Жар.{1,3}птица/).first()).toBeVisible();
    await contest.stage(1);
    await context.setOffline(false);
    await expect(page.getByText('Калинушка').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/нет связи/)).toBeHidden();
  });

  test('goes out with words when its key is deleted; an unknown key gets its words', async ({ page }) => {
    const contest = await Contest.create();
    await page.goto(contest.display.url);
    await expect(page.getByText(contest.title).first()).toBeVisible();
    await contest.call(CompetitionDisplaySettingDelete, {
      query: { CompetitionDisplaySettingGuid: contest.display.guid },
    });
    await expect(page.getByText(/Экран закрыт/).first()).toBeVisible();
    await expect(page.getByText(contest.title)).toHaveCount(0);
    await picture(page, 'hall-ended');
    await page.goto(`${BASE}/public/display/nobody-knows-this-key`);
    await expect(page.getByText(/Экран закрыт/).first()).toBeVisible();
  });
});

test.describe('the presenter', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('enters by a link, leads the stage, and takes a step back', async ({ page }) => {
    const contest = await Contest.create();
    await enterByLink(page, contest.presenterLink);
    await expect(page.getByText(/Жар.{1,3}птица/).first()).toBeVisible();
    await page
      .getByRole('button', { name: /На сцену/ })
      .first()
      .click();
    await expect(page.getByText('на сцене', { exact: true }).first()).toBeVisible();
    await picture(page, 'presenter');
    await expectAccessible(page);
    const undo = page.getByRole('button', { name: 'Отменить «На сцене №\u00A01»' });
    // The step can also be undone after a reload.
    await page.reload();
    await undo.click();
    await expect(page.getByText('на сцене', { exact: true })).toHaveCount(0);
    await expect(page.locator('.booth-step[data-main]')).toHaveText(/На сцену/);
    await expect(page.getByRole('button', { name: 'Отменить последний шаг' })).toBeDisabled();
  });
});
