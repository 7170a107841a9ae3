// What strangers print from the browser: a published protocol and a published list, with every row on some sheet.

import { writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import {
  ApplicationFormChange,
  CompetitionProgramItemCreateRange,
  PointGetByCompetition,
  ReportColumnCreate,
  ReportColumnFieldAttach,
  ReportColumnUpdate,
  ReportCreate,
  ReportUpdate,
  VotingProtocolChangeState,
  VotingProtocolGetPublication,
  VotingProtocolSavingByCompetitionProtocol,
  VotingProtocolSettingPermissionForParticipant,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { pdfCutOff, pdfPages } from '../../../libs/platform/testing/pdf-text.ts';
import { Applications } from '../applications.ts';
import { BASE, Contest, here } from '../contest.ts';
import { expectOneEdge, picture } from '../pages.ts';

test.setTimeout(300_000);

/** The sheets of a page as the browser prints it: nothing is cut, none is empty. */
async function sheetsOf(page: Page, name: string): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  if (process.env.RAMPA_TEST_PICTURES) await writeFile(`test-results/pictures/${name}.pdf`, pdf);
  expect(await pdfCutOff(pdf)).toEqual([]);
  const sheets = (await pdfPages(pdf)).map((sheet) => sheet.replaceAll(/\s+/g, ' '));
  for (const sheet of sheets) expect(sheet.trim()).not.toBe('');
  return sheets;
}

const countOf = (sheets: readonly string[], text: string) => sheets.join(' ').split(text).length - 1;

/** Nothing that waits for a press is printed, and nothing stays at a place of the window, over the rows of each sheet. */
async function expectPaper(page: Page): Promise<void> {
  for (const role of ['button', 'searchbox', 'navigation', 'toolbar'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && ['sticky', 'fixed'].includes(getComputedStyle(one).position))
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  expect(stuck).toEqual([]);
}

test('a published protocol of several sheets has every performance once, and no control', async ({ page }) => {
  const contest = await Contest.create();
  const query = { competitionProgramGuid: contest.program };
  const names = Array.from({ length: 60 }, (_, index) => `Ансамбль №${index + 1}.`);
  const body = { items: names.map((performer) => ({ performer })) };
  const { guids } = await contest.call(CompetitionProgramItemCreateRange, { query, body });
  const ofEvent = { competitionGuid: contest.guid };
  const points = await contest.call(PointGetByCompetition, { query: ofEvent });
  for (const judge of contest.judges)
    for (const point of points)
      await contest.call(VotingProtocolSavingByCompetitionProtocol, {
        query: ofEvent,
        body: {
          marks: guids.map((competitionProgramItemGuid, index) => ({
            ...{ competitionProgramItemGuid, competitionJudgeGuid: judge.guid, pointGuid: point.guid },
            ...{ value: 1000 + 100 * index, reason: 'Внесено с бумаги' },
          })),
        },
      });
  await contest.finish();
  for (const state of ['Confirmed', 'Published'] as const)
    await contest.call(VotingProtocolChangeState, { query, body: { state } });
  const shown = { showTotals: true, showTitles: true, showCriteria: true, showPlaces: true };
  await contest.call(VotingProtocolSettingPermissionForParticipant, { query, body: { audience: 'link', ...shown } });
  const { url } = await contest.call(VotingProtocolGetPublication, { query });
  await page.goto(here(url!));
  await expect(page.getByRole('listitem').filter({ hasText: 'Жар' })).toContainText('9,50');
  const sheets = await sheetsOf(page, 'paper-public-protocol');
  expect(sheets.length).toBeGreaterThan(1);
  for (const name of [...names, 'Жар-птица', 'Калинушка', 'Лель']) expect(countOf(sheets, name), name).toBe(1);
  expect(countOf(sheets, 'Напечатать') + countOf(sheets, 'Найдено по')).toBe(0);
  // What a search has left is not printed as if it were the whole protocol.
  const search = page.getByRole('searchbox', { name: 'Найти выступление' });
  await search.fill('Лель');
  await expect(page.getByRole('listitem').filter({ hasText: 'Жар' })).toBeHidden();
  const few = await sheetsOf(page, 'paper-public-protocol-found');
  expect(countOf(few, 'Найдено по слову «Лель»: 1 выступление из 63')).toBe(1);
  await search.fill('');
  await page.emulateMedia({ media: 'print' });
  await expectPaper(page);
  await expectOneEdge(page);
  await picture(page, 'paper-public-protocol');
});

test('a published list has every row on paper, also those that the screen draws when asked', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const applications = await Applications.make(contest, await browser.newContext());
  const { name, city } = applications.fields;
  const names = Array.from({ length: 210 }, (_, index) => `Ансамбль №${index + 1}.`);
  // More than one member may send.
  const others = await applications.ofAnother(await browser.newContext());
  for (const [index, one] of names.entries()) await (index < 105 ? applications : others).sent(one);
  const edits = [name, city].map((guid) => ({ do: 'changeField' as const, guid, values: { isPersonal: false } }));
  const body = { formGuid: applications.formGuid, changeGuid: newGuid(), revision: 1, edits };
  await contest.call(ApplicationFormChange, { body });
  const { guid: report } = await contest.call(ReportCreate, { query, body: { title: 'Кто приедет' } });
  // Wider on a screen than any sheet.
  for (const [title, field] of [
    ['Коллектив', name],
    ['Откуда', city],
    ['Ещё раз', name],
    ['И ещё', city],
  ] as const) {
    const column = { reportGuid: report, title };
    const { guid: reportColumnGuid } = await contest.call(ReportColumnCreate, { query, body: column });
    const attached = { reportColumnGuid, tag: null, competitionFieldGuid: field };
    await contest.call(ReportColumnFieldAttach, { query, body: attached });
    await contest.call(ReportColumnUpdate, { query, body: { reportColumnGuid, width: 280 } });
  }
  await contest.call(ReportUpdate, { query, body: { report: { guid: report, isPublished: true } } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/report/${report}`);
  const more = page.getByRole('button', { name: 'Показать ещё 10\u00A0строк' });
  await expect(more).toBeVisible();
  const sheets = await sheetsOf(page, 'paper-public-report');
  for (const one of names) expect(countOf(sheets, one), one).toBe(2);
  // The head stands on each sheet.
  for (const sheet of sheets) expect(sheet).toContain('Откуда');
  expect(countOf(sheets, 'Найти в отчёте') + countOf(sheets, 'Показать ещё')).toBe(0);
  // Once it is printed the screen has its pieces again.
  await expect(more).toBeVisible();
  // What a search has left is not printed as if it were the whole report.
  const search = page.getByRole('searchbox', { name: 'Найти в отчёте' });
  await search.fill('Ансамбль №21');
  await expect(page.getByRole('row')).toHaveCount(3);
  const few = await sheetsOf(page, 'paper-public-report-found');
  expect(countOf(few, 'Найдено по словам «Ансамбль №21»: 2 строки из 210')).toBe(1);
  await search.fill('');
  await page.emulateMedia({ media: 'print' });
  await expectPaper(page);
  await expectOneEdge(page);
  await picture(page, 'paper-public-report');
});
