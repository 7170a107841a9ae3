// What an employee sees of an event by his rights: each section by itself, to see and to change. He comes in once; a
// right holds with the next request.

import { expect, test, type Page } from '@playwright/test';
import { OrganizerEmployeeLogin, OrganizerEmployeeSetAccess } from '@rampa/contract';
import { SECTIONS, type Section } from '@rampa/kernel';
import { BASE, Contest } from '../contest.ts';
import { newEmployee, PASSWORD, post } from '../people.ts';

/** The hall is led by whoever leads the program or the protocol; with the settings it stands among these. */
const TABS: Partial<Record<Section, readonly string[]>> = {
  settings: ['Настройки конкурса'],
  program: ['Программа выступлений', 'Экраны зала'],
  protocol: ['Протоколы итоги', 'Звания и места', 'Экраны зала'],
  diplomas: ['ДИПЛОМЫ И ДОКУМЕНТЫ'],
};
const HALL = { '/display-voiting': /^(Копировать ссылку|QR-код|Зал|Проверка)/ };

/** Below the event's address, with what only looks there: everything else that can be pressed changes something. */
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
  program: { '/program': /^Скачать$/, ...HALL },
  protocol: {
    // A total tells why.
    '/protocols': /^(Скачать|Что увидят участники|Жар-птица|Калинушка|Лель|\d,\d\d$|Обратный порядок|Ждут оценок)/,
    ...HALL,
  },
  diplomas: { '/diplomas': /^(Архив дипломов|Один PDF)/ },
};
const NOTHING: Record<Section, 0 | 1 | 2> = {
  ...{ settings: 0, program: 0, protocol: 0, diplomas: 0, finances: 0, reports: 0, requests: 0 },
};

/** One thing of each that only whoever may change it is offered. */
const DEEDS: Partial<Record<Section, [path: string, button: string]>> = {
  settings: ['/judges', 'Добавить судей'],
  program: ['/program', 'Добавить'],
  protocol: ['/protocols', 'Утвердить'],
};

/** What may be pressed or typed into on the page itself, but for what one's own view of a list is chosen by. */
function handles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(button, input, textarea, select)')]
      .filter((one) => one.checkVisibility() && !one.readOnly && one.type !== 'search' && one.type !== 'radio')
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

/** Home is another part of the portal: the browser opens it, and what comes next must not come between. */
async function ledHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${BASE}/`);
  await expect(page.getByRole('heading', { name: 'Мы рады Вас видеть на портале!' })).toBeVisible();
}

test.setTimeout(120_000);

test('an employee sees of an event what each right gives, and nothing that would be refused', async ({
  page,
  context,
}) => {
  const contest = await Contest.create();
  await contest.finish();
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
        // This release has no page of it yet: the event leads home.
        await ledHome(page);
        return;
      }
      // The event's own address has led to what is open.
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
