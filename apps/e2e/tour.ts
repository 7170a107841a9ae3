// Leads through every page of the site map: one contest, one context for each kind of visitor.

import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import {
  ApplicationBuilderBuildTemplate,
  ApplicationCreateByOrganizer,
  ApplicationFormCreate,
  CompetitionGetCompetitionParticipants,
  CompetitionProgramUpdate,
  DesignerCreateDocument,
  FestivalGetFestivalDetail,
  FestivalUpdateFestival,
  OrganizerLogin,
  ReportCreate,
  ReportUpdate,
  RequisiteCreate,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { BASE, Contest, ORGANIZER } from './contest.ts';
import { hostile, hostileOrganizer } from './hostile.ts';
import { listenTo, type Overheard } from './listening.ts';
import { beginApplication, joinAsMember, post } from './people.ts';
import { realName } from './real-names.ts';
import { LOST_PAGES, PORTAL_PAGES, STAGE_PAGES, type SitePage, type Visitor } from './site-map.ts';

/** Without books, because a ready form would add lines to the organizer's books, which other journeys see. */
function formOf(isHostile: boolean) {
  const [block, field] = [newGuid(), newGuid()];
  const title = isHostile ? hostile('Название номера', 300) : 'Название номера';
  return {
    title: 'Анкета',
    blocks: [{ guid: block, n: 1, parentGuid: null, title: 'Номер', max: 20, isPerformance: true }],
    fields: [
      { guid: field, n: 2, blockGuid: block, kind: 'Text' as const, title, hint: 'Как в программе', isRequired: true },
      { guid: newGuid(), n: 3, blockGuid: block, kind: 'Attachment' as const, title: 'Фонограмма' },
    ],
  };
}

export interface Tour {
  width: number;
  font?: 'default' | 'xl' | 'xxl';
  /**
   * `official`: a contest with the longest names of real festivals; `hostile`: every person and thing has a name that
   * tries to become markup and to widen the page.
   */
  names?: 'official' | 'hostile';
  context?: BrowserContextOptions;
  /** Routes to visit; by default all. */
  places?(place: SitePage): boolean;
}

export interface Visit {
  page: Page;
  heard: Overheard;
  place: SitePage;
  /** Its name in a report. */
  name: string;
  /** Restores the page to its first state. */
  open(): Promise<void>;
}

const PERSON = {
  type: 0 as const,
  fullName: 'Лугова Елена Сергеевна',
  inn: '500100732259',
  passportSeriesNumber: '4010123456',
};

export async function tour(browser: Browser, given: Tour, look: (visit: Visit) => Promise<void>): Promise<void> {
  const { width, font = 'default', names } = given;
  const isHostile = names === 'hostile';
  const spell = names === 'official' ? realName : isHostile ? hostile : null;
  const desk = await browser.newContext();
  const organizer = isHostile ? await hostileOrganizer(desk) : ORGANIZER;
  await desk.close();
  const contest = await Contest.create({ organizer, ...(spell ? { spell } : {}) });
  // Where an event keeps no finances, their pages only say so.
  const asked = { query: { festivalGuid: contest.guid } };
  const { title, beginDate, endDate, city } = (await contest.call(FestivalGetFestivalDetail, asked)).details;
  const details = { title, beginDate, endDate, city, useFinances: true };
  await contest.call(FestivalUpdateFestival, { ...asked, body: { details } });
  await contest.stage(0);
  if (isHostile) await contest.comment(0, 0, hostile('Чисто', 2000));
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  const requisite = await contest.call(RequisiteCreate, {
    body: {
      requisite: isHostile ? { ...PERSON, fullName: hostile(PERSON.fullName, 200) } : PERSON,
      isConfirmed: true,
    },
  });
  const form = await contest.call(ApplicationBuilderBuildTemplate, {
    body: { title: `Анкета ${newGuid()}`, template: formOf(isHostile) },
  });
  await contest.call(ApplicationFormCreate, {
    query: { competitionGuid: contest.guid },
    body: { templateGuid: form.guid },
  });
  const owner = await browser.newContext();
  await joinAsMember(owner, contest.guid, isHostile ? hostile('Лугова Елена', 200) : undefined);
  await owner.close();
  const query = { competitionGuid: contest.guid };
  const { collection } = await contest.call(CompetitionGetCompetitionParticipants, { query });
  const { applicationGuid } = await contest.call(ApplicationCreateByOrganizer, {
    query: { ...query, participantUserGuid: collection[0]!.participantUserGuid },
  });
  const { guid: report } = await contest.call(ReportCreate, {
    query,
    body: { title: isHostile ? hostile('Сводка', 200) : 'Сводка' },
  });
  await contest.call(ReportUpdate, { query, body: { report: { guid: report, isPublished: true } } });
  const { guid: template } = await contest.call(DesignerCreateDocument, {
    query,
    body: { title: isHostile ? hostile('Диплом', 120) : 'Диплом', ready: 'laureate' },
  });
  const addresses: Record<string, string> = {
    application: applicationGuid,
    requisite: requisite.guid,
    book: await contest.book(),
    form: form.guid,
    letter: await contest.letter(isHostile ? hostile('Рассылка', 200) : 'Рассылка'),
    event: contest.guid,
    program: contest.program,
    ...(await contest.mobile()),
    report,
    template,
    judge: contest.judges[0]!.link,
    presenter: contest.presenterLink,
    display: contest.display.url,
  };
  let isLost = false;
  const visitors = new Map<Visitor, Pick<Visit, 'page' | 'heard'>>();
  const visitorOf = async (visitor: Visitor) => {
    const known = visitors.get(visitor);
    if (known) return known;
    const viewport = { width, height: width < 808 ? 740 : 800 };
    const context = await browser.newContext({ viewport, serviceWorkers: 'allow', ...given.context });
    await context.addInitScript((size) => localStorage.setItem('fontSize', size), font);
    if (visitor === 'organizer') await post(context, OrganizerLogin, organizer);
    if (visitor === 'member') {
      await joinAsMember(context, contest.guid, isHostile ? hostile('Лугова Елена', 200) : undefined);
      addresses.application = await beginApplication(context, contest.guid);
    }
    const page = await context.newPage();
    const made = { page, heard: listenTo(page, () => isLost) };
    visitors.set(visitor, made);
    return made;
  };

  for (const place of [...PORTAL_PAGES, ...LOST_PAGES, ...STAGE_PAGES]) {
    if (given.places?.(place) === false) continue;
    const name = place.at ?? place.route;
    await test.step(`${place.as}: ${name}`, async () => {
      const { page, heard } = await visitorOf(place.as);
      const address = name.replaceAll(/\{(\w+)\}/g, (_, key: string) => addresses[key]!);
      isLost = place.isLost ?? false;
      const openPage = () => open(page, place, address);
      await openPage();
      await look({ page, heard, place, name, open: openPage });
    });
  }
  for (const { page } of visitors.values()) await page.context().close();
}

async function open(page: Page, { as, sign }: SitePage, address: string): Promise<void> {
  const url = address.startsWith('/') ? BASE + address : address;
  const ready = page.locator(sign ?? 'h1').first();
  await page.goto(url);
  if (as === 'judge' || as === 'presenter') {
    // Whoever has entered by this link already is led on.
    const enter = page.getByRole('button', { name: 'Войти' });
    await expect(enter.or(ready).first()).toBeVisible();
    if (await enter.isVisible()) await enter.click();
  }
  await expect(ready).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
