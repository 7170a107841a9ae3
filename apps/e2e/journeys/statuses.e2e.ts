import { expect, test } from '@playwright/test';
import { CompetitionStatusGetAllByCompetitionGuid } from '@rampa/contract';
import { BASE, Contest, YEAR } from '../contest.ts';
import { chooseIn, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test('statuses are made, coloured so that they are read, put in order, switched off, and come back when deleted', async ({
  page,
}) => {
  const contest = await Contest.create();
  const kept = async () =>
    (await contest.call(CompetitionStatusGetAllByCompetitionGuid, { query: { competitionGuid: contest.guid } })).map(
      ({ title }) => title,
    );
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  await page.getByRole('navigation', { name: 'Настройки конкурса' }).getByRole('link', { name: 'Статусы' }).click();
  await expect(page.getByRole('heading', { name: 'Статусы', level: 1 })).toBeVisible();
  const list = page.getByRole('list', { name: 'Статусы заявок' });
  await expect(list.getByRole('listitem').first()).toContainText('Новая');
  await expect(list.getByRole('listitem').first()).toContainText('для новых заявок');
  // Nothing counts applications yet, so nothing is said of them.
  await expect(list).not.toContainText('у 0');
  await picture(page, 'statuses-1440');

  // By the keyboard alone.
  await page.getByRole('button', { name: 'Добавить статус', exact: true }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Новый статус заявок' });
  await page.getByLabel('Название').fill('приНЯТА');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Такой статус уже есть: «Принята»')).toBeVisible();
  await page.getByLabel('Название').fill('Ждёт оплаты');
  await form.getByLabel('Текст', { exact: true }).fill('#c9c9c9');
  await form.getByLabel('Фон', { exact: true }).fill('#fff');
  await expect(form.getByText('Не прочитать: контраст 1,6')).toBeVisible();
  await form.getByLabel('Фон', { exact: true }).press('Enter');
  await expect(form.getByText('Текст на этом фоне не прочитать')).toBeVisible();
  await picture(page, 'statuses-unread');
  await form.getByRole('button', { name: /^Взять текст #/ }).press('Enter');
  await expect(form.getByText('Читается: контраст 4,5')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Участник может править заявку').press('Space');
  await form.getByRole('button', { name: 'Добавить' }).press('Enter');
  await expect(list.getByRole('listitem').last()).toContainText('Ждёт оплаты');
  await expect(list.getByRole('listitem').last()).toContainText('участник может править');
  expect(await kept()).toContain('Ждёт оплаты');

  await page.getByRole('button', { name: 'Изменить: Ждёт оплаты' }).press('Alt+ArrowUp');
  await expect.poll(async () => (await kept()).at(-2)).toBe('Ждёт оплаты');

  await chooseIn(page, 'Действия: Новая', 'Выключить');
  await expect(list.getByRole('listitem').first()).toContainText('выключен');
  await expect(list.getByRole('listitem').nth(1)).toContainText('для новых заявок');

  await chooseIn(page, 'Действия: Отклонена', 'Удалить');
  await expect(list).not.toContainText('Отклонена');
  // The row takes the focus with it: the one in its place gets it.
  const near = list.getByRole('listitem').last();
  await expect(near.getByRole('button', { name: /^Действия: / })).toBeFocused();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(list.getByRole('listitem').last()).toContainText('Отклонена');

  const blocks = page.getByRole('list', { name: 'Статусы блоков' });
  await page.getByRole('button', { name: 'Изменить: Принят', exact: true }).click();
  const block = page.getByRole('dialog', { name: 'Статус блоков' });
  await block.getByLabel('Название').fill('Проверен');
  await block.getByRole('button', { name: 'Цвета 9 из 13' }).click();
  await block.getByRole('button', { name: 'Сохранить' }).click();
  await expect(blocks).toContainText('Проверен');
  await expectAccessible(page);
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await picture(page, `statuses-${width}`);
  }
  await expectAccessible(page);
});

test('until when applications come in is named by the event’s own clock, and the lamp of readiness tells it', async ({
  page,
}) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  const lamps = page.getByRole('complementary', { name: 'Готовность' });
  await expect(lamps.getByRole('link', { name: 'Письма участникам' })).toContainText(/словами/);
  const lamp = lamps.getByRole('link', { name: 'Сроки заявок' });
  await expect(lamp).toContainText('последний день приёма не назначен');
  await lamp.click();
  await expect(page.getByLabel('Принимаем заявки до')).toBeInViewport();
  await page.getByLabel('Принимаем заявки с').fill(`${YEAR}-11-26T12:00`);
  await page.getByLabel('Принимаем заявки до').fill(`${YEAR}-11-25T12:00`);
  await page.getByLabel('Участники правят поданное до').fill(`${YEAR}-11-24T12:00`);
  const save = page.getByRole('button', { name: 'Сохранить' });
  await save.click();
  await expect(page.getByText('Приём нельзя закончить раньше, чем он начнётся')).toBeVisible();
  await expect(page.getByText('Правки нельзя остановить раньше приёма')).toBeVisible();
  await page.getByLabel('Принимаем заявки с').fill('2026-10-25T12:00');
  await page.getByLabel('Участники правят поданное до').fill('');
  await save.click();
  await expect(page.getByText('Сохранено')).toBeVisible();
  await picture(page, 'dates-1440');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await picture(page, 'dates-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goBack();
  await expect(lamp).toContainText('приём до 25 ноября, 12:00: позже конца мероприятия');
  await picture(page, 'readiness-1440');
});
