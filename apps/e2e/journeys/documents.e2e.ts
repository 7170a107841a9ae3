import { expect, test, type Page } from '@playwright/test';
import { CompetitionGetUploadedFilesByCompetition, CompetitionGetUploads } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { joinAsMember } from '../people.ts';

const PIECE = 4 * 1024 * 1024;
const PDF = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, '\n%  ')]);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type="file"]').setInputFiles(files);
const pdf = (name: string, size = 4000) => ({ name, mimeType: 'application/pdf', buffer: PDF(size) });

test('documents are sent, stopped, sent on after a reload, put in order, and read by a member', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const kept = async () =>
    (await contest.call(CompetitionGetUploadedFilesByCompetition, { query })).map(({ name }) => name);
  const onTheWay = async () =>
    (await contest.call(CompetitionGetUploads, { query })).map(({ name, received }) => [name, received]);
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/documents`);
  await expect(page.getByText('Документов пока нет.')).toBeVisible();
  await expectAccessible(page);

  const list = page.getByRole('list', { name: 'Документы' });
  await choose(
    page,
    pdf('Положение о конкурсе «Светлояр» 2026.pdf'),
    { name: 'Афиша.png', mimeType: 'image/png', buffer: PNG },
    {
      name: 'Положение (обновлённое).pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ\u0090\u0000 a program'),
    },
  );
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const sending = page.getByRole('list', { name: 'Отправляются' });
  await expect(sending.getByRole('alert')).toHaveText(/^Это программа, а не документ/);
  await expectAccessible(page);
  await picture(page, 'documents-refused');
  await sending.getByRole('button', { name: 'Убрать: Положение (обновлённое).pdf' }).click();
  await expect(sending).toBeHidden();

  // The second piece never arrives: half of the file is there.
  let isLost = true;
  await page.route(/SendPiece.*at=(?!0)/, (route) => (isLost ? undefined : route.continue()));
  await choose(page, pdf('Сценарий гала-концерта.pdf', 2 * PIECE));
  await expect.poll(onTheWay).toEqual([['Сценарий гала-концерта.pdf', PIECE]]);
  await expect(sending).toContainText('из 8');
  await picture(page, 'documents-sending');
  await sending.getByRole('button', { name: 'Отменить: Сценарий гала-концерта.pdf' }).click();
  await expect(sending).toBeHidden();
  await expect.poll(onTheWay).toEqual([]);

  await choose(page, pdf('Райдер.pdf', 2 * PIECE));
  await expect.poll(onTheWay).toEqual([['Райдер.pdf', PIECE]]);
  // The held piece dies with the page; only what the next page sends arrives.
  isLost = false;
  const again = page.waitForRequest(/SendPiece/);
  await page.reload();
  // What is there is not sent again.
  expect(new URL((await again).url()).searchParams.get('at')).toBe(String(PIECE));
  await expect(list).toContainText('Райдер');
  await expect.poll(onTheWay).toEqual([]);

  await page.getByRole('button', { name: 'Изменить: Афиша.png' }).press('Alt+ArrowUp');
  await expect.poll(kept).toEqual(['Афиша.png', 'Положение о конкурсе «Светлояр» 2026.pdf', 'Райдер.pdf']);
  await page.getByRole('button', { name: 'Изменить: Райдер.pdf' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Документ' });
  await form.getByLabel('Название').fill('Технический райдер');
  await form.getByLabel('Пояснение').fill('Что есть на сцене и что привезти с собой');
  await form.getByLabel('Кому виден').click();
  await page.getByRole('option', { name: 'Всем, у кого есть ссылка' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(list.getByRole('listitem').last()).toContainText('Технический райдер');
  await expect(list.getByRole('listitem').last()).toContainText('виден всем');

  await list.getByRole('link', { name: 'Афиша' }).press('Enter');
  const view = page.getByRole('dialog', { name: 'Афиша.png' });
  await expect
    .poll(() => view.getByRole('img', { name: 'Афиша.png' }).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await picture(page, 'documents-1440');
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `documents-${width}`);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Действия: Афиша.png' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await page.getByRole('dialog', { name: 'Удалить документ?' }).getByRole('button', { name: 'Удалить' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);

  const theirs = await (await browser.newContext()).newPage();
  await joinAsMember(theirs.context(), contest.guid);
  await theirs.goto(`${BASE}/member/competition/${contest.guid}`);
  const published = theirs.getByRole('list', { name: 'Документы' });
  await expect(published.getByRole('listitem')).toHaveCount(2);
  await expect(published).toContainText('Что есть на сцене и что привезти с собой');
  await theirs.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(theirs);
  await expectAccessible(theirs);
  await picture(theirs, 'documents-member-390');
  await published.getByRole('link', { name: 'Технический райдер' }).click();
  await expect(theirs.getByRole('dialog', { name: 'Технический райдер.pdf' })).toBeVisible();
  await theirs.keyboard.press('Escape');

  // Hidden from everybody but the event's people, as those of a copied event are, until it is shown.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Изменить: Технический райдер.pdf' }).click();
  await form.getByLabel('Кому виден').click();
  await page.getByRole('option', { name: 'Только сотрудникам' }).click();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(list.getByRole('listitem').last()).toContainText('скрыт от участников');
  await theirs.reload();
  await expect(published.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `documents-hidden-${width}`);
  }
  await page.getByRole('button', { name: 'Показать участникам: Технический райдер.pdf' }).click();
  await expect(page.getByText('виден участникам')).toBeVisible();
  await theirs.reload();
  await expect(published.getByRole('listitem')).toHaveCount(2);
  await theirs.context().close();
});
