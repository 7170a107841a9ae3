// An application that its member may not change any more, read on a phone and at a desk: his answers, people and recordings,
// what may still be done with it, a file of it; and in an archive.

import { expect, test } from '@playwright/test';
import {
  ApplicationFormChange,
  ApplicationGetApplicationJson,
  ApplicationRulesUpdate,
  ApplicationTemplateAddBlocks,
  ApplicationTemplateAddBlock,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateUpdateField,
  CompetitionArchiveOrUnarchive,
  type FormEditSent,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture } from '../pages.ts';
import { upload, wav } from '../recording.ts';

test('after the freeze an application is a sheet that says what may still be done; in an archive it is read', async ({
  browser,
}) => {
  const contest = await Contest.create();
  const member = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const applications = await Applications.make(contest, member, 'Ветлугина Инна Сергеевна');
  const guid = await applications.sent('Образцовый ансамбль «Жар-птица»', 'Кострома');
  const query = { applicationGuid: guid };
  const { form, items } = await applications.own(ApplicationGetApplicationJson, { query });
  const piece = items.flatMap(({ blocks }) => blocks).find(({ isPerformance }) => isPerformance)!;
  const [title, about, music, people, fullName, born] = Array.from({ length: 6 }, () => newGuid());
  const text = (field: Guid, blockGuid: Guid, asked: string, more: object = {}) =>
    ({ do: 'addField', guid: field, blockGuid, kind: 'Text', title: asked, ...more }) as FormEditSent;
  await contest.call(ApplicationFormChange, {
    body: {
      ...{ formGuid: applications.formGuid, changeGuid: newGuid(), revision: form.revision },
      edits: [
        text(title!, piece.guid, 'Название номера', { tag: 'pieceTitle' }),
        text(about!, piece.guid, 'Что объявить ведущему', { option: { format: 'lines' } }),
        { do: 'addField', guid: music!, blockGuid: piece.guid, kind: 'Attachment', title: 'Фонограмма', option: { categories: ['sound'] } }, // prettier-ignore
        { do: 'addBlock', guid: people!, parentGuid: piece.guid, title: 'Участник', min: 0, max: 20 },
        text(fullName!, people!, 'Фамилия, имя'),
        text(born!, people!, 'Дата рождения', { option: { format: 'date' } }),
        text(newGuid(), items[0]!.blocks[0]!.guid, 'Учреждение', { isRequired: true }),
      ],
    },
  });
  const put = (field: Guid, applicationBlockGuid: Guid, value: string) =>
    applications.own(ApplicationTemplateUpdateField, {
      body: { guid: field, applicationGuid: guid, applicationBlockGuid, value },
    });
  const first = piece.applicationBlockGuid;
  await put(title!, first, 'Половецкие пляски');
  await put(
    about!,
    first,
    'Фрагмент из оперы «Князь Игорь», постановка Инны Ветлугиной, лауреата областных конкурсов.',
  );
  await upload(guid, first, music!, 'Половецкие пляски.wav', wav(2));
  const { applicationBlockGuid: person } = await applications.own(ApplicationTemplateAddBlock, {
    query,
    body: { blockGuid: people!, parentGuid: first },
  });
  const rows = [
    ['Ветрова Алёна', '1990-05-02'],
    ['Смирнова-Белозерская Аглая', '1991-03-02'],
    ['Кузнецова Дарья', '1992-11-30'],
  ];
  await applications.own(ApplicationTemplateAddBlocks, {
    query: { applicationBlockGuid: person },
    body: { fieldGuids: [fullName!, born!], rows },
  });
  const { applicationBlockGuid: second } = await applications.own(ApplicationTemplateDuplicateBlock, {
    query: { ...query, applicationBlockGuid: first },
    body: { withValues: true },
  });
  await put(title!, second, 'Костромская кадриль');
  const past = '2026-01-01T00:00:00.000Z';
  await contest.call(ApplicationRulesUpdate, {
    query: { competitionGuid: contest.guid },
    body: { closesAt: past, freezesAt: past },
  });

  const page = await member.newPage();
  await page.goto(`${BASE}/member/competition/${contest.guid}/applications/${guid}`);
  const still = page.getByRole('region', { name: 'Что ещё можно' });
  await expect(still).toContainText('Отозвать заявку, пока выступление не началось.');
  await expect(page.getByRole('heading', { name: 'Номер\u00a01: «Половецкие пляски»' })).toBeVisible();
  const own = page.getByRole('region', { name: /^Номер\s1/ });
  await expect(own.getByRole('row', { name: /Аглая/ })).toContainText('02.03.1991');
  await expect(own.getByRole('link', { name: /Половецкие пляски\.wav.*0:02/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'test-results/pictures/member-sheet-390.png', fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await picture(page, 'member-sheet-1440');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Скачать', exact: true }).click();
  const answer = page.waitForResponse(/Application\/Download/);
  await page.getByRole('menuitem', { name: /^PDF/ }).click();
  expect(decodeURIComponent((await (await answer).headerValue('content-disposition')) ?? '')).toMatch(/Жар-птица/);
  await page.getByRole('button', { name: 'Отзыв, согласия, оплата' }).click();
  await expect(page.getByRole('button', { name: 'Отозвать заявку' })).toBeVisible();
  // What is lacking cannot be filled in any more: it is named, and no press promises its place.
  const main = page.getByRole('main');
  await expect(main).toContainText('не заполнено ещё 1\u00a0поле. Вписать ответы сейчас нельзя');
  await expect(main.getByRole('listitem').filter({ hasText: 'Учреждение' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Учреждение' })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'member-sheet-lacks-1440');

  await contest.call(CompetitionArchiveOrUnarchive, {
    query: { competitionGuid: contest.guid },
    body: { isArchived: true },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${BASE}/member/competition/${contest.guid}/applications/${guid}`);
  await expect(still.getByRole('listitem')).toHaveText(['Читать, печатать и скачать её целиком.']);
  await expect(page.getByRole('button', { name: 'Отзыв, согласия, оплата' })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'member-sheet-archive-390');
  await member.close();
});
