// Header and footer of every page: the greeting, the organizer's contacts, whose event it is, and the legal note.

import { expect, test, type Page } from '@playwright/test';
import {
  CompetitionGetFullInfoByGuid,
  CompetitionProgramUpdate,
  FestivalUpdateFestival,
  OrganizerLogin,
  OrganizerUpdateProfile,
} from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { BASE, Contest } from '../contest.ts';
import { joinAsMember, newOrganizer, post } from '../people.ts';
import { asksForItself, enterByLink, expectAccessible, expectNoSidewaysScroll, picture } from '../pages.ts';

const GREETING = 'Мы рады Вас видеть на портале!';
const OFFER = /не является публичной офертой/;
const OFFICIAL = names.events.toSorted((one, other) => other.length - one.length)[0]!;
const SHORT = 'Светлояр — 2026';
const WIDTHS = [360, 390, 808, 1024, 1440];

const greeting = (page: Page) => page.getByRole('banner').getByText(GREETING);
const strip = (page: Page) => page.getByRole('banner').getByRole('list', { name: 'Связаться с организатором' });
const top = async (page: Page) => (await page.getByRole('main').boundingBox())!.y;

const contacts = (companyName: string) => ({
  ...{
    version: 0,
    name: 'Лугова Елена Сергеевна',
    title: '',
    countryCode: 'RU' as const,
    phone: '9991234567',
    city: 'Семёнов',
  },
  organizer: {
    companyName,
    telegram: 'svetloyar',
    vk: 'svetloyar',
    site: 'svetloyar.example',
    whatsApp: '',
    email: '',
  },
});

test('everybody signed in is greeted, and reaches the organizer of the event that the page is about', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const organizer = await newOrganizer(context);
  await post(context, OrganizerLogin, organizer);
  const contest = await Contest.create({ organizer });
  await contest.call(OrganizerUpdateProfile, { body: contacts('') });
  await contest.call(FestivalUpdateFestival, {
    query: { festivalGuid: contest.guid },
    body: {
      details: {
        ...{ title: OFFICIAL, shortTitle: SHORT, beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Семёнов' },
        description: 'Три дня танца.',
      },
    },
  });

  await page.goto(`${BASE}/organizer`);
  await expect(page.getByRole('heading', { level: 1, name: 'Организация фестивалей и концертов' })).toBeVisible();
  await expect(greeting(page)).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  // What is over is neither «ближайшее» nor gone: it stands under a heading of its own.
  await expect(page.getByRole('region', { name: 'Ближайшие мероприятия' })).toContainText('ничего не назначено');
  await expect(page.getByRole('region', { name: 'Прошедшие' }).locator(`a[href$="${contest.guid}"]`)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'organizer-home-past');

  const event = `${BASE}/organizer/events/${contest.guid}`;
  await page.goto(event);
  await expect(page.getByRole('main').getByText(SHORT, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(OFFICIAL, { exact: true })).toBeVisible();

  const { guest, seen } = { guest: await browser.newContext(), seen: page };
  await joinAsMember(guest, contest.guid);
  const member = await guest.newPage();
  const results = `${BASE}/member/competition/${contest.guid}/results`;
  for (const [visitor, address] of [
    [seen, `${event}/judges`],
    [member, results],
  ] as const)
    for (const width of WIDTHS) await stripComesQuietly(visitor, address, width);

  const ofEvent = seen.locator('[data-event-strip]');
  for (const label of ['дата проведения', 'телефон организатора']) await expect(ofEvent).toContainText(label);

  // An organizer without name and logo still has an icon; the event's head is complete on every page.
  const banner = member.getByRole('banner');
  await expect(banner.getByText('Организатор', { exact: true })).toBeVisible();
  await expect(banner.locator('.r-company-logo')).toHaveText('О');
  const main = member.getByRole('main');
  await expect(main.getByText('Три дня танца.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Telegram' })).toBeVisible();
  const logo = await main.locator('[data-size="large"]').boundingBox();
  expect(Math.round(logo!.width)).toBeGreaterThanOrEqual(216);
  await expectAccessible(member);

  // On a phone it is folded below the event's pages, so that the page's own content is in sight.
  await member.setViewportSize({ width: 390, height: 844 });
  await expect(main.getByText('Три дня танца.')).toBeHidden();
  const tabs = main.getByRole('navigation', { name: 'Мероприятие' });
  await expect(tabs).toBeInViewport({ ratio: 1 });
  await expect(tabs.locator('[aria-current="page"]')).toBeInViewport({ ratio: 0.99 });
  await picture(member, 'header-member-390-folded');
  await main.locator('summary').click();
  await expect(main.getByText('Три дня танца.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Telegram' })).toBeVisible();
  await expectAccessible(member);
  await picture(member, 'header-member-390-unfolded');

  for (const font of ['xl', 'xxl']) {
    await member.setViewportSize({ width: 360, height: 740 });
    await member.evaluate((size) => localStorage.setItem('fontSize', size), font);
    await member.reload();
    await expect(strip(member)).toBeVisible();
    await expectNoSidewaysScroll(member);
    await picture(member, `header-member-360-${font}`);
  }
  await guest.close();
});

/** Nothing below the header moves when the contacts arrive. */
async function stripComesQuietly(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 808 ? 740 : 900 });
  let answer = () => undefined as void;
  const waits = new Promise<void>((resolve) => (answer = resolve));
  const path = `**/api/v1/${CompetitionGetFullInfoByGuid.path}*`;
  await page.route(path, async (route) => {
    // A member's page waits for its data, so the contacts come with the page.
    if (address.includes('/organizer/')) await waits;
    await route.continue();
  });
  await asksForItself(page, address);
  await page.goto(address);
  await expect(greeting(page)).toBeVisible();
  const before = await top(page);
  answer();
  await expect(strip(page).getByRole('link')).toHaveCount(4);
  expect(await top(page)).toBe(before);
  await page.unroute(path);
  await page.unroute(address);
  const cut = await greeting(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
  await expectNoSidewaysScroll(page);
  await picture(page, `header-${address.includes('/member/') ? 'member' : 'organizer'}-${width}`);
}

test('every page without a footer says that the site is no public offer', async ({ browser }) => {
  const contest = await Contest.create();
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await page.goto(`${BASE}/program/${contest.program}`);
  await expect(page.getByText('Калинушка').first()).toBeVisible();
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.getByText(OFFER).scrollIntoViewIfNeeded();
  await picture(page, 'offer-program');
  await page.goto(`${BASE}/voiting-protocol/${'a'.repeat(22)}`);
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.goto(contest.judges[0]!.link);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  await expect(page.getByText(OFFER)).toBeVisible();
  await picture(page, 'offer-judge-door');
  await page.goto(`${BASE}/judge/01900000`);
  await expect(page.getByText(OFFER)).toBeVisible();
  await enterByLink(page, contest.presenterLink);
  await expect(page.getByText('Кабинет ведущего')).toBeVisible();
  await page.context().close();
});
