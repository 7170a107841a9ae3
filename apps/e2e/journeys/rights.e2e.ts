// What an employee sees of an event by his rights: each section alone, to see and to change. He signs in once; a right
// holds with the next request.

import { expect, test, type Page } from '@playwright/test';
import {
  FestivalGetFestivalDetail,
  FestivalUpdateFestival,
  OrganizerEmployeeLogin,
  OrganizerEmployeeSetAccess,
} from '@rampa/contract';
import { SECTIONS, type Section } from '@rampa/kernel';
import { BASE, Contest } from '../contest.ts';
import { newEmployee, PASSWORD, post } from '../people.ts';

/** «Экраны зала» comes with the program or the protocol; with the settings it is a part of their tab. */
const TABS: Partial<Record<Section, readonly string[]>> = {
  settings: ['Настройки конкурса'],
  requests: [],
  program: ['Программа выступлений', 'Экраны зала'],
  protocol: ['Протоколы итоги', 'Звания и места', 'Экраны зала'],
  diplomas: ['ДИПЛОМЫ И ДОКУМЕНТЫ'],
  finances: ['Финансовые документы'],
  // With the applications in the menu «Заявки/свод. отчеты», which is no link.
  reports: [],
};
const HALL = { '/display-voiting': /^(Копировать ссылку|QR-код|Зал|Проверка)/ };

/** Read-only controls by address below the event; every other control changes something. */
const PAGES: Partial<Record<Section, Record<string, RegExp>>> = {
  settings: {
    '': /^Как видит участник$/,
    '/members': /^(Копировать ссылку|QR-код)/,
    '/judges': /^$/,
    '/accesses': /^Ссылка и устройства/,
    '/ratings': /^$/,
    '/evaluation-criteria': /^$/,
    '/ranks': /^$/,
    ...HALL,
  },
  requests: {
    '/applications':
      /^(Заявки\/свод|Условия|Столбцы|Отправленные|Ждут проверки|С изменениями|Не отправлены|Ещё|Скачать)/,
  },
  program: { '/program': /^Скачать$/, ...HALL },
  protocol: {
    // A total opens its explanation.
    '/protocols':
      /^(Скачать|Ещё о протоколе$|Что увидят участники|Жар-птица|Калинушка|Лель|\d,\d\d$|Обратный порядок|Ждут оценок)/,
    ...HALL,
  },
  diplomas: { '/diplomas': /^(Архив дипломов|Один PDF)/ },
  finances: {
    ...{ '/finances/price': /^$/, '/finances/payment-schedule': /^$/ },
    ...{ '/finances/applications': /^Диаграммы$/, '/finances/payments': /^Скачать XLSX$/ },
    ...{
      '/finances/cash': /^Отчёт кассы$/,
      '/finances/contracts': /^((Оферта|Шаблоны)$|Собрать ZIP|Все документы за месяц)/,
    },
  },
  reports: { '/reports': /^Заявки\/свод/ },
};
const NOTHING: Record<Section, 0 | 1 | 2> = {
  ...{ settings: 0, program: 0, protocol: 0, diplomas: 0, finances: 0, reports: 0, requests: 0 },
};

/** One control of each kind that only a person with the right to change gets. */
const DEEDS: Partial<Record<Section, [path: string, button: string]>> = {
  settings: ['/judges', 'Добавить судей'],
  program: ['/program', 'Добавить'],
  protocol: ['/protocols', 'Утвердить'],
};

/** Controls on the page itself, except those that choose one's own view of a list. */
function handles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(button, input, textarea, select)')]
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.readOnly &&
          one.type !== 'search' &&
          one.type !== 'radio',
      )
      .map(
        (one) => one.ariaLabel || one.innerText.trim() || one.labels?.[0]?.textContent || one.placeholder || one.name,
      )
      .filter((name) => name !== 'Столбцы'),
  );
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(BASE + path);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main .r-skeleton')).toHaveCount(0);
}

/** Home is another part of the portal, so the browser loads it; the next step must wait for that. */
async function ledHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${BASE}/`);
  await expect(page.getByRole('heading', { name: 'Мы рады Вас видеть на портале!' })).toBeVisible();
}

test.setTimeout(300_000);

test('an employee sees of an event what each right gives, and nothing that would be refused', async ({
  page,
  context,
}) => {
  const contest = await Contest.create();
  await contest.finish();
  const { title, beginDate, endDate } = (
    await contest.call(FestivalGetFestivalDetail, { query: { festivalGuid: contest.guid } })
  ).details;
  await contest.call(FestivalUpdateFestival, {
    query: { festivalGuid: contest.guid },
    body: { details: { title, beginDate, endDate, useFinances: true } },
  });
  const event = `/organizer/events/${contest.guid}`;
  const employee = await newEmployee(context, contest);
  const give = (given: Partial<Record<Section, 0 | 1 | 2>>) =>
    contest.call(OrganizerEmployeeSetAccess, {
      query: { employeeGuid: employee.guid },
      body: { competitionGuid: null, config: { ...NOTHING, ...given } },
    });
  await give({ program: 1 });
  await post(context, OrganizerEmployeeLogin, { login: employee.email, password: PASSWORD });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });

  for (const section of SECTIONS) {
    await test.step(`${section}: to see`, async () => {
      await give({ [section]: 1 });
      await open(page, event);
      const pages = PAGES[section];
      if (!pages) {
        // This release has no page of it, so the event's address leads home.
        await ledHome(page);
        return;
      }
      // The event's own address led to an open section.
      const tabs = page.getByRole('navigation', { name: 'Мероприятие' });
      await expect(tabs.getByRole('link').and(tabs.locator(':not([aria-disabled])'))).toHaveText([...TABS[section]!]);
      for (const closed of await tabs.locator('[aria-disabled]').all())
        await expect(closed).toHaveAccessibleDescription(/^(Раздел вам не открыт|Скоро|Это мероприятие)/);
      for (const [path, reading] of Object.entries(pages)) {
        await open(page, event + path);
        expect((await handles(page)).filter((name) => !reading.test(name))).toEqual([]);
      }
      await page.goto(BASE + event + (section === 'program' ? '/protocols' : '/program'));
      await ledHome(page);
      expect(refused).toEqual([]);
    });
    const deed = DEEDS[section];
    if (!deed) continue;
    await test.step(`${section}: to change`, async () => {
      await give({ [section]: 2 });
      await open(page, event + deed[0]);
      await expect(page.getByRole('button', { name: deed[1], exact: true })).toBeEnabled();
      expect(refused).toEqual([]);
    });
  }
});
