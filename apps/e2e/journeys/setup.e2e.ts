// A new organizer's way to an event that can be judged: he types a name and the jury.

import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  CompetitionProgramItemArrange,
  FestivalGetFestivalDetail,
  PointArrange,
  ScoringSchemeGetByCompetition,
  ScoringSchemeUpdate,
} from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { BASE, Contest } from '../contest.ts';
import { dragByFinger, swipe } from '../finger.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

/** As in a letter: numbered, the first one is the chair. */
const JURY = names.judges
  .map(({ name, title }, index) => `${index + 1}. ${name}, ${index === 0 ? `председатель, ${title}` : title}`)
  .join('\n');
const [CHAIR] = names.judges;
const TITLE = names.events.toSorted((one, other) => other.length - one.length)[0]!;

/** Counts his presses and typed fields. */
class Hand {
  presses = 0;
  fields = 0;
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async press(name: string | RegExp, role: 'button' | 'link' = 'button') {
    this.presses += 1;
    await this.page.getByRole(role, { name }).first().click();
  }
  async write(label: string | RegExp, text: string) {
    this.fields += 1;
    await this.page.getByLabel(label).fill(text);
  }
}

test('an event, its jury with links, criteria and titles, in a third fewer presses', async ({ page }) => {
  await signIn(page);
  await page.goto(`${BASE}/organizer/`);
  const hand = new Hand(page);
  await hand.press('Создать', 'link');
  await expect(page.getByRole('dialog', { name: 'Новое мероприятие' })).toBeVisible();
  await hand.write('Название', TITLE);
  await picture(page, 'event-new');
  await expectAccessible(page);
  await hand.press(/^Создать$/);
  const readiness = page.getByRole('complementary', { name: 'Готовность' });
  await expect(readiness.getByText('судьи и критерии ещё не добавлены')).toBeVisible();
  // Before: three fields and four presses.
  expect(hand.fields + hand.presses).toBeLessThanOrEqual(3);

  const judges = new Hand(page);
  await judges.press(/Судьи и критерии/, 'link');
  await judges.press('Добавить судей');
  await judges.write(/^Судьи, каждый/, JURY);
  await picture(page, 'judges-new');
  await expectAccessible(page);
  await judges.press(/^Добавить 4/);
  await expect(page.getByRole('img', { name: /^QR-код/ })).toHaveCount(4);
  await picture(page, 'judges-links');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: CHAIR!.name })).toContainText('председатель');
  // Before: sixteen fields and four presses.
  expect(judges.fields + judges.presses).toBeLessThanOrEqual(4);

  const rules = new Hand(page);
  await rules.press('Критерии оценки', 'link');
  await rules.press('Взять набор: 5 критериев × 5 = 25');
  await expect(page.getByText('Критерии, правила и звания готовы')).toBeVisible();
  await expect(page.getByRole('radio', { name: /5 критериев × 5 = 25/ })).toBeChecked();
  await picture(page, 'criteria-ready');
  // Before: seventeen fields and eight presses.
  expect(rules.fields + rules.presses).toBeLessThanOrEqual(2);

  await page.getByRole('link', { name: 'Карточка события' }).click();
  await expect(readiness.getByText('4\u00A0судьи, 5\u00A0критериев')).toBeVisible();
  await expect(readiness.getByText('8\u00A0званий без разрывов')).toBeVisible();
  // The menu says how many there are of each, and nothing of what there is none.
  const menu = page.getByRole('navigation', { name: 'Настройки конкурса' });
  for (const name of ['Судьи и доступы 4', 'Критерии оценки 5', 'Звания и места 8', 'Документы'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
});

test('criteria change places by a menu, a mouse and keys, each move one write that is taken back', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer/events/${contest.guid}/evaluation-criteria`);
  const rows = page.getByRole('list', { name: 'Критерии' }).getByRole('listitem');
  const isOrder = (...order: RegExp[]) => expect(rows).toHaveText(order);
  const [technique, artistry] = [/Техника исполнения/, /Артистизм/];
  await isOrder(technique, artistry);
  const menu = page.getByRole('button', { name: 'Действия: Техника исполнения' });
  // Until the answer arrives the menu's own button shows progress.
  let answer = () => undefined as void;
  const waits = new Promise<void>((resolve) => (answer = resolve));
  let writes = 0;
  await page.route(`**/api/v1/${PointArrange.path}*`, async (route) => {
    writes++;
    await waits;
    await route.continue();
  });
  let kept = 0;
  page.on('response', (response) => void (response.url().includes(PointArrange.path) && kept++));
  await menu.click();
  await page.getByRole('menuitem', { name: 'Ниже' }).click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await expect(menu).toBeFocused();
  await isOrder(artistry, technique);
  answer();
  await expect(page.getByRole('status').getByText('«Техника исполнения»: место 2 из\u00A02')).toBeVisible();
  await expect(menu).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByRole('status').getByText('Порядок прежний')).toBeVisible();
  await isOrder(technique, artistry);
  await rows
    .filter({ hasText: artistry })
    .getByTitle('Потяните, чтобы переставить')
    .dragTo(rows.filter({ hasText: technique }), { targetPosition: { x: 300, y: 6 } });
  await isOrder(artistry, technique);
  await expect(page.getByRole('status').getByText('«Артистизм»: место 1 из\u00A02')).toBeVisible();
  // By keyboard, anywhere in the row; the row keeps the focus.
  const edit = page.getByRole('button', { name: 'Изменить: Артистизм' });
  await edit.press('Alt+ArrowDown');
  await isOrder(technique, artistry);
  await expect(edit).toBeFocused();
  // Esc in the menu and in what it opens gives the focus back to the row's button.
  await menu.press('Enter');
  // The menu hears a key once it has the focus, a moment after it is seen.
  await expect(page.getByRole('menuitem', { name: 'Ниже' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'На место №…' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'На место' })).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  // The list of places first, then the drawer.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
  // Several at once, to a named position.
  await page.getByRole('checkbox', { name: 'Выбрать: Артистизм' }).check();
  const bar = page.getByRole('toolbar', { name: 'Выбранное: Критерии' });
  await expect(bar).toContainText('Выбрано 1');
  await bar.getByRole('button', { name: 'На место №…' }).click();
  const form = page.getByRole('dialog', { name: 'Переставить: Артистизм' });
  await form.getByRole('combobox', { name: 'На место' }).click();
  await page.getByRole('option', { name: '1. Техника исполнения' }).click();
  await form.getByRole('button', { name: 'Переставить' }).click();
  await isOrder(artistry, technique);
  await expect(form).toBeHidden();
  // A page that is read before the last answer may hold the order of before.
  await expect.poll(() => kept).toBe(5);
  expect(writes).toBe(5);
  await picture(page, 'criteria-order');
  await page.reload();
  await isOrder(artistry, technique);

  // The row that comes into the place of a deleted one has the focus.
  await page.getByRole('button', { name: 'Действия: Артистизм' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Удалить' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await isOrder(technique);
  await expect(menu).toBeFocused();

  // Rules of counting that are not saved are not lost by a step elsewhere, nor by rules that somebody else saves.
  const places = page.getByRole('combobox', { name: 'Знаков после запятой в итоге' });
  await places.click();
  await page.getByRole('option', { name: '3', exact: true }).click();
  const stored = { query: { competitionGuid: contest.guid } };
  const general = async () =>
    (await contest.call(ScoringSchemeGetByCompetition, stored)).schemes.find((one) => one.nominationGuid === null);
  const theirs = { ...((await general())!.scheme as object), missing: 'zero' };
  const begun = (await general())!.version;
  await contest.call(ScoringSchemeUpdate, {
    ...stored,
    body: { nominationGuid: null, version: begun, scheme: theirs },
  });
  const reread = page.waitForResponse((response) => response.url().includes(ScoringSchemeGetByCompetition.path));
  await page.getByRole('switch', { name: 'Принимать оценки до выхода на сцену' }).click();
  await reread;
  await expect(places).toHaveValue('3');
  const method = page.getByRole('form', { name: 'Как считать итог' });
  await method.getByRole('button', { name: 'Сохранить' }).click();
  await expect(method.getByText('Данные успели изменить. Обновите страницу и повторите.')).toBeVisible();
  await page.reload();
  await places.click();
  await page.getByRole('option', { name: '3', exact: true }).click();
  await page.getByRole('navigation', { name: 'Настройки конкурса' }).getByRole('link', { name: 'Документы' }).click();
  await page.getByRole('dialog', { name: 'Уйти без сохранения?' }).getByRole('button', { name: 'Не надо' }).click();
  await expect(places).toHaveValue('3');
  await page.getByRole('form', { name: 'Как считать итог' }).getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Правила подсчёта сохранены')).toBeVisible();
  await page.reload();
  await expect(places).toHaveValue('3');

  await page.goto(`${BASE}/organizer/events/${contest.guid}/ranks`);
  const titles = page.getByRole('list', { name: 'Звания' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Изменить: Участник' }).press('Alt+ArrowUp');
  await expect(titles).toHaveText([/Лауреат I степени/, /Участник/, /Лауреат II степени/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 560 }, hasTouch: true, isMobile: true });

  test('a finger drags a criterion and a performance by their grips, and scrolls the page beside them', async ({
    page,
  }) => {
    const contest = await Contest.create();
    await signIn(page);
    await page.goto(`${BASE}/organizer/events/${contest.guid}/evaluation-criteria`);
    const criteria = page.getByRole('list', { name: 'Критерии' }).getByRole('listitem');
    const [technique, artistry] = [/Техника исполнения/, /Артистизм/];
    await expect(criteria).toHaveText([technique, artistry]);
    let writes = 0;
    page.on('request', (request) => void (request.url().includes(PointArrange.path) && writes++));
    const grip = (row: Locator) => row.getByTitle('Потяните, чтобы переставить');
    // A tap moves nothing.
    await grip(criteria.first()).tap();
    await dragByFinger(page, grip(criteria.last()), criteria.first());
    await expect(criteria).toHaveText([artistry, technique]);
    await expect(page.getByRole('status').getByText('«Артистизм»: место 1 из\u00A02')).toBeVisible();
    expect(writes).toBe(1);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).tap();
    await expect(criteria).toHaveText([technique, artistry]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await picture(page, 'criteria-finger');
    const before = await page.evaluate(() => scrollY);
    const row = (await criteria.first().boundingBox())!;
    await swipe(page, { x: row.x + row.width / 2, y: row.y + 20 }, { x: row.x + row.width / 2, y: row.y - 160 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(criteria).toHaveText([technique, artistry]);

    await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
    const names = page.getByRole('button', { name: /, изменить$/ });
    await expect(names).toHaveText([/^Жар/, /^Калинушка/, /^Лель/]);
    const rows = page.getByRole('listitem').filter({ has: names });
    const kept = page.waitForResponse((response) => response.url().includes(CompetitionProgramItemArrange.path));
    await dragByFinger(page, grip(rows.filter({ hasText: 'Лель' })), rows.filter({ hasText: 'Калинушка' }));
    await expect(names).toHaveText([/^Жар/, /^Лель/, /^Калинушка/]);
    await kept;
    await picture(page, 'program-finger');
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(names).toHaveText([/^Жар/, /^Лель/, /^Калинушка/]);
  });
});

test('the card: a logo, a description that is read on, readiness at every width, and how a member sees it', async ({
  page,
}) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  await page.getByLabel('Название', { exact: true }).fill(TITLE);
  await page.getByLabel('Описание для участников, необязательно').fill('Три дня танца.\n'.repeat(12));
  const code = page.getByLabel('Код во внешней системе, необязательно');
  await code.fill(' 1С-0042/26 ');
  await page.getByRole('switch', { name: /^Вести финансовые документы/ }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('сохранено')).toBeVisible();
  // What another system calls the event is there whenever the card is read again.
  const asked = { query: { festivalGuid: contest.guid } };
  const kept = async () => (await contest.call(FestivalGetFestivalDetail, asked)).details.extGuid;
  await expect.poll(kept).toBe('1С-0042/26');
  await page.reload();
  await expect(code).toHaveValue('1С-0042/26');
  await page.setViewportSize({ width: 1440, height: 900 });
  const upload = page.getByRole('button', { name: 'Загрузить логотип' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), upload.press('Enter')]);
  await chooser.setFiles({ name: 'логотип.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByText('Логотип мероприятия сохранён')).toBeVisible();
  for (const width of [1440, 808, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoSidewaysScroll(page);
    await picture(page, `event-card-${width}`);
  }
  await expectAccessible(page);
  // What would go wrong on the day, each with the page that mends it.
  const day = page.getByRole('region', { name: 'Готово ли всё ко дню' });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await day.scrollIntoViewIfNeeded();
    await picture(page, `day-faults-${width}`);
  }
  await day.getByRole('link', { name: /Экран «Зал» не открыт/ }).click();
  await expect(page).toHaveURL(/display-voiting$/);
  await page.goBack();
  await day.getByRole('link', { name: /Ссылку ещё не открыли/ }).click();
  await expect(page).toHaveURL(/accesses$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Как видит участник' }).click();
  const seen = page.getByRole('dialog', { name: 'Как видит участник' });
  await seen.getByRole('button', { name: 'Читать дальше' }).click();
  await expect(seen.getByRole('button', { name: 'Свернуть' })).toBeVisible();
  await picture(page, 'event-as-member');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/organizer`);
  await expect(page.getByRole('list', { name: 'Готовность' }).first()).toBeVisible();
  await picture(page, 'organizer-home');
  await expectAccessible(page);
});

/** 1 × 1. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
