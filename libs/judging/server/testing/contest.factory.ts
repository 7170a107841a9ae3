// A small contest written straight into the tables, for tests of the database functions.

import { hash } from 'node:crypto';
import { newGuid, type Activity, type Guid, type ProtocolState } from '@rampa/kernel';
import type { Database } from '@rampa/platform/server';

export interface Contest {
  organizer: Guid;
  competition: Guid;
  program: Guid;
  nominations: [Guid, Guid];
  /** On stage long ago: may be marked. The first four of nomination 0, the last two of nomination 1. */
  items: Guid[];
  judges: Guid[];
  /** Scale 0–10 by 0,5; the second criterion belongs to nomination 1 alone. */
  criteria: [Guid, Guid];
}

export interface Tap {
  submissionGuid?: Guid;
  device?: string;
  deviceSeq?: number;
  seenRevision?: number | null;
  seenEpoch?: Guid;
  baseVersion?: number | null;
  acknowledged?: { epoch: Guid; version: number };
  item: Guid;
  point?: Guid;
  value?: number | null;
  comment?: string;
  abstain?: boolean;
}

export interface Reply {
  comment?: string;
  abstain?: boolean;
  submissionGuid: Guid;
  status: 'accepted' | 'conflict' | 'late' | 'refused';
  code: string | null;
  version: number | null;
  value: number | null;
  revision: number | null;
}

export async function createContest(database: Database, state: ProtocolState = 'Open'): Promise<Contest> {
  const contest: Contest = {
    organizer: newGuid(),
    competition: newGuid(),
    program: newGuid(),
    nominations: [newGuid(), newGuid()],
    items: Array.from({ length: 6 }, () => newGuid()),
    judges: Array.from({ length: 3 }, () => newGuid()),
    criteria: [newGuid(), newGuid()],
  };
  const { competition, program, criteria, nominations } = contest;
  await database.query(
    `insert into competitions.competition (guid, organizer_guid, title, begin_date, end_date)
     values ($1, $2, 'Светлояр', '2026-05-01', '2026-05-02')`,
    [competition, contest.organizer],
  );
  await database.query(`insert into live.stream (stream_guid, kind) values ($1, 'competition')`, [competition]);
  await database.query(`insert into program.program (guid, competition_guid, title) values ($1, $2, 'День первый')`, [
    program,
    competition,
  ]);
  await database.query('insert into judging.protocol (program_guid, competition_guid, state) values ($1, $2, $3)', [
    program,
    competition,
    state,
  ]);
  for (const [index, guid] of contest.items.entries()) {
    await database.query(
      `insert into program.item (guid, program_guid, competition_guid, order_key, number, activity, nomination_guid)
       values ($1, $2, $3, $4, $5, 'Done', $6)`,
      [guid, program, competition, index, String(index + 1), nominations[index < 4 ? 0 : 1]],
    );
  }
  for (const [position, guid] of contest.judges.entries()) {
    await database.query(
      'insert into judging.judge (guid, competition_guid, full_name, position) values ($1, $2, $3, $4)',
      [guid, competition, `Судья ${position + 1}`, position],
    );
  }
  for (const [position, guid] of criteria.entries()) {
    await database.query(
      `insert into judging.criterion (guid, competition_guid, title, min_value, max_value, step, position, nominations)
       values ($1, $2, $3, 0, 10000, 500, $4, $5)`,
      [guid, competition, `Критерий ${position + 1}`, position, position === 0 ? [] : [nominations[1]]],
    );
  }
  return contest;
}

export async function setActivity(database: Database, item: Guid, activity: Activity): Promise<void> {
  await database.query('update program.item set activity = $2 where guid = $1', [item, activity]);
}

/** One tap of a judge as it goes into the database. */
export function toSave(
  judge: Guid,
  {
    item,
    point,
    submissionGuid = newGuid(),
    device = 'tablet',
    deviceSeq = 1,
    seenRevision = 0,
    baseVersion = 0,
    ...rest
  }: Tap,
): { judge: Guid; hash: Buffer; body: string } {
  const body = JSON.stringify({
    submissionGuid,
    judgeGuid: judge,
    device,
    deviceSeq,
    seenRevision,
    baseVersion,
    competitionProgramItemGuid: item,
    ...(point ? { pointGuid: point } : {}),
    ...rest,
  });
  return { judge, hash: hash('sha256', body, 'buffer'), body };
}

export async function save(
  database: Database,
  contest: Pick<Contest, 'competition'>,
  judge: Guid,
  tap: Tap,
): Promise<Reply> {
  const given = toSave(judge, tap);
  const [row] = await database.prepared<{ saved: { epoch: Guid; reply: Reply } }>(
    'save_submission',
    'select judging.save_submission($1, $2, $3, $4) as saved',
    [contest.competition, judge, given.hash, given.body],
  );
  return row!.saved.reply;
}

export interface Cell {
  value: number | null;
  version: number;
  device: string;
}

export async function cellOf(database: Database, item: Guid, judge: Guid, criterion: Guid): Promise<Cell | null> {
  const [cell] = await database.query<Cell>(
    'select value, version, device from judging.mark where item_guid = $1 and judge_guid = $2 and criterion_guid = $3',
    [item, judge, criterion],
  );
  return cell ?? null;
}
