// An organizer looks one application through: what waits for it, changes by performances taken, taken back and given their
// former value, statuses of blocks, notes, a letter to its member, the application as a file.

import { expect, test } from '@playwright/test';
import {
  ApplicationSubscribe,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateUpdateField,
  ApplicationUnsubscribe,
  CompetitionBlockStatusGetByCompetitionGuid,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { letterTo } from '../letters.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, pictures, signIn } from '../pages.ts';

test('it is looked through line by line, written to and taken as a file; every step is taken back', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member, 'Ветлугина Инна Сергеевна');
  const guid = await applications.sent('Жар-птица', 'Кострома');
  const query = { applicationGuid: guid };
  const title = newGuid();
  const first = await applications.addToPerformances(guid, [
    { guid: title, kind: 'Text', title: 'Название номера', tag: 'pieceTitle' },
  ]);
  const { applicationBlockGuid: second } = await applications.own(ApplicationTemplateDuplicateBlock, {
    query: { ...query, applicationBlockGuid: first },
    body: { withValues: true },
  });
  const called = (applicationBlockGuid: Guid, value: string) =>
    applications.own(ApplicationTemplateUpdateField, {
      body: { guid: title, applicationGuid: guid, applicationBlockGuid, value },
    });
  await called(first, 'Половецкие пляски');
  await called(second, 'Кадриль');

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications`);
  const views = page.getByRole('group', { name: 'Виды таблицы' });
  await views.getByRole('button', { name: /^Ждут проверки\s1$/ }).click();
  await expect(page.getByText('1\u00a0заявка по условиям')).toBeVisible();
  await picture(page, 'applications-unchecked-1440');

  // What has no room beside the table's buttons stands in a menu: neither goes to a second row, and none moves.
  await page.setViewportSize({ width: 1280, height: 900 });
  const more = views.getByRole('button', { name: /^Ещё/ });
  const placed = async () => {
    const boxes = [views, more, page.getByRole('button', { name: 'Добавить заявку' })].map((one) => one.boundingBox());
    return (await Promise.all(boxes)).map((box) => [box!.x, Math.round(box!.y + box!.height / 2)]);
  };
  const before = await placed();
  expect(new Set(before.map(([, y]) => y)).size).toBe(1);
  await more.press('Enter');
  await pictures(page, 'applications-more-views', 390, 768, 1280, 1440);
  await page.getByRole('menuitem', { name: 'Не отправлены' }).press('Enter');
  await expect(more).toHaveText('Ещё, выбрано: Не отправлены');
  await expect(more).toHaveAttribute('aria-pressed', 'true');
  expect(await placed()).toEqual(before);
  await expectAccessible(page);
  await views.getByRole('button', { name: /^Ждут проверки/ }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('grid', { name: 'Заявки' }).locator('[data-row]').first().click();

  // All of it at once; then only what its member changes is new.
  const changes = page.getByRole('region', { name: 'Изменения' });
  await changes.getByRole('button', { name: /^Принять все\s\d+$/ }).click();
  await expect(changes).toBeHidden();
  await applications.save(guid, 'name', { value: 'Ансамбль «Жар-птица»' });
  await applications.save(guid, 'city', { value: 'Буй' });
  await called(second, 'Костромская кадриль');
  await expect(changes.getByRole('rowheader', { name: 'Коллектив' })).toBeVisible();
  await expect(changes.getByRole('rowheader', { name: 'Номер\u00a02: «Костромская кадриль»' })).toBeVisible();
  await expect(changes.getByRole('heading')).toContainText(/Изменения с\s\d+\s[а-я]+/);
  await expectAccessible(page);
  await picture(page, 'application-look-1440');
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/pictures/application-look-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // A field gets its former value, its member's comes back, and it is new again.
  const name = changes.getByRole('row', { name: /^Название/ }).first();
  await name.getByRole('button', { name: /^Вернуть прежнее/ }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Вернуть прежнее: Название' });
  await expect(question).toContainText('правка «Ансамбль „Жар-птица“» не принимается');
  await question.getByLabel('Почему, необязательно').fill('Название из устава — «Жар-птица»');
  await expectAccessible(page);
  await picture(page, 'application-revert-1440');
  await question.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Жар-птица', level: 1, exact: true })).toBeVisible();
  await expect(changes.getByRole('row', { name: /Жар-птица/ })).toHaveCount(0);
  await page
    .locator('.r-notice')
    .filter({ hasText: 'снова прежнее' })
    .getByRole('button', { name: 'Отменить' })
    .click();
  await expect(page.getByRole('heading', { name: 'Ансамбль «Жар-птица»', level: 1 })).toBeVisible();
  await expect(changes.getByRole('row', { name: /Жар-птица/ })).toHaveCount(1);

  // Those of one section are taken together, and taken back.
  await changes.getByRole('button', { name: 'Принять 2: Коллектив' }).press('Enter');
  await expect(changes.getByRole('row', { name: /Буй/ })).toHaveCount(0);
  await page.locator('.r-notice').filter({ hasText: '2\u00a0изменения приняты' }).getByRole('button', { name: 'Вернуть' }).click(); // prettier-ignore
  await expect(changes.getByRole('row', { name: /Буй/ })).toHaveCount(1);
  await changes.getByRole('button', { name: 'Принять все 3', exact: true }).click();
  await expect(changes).toBeHidden();

  // The only one too, though its list goes with it.
  await applications.save(guid, 'city', { value: 'Галич' });
  await changes.getByRole('button', { name: 'Вернуть прежнее: Город' }).press('Enter');
  await page.getByRole('dialog', { name: 'Вернуть прежнее: Город' }).getByRole('button', { name: 'Вернуть', exact: true }).press('Enter'); // prettier-ignore
  await expect(changes).toBeHidden();
  await page.locator('.r-notice').filter({ hasText: 'снова прежнее' }).last().getByRole('button', { name: 'Отменить' }).click(); // prettier-ignore
  await expect(changes.getByRole('row', { name: /Галич/ })).toHaveCount(1);
  await changes.getByRole('button', { name: 'Принять', exact: true }).click();
  await expect(changes).toBeHidden();

  // Taken back and sent again as it was: that is said, and not that answers went there and back.
  await applications.own(ApplicationUnsubscribe, { query });
  await applications.own(ApplicationSubscribe, { query, body: {} });
  await expect(changes).toContainText('Участник отозвал заявку и отправил её снова, ничего не изменив');
  await picture(page, 'application-sent-again-1440');
  await changes.getByRole('button', { name: 'Принять', exact: true }).click();
  await expect(changes).toBeHidden();

  // Taken back, and sent again by the office: its number stays, and that is said before.
  await applications.own(ApplicationUnsubscribe, { query });
  await page.getByRole('button', { name: 'Отправить за участника' }).press('Enter');
  const sending = page.getByRole('dialog', { name: 'Отправить за участника?' });
  await expect(sending).toContainText(/Номер останется №\s1;/);
  await expectAccessible(page);
  await pictures(page, 'application-sent-for-owner', 390, 768, 1440);
  await sending.getByRole('button', { name: 'Отправить', exact: true }).press('Enter');
  await expect(changes).toContainText('Участник отозвал заявку, её отправили снова за него');
  await changes.getByRole('button', { name: 'Принять', exact: true }).click();
  await expect(changes).toBeHidden();

  const [status] = await contest.call(CompetitionBlockStatusGetByCompetitionGuid, {
    query: { competitionGuid: contest.guid },
  });
  const blocks = page.getByRole('region', { name: 'Статусы блоков' });
  await blocks.getByRole('button', { name: /^Статус блока «Номер\s2»: нет/ }).click();
  await page.getByRole('menuitem', { name: status!.description }).click();
  await expect(page.getByRole('list', { name: 'Статусы блоков: сколько каких' })).toContainText(
    new RegExp(`${status!.description}1\\sблок`),
  );

  const notes = page.getByRole('region', { name: 'Заметки для своих' });
  for (const text of ['Автобус из Костромы, выход после 14:00', 'Звонили: фонограмма будет завтра']) {
    await notes.getByRole('textbox').fill(text);
    await notes.getByRole('button', { name: 'Записать' }).click();
    await expect(notes.getByRole('listitem').first()).toContainText(text);
  }
  await notes.getByRole('listitem').first().getByRole('button', { name: 'Убрать заметку' }).press('Enter');
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await page
    .locator('.r-notice')
    .filter({ hasText: 'Заметка убрана' })
    .getByRole('button', { name: 'Вернуть' })
    .click();
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/pictures/application-looked-1440.png', fullPage: true });

  await page.getByRole('button', { name: 'Письмо' }).click();
  const letter = page.getByRole('dialog', { name: 'Письмо участнику' });
  await letter.getByRole('combobox', { name: 'Письмо' }).click();
  await page.getByRole('option', { name: 'Написать сейчас, без шаблона' }).click();
  await letter.getByLabel('Тема').fill('Фонограмма для {коллектив}');
  await letter.getByLabel('Текст').fill('Пришлите, пожалуйста, до пятницы.');
  await expect(letter.getByRole('region', { name: 'Как письмо прочтёт участник' })).toContainText('«Жар-птица»');
  await picture(page, 'application-letter-1440');
  await letter.getByRole('button', { name: 'Отправить 1\u00a0письмо' }).click();
  await expect(letter).toBeHidden();
  expect((await letterTo(page.context(), applications.email, 'Фонограмма')).text).toContain('до пятницы');

  await page.getByRole('button', { name: 'Скачать', exact: true }).click();
  const answer = page.waitForResponse(/Application\/Download/);
  await page.getByRole('menuitem', { name: /^PDF/ }).click();
  const named = decodeURIComponent((await (await answer).headerValue('content-disposition')) ?? '');
  expect(named).toMatch(/Заявка №\s1\. Ансамбль.*\.pdf/);
  await member.close();
});
