// Files of answers as they are stored: on their way, named by an answer, or left out since.

import { Inject, Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { CONFIG, forgetFiles, type Config, type Reader, type Transaction } from '@rampa/platform/server';
import { ANSWER_FILE, type AnswerFileRow } from './application-tables.ts';

export const ANSWER_PURPOSE = 'application.answer';

const MB = 1024 * 1024;
/** Of the files that one application shows. */
const APPLICATION_MB = 500;
/** With those of removed blocks, which can be brought back. */
const WHOLE_MB = 1_000;

@Injectable()
export class AnswerFiles {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'answersPerEvent'>) {}

  /** Failure notFound. */
  async one(reader: Reader, guid: Guid): Promise<AnswerFileRow> {
    const [row] = await reader.query<AnswerFileRow>(
      `select ${ANSWER_FILE.select('f')} from applications.file f where f.guid = $1`,
      [guid],
    );
    if (!row) throw new Failure('notFound');
    return row;
  }

  /** Of one application: those that answers name, or those on their way. */
  of(reader: Reader, application: Guid, { isHere }: { isHere: boolean }): Promise<AnswerFileRow[]> {
    return reader.query<AnswerFileRow>(
      `select ${ANSWER_FILE.select('f')} from applications.file f
        where f.application_guid = $1 and f.removed_at is null and (f.came_at is not null) = $2
        order by f.created_at, f.guid`,
      [application, isHere],
    );
  }

  /** The answer names these and no other. Answers those of them that are here. */
  async put(tx: Transaction, block: Guid, n: number, files: readonly Guid[]): Promise<Guid[]> {
    const rows = await tx.query<{ guid: Guid }>(
      `with put as (
         update applications.file f
            set removed_at = case when f.guid = any ($3::uuid[]) then null else coalesce(f.removed_at, now()) end
          where f.block_guid = $1 and f.n = $2 and f.came_at is not null returning f.guid, f.removed_at)
       select guid from put where removed_at is null`,
      [block, n, files],
    );
    return rows.map(({ guid }) => guid);
  }

  /** How many are on their way to a field. */
  async coming(reader: Reader, block: Guid, n: number): Promise<number> {
    const [row] = await reader.query<{ count: number }>(
      `select count(*)::int as count from applications.file f join files.v_upload u on u.guid = f.guid
        where f.block_guid = $1 and f.n = $2 and f.came_at is null`,
      [block, n],
    );
    return row!.count;
  }

  /** Failures answerFilesFull, eventFilesFull. Files of messages count too; what answers have left out makes room first. */
  async assertRoom(tx: Transaction, application: Guid, competition: Guid, bytes: number): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`answers of ${competition}`]);
    const [own] = await tx.query<{ standing: string; whole: string; left: string; written: string }>(
      `select coalesce(sum(f.size) filter (where f.removed_at is null and b.deleted_at is null), 0) as standing,
              coalesce(sum(f.size) filter (where f.removed_at is null), 0) as whole,
              coalesce(sum(f.size) filter (where f.removed_at is not null), 0) as left,
              (select coalesce(sum(m.size), 0) from applications.message_file m where m.application_guid = $1) as written
         from applications.file f join applications.block b on b.guid = f.block_guid where f.application_guid = $1`,
      [application],
    );
    const { standing, whole, left } = own!;
    const coming = Number(own!.written) + bytes;
    if (Number(standing) + coming > APPLICATION_MB * MB || Number(whole) + coming > WHOLE_MB * MB)
      throw new Failure('answerFilesFull');
    if (Number(whole) + Number(left) + coming > WHOLE_MB * MB)
      await this.forgetLeft(tx, 'application_guid', application);
    const [all] = await tx.query<{ taken: string; left: string }>(
      `select coalesce(sum(size), 0) + (select coalesce(sum(m.size), 0) from applications.message_file m
                where m.competition_guid = $1) as taken,
              coalesce(sum(size) filter (where removed_at is not null), 0) as left
         from applications.file where competition_guid = $1`,
      [competition],
    );
    const over = Number(all!.taken) + bytes - this.config.answersPerEvent;
    if (over > Number(all!.left)) throw new Failure('eventFilesFull');
    if (over > 0) await this.forgetLeft(tx, 'competition_guid', competition);
  }

  private async forgetLeft(tx: Transaction, of: 'application_guid' | 'competition_guid', guid: Guid): Promise<void> {
    const rows = await tx.query<{ guid: Guid }>(
      `with gone as (
         delete from applications.file where ${of} = $1 and removed_at is not null returning guid)
       select guid from gone`,
      [guid],
    );
    await forgetFiles(tx, rows.map(({ guid }) => guid)); // prettier-ignore
  }
}
