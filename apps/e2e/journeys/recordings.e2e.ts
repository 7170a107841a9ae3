// The length of a recording: the organizer sets the longest, a member on his phone is told that his is longer, and so is the
// organizer.

import { expect, test } from '@playwright/test';
import { ApplicationFormChange, ApplicationFormCreate, type FormEditSent } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { beginApplication, joinAsMember } from '../people.ts';
import { wav } from '../recording.ts';

test('the longest recording is set in the form, and a longer one is told to both', async ({ page, browser }) => {
  const contest = await Contest.create({ open: false, judges: 1 });
  const query = { competitionGuid: contest.guid };
  const { guid: formGuid } = await contest.call(ApplicationFormCreate, { query, body: {} });
  const club = newGuid();
  const field = (title: string, more: object) =>
    ({ do: 'addField', guid: newGuid(), blockGuid: club, title, ...more }) as FormEditSent;
  await contest.call(ApplicationFormChange, {
    body: {
      ...{ formGuid, changeGuid: newGuid(), revision: 0 },
      edits: [
        { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' },
        field('Название', { kind: 'Text', tag: 'collective' }),
        field('Фонограмма', { kind: 'Attachment', option: { categories: ['sound'] } }),
      ],
    },
  });
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/constructor`);
  await page
    .getByRole('region', { name: 'Блоки и поля' })
    .getByRole('button', { name: /^Фонограмма/ })
    .click();
  const longest = page.getByLabel('Запись не длиннее');
  await longest.fill('четыре');
  await expect(page.getByText('Минуты и секунды, например 3:45')).toBeVisible();
  await longest.fill('0:04');
  await longest.press('Tab');
  await expect(longest).toHaveValue('0:04');
  await expectAccessible(page);
  await picture(page, 'recording-limit-1440');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await joinAsMember(phone, contest.guid);
  const application = await beginApplication(phone, contest.guid);
  const filling = await phone.newPage();
  await filling.goto(`${BASE}/member/competition/${contest.guid}/applications/${application}`);
  await expect(filling.getByText('запись не длиннее 0:04')).toBeVisible();
  const file = filling.locator('input[type=file]');
  await file.setInputFiles({ name: 'Вальс.wav', mimeType: 'audio/wav', buffer: wav(5) });
  await expect(filling.getByText('Запись длиннее, чем можно: 0:05, а не больше 0:04.')).toBeVisible();
  await expectAccessible(filling);
  await expectNoSidewaysScroll(filling);
  await picture(filling, 'recording-long-390');

  await page.goto(`${BASE}/organizer/events/${contest.guid}/applications/${application}`);
  await expect(page.getByText('Запись длиннее, чем можно: 0:05, а не больше 0:04')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'recording-sheet-1440');

  await file.setInputFiles({ name: 'Полька.wav', mimeType: 'audio/wav', buffer: wav(3) });
  await expect(filling.getByRole('link', { name: /Полька\.wav/ })).toBeVisible();
  await expect(filling.getByText('Запись длиннее, чем можно')).toBeHidden();
  await expect(filling.getByText(/0:03, /)).toBeVisible();
  await phone.close();
});
