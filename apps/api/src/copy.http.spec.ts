// A copy of an event, over all rooms: its set-up is copied, people's work is not.

import {
  ApplicationFormCreate,
  ApplicationFormGetByCompetition,
  ApplicationQuotaUpdate,
  ApplicationRulesUpdate,
  ApplicationViewGetByCompetition,
  ApplicationViewSave,
  AwardGroupCreate,
  AwardSettingCreate,
  CompetitionChangeRequisite,
  CompetitionArchiveOrUnarchive,
  CompetitionCopy,
  CompetitionCustomListsCreate,
  CompetitionDisplaySettingCreate,
  CompetitionFieldPriceGetByCompetition,
  CompetitionFieldPriceUpdate,
  CompetitionJudgeCreateRange,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramUpdate,
  CompetitionSpecialPrizeCreate,
  CompetitionStatusGetAllByCompetitionGuid,
  CompetitionStatusUpdate,
  DesignerCreateDocument,
  FestivalCreateFestival,
  FestivalGetFestivalDetail,
  GroupFieldCreateValue,
  GroupFieldGetByCompetition,
  GroupFieldUpdate,
  PointCreate,
  ReferenceBookChangeEventSet,
  ReferenceBookCreate,
  ReferenceBookItemCreateRange,
  ReferenceBookItemGetByReferenceBookGuid,
  ReportCreate,
  RequisiteCreate,
  SchedulePaymentUpdate,
  ScoringSchemeUpdate,
} from '@rampa/contract';
import { newGuid, newSecret, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let api: TestApi;
let as: string;
let organizer: Guid;
beforeAll(async () => {
  api = await startTestApi();
  ({ token: as, guid: organizer } = await api.organizer());
});
afterAll(() => api?.stop());

const details = {
  ...{ title: 'Светлояр 2026', beginDate: '2026-11-21', endDate: '2026-11-22', timeZone: 'Asia/Yekaterinburg' },
  ...{ city: 'Уфа', place: 'Дворец культуры', description: 'Смотр', extGuid: '1С-42', useFinances: true },
};
const SCHEME = {
  ...{ method: { kind: 'mean', per: 'judgeTotal' }, perJudge: 'mean', rounding: { total: 2, judge: 2 } },
  ...{ missing: 'block', ties: [{ kind: 'sharedPlace' }], numbering: 'competition' },
};
const next = { title: 'Светлояр 2027', beginDate: '2027-11-20', endDate: '2027-11-21' };

async function madeEvent() {
  const { guid } = await api.call(FestivalCreateFestival, { body: { details }, as });
  const query = { competitionGuid: guid };
  await api.call(GroupFieldUpdate, {
    query,
    body: { fields: [{ title: 'Возраст', tag: 'ageCategory', isGrouping: true }] },
    as,
  });
  const [age] = await api.call(GroupFieldGetByCompetition, { query, as });
  await api.call(GroupFieldCreateValue, { query, body: { groupFieldGuid: age!.guid, title: '7–9 лет' }, as });
  await api.call(ScoringSchemeUpdate, { query, body: { markAhead: true, scheme: SCHEME }, as });
  const judges = [{ fullName: 'Белова Вера', isChair: true }, { fullName: 'Орлов Пётр' }];
  // With their links.
  await api.call(CompetitionJudgeCreateRange, { query, body: { judges }, as });
  await api.call(PointCreate, { query, body: { title: 'Оценка', min: 0, max: 10_000, step: 100 }, as });
  await api.call(CompetitionSpecialPrizeCreate, { query, body: { title: 'За лучший костюм' }, as });
  const { guid: awardGroupGuid } = await api.call(AwardGroupCreate, { query, body: { title: 'Звания' }, as });
  const award = { awardGroupGuid, title: 'Лауреат', kind: 'threshold' as const, from: 5000, color: '#F6D37A' };
  await api.call(AwardSettingCreate, { query, body: award, as });
  const { guid: program } = await api.call(CompetitionProgramCreate, {
    query,
    body: { title: 'Гала', dateTimeBegin: '2026-11-21T05:00:00Z' },
    as,
  });
  const place = { competitionProgramGuid: program };
  await api.call(CompetitionProgramItemCreateRange, { query: place, body: { items: [{ performer: 'Ансамбль' }] }, as });
  await api.call(CompetitionProgramUpdate, { query, body: { ...place, isPublished: true }, as });
  const display = { title: 'Большой зал', programGuid: program };
  const { key } = await api.call(CompetitionDisplaySettingCreate, { query, body: display, as });
  const [status] = await api.call(CompetitionStatusGetAllByCompetitionGuid, { query, as });
  const changed = { competitionStatusGuid: status!.guid, title: 'Пришла', colors: status!.colors };
  await api.call(CompetitionStatusUpdate, { body: changed, as });
  await kept(guid);
  // A choice of its own of one book.
  const { guid: referenceBookGuid } = await api.call(ReferenceBookCreate, { body: { title: `Формы ${guid}` }, as });
  const lines = { referenceBookGuid, items: [{ title: 'Соло' }, { title: 'Дуэт' }] };
  await api.call(ReferenceBookItemCreateRange, { body: lines, as });
  await api.call(ReferenceBookChangeEventSet, { query, body: { referenceBookGuid, isWhole: false }, as });
  await api.call(ApplicationFormCreate, { query, body: { readyKey: 'choreography' }, as });
  await tablesOfApplications(guid);
  await pricesAndReports(guid);
  return { guid, key, program };
}

/** Dates, limits of places, and views of the applications' table. */
async function tablesOfApplications(guid: Guid): Promise<void> {
  const query = { competitionGuid: guid };
  const dates = { opensAt: '2026-10-01T07:00:00Z', closesAt: '2026-11-01T19:00:00Z', freezesAt: null };
  await api.call(ApplicationRulesUpdate, { query, body: dates, as });
  const { form } = await api.call(ApplicationFormGetByCompetition, { query, as });
  const { guid: fieldGuid, bookGuid } = form!.fields.find(({ tag }) => tag === 'nomination')!;
  const book = { query: { referenceBookGuid: bookGuid! }, as };
  const [line] = await api.call(ReferenceBookItemGetByReferenceBookGuid, book);
  const quotas = [{ itemGuid: line!.guid, places: 40 }];
  await api.call(ApplicationQuotaUpdate, { query, body: { fieldGuid, quotas }, as });
  const view = { filters: [{ fieldGuid, itemGuids: [line!.guid] }] };
  await api.call(ApplicationViewSave, { query, body: { title: 'Одна номинация', view }, as });
}

/** What the office sets up: prices, and with them a report, a list and a diploma. */
async function pricesAndReports(guid: Guid): Promise<void> {
  const query = { competitionGuid: guid };
  await api.call(ReportCreate, { query, body: { title: 'Сводка' }, as });
  await api.call(CompetitionCustomListsCreate, { query, body: { list: { title: 'Автобусы', kind: 'buses' } }, as });
  await api.call(DesignerCreateDocument, { query, body: { title: 'Диплом', ready: 'laureate' }, as });
  const { fields } = await api.call(CompetitionFieldPriceGetByCompetition, { query, as });
  const price = {
    ...{ competitionFieldPriceGuid: newGuid(), competitionFieldGuid: fields[0]!.competitionFieldGuid },
    ...{ unit: 'item' as const, price: 320_000, windows: [] },
    retention: [{ daysFrom: 0, daysTo: null, costs: true }],
  };
  await api.call(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [price] }, as });
  const stages = [{ title: 'Полная оплата', daysAfter: 5, percentBp: 10_000 }];
  const requisite = {
    ...{ type: 2 as const, organizationName: 'ИП Лугова', fullName: 'Лугова Елена', organizationAddress: 'Семёнов' },
    ...{ inn: '500100732259', ogrn: '304500116000157', bankName: 'Банк', bik: '044525225', director: 'Лугова' },
    ...{ paymentAccount: '40802810138250123017', correspondentAccount: '30101810400000000225', buhgalter: 'Лугова' },
  };
  const { guid: requisiteGuid } = await api.call(RequisiteCreate, { body: { requisite, isConfirmed: true }, as });
  await api.call(CompetitionChangeRequisite, { query, body: { requisiteGuid }, as });
  await api.call(SchedulePaymentUpdate, { query, body: { title: 'Сразу', stages }, as });
  // The state after an upload.
  await api.database.query(
    `insert into finance.type_document (guid, competition_guid, type, format, name, size, file_guid, author)
     values ($1, $2, 'contract', 'docx', 'Наш договор.docx', 4000, $3, 'account:x')`,
    [newGuid(), guid, newGuid()],
  );
}

/** A document as an upload leaves it; its bytes are the platform’s. */
async function kept(event: Guid): Promise<void> {
  const document = newGuid();
  await api.database.query(
    `insert into files.file (guid, address, owner_guid, purpose, name, content_type, size, sha256)
     values ($1, $2, $3, 'competition.document', 'Положение.pdf', 'application/pdf', 4000, $4)`,
    [document, newSecret(), event, 'a'.repeat(64)],
  );
  await api.database.query(
    `insert into competitions.document (guid, competition_guid, name, content_type, size, audience, position)
     values ($1, $2, 'Положение.pdf', 'application/pdf', 4000, 'members', 0)`,
    [document, event],
  );
}

/** Every table with a column that names the event. */
async function tablesOfEvents(): Promise<string[]> {
  const tables = await api.database.query<{ name: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as name
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.column_name = 'competition_guid' and t.table_type = 'BASE TABLE' order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** How many rows of each table name the event. */
async function rowsOf(event: Guid): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of await tablesOfEvents()) {
    const [row] = await api.database.query<{ count: number }>(
      `select count(*)::int as count from ${name} where competition_guid = $1`,
      [event],
    );
    if (row!.count > 0) found[name] = row!.count;
  }
  return found;
}

/** Tables that hold people's work and are not copied, by the kind of work. */
const NOT_COPIED: Record<string, readonly string[]> = {
  'who takes part and was let in': ['accounts.fast_link', 'accounts.membership', 'competitions.invitation'],
  'what they sent': [
    'answer_item',
    'application',
    'block',
    'consent',
    'consent_link',
    'message',
    'message_file',
    'file',
    'import',
    'numbering',
  ].map((one) => `applications.${one}`),
  'letters that went out': ['applications.mailing'],
  'who performs': ['program.item'],
  'the day and its results': [
    ...[
      'adjustment',
      'ballot',
      'chair_decision',
      'late_mark',
      'paper_sheet',
      'protocol',
      'result',
      'seal',
      'withdrawn_decision',
    ],
  ].map((one) => `judging.${one}`),
  'money, which is of those who took part': [
    ...[
      'account',
      'audit',
      'chosen_payer',
      'custom_document',
      'discount',
      'document',
      'entry',
      'fiscal_receipt',
      'offer_acceptance',
      'offer_version',
      'payment',
      'refund',
      'retention',
      'sponsor',
    ],
  ].map((one) => `finance.${one}`),
  'papers and their numbers': ['diplomas.counter', 'diplomas.number', 'diplomas.paper'],
  'work that was under way': ['jobs.job'],
  'the printed code of visitors’ phones': ['program.mobile_event'],
};

const copy = (event: Guid, body: object = next, who = as) =>
  api.send(CompetitionCopy, { query: { competitionGuid: event }, body: body as typeof next, as: who });

it('everything that was set up is there once more, and nothing that people did', async () => {
  const event = await madeEvent();
  const { token: employee } = await api.employee(organizer, { [event.guid]: { settings: 2 } });
  await api.member(event.guid);
  await api.call(CompetitionArchiveOrUnarchive, { query: { competitionGuid: event.guid }, body: {}, as });
  const former = await rowsOf(event.guid);
  const { guid } = (await copy(event.guid, next, employee)).envelope.data!;
  // Members, performers and links belong to the original only.
  const { 'accounts.fast_link': link, 'accounts.membership': member, 'program.item': item, ...setUp } = former;
  expect([link, member, item]).toEqual([2, 1, 1]);
  expect(await rowsOf(guid)).toEqual(setUp);
  expect(await rowsOf(event.guid)).toEqual(former);
  expect(Object.keys(setUp)).toEqual(
    expect.arrayContaining([
      ...['accounts.employee_access', 'competitions.document', 'competitions.status', 'display.setting'],
      ...[
        'judging.award_setting',
        'reference_books.event_set_item',
        'judging.criterion',
        'judging.judge',
        'program.program',
        'forms.form',
      ],
    ]),
  );

  const read = await api.call(FestivalGetFestivalDetail, { query: { festivalGuid: guid }, as: employee });
  expect(read).toMatchObject({ isArchived: false, details: { ...details, ...next, extGuid: '' } });
  const [day] = await api.database.query('select * from program.program where competition_guid = $1', [guid]);
  expect(day).toMatchObject({ title: 'Гала', begins_at: new Date('2027-11-20T05:00:00Z'), is_published: false });
  const [screen] = await api.database.query<{ key: string; program_guid: Guid }>(
    'select key, program_guid from display.setting where competition_guid = $1',
    [guid],
  );
  // References to things of the original refer to their copies.
  expect(screen!.program_guid).toBe((day as unknown as { guid: Guid }).guid);
  expect(screen!.key).not.toBe(event.key);
  const documents = 'select name, audience from competitions.document where competition_guid = $1';
  expect(await api.database.query(documents, [guid])).toEqual([{ name: 'Положение.pdf', audience: 'staff' }]);
  const statuses = await api.call(CompetitionStatusGetAllByCompetitionGuid, { query: { competitionGuid: guid }, as });
  expect(statuses.map(({ title }) => title)).toContain('Пришла');
  const fields = await api.call(GroupFieldGetByCompetition, { query: { competitionGuid: guid }, as });
  expect(fields).toMatchObject([{ title: 'Возраст' }]);
  const formOf = async (competitionGuid: Guid) =>
    (await api.call(ApplicationFormGetByCompetition, { query: { competitionGuid }, as })).form!;
  const [one, other] = [await formOf(event.guid), await formOf(guid)];
  const parts = (form: typeof one) => [form.blocks, form.fields].flat().map(({ n, title }) => [n, title]);
  expect(parts(other)).toEqual(parts(one));
  expect(parts(other).length).toBeGreaterThan(10);
  const guids = (form: typeof one) => [form.guid, ...[form.blocks, form.fields].flat().map((part) => part.guid)];
  expect(guids(other).filter((part) => guids(one).includes(part))).toEqual([]);
  const { views } = await api.call(ApplicationViewGetByCompetition, { query: { competitionGuid: guid }, as });
  expect(guids(other)).toContain(views[0]!.view.filters![0]!.fieldGuid);
});

it('a table of events is copied, or it is said here why it is not', async () => {
  const { guid: event } = await madeEvent();
  await api.employee(organizer, { [event]: { settings: 2 } });
  const copied = Object.keys(await rowsOf((await copy(event)).envelope.data!.guid));
  const left = Object.values(NOT_COPIED).flat();
  expect((await tablesOfEvents()).filter((name) => !copied.includes(name)).toSorted()).toEqual(left.toSorted());
});

it('in another city it has the clock of that city: hours stay what they are, the former hall is not named', async () => {
  const { guid: event } = await api.call(FestivalCreateFestival, { body: { details }, as });
  const query = { competitionGuid: event };
  const dateTimeBegin = '2026-11-21T05:00:00Z';
  await api.call(CompetitionProgramCreate, { query, body: { title: 'Гала', dateTimeBegin }, as });
  const dates = { opensAt: null, closesAt: '2026-11-01T14:00:00Z', freezesAt: null };
  await api.call(ApplicationRulesUpdate, { query, body: dates, as });
  const { guid } = (await copy(event, { ...next, city: 'Владивосток', timeZone: 'Asia/Vladivostok' })).envelope.data!;
  const read = await api.call(FestivalGetFestivalDetail, { query: { festivalGuid: guid }, as });
  expect(read.details).toMatchObject({ city: 'Владивосток', timeZone: 'Asia/Vladivostok', place: '' });
  const instants = await api.database.query(
    `select p.begins_at, r.closes_at from program.program p
       join applications.rules r on r.competition_guid = p.competition_guid where p.competition_guid = $1`,
    [guid],
  );
  // Ten in the morning, and seven in the evening.
  expect(instants).toEqual([
    { begins_at: new Date('2027-11-20T00:00:00Z'), closes_at: new Date('2027-10-31T09:00:00Z') },
  ]);
  const { envelope } = await copy(event, { ...next, timeZone: 'Mars/Olympus' });
  expect(envelope.errors[0]).toMatchObject({ field: 'timeZone' });
});

it('an end before its beginning and a missing title are said in their place, and nothing is made', async () => {
  const { guid } = await madeEvent();
  const count = () => api.database.query('select count(*) from competitions.competition');
  const before = await count();
  for (const [body, field] of [
    [{ ...next, endDate: '2027-11-19' }, 'endDate'],
    [{ ...next, title: ' ' }, 'title'],
    [{ ...next, title: 'я'.repeat(5000) }, 'title'],
  ] as const) {
    const { status, envelope } = await copy(guid, body);
    expect([status, envelope.errors[0]]).toMatchObject([400, { field }]);
  }
  expect(await count()).toEqual(before);
});
