import { expect, test, type Page } from '@playwright/test';
import {
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramUpdate,
  VotingProtocolChangeState,
} from '@rampa/contract';
import { Contest } from '../contest.ts';
import { enterByLink, expectAccessible, picture } from '../pages.ts';

/** Reads of the list each half minute do not happen: what follows, follows by itself. */
const withoutPoll = (page: Page) =>
  page.addInitScript(() => {
    const own = globalThis.setInterval;
    globalThis.setInterval = ((run: () => void, ms?: number) =>
      ms === 30_000 ? 0 : own(run, ms)) as typeof globalThis.setInterval;
  });

test('the lists of programs on the tablets follow what the organizer does', async ({ page, browser }) => {
  const contest = await Contest.create({ open: false });
  const create = async (title: string) => {
    const query = { competitionGuid: contest.guid };
    const { guid } = await contest.call(CompetitionProgramCreate, { query, body: { title } });
    const ofProgram = { competitionProgramGuid: guid };
    const body = { items: [{ performer: 'Тропинка' }] };
    await contest.call(CompetitionProgramItemCreateRange, { query: ofProgram, body });
    return guid;
  };
  const second = await create('День второй');
  const booth = await browser.newPage({ viewport: { width: 768, height: 1024 } });
  await withoutPoll(booth);
  await withoutPoll(page);
  await enterByLink(booth, contest.presenterLink);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterByLink(page, contest.judges[0]!.link);
  const row = (title: string) => page.getByRole('button', { name: new RegExp(title) });
  await expect(row('День второй')).toContainText('ещё не открыта');
  await expect(booth.getByRole('button', { name: /День второй/ })).toBeVisible();

  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: second, title: 'Вечер второй' },
  });
  await expect(row('Вечер второй')).toContainText('ещё не открыта');
  await expect(booth.getByRole('button', { name: /Вечер второй/ })).toBeVisible();
  await create('День третий');
  await expect(booth.getByRole('button', { name: /День третий/ })).toBeVisible();
  await expect(row('День третий')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'judge-live-list-390');
  await picture(booth, 'presenter-live-list-768');
  // The only one that takes marks opens by itself.
  await contest.call(VotingProtocolChangeState, {
    query: { competitionProgramGuid: second },
    body: { state: 'Open' },
  });
  await expect(page.getByText('Тропинка').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'ГОЛОСОВАНИЕ' }).click();
  await expect(row('Вечер второй')).toContainText('приём оценок открыт');
});
