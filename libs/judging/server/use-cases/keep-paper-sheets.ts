// Paper sheets of judges: printed, read twice, and what the readings leave to decide. Once all is decided the marks go the
// way of every mark, `judging.save_submissions`, in the same transaction.

import { hash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AnswerOf, BodyOf, PaperSheetCheck, PaperSheetEnter, PaperSheetSettle } from '@rampa/contract';
import { sheetChanges, SHEET_CODE, type ReadRow, type Settlement, type SheetLayout } from '@rampa/judging/domain';
import { JudgingWork, loadRules } from '@rampa/jury/server';
import { validateMark } from '@rampa/jury/domain';
import { Failure, isFailureCode, newGuid, type Guid } from '@rampa/kernel';
import { actorName, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { PAPER_DEVICE, PAPER_READING, PAPER_SHEET, PAPER_SOLUTION } from '../persistence/paper-tables.ts';
import { lockProtocol, refuseStates } from '../persistence/protocols.ts';
import {
  layoutOf,
  PaperSheetViews,
  performancesOf,
  settlementOf,
  sheetOf,
  type KeptSheet,
} from '../queries/paper-sheet-reads.ts';

type Reading = BodyOf<typeof PaperSheetEnter>;
type Outcome = AnswerOf<typeof PaperSheetCheck>;

@Injectable()
export class KeepPaperSheets {
  constructor(
    private readonly work: JudgingWork,
    private readonly views: PaperSheetViews,
  ) {}

  /** A judge keeps his newest sheet while it still agrees with the program. Failure nothingToPrint: nobody judges here. */
  async prepare(scope: Scope, program: Guid): Promise<{ made: number }> {
    const { result } = await this.work.exclusive(scope, async (tx, event) => {
      await lockProtocol(tx, event, program);
      const rules = await loadRules(tx, event.competition);
      const performances = await performancesOf(tx, program);
      const newest = await tx.query<{ judge: Guid; version: number; layout: SheetLayout }>(
        `select distinct on (judge_guid) judge_guid as judge, version, layout from judging.paper_sheet
          where program_guid = $1 order by judge_guid, version desc`,
        [program],
      );
      let [made, judging] = [0, 0];
      for (const { guid: judgeGuid } of rules.judges) {
        const layout = layoutOf(rules, performances, judgeGuid);
        if (layout.rows.length === 0 || layout.criteria.length === 0) continue;
        judging++;
        const last = newest.find(({ judge }) => judge === judgeGuid);
        if (last && sheetChanges(last.layout, layout).words.length === 0) continue;
        await PAPER_SHEET.insert(tx, {
          ...{ guid: newGuid(), competitionGuid: event.competition, programGuid: program, judgeGuid, layout },
          ...{ version: (last?.version ?? 0) + 1, code: await freeCode(tx, event), madeBy: actorName(scope.actor) },
        });
        made++;
      }
      if (judging === 0)
        throw new Failure('nothingToPrint', {
          message: 'Печатать нечего: в программе нет выступлений, судей или критериев.',
        });
      if (made > 0) tx.emit(event.competition, 'paper.changed', { program });
      return { made };
    });
    return result;
  }

  /** Again as often as one likes before the check. Failures paperTurn, paperChanged, paperVoid, markAbove and the like. */
  async enter(scope: Scope, guid: Guid, reading: Reading): Promise<void> {
    await this.writing(scope, guid, async (tx, event, sheet, now) => {
      if (sheet.state !== 'printed' && sheet.state !== 'entered') throw new Failure('paperTurn');
      const rows = readRows(sheet, now, reading);
      if (sheet.state === 'entered') await dropReadings(tx, sheet.guid, scope);
      await this.keep(tx, scope, sheet, 1, rows);
      await PAPER_SHEET.update(tx, { guid: sheet.guid }, { state: 'entered' });
      tx.emit(event.competition, 'paper.changed', { program: sheet.program });
    });
  }

  /** Failures paperOwn, paperTurn, paperChanged, paperVoid, markAbove and the like. */
  check(scope: Scope, guid: Guid, reading: Reading): Promise<Outcome> {
    return this.writing(scope, guid, async (tx, event, sheet, now) => {
      const rows = readRows(sheet, now, reading);
      const actor = actorName(scope.actor);
      // The answer was lost on its way: the same reading again changes nothing.
      const isRepeat = sheet.checked?.actor === actor && sameRows(sheet.checked.rows, rows);
      if (isRepeat) return { state: sheet.state, questionCount: await questionsOf(tx, sheet, now) };
      if (sheet.state !== 'entered') throw new Failure('paperTurn');
      if (sheet.entered?.actor === actor && !(await this.views.isAlone(tx, event, scope)))
        throw new Failure('paperOwn');
      await this.keep(tx, scope, sheet, 2, rows);
      const checked = { actor, name: '', at: '', rows };
      return this.settle(tx, event, { ...sheet, checked }, now);
    });
  }

  /** One decision. Failures paperTurn when what is in force has changed meanwhile, markAbove and the like. */
  solve(scope: Scope, guid: Guid, body: BodyOf<typeof PaperSheetSettle>): Promise<Outcome> {
    const { competitionProgramItemGuid: item, pointGuid: criterion, value, seen } = body;
    return this.writing(scope, guid, async (tx, event, sheet, now) => {
      if (sheet.state === 'settled') return { state: sheet.state, questionCount: 0 };
      const found = (await settlementOf(tx, sheet, now))?.questions.find(
        (one) => one.item === item && one.criterion === criterion,
      );
      if (!found || found.seen !== seen) throw new Failure('paperTurn');
      const scale = now.criteria.find((one) => one.guid === criterion);
      if (criterion === null && value !== 0 && value !== 1) throw new Failure('badRequest', { field: 'value' });
      if (scale && value !== null) refuseOffScale(scale, value, 'value');
      await tx.query(
        `update judging.paper_solution set dropped_at = clock_timestamp()
          where sheet_guid = $1 and item_guid = $2 and criterion_guid is not distinct from $3 and dropped_at is null`,
        [sheet.guid, item, criterion],
      );
      await PAPER_SOLUTION.insert(tx, {
        ...{ guid: newGuid(), sheetGuid: sheet.guid, itemGuid: item, criterionGuid: criterion, value },
        ...{ seenVersion: seen, firstValue: found.first, secondValue: found.second, inForce: found.inForce },
        actor: actorName(scope.actor),
      });
      return this.settle(tx, event, sheet, now);
    });
  }

  /** Both readings are put aside; the journal keeps them. Failure paperTurn: it counts already. */
  async discard(scope: Scope, guid: Guid): Promise<void> {
    await this.writing(scope, guid, async (tx, event, sheet) => {
      if (sheet.state === 'settled') throw new Failure('paperTurn');
      await dropReadings(tx, sheet.guid, scope);
      await PAPER_SHEET.update(tx, { guid: sheet.guid }, { state: 'printed' });
      tx.emit(event.competition, 'paper.changed', { program: sheet.program });
    });
  }

  private async writing<T>(
    scope: Scope,
    guid: Guid,
    write: (tx: Transaction, event: EventScope, sheet: KeptSheet, now: SheetLayout) => Promise<T>,
  ): Promise<T> {
    const { result } = await this.work.exclusive(scope, async (tx, event) => {
      await tx.query('select 1 from judging.paper_sheet where guid = $1 for update', [guid]);
      const sheet = await sheetOf(tx, event, guid);
      const { title: programTitle, state } = await lockProtocol(tx, event, sheet.program);
      if (sheet.state !== 'settled') refuseStates([{ programTitle, state }], ['Open']);
      const rules = await loadRules(tx, event.competition);
      const now = layoutOf(rules, await performancesOf(tx, sheet.program), sheet.judgeGuid);
      return write(tx, event, sheet, now);
    });
    return result;
  }

  private keep(tx: Transaction, scope: Scope, { guid: sheetGuid }: KeptSheet, nth: 1 | 2, rows: readonly ReadRow[]) {
    return PAPER_READING.insert(tx, { guid: newGuid(), sheetGuid, nth, rows, actor: actorName(scope.actor) });
  }

  /** Writes the marks once nothing is left to decide. The save takes the stream's counter, so it is the last statement. */
  private async settle(tx: Transaction, event: EventScope, sheet: KeptSheet, now: SheetLayout): Promise<Outcome> {
    const settlement = (await settlementOf(tx, sheet, now))!;
    const questionCount = settlement.questions.length;
    const state = questionCount === 0 ? 'settled' : 'checked';
    await PAPER_SHEET.update(tx, { guid: sheet.guid }, { state });
    tx.emit(event.competition, 'paper.changed', { program: sheet.program });
    if (state === 'settled') await saveMarks(tx, event, sheet, settlement);
    return { state, questionCount };
  }
}

async function saveMarks(
  tx: Transaction,
  { competition }: EventScope,
  { guid, judgeGuid }: KeptSheet,
  { marks, abstentions }: Settlement,
): Promise<void> {
  const [head] = await tx.query<{ epoch: Guid; revision: number }>(
    'select epoch, revision::int from live.v_stream where stream_guid = $1',
    [competition],
  );
  const bodies = [
    ...abstentions.map(({ item, abstain }) => ({ item, baseVersion: null, said: { abstain } })),
    ...marks.map(({ item, criterion, value, base }) => ({
      ...{ item, baseVersion: base, said: { pointGuid: criterion, value } },
    })),
  ].map(({ item, baseVersion, said }, at) =>
    JSON.stringify({
      ...{ submissionGuid: newGuid(), judgeGuid, device: `${PAPER_DEVICE}${guid}`, deviceSeq: at + 1 },
      ...{ seenRevision: head!.revision, seenEpoch: head!.epoch, baseVersion, competitionProgramItemGuid: item },
      ...said,
    }),
  );
  if (bodies.length === 0) return;
  const replies = await tx.query<{ saved: { reply: { status: string; code: string | null } } }>(
    'select judging.save_submissions($1, $2, $3, $4) as saved',
    [competition, bodies.map(() => judgeGuid), bodies.map((body) => hash('sha256', body, 'buffer')), bodies],
  );
  const refused = replies.find(({ saved }) => saved.reply.status !== 'accepted');
  if (!refused) return;
  const { code } = refused.saved.reply;
  throw new Failure(isFailureCode(code) ? code : 'paperTurn');
}

const questionsOf = async (tx: Transaction, sheet: KeptSheet, now: SheetLayout) =>
  (await settlementOf(tx, sheet, now))?.questions.length ?? 0;

const CODES = 10 ** SHEET_CODE;

/** Digits that no other sheet of the event has. */
async function freeCode(tx: Transaction, { competition }: EventScope): Promise<string> {
  for (;;) {
    const code = String(randomInt(CODES / 10, CODES));
    const taken = await tx.query('select 1 from judging.paper_sheet where competition_guid = $1 and code = $2', [
      competition,
      code,
    ]);
    if (taken.length === 0) return code;
  }
}

async function dropReadings(tx: Transaction, sheet: Guid, scope: Scope): Promise<void> {
  await tx.query(
    `update judging.paper_reading set dropped_at = clock_timestamp(), dropped_by = $2
      where sheet_guid = $1 and dropped_at is null`,
    [sheet, actorName(scope.actor)],
  );
  await tx.query(
    'update judging.paper_solution set dropped_at = clock_timestamp() where sheet_guid = $1 and dropped_at is null',
    [sheet],
  );
}

/** In the order of the paper; rows without a word are left out. Failures name the faulty cell: `rows.3.marks.1.value`. */
function readRows({ layout }: KeptSheet, now: SheetLayout, { rows, knowsChanges }: Reading): ReadRow[] {
  const changes = sheetChanges(layout, now);
  const told = changes.words.map((message) => ({ message: `${message}.` }));
  if (changes.isVoid) throw new Failure('paperVoid', told);
  if (told.length > 0 && !knowsChanges) throw new Failure('paperChanged', told);
  const today = new Map(now.rows.map((row) => [row.item, row]));
  const read = new Map<string, ReadRow>();
  for (const [at, { competitionProgramItemGuid: item, isAbstained, marks }] of rows.entries()) {
    const place = today.get(item);
    if (marks.length === 0 && !isAbstained) continue;
    if (!place || !layout.rows.some((row) => row.item === item) || read.has(item))
      throw new Failure('markWithdrawn', { field: `rows.${at}.competitionProgramItemGuid` });
    if (isAbstained && marks.length > 0)
      throw new Failure('markAbstained', {
        field: `rows.${at}.isAbstained`,
        message: 'Либо оценки, либо «воздержался»: на листе что-то одно.',
      });
    const values: Record<string, number> = {};
    for (const [nth, { pointGuid, value }] of marks.entries()) {
      const criterion = now.criteria.find(({ guid }) => guid === pointGuid);
      if (!criterion || !place.criteria.includes(pointGuid) || pointGuid in values)
        throw new Failure('markCriterion', { field: `rows.${at}.marks.${nth}.pointGuid` });
      refuseOffScale(criterion, value, `rows.${at}.marks.${nth}.value`);
      values[pointGuid] = value;
    }
    read.set(item, { item, isAbstained, marks: values });
  }
  if (read.size === 0) throw new Failure('paperEmpty');
  return layout.rows.flatMap(({ item }) => read.get(item) ?? []);
}

const OFF_SCALE = { below: 'markBelow', above: 'markAbove', step: 'markStep' } as const;

function refuseOffScale(criterion: SheetLayout['criteria'][number], value: number, field: string): void {
  const verdict = validateMark(criterion, value);
  if (verdict !== 'ok') throw new Failure(OFF_SCALE[verdict], { field });
}

function sameRows(one: readonly ReadRow[], other: readonly ReadRow[]): boolean {
  const told = (rows: readonly ReadRow[]) =>
    JSON.stringify(rows.map(({ item, isAbstained, marks }) => [item, isAbstained, inOrder(marks)]));
  return told(one) === told(other);
}

const inOrder = (marks: ReadRow['marks']) => Object.entries(marks).toSorted(([one], [other]) => (one < other ? -1 : 1));
