import { expect, test, type Page } from '@playwright/test';
import { CompetitionBlockStatusCreate, ReportColumnUpdate, ReportGetByCompetitionGuid } from '@rampa/contract';
import { Applications } from '../applications.ts';
import { BASE, Contest } from '../contest.ts';
import { chooseByKeys, expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

const rows = (page: Page) => page.getByRole('grid', { name: 'Список коллективов' }).locator('[data-row]');
const setup = (page: Page) => page.getByRole('complementary', { name: 'Настройка отчёта' });

test('a report is put together beside its rows, narrowed, counted, opened, copied, deleted and brought back', async ({
  page,
  browser,
}) => {
  const contest = await Contest.create();
  const query = { competitionGuid: contest.guid };
  const member = await browser.newContext();
  const applications = await Applications.make(contest, member, 'Ветлугина Инна Сергеевна');
  for (const [name, city] of [
    ['Жар-птица', 'Пучеж'],
    ['Калинушка', 'Юрьевец'],
    ['Узоры', 'Кострома'],
  ] as const)
    // prettier-ignore
    await applications.sent(name, city);
  await contest.call(CompetitionBlockStatusCreate, {
    query,
    body: { description: 'Минус есть', backgroundColor: '#1b5e20', fontColor: '#ffffff' },
  });

  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  await page
    .getByRole('navigation', { name: 'Мероприятие' })
    .getByRole('button', { name: /^Заявки/ })
    .click();
  await page.getByRole('menuitem', { name: 'Отчеты' }).click();
  await expect(page.getByRole('heading', { name: 'Отчёты', level: 1 })).toBeVisible();
  await expect(page.getByText('Отчётов пока нет')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'reports-empty-1440');

  await page.getByRole('button', { name: 'Новый отчёт' }).first().click();
  const form = page.getByRole('dialog', { name: 'Новый отчёт' });
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(form.getByText('Назовите отчёт')).toBeVisible();
  await form.getByLabel('Название').fill('Список коллективов');
  const kind = form.getByRole('combobox', { name: 'Что такое строка' });
  await chooseByKeys(kind, 'Номер (выступление)');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Создать' }).click();

  await expect(page.getByRole('heading', { name: 'Список коллективов', level: 1 })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Жар-птица');

  // A column beside the table is in the table at once, with the rows' own answers.
  const add = setup(page).getByRole('combobox', { name: 'Добавить столбец' });
  await add.click();
  await add.fill('Горо');
  await page.getByRole('option', { name: 'Город' }).click();
  await expect(rows(page).first()).toContainText('Пучеж');
  const heads = page.getByRole('columnheader').filter({ hasText: /\S/ });
  await expect(heads).toHaveText(['Статус', '№', 'Заявка', 'Город']);

  // Several fields in one column, with a separator; its title.
  await setup(page).getByRole('button', { name: 'Город', exact: true }).click();
  // A title that was refused stays in its field, and no way out loses it silently.
  const title = setup(page).getByLabel('Заголовок столбца');
  await page.route(`**/${ReportColumnUpdate.path}*`, (route) => route.abort(), { times: 1 });
  await title.fill('Откуда и что');
  await title.press('Enter');
  await expect(setup(page).getByText('Не записано')).toBeVisible();
  await page.getByRole('link', { name: 'Мероприятия' }).first().click();
  await page.getByRole('dialog', { name: 'Уйти без сохранения?' }).getByRole('button', { name: 'Не надо' }).click();
  await expect(title).toHaveValue('Откуда и что');
  const more = setup(page).getByRole('combobox', { name: 'Добавить поле в столбец' });
  await more.click();
  await more.fill('Номин');
  await page.getByRole('option', { name: 'Номинация' }).click();
  await expect(rows(page).first()).toContainText('Пучеж, Народный танец');
  await chooseByKeys(setup(page).getByRole('combobox', { name: 'Между полями' }), 'Тире');
  await expect(rows(page).first()).toContainText('Пучеж — Народный танец');
  await expectAccessible(page);
  await picture(page, 'report-column-1440');
  await setup(page).getByRole('button', { name: 'Все столбцы' }).click();
  await expect(heads).toHaveText(['Статус', '№', 'Заявка', 'Откуда и что']);

  // The order, by the keyboard.
  const last = setup(page).getByRole('list', { name: 'Столбцы отчёта' }).getByRole('listitem').last();
  await last.getByRole('button', { name: 'Откуда и что', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(heads).toHaveText(['Статус', '№', 'Откуда и что', 'Заявка']);

  // A status is given where it stands.
  await rows(page)
    .first()
    .getByRole('button', { name: /^Поставить статус/ })
    .click();
  await page.getByRole('menuitem', { name: 'Минус есть' }).click();
  await expect(rows(page).first()).toContainText('Минус есть');

  // A condition.
  await setup(page).getByText('Условия', { exact: true }).click();
  const condition = setup(page).getByRole('combobox', { name: 'Добавить условие' });
  await condition.click();
  await page.getByRole('option', { name: /^Номинация/ }).click();
  const lines = setup(page).getByRole('combobox', { name: 'Номинация' });
  await lines.click();
  await lines.fill('Эстрад');
  await page.getByRole('option').first().click();
  await expect(page.getByText('По этим условиям ничего не нашлось')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await setup(page).getByRole('button', { name: 'Убрать условие: Номинация' }).click();
  await expect(rows(page)).toHaveCount(3);
  await picture(page, 'report-1440');

  // What the rows say together, and the person's own toggle stays.
  await page.getByRole('button', { name: 'Статистика' }).click();
  const counted = page.getByRole('table', { name: 'Откуда и что: Номинация' });
  await expect(counted.getByRole('row', { name: /^Народный танец/ })).toContainText('100');
  await expectAccessible(page);
  await picture(page, 'report-stats-1440');
  await page.reload();
  await expect(counted).toBeVisible();
  await page.getByRole('button', { name: 'Таблица' }).click();

  // A file, by a job.
  await page.getByRole('button', { name: 'Скачать' }).click();
  await page.getByRole('menuitem', { name: 'Книга Excel (XLSX)' }).click();
  await expect(page.getByText('Отчёт готовится')).toBeVisible();

  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(rows(page).first()).toContainText('Жар-птица');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await picture(page, `report-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // Opened to everybody: a stranger sees it without names, and loses it when it is closed.
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Действия: Список коллективов' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Открыть всем по ссылке');
  const question = page.getByRole('dialog', { name: 'Открыть «Список коллективов» всем по ссылке?' });
  await expect(question).toContainText('Не увидят «Откуда и что», «Заявка»');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Открыть' }).click();
  await expect(page.getByText('открыт всем по ссылке')).toBeVisible();
  const stranger = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await stranger.goto(`${BASE}/report/${page.url().split('/').at(-1)}`);
  await expect(stranger.getByRole('heading', { name: 'Список коллективов' })).toBeVisible();
  const shown = stranger.getByRole('region', { name: 'Список коллективов' });
  await expect(shown.getByRole('row')).toHaveCount(4);
  await expect(shown.getByRole('columnheader')).toHaveText(['№']);
  await expect(shown).not.toContainText('Жар-птица');
  await expectAccessible(stranger);
  await expectNoSidewaysScroll(stranger);
  await picture(stranger, 'report-public-390');
  await act('Закрыть для посторонних');
  await expect(stranger.getByText('организатор закрыл его для посторонних')).toBeVisible({ timeout: 5_000 });
  await stranger.context().close();

  // A program of it: the form names the report and shows its rows; nobody is accepted, so all of them stay out.
  const address = page.url();
  await act('Составить программу');
  const making = page.getByRole('dialog', { name: 'Новая программа' });
  await expect(making.getByRole('combobox', { name: 'Отчёт' })).toHaveValue('Список коллективов');
  await expect(making.getByRole('region', { name: 'Строки отчёта' }).getByRole('listitem')).toHaveCount(3);
  await making.getByLabel('Название').fill('По отчёту');
  await expectAccessible(page);
  await picture(page, 'program-of-report-1440');
  await making.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText(/Осталось в отчёте: 3/)).toBeVisible();
  await page.goto(address);

  await page.getByRole('button', { name: 'Действия: Список коллективов' }).click();
  await page.getByRole('menuitem', { name: 'Сделать копию' }).click();
  await expect(page.getByRole('heading', { name: 'Список коллективов (копия)', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Действия: Список коллективов (копия)' }).click();
  // On a slow device the next page is late, and what is read for the one before must not be.
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await expect(page.getByRole('heading', { name: 'Отчёты', level: 1 })).toBeVisible();
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('list', { name: 'Отчёты' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  // Nothing of the page that has gone is asked for again.
  await expect(page.getByText('Запрашиваемый ресурс не найден')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Отчёты' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await picture(page, 'reports-1440');
  const kept = await contest.call(ReportGetByCompetitionGuid, { query });
  expect(kept.map(({ title, columnCount }) => [title, columnCount])).toEqual([
    ['Список коллективов', 3],
    ['Список коллективов (копия)', 3],
  ]);
});
