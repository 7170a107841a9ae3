// Writes corrections, for the organizer's own and for accepted late marks: checks, writes, renews results.

import { Injectable } from '@nestjs/common';
import { serves, validateMark } from '@rampa/jury/domain';
import { Failure, type FailureCode, type Guid } from '@rampa/kernel';
import type { EventScope, Reader, Transaction } from '@rampa/platform/server';
import { writeCorrections, type Correction } from '../persistence/corrections.ts';
import { judgedItems, refuseStates, type JudgedItem } from '../persistence/protocols.ts';
import { criteriaOf, loadRules, schemeBodyOf, type EventRules } from '@rampa/jury/server';
import { ResultsWriter } from '../scoring/results-writer.ts';

@Injectable()
export class MarkCorrections {
  constructor(private readonly results: ResultsWriter) {}

  /** Failures name the faulty correction: `marks.3.value`. Call it under the event's exclusive lock. */
  async write(tx: Transaction, event: EventScope, actor: string, corrections: readonly Correction[]): Promise<void> {
    const items = await judgedItems(tx, event, [...new Set(corrections.map(({ item }) => item))]);
    refuseStates(items.values(), ['Open', 'Locked']);
    const rules = await loadRules(tx, event.competition);
    const abstained = await abstentionsOf(tx, [...items.keys()]);
    const cells = new Set<string>();
    for (const [index, correction] of corrections.entries()) {
      const cell = `${correction.item} ${correction.judge} ${correction.criterion}`;
      if (cells.has(cell)) refuse('badRequest', index, 'pointGuid', 'Одна и та же оценка указана дважды.');
      cells.add(cell);
      check(index, correction, items.get(correction.item)!, rules, abstained);
    }
    for (const mark of await writeCorrections(tx, actor, corrections)) {
      tx.emit(event.competition, 'mark.corrected', { ...mark });
    }
    const locked = [...items.values()].filter(({ state }) => state === 'Locked').map(({ guid }) => guid);
    if (locked.length > 0) {
      await this.results.settle(tx, event.competition, { items: locked }, { whole: true, confirmed: 'refuse' });
    }
  }
}

async function abstentionsOf(reader: Reader, items: readonly Guid[]): Promise<Set<string>> {
  const rows = await reader.query<{ item: Guid; judge: Guid }>(
    'select item_guid as item, judge_guid as judge from judging.abstention where item_guid = any ($1::uuid[])',
    [items],
  );
  return new Set(rows.map(({ item, judge }) => `${item} ${judge}`));
}

function refuse(code: FailureCode, index: number, field: string, message?: string): never {
  throw new Failure(code, { field: `marks.${index}.${field}`, ...(message ? { message } : {}) });
}

const OFF_SCALE = { below: 'markBelow', above: 'markAbove', step: 'markStep' } as const;

function check(
  index: number,
  { item: guid, judge: judgeGuid, criterion: criterionGuid, value }: Correction,
  item: JudgedItem,
  rules: EventRules,
  abstained: ReadonlySet<string>,
): void {
  const judge = rules.judges.find((candidate) => candidate.guid === judgeGuid);
  if (!judge || !serves(judge.nominations, item.nomination)) {
    refuse('markForeign', index, 'competitionJudgeGuid', 'Этот судья не оценивает такое выступление.');
  }
  const criterion = criteriaOf(rules, item.nomination).find((candidate) => candidate.guid === criterionGuid);
  if (!criterion) refuse('markCriterion', index, 'pointGuid');
  if (item.isWithdrawn) refuse('markWithdrawn', index, 'competitionProgramItemGuid');
  if (value === null) {
    const isNeeded = criterion.isRequired && schemeBodyOf(rules, item.nomination).missing === 'block';
    if (item.state === 'Locked' && isNeeded) {
      refuse('marksMissing', index, 'value', 'Протокол закрыт: оценку можно исправить, но не снять.');
    }
    return;
  }
  const verdict = validateMark(criterion, value);
  if (verdict !== 'ok') refuse(OFF_SCALE[verdict], index, 'value');
  if (abstained.has(`${guid} ${judgeGuid}`)) {
    refuse('markAbstained', index, 'value', 'Судья воздержался от оценки этого выступления.');
  }
}
