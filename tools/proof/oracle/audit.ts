// Ledgers against tables: what was acknowledged must be there, once, and nothing else may be.
//
// lost = acknowledged and without effect; doubled = more than one effect; phantom = an effect that nobody sent, or that
// was answered as none; wrong = the cell does not hold what the last tap of its tablet left there (see cells.ts).

import type { LedgerEntry } from '../client/ledger.ts';
import { wrongCells, type CellRow } from './cells.ts';
import type { Oracle } from './tables.ts';

export interface Audit {
  sent: number;
  acknowledged: number;
  /** Taps without an answer. */
  unanswered: number;
  lost: number;
  doubled: number;
  phantom: number;
  wrong: number;
  /** Answers to one guid that differ, and revisions given to two marks or to none. */
  contradicted: number;
  counter: number;
  /** conflict, late, refused: answers that are no marks. */
  declined: number;
  examples: string[];
}

interface HistoryRow {
  cell: string;
  submission_guid: string | null;
  effects: number;
}

const HISTORY = `
  select h.item_guid || '/' || h.judge_guid || '/' || h.criterion_guid as cell, h.submission_guid,
         count(*) filter (where h.reason <> 'conflict')::int as effects
    from judging.mark_history h join program.item i on i.guid = h.item_guid
   where i.competition_guid = $1 group by 1, 2`;

/** In a cleared program only marks after the clearing count; versions continue above the floor. */
const CLEARED = 'Оценки программы сняты';
const CELLS = `
  select m.item_guid || '/' || m.judge_guid || '/' || m.criterion_guid as cell, m.value, m.version,
         coalesce(p.version_floor, 0) as floor,
         (select count(*) filter (where h.reason <> 'conflict')::int from judging.mark_history h
           where (h.item_guid, h.judge_guid, h.criterion_guid) = (m.item_guid, m.judge_guid, m.criterion_guid)
             and h.id > coalesce((select max(c.id) from judging.mark_history c
                   where (c.item_guid, c.judge_guid, c.criterion_guid) = (m.item_guid, m.judge_guid, m.criterion_guid)
                     and c.reason = '${CLEARED}'), 0)) as effects
    from judging.mark m join program.item i on i.guid = m.item_guid
    left join judging.protocol p on p.program_guid = i.program_guid where i.competition_guid = $1`;

const CLEARINGS = `
  select i.guid as item, max(e.revision)::int as revision from live.event e
    join program.item i on i.program_guid = (e.payload ->> 'program')::uuid
   where e.stream_guid = $1 and e.kind = 'marks.cleared' group by 1`;

const SUBMISSIONS = `
  select s.submission_guid, count(*)::int as rows, min(s.status) as status from judging.mark_submission s
    join judging.judge j on j.guid = s.judge_guid where j.competition_guid = $1 group by 1`;

/** Revisions with two marks, and revisions without any event. */
const COUNTER = `
  select (select count(*)::int from (select revision from live.event where stream_guid = $1 and kind = 'mark.saved'
            group by revision having count(*) > 1) shared)
       + (select (s.revision - s.floor_revision)::int - (select count(distinct e.revision)::int from live.event e
            where e.stream_guid = $1 and e.revision > s.floor_revision) from live.stream s where s.stream_guid = $1)
         as faults`;

export async function audit(oracle: Oracle, ledgers: readonly (readonly LedgerEntry[])[]): Promise<Audit> {
  const entries = ledgers.flat();
  const known = new Map(entries.map((entry) => [entry.submission.submissionGuid, entry]));
  const [history, cells, clearings, submissions, [counter]] = await Promise.all([
    oracle.query<HistoryRow>(HISTORY, [oracle.competition]),
    oracle.query<CellRow>(CELLS, [oracle.competition]),
    oracle.query<{ item: string; revision: number }>(CLEARINGS, [oracle.competition]),
    oracle.query<{ submission_guid: string; rows: number; status: string | null }>(SUBMISSIONS, [oracle.competition]),
    oracle.query<{ faults: number }>(COUNTER, [oracle.competition]),
  ]);
  const accepted = entries.filter(({ reply }) => reply?.status === 'accepted');
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
    const answered = known.get(row.submission_guid)?.reply;
    // An unanswered tap proves nothing; a tap answered with anything but accepted must have left no trace.
    if (known.has(row.submission_guid) && (!answered || answered.status === 'accepted')) continue;
    result.phantom++;
    example(`лишняя ${row.submission_guid}${answered ? `, ответ ${answered.status}` : ''}`);
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
  for (const { cell, version, effects, floor } of cells) {
    if (version === floor + effects) continue;
    result.doubled++;
    example(`ячейка ${cell}: версия ${version} при ${effects} записях над ${floor}`);
  }
  const clearedAt = new Map(clearings.map(({ item, revision }) => [item, revision]));
  const wrong = wrongCells(cells, entries, (item) => clearedAt.get(item) ?? null);
  result.wrong = wrong.length;
  for (const { text } of wrong) example(text);
  for (const { cell } of wrong.slice(0, MOST_TOLD)) result.examples.push(await tellCell(oracle, cell));
  return result;
}

const MOST_TOLD = 3;

/** How a cell got its value: the order in which its tablets' taps took effect. */
async function tellCell(oracle: Oracle, cell: string): Promise<string> {
  const rows = await oracle.query<{ version: number; seq: number; value: number | null; reason: string }>(
    `select version, device_seq::int as seq, value, reason from judging.mark_history
      where item_guid = $1 and judge_guid = $2 and criterion_guid = $3 order by id`,
    cell.split('/'),
  );
  const steps = rows.map(({ version, seq, value, reason }) => `${reason || `версия ${version}`}: №${seq} = ${value}`);
  return `  журнал ячейки: ${steps.join('; ')}`;
}

function sharedRevisions(accepted: readonly LedgerEntry[]): number {
  const revisions = accepted.map(({ reply, epoch }) => `${epoch} ${reply!.revision}`);
  return revisions.length - new Set(revisions).size;
}
