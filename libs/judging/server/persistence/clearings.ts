// What a clearing takes, kept so that it can be given back: marks as they stood, with their versions, devices and epochs,
// and what the protocol's row was before. Decisions of the chair and late marks name the program that took them.

import { validateMark } from '@rampa/jury/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import type { ProtocolRow } from './protocols.ts';

/** Reasons that the history of marks records. */
export const CLEARED = 'Оценки программы сняты';
export const RESTORED = 'Снятие оценок отменено';

/** Cleared marks that can come back: nothing was given in the cell since, and its judge and performance are still here. */
const RETURNING = `
  judging.cleared_mark c
  join program.v_item i on i.guid = c.item_guid and i.program_guid = c.program_guid
  join jury.v_judge j on j.guid = c.judge_guid and j.removed_at is null
  left join judging.mark m on m.item_guid = c.item_guid and m.judge_guid = c.judge_guid
   and m.criterion_guid = c.criterion_guid
 where c.program_guid = $1`;

/** Makes this clearing the program's last one. */
export async function beginClearing(
  tx: Transaction,
  { program, version }: Pick<ProtocolRow, 'program' | 'version'>,
  actor: string,
): Promise<void> {
  await forgetClearing(tx, program);
  await tx.query(
    `insert into judging.clearing (program_guid, protocol_version, was_floor, was_revision, was_epoch, actor)
     select program_guid, $2, version_floor, cleared_revision, cleared_epoch, $3
       from judging.protocol where program_guid = $1`,
    [program, version, actor],
  );
}

/** The decisions and late marks that the former clearing took are no longer restorable. */
export async function forgetClearing(tx: Transaction, program: Guid): Promise<void> {
  await tx.query('update judging.withdrawn_decision set cleared_with = null where cleared_with = $1', [program]);
  await tx.query('update judging.late_mark set cleared_with = null where program_guid = $1 and cleared_with = $1', [
    program,
  ]);
  await tx.query('delete from judging.clearing where program_guid = $1', [program]);
}

/** Whether there is anything that a clearing would take. */
export async function hasMarks(reader: Reader, program: Guid): Promise<boolean> {
  const [row] = await reader.query<{ any: boolean }>(
    `select exists (select from judging.mark m join program.v_item i on i.guid = m.item_guid where i.program_guid = $1)
         or exists (select from judging.late_mark where program_guid = $1 and decided_at is null) as any`,
    [program],
  );
  return row!.any;
}

/** Returns how many marks it took. */
export async function takeMarks(tx: Transaction, program: Guid, actor: string): Promise<number> {
  const [row] = await tx.query<{ cleared: number }>(
    `with gone as (
       delete from judging.mark m using program.v_item i
        where i.guid = m.item_guid and i.program_guid = $1
       returning m.*
     ), kept as (
       insert into judging.cleared_mark
         (program_guid, item_guid, judge_guid, criterion_guid, value, version, device, device_seq, updated_at, epoch,
          offered_epoch, offered_version)
       select $1, item_guid, judge_guid, criterion_guid, value, version, device, device_seq, updated_at, epoch,
              offered_epoch, offered_version
         from gone
     ), noted as (
       insert into judging.mark_history (item_guid, judge_guid, criterion_guid, value, version, actor, reason)
       select item_guid, judge_guid, criterion_guid, null, version + 1, $2, $3 from gone
     ), raised as (
       update judging.protocol
          set version_floor = greatest(version_floor, (select max(version) + 1 from gone))
        where program_guid = $1
     )
     select count(value)::int as cleared from gone`,
    [program, actor, CLEARED],
  );
  await tx.query(
    `update judging.late_mark set decided_at = clock_timestamp(), accepted = false, reason = $2, cleared_with = $1
      where program_guid = $1 and decided_at is null`,
    [program, CLEARED],
  );
  return row!.cleared;
}

/** The last clearing and how many of its marks would return. Null: nothing to undo. */
export async function undoableClearing(
  reader: Reader,
  { program, version }: { program: Guid; version: number },
): Promise<{ marks: number; at: Date } | null> {
  const [row] = await reader.query<{ marks: number; at: Date }>(
    `select at, (select count(c.value)::int from ${RETURNING} and m.item_guid is null) as marks
       from judging.clearing where program_guid = $1 and protocol_version = $2`,
    [program, version],
  );
  return row ?? null;
}

/** A mark that would return although the criterion's scale has changed and no longer allows it. */
export async function misfit(reader: Reader, program: Guid): Promise<{ criterion: string; value: number } | null> {
  const rows = await reader.query<{ criterion: string; value: number | null; min: number; max: number; step: number }>(
    `select distinct r.title as criterion, c.value, r.min_value as min, r.max_value as max, r.step
       from jury.v_criterion r, ${RETURNING} and m.item_guid is null and r.guid = c.criterion_guid`,
    [program],
  );
  for (const { criterion, value, ...scale } of rows) {
    if (value !== null && validateMark(scale, value) !== 'ok') return { criterion, value };
  }
  return null;
}

/**
 * Restores marks with their former versions, so that edits made before the clearing continue from them, and the
 * protocol's row as it was. A cell that was marked since keeps its mark.
 */
export async function restoreMarks(
  tx: Transaction,
  program: Guid,
  actor: string,
): Promise<{ restored: number; kept: number }> {
  const [row] = await tx.query<{ restored: number; kept: number }>(
    `with known as (
       select c.*, m.item_guid is not null as is_given from ${RETURNING}
     ), back as (
       insert into judging.mark
         (item_guid, judge_guid, criterion_guid, value, version, device, device_seq, updated_at, epoch, offered_epoch,
          offered_version)
       select item_guid, judge_guid, criterion_guid, value, version, device, device_seq, updated_at, epoch,
              offered_epoch, offered_version
         from known where not is_given order by item_guid, judge_guid, criterion_guid
       returning item_guid, judge_guid, criterion_guid, value, version, device, device_seq
     ), noted as (
       insert into judging.mark_history
         (item_guid, judge_guid, criterion_guid, value, version, device, device_seq, actor, reason)
       select item_guid, judge_guid, criterion_guid, value, version, device, device_seq, $2, $3 from back
     ), lowered as (
       update judging.protocol p
          set version_floor = c.was_floor, cleared_revision = c.was_revision, cleared_epoch = c.was_epoch
         from judging.clearing c where c.program_guid = p.program_guid and p.program_guid = $1
     )
     select (select count(value)::int from back) as restored,
            (select count(value)::int from known where is_given) as kept`,
    [program, actor, RESTORED],
  );
  return row!;
}

/** Makes the late marks that the clearing declined wait for the organizer again; returns how many. */
export async function restoreLateMarks(tx: Transaction, program: Guid): Promise<number> {
  const [row] = await tx.query<{ restored: number }>(
    `with back as (
       update judging.late_mark set decided_at = null, accepted = null, reason = '', cleared_with = null
        where program_guid = $1 and cleared_with = $1 returning 1
     )
     select count(*)::int as restored from back`,
    [program],
  );
  return row!.restored;
}
