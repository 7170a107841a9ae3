// What later rooms create in every event of the walks. A room with a new kind of thing adds an entry to MORE.

import {
  ApplicationFormCreate,
  ApplicationImportUpload,
  CompetitionCustomListsCreate,
  CompetitionFieldPriceUpdate,
  CompetitionFieldPriceGetByCompetition,
  CompetitionBeginUpload,
  CompetitionProgramColumnCreate,
  CompetitionProgramColumnFieldAttach,
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionSetAccessToMobileProgram,
  CompetitionSpecialPrizeBindOrUnbind,
  CompetitionSpecialPrizeCreate,
  CompetitionUploadFileToCompetition,
  DesignerCreateDocument,
  DesignerCreateImage,
  DesignerDownloadOneDiplom,
  FestivalCreateFestival,
  FestivalDeleteFestival,
  GrandPrixOpen,
  OrganizerSpecialPrizeCreate,
  PaperSheetPrepare,
  ReportCreate,
  ReportFilterCreateFilter,
  ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition,
  ReportUpdate,
  RequisiteCreate,
  SchedulePaymentUpdate,
  TemplateMessageCreate,
  VotingProtocolCreateArchive,
  VotingProtocolGetVoitingProtocolJson,
  type AnswerOf,
  type CallDefinition,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { type Sent } from '../../../libs/platform/testing/caller.ts';
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

/** A closed vote among the first two performances. */
async function addBallot(desk: Desk, competitionGuid: Guid, program: Guid): Promise<void> {
  const { items } = await desk(CompetitionProgramGetProgramColumnsDataForModerator, {
    query: { competitionProgramGuid: program },
  });
  const performances = items.filter(
    ({ kind, isWithdrawn, activity }) => kind === 'performance' && !isWithdrawn && activity !== 'Skipped',
  );
  const competitionProgramItemGuids = performances.slice(0, 2).map(({ guid }) => guid);
  await desk(GrandPrixOpen, { query: { competitionGuid }, body: { title: 'Гран-при', competitionProgramItemGuids } });
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
  (desk, { event, programs }) => addBallot(desk, event, programs[0]!),
  async (desk, { programs }) => {
    for (const competitionProgramGuid of programs)
      await desk(PaperSheetPrepare, { query: { competitionProgramGuid }, body: {} });
  },
  (desk, { event, judges, programs }) => addPrizes(desk, event, judges[0]!.guid, programs[0]!),
];
