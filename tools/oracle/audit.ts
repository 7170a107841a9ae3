// Ledgers against tables: what was acknowledged must be there, once, and nothing else may be.
//
// lost = acknowledged and without effect; doubled = more than one effect; phantom = an effect that nobody sent;
// wrong = the cell does not hold the last value by (device, sequence).

import { cellOf, type LedgerEntry } from '../client/ledger.ts';
import type { Oracle } from './tables.ts';

export interface Audit {
  sent: number;
  acknowledged: number;
  /** Taps that never got an answer. */
  unanswered: number;
  lost: number;
  doubled: number;
  phantom: number;
  wrong: number;
  /** Answers to one guid that differ, and revisions given to two marks or to none. */
  contradicted: number;
  counter: number;
  /** conflict, late, refused: no marks, but answers. */
  declined: number;
  examples: string[];
}

interface HistoryRow {
  cell: string;
  submission_guid: string | null;
  effects: number;
}

interface CellRow {
  cell: string;
  value: number | null;
  version: number;
  effects: number;
}

const HISTORY = `
  select h.item_guid || '/' || h.judge_guid || '/' || h.criterion_guid as cell, h.submission_guid,
         count(*) filter (where h.reason <> 'conflict')::int as effects
    from judging.mark_history h join program.item i on i.guid = h.item_guid
   where i.competition_guid = $1 group by 1, 2`;

const CELLS = `
  select m.item_guid || '/' || m.judge_guid || '/' || m.criterion_guid as cell, m.value, m.version,
         (select count(*)::int from judging.mark_history h
           where h.item_guid = m.item_guid and h.judge_guid = m.judge_guid and h.criterion_guid = m.criterion_guid
             and h.reason <> 'conflict') as effects
    from judging.mark m join program.item i on i.guid = m.item_guid where i.competition_guid = $1`;

const SUBMISSIONS = `
  select s.submission_guid, count(*)::int as rows, min(s.status) as status from judging.mark_submission s
    join judging.judge j on j.guid = s.judge_guid where j.competition_guid = $1 group by 1`;

/** Revisions that carry two marks, and revisions without any event. */
const COUNTER = `
  select (select count(*)::int from (select revision from live.event where stream_guid = $1 and kind = 'mark.saved'
            group by revision having count(*) > 1) shared)
       + (select (s.revision - s.floor_revision)::int - (select count(distinct e.revision)::int from live.event e
            where e.stream_guid = $1 and e.revision > s.floor_revision) from live.stream s where s.stream_guid = $1)
         as faults`;

export async function audit(oracle: Oracle, ledgers: readonly (readonly LedgerEntry[])[]): Promise<Audit> {
  const entries = ledgers.flat();
  const known = new Map(entries.map((entry) => [entry.submission.submissionGuid, entry]));
  const [history, cells, submissions, [counter]] = await Promise.all([
    oracle.query<HistoryRow>(HISTORY, [oracle.competition]),
    oracle.query<CellRow>(CELLS, [oracle.competition]),
    oracle.query<{ submission_guid: string; rows: number; status: string | null }>(SUBMISSIONS, [oracle.competition]),
    oracle.query<{ faults: number }>(COUNTER, [oracle.competition]),
  ]);
  const accepted = entries.filter(({ reply }) => reply?.status === 'accepted');
  // A late or refused tap was told so and has no say in the cell; one that met a conflict claims it.
  const claims = entries.filter(({ reply }) => reply?.status === 'accepted' || reply?.status === 'conflict');
  const result: Audit = {
    sent: entries.length,
    acknowledged: accepted.length,
    unanswered: entries.filter(({ reply }) => reply === null).length,
    lost: 0,
    doubled: 0,
    phantom: 0,
    wrong: 0,
    contradicted: entries.filter(({ contradictions }) => contradictions.length > 0).length,
    counter: Math.max(counter!.faults, sharedRevisions(accepted)),
    declined: entries.filter(({ reply }) => reply !== null && reply.status !== 'accepted').length,
    examples: [],
  };
  const example = (text: string): void => {
    if (result.examples.length < 10) result.examples.push(text);
  };
  const effects = new Map<string, number>();
  for (const row of history) {
    if (row.submission_guid === null || row.effects === 0) continue;
    effects.set(row.submission_guid, (effects.get(row.submission_guid) ?? 0) + row.effects);
    if (!known.has(row.submission_guid)) {
      result.phantom++;
      example(`лишняя ${row.submission_guid}`);
    }
  }
  const stored = new Map(submissions.map((row) => [row.submission_guid, row]));
  for (const { submission, reply } of accepted) {
    const guid = submission.submissionGuid;
    if (!effects.has(guid) || stored.get(guid)?.status !== 'accepted') {
      result.lost++;
      example(`потеряна ${guid} (редакция ${reply!.revision})`);
    }
  }
  for (const [guid, count] of effects) {
    if (count === 1 && (stored.get(guid)?.rows ?? 1) === 1) continue;
    result.doubled++;
    example(`дважды ${guid}`);
  }
  for (const cell of checkCells(cells, claims, result, example).slice(0, MOST_TOLD)) {
    result.examples.push(await tellCell(oracle, cell));
  }
  return result;
}

const MOST_TOLD = 3;

/** How a cell came to its value: the order in which the taps of its tablets took effect. */
async function tellCell(oracle: Oracle, cell: string): Promise<string> {
  const rows = await oracle.query<{ version: number; seq: number; value: number | null; reason: string }>(
    `select version, device_seq::int as seq, value, reason from judging.mark_history
      where item_guid = $1 and judge_guid = $2 and criterion_guid = $3 order by id`,
    cell.split('/'),
  );
  const steps = rows.map(({ version, seq, value, reason }) => `${reason || `версия ${version}`}: №${seq} = ${value}`);
  return `  журнал ячейки: ${steps.join('; ')}`;
}

function checkCells(
  cells: readonly CellRow[],
  claims: readonly LedgerEntry[],
  result: Audit,
  example: (text: string) => void,
): string[] {
  const wrong: string[] = [];
  // Of one tablet the last tap of a cell is never overtaken: it must be the one in force, whatever became of the others.
  const last = new Map<string, LedgerEntry>();
  for (const entry of claims) {
    const cell = cellOf(entry.submission);
    const before = last.get(cell);
    if (!before || entry.submission.deviceSeq > before.submission.deviceSeq) last.set(cell, entry);
  }
  for (const { cell, value, version, effects } of cells) {
    const entry = last.get(cell);
    if (version !== effects) {
      result.doubled++;
      example(`ячейка ${cell}: версия ${version} при ${effects} записях`);
    }
    // Without an answer his last word is not known yet: such a cell is not judged here.
    if (entry && (entry.submission.value ?? null) !== value) {
      result.wrong++;
      wrong.push(cell);
      example(`ячейка ${cell}: ${value} вместо ${entry.submission.value}`);
    }
  }
  const present = new Set(cells.map(({ cell }) => cell));
  for (const cell of last.keys()) if (!present.has(cell)) result.wrong++;
  return wrong;
}

function sharedRevisions(accepted: readonly LedgerEntry[]): number {
  const revisions = accepted.map(({ reply, epoch }) => `${epoch} ${reply!.revision}`);
  return revisions.length - new Set(revisions).size;
}

export function isClean(found: Audit): boolean {
  return [found.lost, found.doubled, found.phantom, found.wrong, found.contradicted, found.counter].every(
    (count) => count === 0,
  );
}
