// The sound desk: recordings in the order of the program, heard by the keyboard, taken as an archive.

import { expect, test, type Page } from '@playwright/test';
import {
  ApplicationChangeStatus,
  ApplicationFormChange,
  ApplicationGetApplicationJsonForOrganizer,
  CompetitionProgramCreate,
  CompetitionStatusGetAllByCompetitionGuid,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { chooseIn, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';
import { upload, wav } from '../recording.ts';

// Without a network a copy is played by the service worker.
test.use({ serviceWorkers: 'allow' });

/** On the player's clock; one second of it alone may pass between two looks. */
const RUNNING = /^0:(?!00)\d\d$/;
const FARTHER = /^0:(?:1[6-9]|2\d)$/;

/** Loaded again without a network, the page has its order and plays; the network that returns cuts nothing off. */
async function keptThroughReload(page: Page): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Проигрыватель' });
  const order = page.getByRole('list', { name: 'Порядок записей' });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: /Страница открылась без связи/ })).toBeVisible();
  await expect(page.getByText('Из заявок', { exact: true })).toBeVisible();
  await expect(order.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Space');
  await expect(bar).toContainText('№\u00A01 Берёзка');
  await expect(bar.getByText(RUNNING)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'sound-reloaded-1440');
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `sound-reloaded-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.context().setOffline(false);
  await expect(bar.getByRole('button', { name: 'Стоп' })).toBeVisible();
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await expect(page.getByRole('link', { name: 'К программе' })).toBeVisible();
  await expect(order.getByRole('listitem')).toHaveCount(3);
}

test('recordings are played in the order of the program, taken to the device and as an archive', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const applications = await Applications.make(contest, await browser.newContext());
  const [music, duration] = [newGuid(), newGuid()];
  const names = ['Берёзка', 'Узоры', 'Молчание'];
  const sent = [];
  for (const name of names) sent.push(await applications.sent(name));
  const sheet = (applicationGuid: string) =>
    contest.call(ApplicationGetApplicationJsonForOrganizer, { query: { applicationGuid } });
  const pieceOf = async (application: string) =>
    (await sheet(application)).items.flatMap(({ blocks }) => blocks).find(({ isPerformance }) => isPerformance)!;
  const { guid: blockGuid } = await pieceOf(sent[0]!);
  await contest.call(ApplicationFormChange, {
    body: {
      ...{ formGuid: applications.formGuid, changeGuid: newGuid(), revision: 1 },
      edits: [
        { do: 'changeField', guid: applications.fields.nomination, values: { tag: 'nomination' } },
        { do: 'addField', guid: music, blockGuid, kind: 'Attachment', title: 'Фонограмма', option: { categories: ['sound'] } }, // prettier-ignore
        { do: 'addField', guid: duration, blockGuid, kind: 'Text', title: 'Длительность', tag: 'duration', option: { format: 'duration' } }, // prettier-ignore
      ],
    },
  });
  const statuses = await contest.call(CompetitionStatusGetAllByCompetitionGuid, { query });
  const { guid: competitionStatusGuid } = statuses.find(({ isAccepted }) => isAccepted)!;
  for (const [at, applicationGuid] of sent.entries()) {
    const { applicationBlockGuid } = await pieceOf(applicationGuid);
    if (at < 2) await upload(applicationGuid, applicationBlockGuid, music, `Минус ${at + 1}.wav`, wav(20 + at));
    await contest.call(ApplicationChangeStatus, { query: { applicationGuid }, body: { competitionStatusGuid, comment: '' } }); // prettier-ignore
  }
  const body = { title: 'Из заявок', nominationGuids: [applications.nomination.guid] };
  const { guid: program } = await contest.call(CompetitionProgramCreate, { query, body });

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program?competitionProgramGuid=${program}`);
  await chooseIn(page, 'Ещё о программе', 'Звук: записи по порядку');
  const order = page.getByRole('list', { name: 'Порядок записей' });
  await expect(order.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('2\u00A0записи на 3\u00A0выступления')).toContainText('Без записи: №\u00A03 Молчание');
  await expect(order.getByRole('listitem').first()).toContainText('0:20');
  await expectAccessible(page);

  // By the keyboard: the page's space plays the first, N puts the next in, Enter plays what has the focus.
  const bar = page.getByRole('toolbar', { name: 'Проигрыватель' });
  await page.keyboard.press('Space');
  await expect(bar).toContainText('№\u00A01 Берёзка');
  await expect(bar.getByRole('button', { name: 'Стоп' })).toBeVisible();
  await expect(bar.getByText(RUNNING)).toBeVisible();
  await page.keyboard.press('n');
  await expect(bar).toContainText('№\u00A02 Узоры');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('№\u00A01 Берёзка');
  await picture(page, 'sound-1440');

  const take = page.getByRole('button', { name: /^Взять на устройство: \d/ });
  // Taken to the device, they play without a network, also from the middle; then they are put away.
  await take.click();
  await expect(page.getByText('На этом устройстве все записи')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Играть: №\u00A02 Узоры, Минус 2.wav' }).click();
  await expect(bar).toContainText('№\u00A02 Узоры');
  await expect(bar.getByText(RUNNING)).toBeVisible();
  await bar.getByRole('slider', { name: 'Место в записи' }).fill('15');
  await expect(bar.getByText(FARTHER)).toBeVisible();
  await expect(page.getByText('Запись не играет')).toHaveCount(0);
  await picture(page, 'sound-offline-1440');
  await keptThroughReload(page);
  await page.getByRole('button', { name: 'Убрать с устройства' }).click();
  await expect(page.getByText('На этом устройстве все записи')).toHaveCount(0);
  // A sign-out leaves nothing of what was taken.
  await take.click();
  await expect(page.getByText('На этом устройстве все записи')).toBeVisible();

  await page.getByRole('button', { name: 'Скачать всё' }).click();
  await expect(page.getByText('Собираем записи')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await picture(page, 'sound-390');
  const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('rampa-files-')));
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: /меню/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  // The sign-out loads another page, and a question asked meanwhile has no answer.
  await expect(async () => expect(await kept()).toEqual([])).toPass();
});
