// Paper sheets of judges: what they show now, what is printed on them, and how far each is.

import { Injectable } from '@nestjs/common';
import { EmployeeAccess } from '@rampa/accounts/server';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { AnswerOf, PaperSheetGet, PaperSheetGetByProgram, SheetState } from '@rampa/contract';
import {
  cellKey,
  settled,
  sheetChanges,
  sheetCodeIn,
  type InForce,
  type ReadRow,
  type Settlement,
  type SheetLayout,
  type Solution,
} from '@rampa/judging/domain';
import { criteriaOf, loadRules, type EventRules } from '@rampa/jury/server';
import { serves } from '@rampa/jury/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, Database, type EventScope, type Reader, type Scope } from '@rampa/platform/server';

interface Performance {
  guid: Guid;
  number: string;
  performer: string;
  title: string;
  nomination: Guid | null;
}

export interface KeptSheet {
  guid: Guid;
  program: Guid;
  programTitle: string;
  judgeGuid: Guid;
  judge: string;
  version: number;
  code: string;
  layout: SheetLayout;
  madeAt: Date;
  state: SheetState;
  entered: { actor: string; name: string; at: string; rows: ReadRow[] } | null;
  checked: { actor: string; name: string; at: string; rows: ReadRow[] } | null;
}

export interface PrintedSheet extends Pick<KeptSheet, 'judge' | 'code' | 'version' | 'programTitle'> {
  layout: SheetLayout;
}

const READING = (nth: number) => `(
  select json_build_object('actor', r.actor, 'name', coalesce(nullif(a.full_name, ''), a.company_name, ''), 'at', r.at,
           'rows', r.rows)
    from judging.paper_reading r left join accounts.v_account a on 'account:' || a.guid = r.actor
   where r.sheet_guid = s.guid and r.nth = ${nth} and r.dropped_at is null)`;
const SHEETS = `select s.guid, s.program_guid as program, p.title as "programTitle", s.judge_guid as "judgeGuid",
  j.full_name as judge, s.version, s.code, s.layout, s.made_at as "madeAt", s.state,
  ${READING(1)} as entered, ${READING(2)} as checked
  from judging.paper_sheet s
  join program.v_program p on p.guid = s.program_guid
  join jury.v_judge j on j.guid = s.judge_guid`;

@Injectable()
export class PaperSheetReads {
  constructor(private readonly database: Database) {}

  /** The newest sheet of each judge, with the names of today. Failure nothingToPrint. */
  printed(program: Guid, judge: Guid | undefined): Promise<PrintedSheet[]> {
    return this.database.snapshot(async (reader) => {
      const sheets = await reader.query<KeptSheet>(
        `${SHEETS} where s.program_guid = $1 and ($2::uuid is null or s.judge_guid = $2)
            and s.version = (select max(n.version) from judging.paper_sheet n
                              where n.program_guid = s.program_guid and n.judge_guid = s.judge_guid)
          order by j.position, j.guid`,
        [program, judge ?? null],
      );
      if (sheets.length === 0)
        throw new Failure('nothingToPrint', { message: 'Печатать нечего: сначала подготовьте бланки.' });
      const names = new Map((await performancesOf(reader, program)).map((one) => [one.guid, one]));
      return sheets.map(({ layout, ...sheet }) => ({ ...sheet, layout: withNames(layout, names) }));
    });
  }
}

/** Beside the reads above: what a person may do depends on who else works on the event. */
@Injectable()
export class PaperSheetViews {
  constructor(
    private readonly database: Database,
    private readonly access: EmployeeAccess,
    private readonly competitions: Competitions,
  ) {}

  async find(scope: Scope, said: string): Promise<{ guid: Guid; competitionProgramGuid: Guid }> {
    const [row] = await this.database.query<{ guid: Guid; competitionProgramGuid: Guid }>(
      `select guid, program_guid as "competitionProgramGuid" from judging.paper_sheet
        where competition_guid = $1 and code = $2`,
      [eventOf(scope).competition, sheetCodeIn(said)],
    );
    if (!row) throw new Failure('paperUnknown', { field: 'code' });
    return row;
  }

  ofProgram(scope: Scope, program: Guid): Promise<AnswerOf<typeof PaperSheetGetByProgram>> {
    return this.database.snapshot(async (reader) => {
      const { competition } = eventOf(scope);
      const [face] = await reader.query<{ title: string }>('select title from program.v_program where guid = $1', [
        program,
      ]);
      const rules = await loadRules(reader, competition);
      const performances = await performancesOf(reader, program);
      const kept = await reader.query<KeptSheet>(
        `${SHEETS} where s.program_guid = $1 order by j.position, j.guid, s.version desc`,
        [program],
      );
      const sheets: AnswerOf<typeof PaperSheetGetByProgram>['sheets'] = [];
      for (const sheet of kept) {
        const now = layoutOf(rules, performances, sheet.judgeGuid);
        sheets.push(lineOf(sheet, now, (await settlementOf(reader, sheet, now))?.questions.length ?? 0));
      }
      const toPrint = rules.judges.filter(({ guid }) => {
        const now = layoutOf(rules, performances, guid);
        const newest = kept.find(({ judgeGuid }) => judgeGuid === guid);
        return now.rows.length > 0 && (!newest || sheetChanges(newest.layout, now).words.length > 0);
      }).length;
      const { timeZone } = await this.competitions.face(reader, competition);
      return { programTitle: face?.title ?? '', timeZone, toPrint, sheets };
    });
  }

  one(scope: Scope, guid: Guid): Promise<AnswerOf<typeof PaperSheetGet>> {
    return this.database.snapshot(async (reader) => {
      const event = eventOf(scope);
      const sheet = await sheetOf(reader, event, guid);
      const performances = await performancesOf(reader, sheet.program);
      const now = layoutOf(await loadRules(reader, event.competition), performances, sheet.judgeGuid);
      const stay = new Set(now.rows.map(({ item }) => item));
      const names = new Map(performances.map((one) => [one.guid, one]));
      const questions = (await settlementOf(reader, sheet, now))?.questions ?? [];
      return {
        ...lineOf(sheet, now, questions.length),
        competitionProgramGuid: sheet.program,
        programTitle: sheet.programTitle,
        timeZone: (await this.competitions.face(reader, event.competition)).timeZone,
        criteria: sheet.layout.criteria.map((one) => ({ ...one })),
        rows: withNames(sheet.layout, names).rows.map(({ item, criteria, ...row }) => ({
          ...row,
          ...{ itemGuid: item, pointGuids: [...criteria], isGone: !stay.has(item) },
        })),
        ...(await this.turn(reader, event, scope, sheet)),
        questions: questions.map(({ item, criterion, ...rest }) => ({
          ...{ competitionProgramItemGuid: item, pointGuid: criterion, ...rest },
        })),
      };
    });
  }

  /** Whether the person is the only one who may change protocols of the event: then he checks what he has entered. */
  async isAlone(reader: Reader, event: EventScope, scope: Scope): Promise<boolean> {
    const all = await this.access.readersOf(reader, event, 'protocol', 2);
    return all.every(({ guid }) => `account:${guid}` === actorName(scope.actor));
  }

  private async turn(reader: Reader, event: EventScope, scope: Scope, { state, entered }: KeptSheet) {
    if (state === 'printed') return { turn: 'enter' as const, note: '' };
    if (state === 'checked') return { turn: 'settle' as const, note: '' };
    if (state === 'settled') return { turn: 'none' as const, note: 'Лист внесён и сверен, его оценки считаются.' };
    if (entered?.actor !== actorName(scope.actor)) return { turn: 'check' as const, note: '' };
    if (await this.isAlone(reader, event, scope))
      return {
        turn: 'check' as const,
        note: 'Протоколы этого мероприятия меняете только вы, поэтому сверяете сами: прочитайте лист ещё раз, не глядя на первый ввод. В журнале это будет видно.',
      };
    return { turn: 'none' as const, note: 'Этот лист внесли вы. Сверить его вторым чтением должен другой человек.' };
  }
}

/** Performances that are judged, in their order. */
export function performancesOf(reader: Reader, program: Guid): Promise<Performance[]> {
  return reader.query<Performance>(
    `select guid, number, coalesce(nullif(performer, ''), collective, '') as performer, piece_title as title,
            nomination_guid as nomination
       from program.v_item
      where program_guid = $1 and kind = 'performance' and not is_withdrawn and activity <> 'Skipped'
      order by order_key, guid`,
    [program],
  );
}

/** What a sheet of this judge shows now; without names, which are read anew whenever they are shown. */
export function layoutOf(rules: EventRules, performances: readonly Performance[], judge: Guid): SheetLayout {
  const nominations = rules.judges.find(({ guid }) => guid === judge)?.nominations;
  const rows = performances
    .filter(({ nomination }) => nominations !== undefined && serves(nominations, nomination))
    .map(({ guid, number, nomination }) => ({
      ...{ item: guid, number, performer: '', title: '' },
      criteria: criteriaOf(rules, nomination).map((one) => one.guid),
    }));
  const used = new Set(rows.flatMap(({ criteria }) => criteria));
  const criteria = rules.criteria
    .filter(({ guid }) => used.has(guid))
    .map(({ guid, title, min, max, step }) => ({ guid, title, min, max, step }));
  return { criteria, rows };
}

function withNames(layout: SheetLayout, names: ReadonlyMap<string, Performance>): SheetLayout {
  const rows = layout.rows.map((row) => {
    const { performer = '', title = '' } = names.get(row.item) ?? {};
    return { ...row, performer, title };
  });
  return { ...layout, rows };
}

/** Failure notFound. */
export async function sheetOf(reader: Reader, { competition }: EventScope, guid: Guid): Promise<KeptSheet> {
  const [sheet] = await reader.query<KeptSheet>(`${SHEETS} where s.guid = $1 and s.competition_guid = $2`, [
    guid,
    competition,
  ]);
  if (!sheet) throw new Failure('notFound');
  return sheet;
}

function lineOf(sheet: KeptSheet, now: SheetLayout, questionCount: number) {
  const { words, isVoid } = sheetChanges(sheet.layout, now);
  const said = (one: KeptSheet['entered']) => one && { name: one.name, at: new Date(one.at).toISOString() };
  const isOver = sheet.state === 'settled';
  return {
    ...{ guid: sheet.guid, code: sheet.code, competitionJudgeGuid: sheet.judgeGuid, judge: sheet.judge },
    ...{ version: sheet.version, madeAt: sheet.madeAt.toISOString(), state: sheet.state, questionCount },
    ...{ changes: isOver ? [] : [...words], isVoid: !isOver && isVoid },
    ...{ entered: said(sheet.entered), checked: said(sheet.checked) },
    isByOne: sheet.checked !== null && sheet.checked.actor === sheet.entered?.actor,
  };
}

export async function inForceOf(reader: Reader, items: readonly string[], judge: Guid): Promise<InForce> {
  const marks = await reader.query<{ item: Guid; criterion: Guid; value: number | null; version: number }>(
    `select item_guid as item, criterion_guid as criterion, value, version from judging.mark
      where judge_guid = $1 and item_guid = any ($2::uuid[])`,
    [judge, items],
  );
  const off = await reader.query<{ item: Guid }>(
    'select item_guid as item from judging.abstention where judge_guid = $1 and item_guid = any ($2::uuid[])',
    [judge, items],
  );
  return {
    marks: new Map(marks.map(({ item, criterion, value, version }) => [cellKey(item, criterion), { value, version }])),
    abstained: new Set(off.map(({ item }) => item)),
  };
}

/** Of a sheet that was read twice and does not count yet; null for any other. Rows that have gone take no part. */
export async function settlementOf(
  reader: Reader,
  sheet: Pick<KeptSheet, 'guid' | 'state' | 'layout' | 'judgeGuid' | 'entered' | 'checked'>,
  now: SheetLayout,
): Promise<Settlement | null> {
  const { entered, checked, layout } = sheet;
  if (sheet.state === 'settled' || !entered || !checked) return null;
  const stay = new Set(now.rows.map(({ item }) => item));
  const rows = layout.rows.filter(({ item }) => stay.has(item));
  const solutions = await reader.query<Solution>(
    `select item_guid as item, criterion_guid as criterion, value, seen_version as seen from judging.paper_solution
      where sheet_guid = $1 and dropped_at is null`,
    [sheet.guid],
  );
  const force = await inForceOf(
    reader,
    rows.map(({ item }) => item),
    sheet.judgeGuid,
  );
  return settled({ ...layout, rows }, entered.rows, checked.rows, force, solutions);
}
