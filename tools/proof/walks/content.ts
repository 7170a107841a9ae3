// An event with one of everything, made by the calls of its organizer and judges. A room with a new kind of thing adds
// an entry to MORE that creates one.

import {
  AdjustmentCreateRange,
  ApplicationFormCreate,
  ApplicationImportUpload,
  AwardGroupCreate,
  AwardSettingCreate,
  CompetitionCustomListsCreate,
  CompetitionDisplaySettingCreate,
  CompetitionDisplaySettingUploadLogo,
  CompetitionFieldPriceUpdate,
  CompetitionFieldPriceGetByCompetition,
  CompetitionBeginUpload,
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramColumnCreate,
  CompetitionProgramColumnFieldAttach,
  CompetitionProgramCreate,
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemCreatePause,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  CompetitionSetAccessToMobileProgram,
  CompetitionSpecialPrizeBindOrUnbind,
  CompetitionSpecialPrizeCreate,
  CompetitionUploadFileToCompetition,
  DesignerCreateDocument,
  DesignerCreateImage,
  DesignerDownloadOneDiplom,
  FestivalCreateFestival,
  FestivalDeleteFestival,
  GroupFieldUpdate,
  JudgeFastLogin,
  OrganizerSpecialPrizeCreate,
  PointCreate,
  PublicDisplayClaim,
  PublicDisplayScreen,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ReportCreate,
  ReportFilterCreateFilter,
  ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition,
  ReportUpdate,
  RequisiteCreate,
  SchedulePaymentUpdate,
  ScoringSchemeUpdate,
  TemplateMessageCreate,
  VotingProtocolChangeState,
  VotingProtocolCreateArchive,
  VotingProtocolGetVoitingProtocolByJudgeJson,
  VotingProtocolGetVoitingProtocolJson,
  VotingProtocolLock,
  VotingProtocolSettingPermissionForParticipant,
  VotingProtocolSavingBySelf,
  VotingProtocolSetChairDecision,
  VotingProtocolSetManualAward,
  type AnswerOf,
  type CallDefinition,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { call, send, type Sent } from '../../../libs/platform/testing/caller.ts';
import { keyOf } from '../client/contest.ts';
import { signUp } from './accounts.ts';
import { LETTER } from './kinds/mailings.ts';
import type { Target } from './target.ts';

export interface Linked {
  guid: Guid;
  key: string;
  token: string;
}

export interface Content {
  event: Guid;
  organizer: Guid;
  /** Programs: one running, one closed, one not begun, one published. */
  programs: readonly Guid[];
  judges: readonly Linked[];
  presenter: Linked;
}

export type Desk = <C extends CallDefinition>(definition: C, sent?: Sent<C>) => Promise<AnswerOf<C>>;

interface Owner {
  guid: Guid;
  token: string;
}

/** Items in order. */
export const REQUISITE = {
  type: 0 as const,
  fullName: 'Соколова Анна Игоревна',
  inn: '500100732259',
  passportSeriesNumber: '4510 123678',
};

/** An event in the organizer’s bin. */
async function addDeleted(desk: Desk): Promise<void> {
  const details = { title: 'Удалённое', beginDate: '2026-11-20', endDate: '2026-11-22' };
  const { guid } = await desk(FestivalCreateFestival, { body: { details } });
  await desk(FestivalDeleteFestival, { query: { festivalGuid: guid } });
}

async function addDocument(target: Target, token: string, competitionGuid: Guid): Promise<void> {
  const request = { query: { competitionGuid }, params: {}, body: {} };
  const { status, text } = await target.ask(CompetitionUploadFileToCompetition, request, token);
  if (status !== 200) throw new Error(`The document was answered ${status}: ${text}`);
}

/** A table that waits to be read. */
async function addImport(target: Target, token: string, competitionGuid: Guid): Promise<void> {
  const body = new FormData();
  body.set('file', new Blob(['Название\nБерёзка']), 'Заявки.csv');
  const asked = new URLSearchParams({ competitionGuid });
  const { status } = await fetch(`${target.url}/api/v1/${ApplicationImportUpload.path}?${asked}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (status !== 200) throw new Error(`The table was answered ${status}`);
}

/** Everybody of the first program, with a column that is filled by hand. */
async function addList(desk: Desk, competitionGuid: Guid): Promise<void> {
  const query = { competitionGuid };
  const [program] = await desk(CompetitionProgramGetByCompetition, { query });
  const { items } = await desk(CompetitionProgramGetProgramColumnsDataForModerator, {
    query: { competitionProgramGuid: program!.guid },
  });
  const competitionProgramItemGuids = items.map(({ guid }) => guid);
  await desk(CompetitionCustomListsCreate, {
    query,
    body: { list: { title: 'Кто где', kind: 'own', competitionProgramItemGuids } },
  });
}

/** A template with a picture, and a paper issued by it for the first performance of a published program. */
async function addPapers(desk: Desk, target: Target, token: string, event: Guid, program: Guid): Promise<void> {
  const query = { competitionGuid: event };
  const { guid } = await desk(DesignerCreateDocument, { query, body: { title: 'Диплом', ready: 'laureate' } });
  const picture = { query: { competitionDocumentGuid: guid }, params: {}, body: {} };
  const uploaded = await target.ask(DesignerCreateImage, picture, token);
  if (uploaded.status !== 200) throw new Error(`The picture was answered ${uploaded.status}: ${uploaded.text}`);
  const { items } = await desk(CompetitionProgramGetProgramColumnsDataForModerator, {
    query: { competitionProgramGuid: program },
  });
  const asked = { competitionDocumentGuid: guid, competitionProgramItemGuid: items[0]!.guid };
  const printed = await target.ask(DesignerDownloadOneDiplom, { query: asked, params: {}, body: {} }, token);
  if (printed.status !== 200) throw new Error(`The paper was answered ${printed.status}: ${printed.text}`);
}

/** Open to everybody, narrowed by the first field that has a book. */
async function addReport(desk: Desk, competitionGuid: Guid): Promise<void> {
  const query = { competitionGuid };
  const { guid } = await desk(ReportCreate, { query, body: { title: 'Сводка' } });
  await desk(ReportUpdate, { query, body: { report: { guid, isPublished: true } } });
  const [field] = await desk(ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition, { query });
  if (field)
    await desk(ReportFilterCreateFilter, { query: { reportGuid: guid }, body: { competitionFieldGuid: field.guid } });
}

/** One column, with what the portal knows by itself. */
async function addColumn(desk: Desk, competitionGuid: Guid, competitionProgramGuid: Guid): Promise<void> {
  const query = { competitionGuid };
  const { guid } = await desk(CompetitionProgramColumnCreate, {
    query,
    body: { competitionProgramGuid, title: 'Заявка' },
  });
  const body = { tag: 'applicationTitle' as const, competitionProgramColumnGuid: guid, competitionFieldGuid: null };
  await desk(CompetitionProgramColumnFieldAttach, { query, body });
}

/** One price of the form's first field, with a window and retention; one plan. */
async function addPrices(desk: Desk, competitionGuid: Guid): Promise<void> {
  const query = { competitionGuid };
  const { fields } = await desk(CompetitionFieldPriceGetByCompetition, { query });
  const price = {
    ...{ competitionFieldPriceGuid: newGuid(), competitionFieldGuid: fields[0]!.competitionFieldGuid },
    ...{ unit: 'item' as const, price: 320_000, windows: [{ dateFrom: '2026-10-01', price: 360_000 }] },
    retention: [{ daysFrom: 0, daysTo: null, costs: true }],
  };
  await desk(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [price] } });
  const stages = [{ title: 'Полная оплата', daysAfter: 5, percentBp: 10_000 }];
  await desk(SchedulePaymentUpdate, { query, body: { title: 'Сразу', stages } });
}

/** The library's own, the jury's, and a judge's that is given. */
async function addPrizes(desk: Desk, competitionGuid: Guid, competitionJudgeGuid: Guid, program: Guid): Promise<void> {
  const query = { competitionGuid };
  await desk(OrganizerSpecialPrizeCreate, { body: { title: 'За лучший костюм' } });
  await desk(CompetitionSpecialPrizeCreate, { query, body: { title: 'Приз зрительских симпатий', limit: null } });
  const { guid: specialPrizeGuid } = await desk(CompetitionSpecialPrizeCreate, {
    query,
    body: { title: 'Приз члена жюри', giver: 'judge', competitionJudgeGuid },
  });
  const { groups } = await desk(VotingProtocolGetVoitingProtocolJson, { query: { competitionProgramGuid: program } });
  const item = groups.flatMap(({ rows }) => rows).find(({ programGuid }) => programGuid === program)!.itemGuid;
  const body = { specialPrizeGuid, competitionProgramItemGuid: item, isBound: true };
  await desk(CompetitionSpecialPrizeBindOrUnbind, { query, body });
}

/** A bank's file with one row, of the organizer's and of no event. */
async function addStatement(target: Target, organizer: Guid): Promise<void> {
  const [file, side] = [newGuid(), { account: '1', inn: '', name: 'Плательщик' }];
  const document = {
    ...{ kind: 'Платёжное поручение', number: file, date: '2026-11-20', amount: 100, payer: side, payee: side },
    ...{ debitedOn: '', creditedOn: '2026-11-20', purpose: 'За участие' },
  };
  const row = { document, state: 'ok', direction: 'in', account: '1', counter: side, paidOn: '2026-11-20', receivedOn: '2026-11-20' }; // prettier-ignore
  await target.sql(
    `insert into finance.bank_file (guid, organizer_guid, sha256, name, encoding, warnings, accounts, passed_over, author)
     values ($1, $2, $3, 'kl_to_1c.txt', 'utf-8', '[]', '[]', 0, 'walk')`,
    [file, organizer, file],
  );
  await target.sql(
    `insert into finance.bank_row (guid, file_guid, organizer_guid, position, state, said, bank_key, occurrence)
     values ($1, $2, $3, 0, 'ok', $4::jsonb, $5, 1)`,
    [newGuid(), file, organizer, JSON.stringify(row), file],
  );
}

/** What later rooms create in every event. */
export const MORE: readonly ((desk: Desk, content: Content, target: Target, token: string) => Promise<unknown>)[] = [
  (desk) => addDeleted(desk),
  (_desk, { event }, target, token) => addDocument(target, token, event),
  (desk, { event }) =>
    desk(CompetitionBeginUpload, {
      query: { competitionGuid: event },
      body: { name: 'Сценарий.pdf', size: 5_000_000 },
    }),
  (desk) => desk(RequisiteCreate, { body: { requisite: REQUISITE } }),
  (desk) =>
    desk(TemplateMessageCreate, {
      body: { title: 'Рассылка', subject: 'Новости', body: LETTER, kind: 'mailing' },
    }),
  (_desk, { organizer }, target) => signUp(target, 'OrganizerEmployee', organizer, 'waiting'),
  (desk, { event }) =>
    desk(ApplicationFormCreate, { query: { competitionGuid: event }, body: { readyKey: 'reading' } }),
  (desk, { event }) => addPrices(desk, event),
  (_desk, { event }, target, token) => addImport(target, token, event),
  (desk, { event, programs }) =>
    desk(CompetitionSetAccessToMobileProgram, {
      query: { competitionGuid: event },
      body: { isOpen: true, programGuids: [...programs] },
    }),
  (desk, { event }) => desk(VotingProtocolCreateArchive, { query: { competitionGuid: event }, body: {} }),
  (desk, { event }) => addReport(desk, event),
  async (desk, { event, programs }) => {
    for (const program of programs) await addColumn(desk, event, program);
  },
  (desk, { event }) => addList(desk, event),
  (desk, { event, programs }, target, token) => addPapers(desk, target, token, event, programs[3]!),
  (_desk, { organizer }, target) => addStatement(target, organizer),
  (desk, { event, judges, programs }) => addPrizes(desk, event, judges[0]!.guid, programs[0]!),
];

const SCHEME = {
  method: { kind: 'mean', per: 'judgeTotal' },
  perJudge: 'mean',
  rounding: { total: 2 },
  missing: 'block',
  ties: [{ kind: 'chairDecision' }, { kind: 'sharedPlace' }],
  numbering: 'competition',
};
const AWARDS = [
  { title: 'Гран-при', kind: 'manual' as const },
  { title: 'Лауреат', kind: 'threshold' as const, from: 8_000, to: null },
  { title: 'Дипломант', kind: 'threshold' as const, from: 0, to: 8_000 },
];

export async function makeContent(target: Target, owner: Owner, title: string): Promise<Content> {
  const desk: Desk = (definition, sent = {}) => call(target.url, definition, { ...sent, as: owner.token });
  const { guid: event } = await desk(FestivalCreateFestival, {
    body: { details: { title, beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Кострома' } },
  });
  const query = { competitionGuid: event };
  const { guids: fields } = await desk(GroupFieldUpdate, {
    query,
    body: { fields: [{ title: 'Возраст', tag: 'ageCategory' }] },
  });
  const { collection } = await desk(ReferenceBookGetByOrganizer, { body: {} });
  const book = collection.find(({ systemKey }) => systemKey === 'nominations')!.guid;
  const nomination = await desk(ReferenceBookItemCreate, {
    body: { referenceBookGuid: book, title: `Хор · ${title}` },
  });
  const points: Guid[] = [];
  for (const criterion of ['Мастерство', 'Артистизм']) {
    points.push((await desk(PointCreate, { query, body: { title: criterion, min: 0, max: 10_000, step: 100 } })).guid);
  }
  await desk(ScoringSchemeUpdate, { query, body: { scheme: SCHEME, markAhead: true } });
  const group = await desk(AwardGroupCreate, { query, body: { title: 'Звания' } });
  const awards: Guid[] = [];
  for (const award of AWARDS) {
    awards.push((await desk(AwardSettingCreate, { query, body: { awardGroupGuid: group.guid, ...award } })).guid);
  }
  const judges: Linked[] = [];
  for (const fullName of [`Берестов Андрей · ${title}`, `Громова Лариса · ${title}`]) {
    const { guid } = await desk(CompetitionJudgeCreate, { query, body: { fullName } });
    const made = await desk(CompetitionJudgeCreateFastLoginUrl, { query: { competitionJudgeGuid: guid }, body: {} });
    const key = keyOf(made.url);
    const { token } = await desk(JudgeFastLogin, { query: { key, device: 'walk' } });
    judges.push({ guid, key, token });
  }
  const link = await desk(CompetitionPresenterCreateFastLoginUrl, { query, body: { name: `Ведущая · ${title}` } });
  const presenterKey = keyOf(link.url);
  const signed = await desk(CompetitionPresenterFastLogin, { query: { key: presenterKey, device: 'walk' } });
  const presenter = { guid: link.competitionPresenterGuid, key: presenterKey, token: signed.token };

  const programs: Guid[] = [];
  const items: Guid[][] = [];
  const shown = await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: book, title: `Танец · ${title}` } });
  for (const name of ['Идёт', 'Закрыта', 'Впереди', 'Опубликована']) {
    const ofGroup = name === 'Опубликована' ? shown.guid : nomination.guid;
    const made = await makeProgram(desk, event, `${name} · ${title}`, ofGroup);
    programs.push(made.program);
    items.push(made.items);
  }
  for (const [index, age] of ['7–9 лет', '10–12 лет'].entries()) {
    await desk(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: programs[2]! },
      body: { competitionProgramItemGuid: items[2]![index]!, groupValues: { [fields[0]!]: age } },
    });
  }
  await makeDisplays(target, owner.token, desk, event, programs[0]!);

  const mark = (judge: Linked, item: Guid, value: number, seenRevision: number | null = null) =>
    call(target.url, VotingProtocolSavingBySelf, {
      as: judge.token,
      query,
      body: {
        submissions: points.map((pointGuid, deviceSeq) => ({
          submissionGuid: newGuid(),
          judgeGuid: judge.guid,
          device: 'walk',
          deviceSeq,
          seenRevision,
          baseVersion: null,
          competitionProgramItemGuid: item,
          pointGuid,
          value,
        })),
      },
    });
  await mark(judges[0]!, items[0]![0]!, 9_000);
  await desk(AdjustmentCreateRange, adjusting(programs[0]!, items[0]![0]!));
  const onStage = { competitionProgramItemGuid: items[0]![0]!, activity: 'OnStage' as const };
  await desk(CompetitionProgramItemSetActivity, { query: { competitionProgramGuid: programs[0]! }, body: onStage });

  const closed = { competitionProgramGuid: programs[1]! };
  for (const [index, item] of items[1]!.entries()) {
    for (const judge of judges) await mark(judge, item, index < 2 ? 9_000 : 8_000);
  }
  await desk(AdjustmentCreateRange, adjusting(programs[1]!, items[1]![2]!));
  const ofSheet = { ...closed, competitionJudgeGuid: judges[0]!.guid };
  const sheet = await send(target.url, VotingProtocolGetVoitingProtocolByJudgeJson, {
    as: judges[0]!.token,
    query: ofSheet,
  });
  const equals = items[1]!.slice(0, 2).toReversed();
  const decided = { competitionProgramItemGuids: equals, reason: 'Сложнее программа' };
  await desk(VotingProtocolSetChairDecision, { query: closed, body: decided });
  const grand = { competitionProgramItemGuid: items[1]![0]!, awardSettingGuid: awards[0]!, reason: 'Решение жюри' };
  await desk(VotingProtocolSetManualAward, { query: closed, body: grand });
  await desk(VotingProtocolLock, { query: closed, body: { isLocked: true } });
  await mark(judges[0]!, items[1]![2]!, 9_500, Number(sheet.headers.get('x-rampa-revision')));

  const published = { competitionProgramGuid: programs[3]! };
  for (const [index, item] of items[3]!.entries()) {
    for (const judge of judges) await mark(judge, item, 9_000 - 1_000 * index);
  }
  await desk(VotingProtocolLock, { query: published, body: { isLocked: true } });
  for (const state of ['Confirmed', 'Published'] as const) {
    await desk(VotingProtocolChangeState, { query: published, body: { state } });
  }
  for (const audience of ['members', 'link'] as const) {
    await desk(VotingProtocolSettingPermissionForParticipant, {
      query: published,
      body: { audience, showTotals: true },
    });
  }

  const content: Content = { event, organizer: owner.guid, programs, judges, presenter };
  for (const more of MORE) await more(desk, content, target, owner.token);
  return content;
}

function adjusting(competitionProgramGuid: Guid, competitionProgramItemGuid: Guid) {
  return {
    query: { competitionProgramGuid },
    body: { adjustments: [{ competitionProgramItemGuid, kind: 'deduction' as const, amount: 100, reason: 'Время' }] },
  };
}

async function makeProgram(desk: Desk, event: Guid, title: string, nominationGuid: Guid) {
  const { guid: program } = await desk(CompetitionProgramCreate, {
    query: { competitionGuid: event },
    body: { title, dateTimeBegin: '2026-11-20T07:00:00.000Z' },
  });
  const query = { competitionProgramGuid: program };
  const { guids } = await desk(CompetitionProgramItemCreateRange, {
    query,
    body: {
      items: [1, 2, 3].map((number) => ({
        number: String(number),
        performer: `Участник ${number} · ${title}`,
        pieceTitle: 'Хоровод',
        duration: 180,
        nominationGuid,
      })),
    },
  });
  await desk(CompetitionProgramItemCreatePause, { query, body: { title: 'Перерыв', minutes: 10 } });
  await desk(CompetitionProgramUpdate, {
    query: { competitionGuid: event },
    body: { competitionProgramGuid: program, isPublished: true, isAwardOrderOpen: true },
  });
  if (!title.startsWith('Впереди')) await desk(VotingProtocolChangeState, { query, body: { state: 'Open' } });
  return { program, items: guids };
}

async function makeDisplays(target: Target, token: string, desk: Desk, event: Guid, program: Guid): Promise<void> {
  const query = { competitionGuid: event };
  const hall = await desk(CompetitionDisplaySettingCreate, { query, body: { title: 'Зал', programGuid: program } });
  await desk(CompetitionDisplaySettingCreate, { query, body: { title: 'Фойе', scene: 'leaders' } });
  const uploaded = await target.ask(
    CompetitionDisplaySettingUploadLogo,
    { query: { ...query, CompetitionDisplaySettingGuid: hall.guid }, params: {}, body: {} },
    token,
  );
  if (uploaded.status !== 200) throw new Error(`The logo was answered ${uploaded.status}: ${uploaded.text}`);
  await desk(PublicDisplayScreen, { body: { key: hall.key, screenGuid: newGuid(), width: 1920, height: 1080 } });
  await desk(PublicDisplayClaim, { body: {} });
}
