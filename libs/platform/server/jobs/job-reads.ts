// What a person sees of his own jobs: one projection for the calls and for the view `jobs`.

import { Injectable } from '@nestjs/common';
import type { JobView } from '@rampa/contract';
import { Failure, type Guid, type JobState } from '@rampa/kernel';
import type { Reader } from '../database/database.ts';

const SHOWN = 20;
const SHOWN_DAYS = 7;

/** What a handler answers when it has written a file. */
export interface JobFileResult {
  [key: string]: unknown;
  fileName: string;
  size: number;
  /** A remark about the file for its owner. */
  note?: string | null;
}

interface Row {
  guid: Guid;
  kind: string;
  title: string;
  competition: Guid | null;
  status: JobState;
  progress: number;
  failure: string | null;
  payload: unknown;
  result: Partial<JobFileResult> | null;
  sha: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

export interface KeptFile {
  kind: string;
  payload: unknown;
  competition: Guid | null;
  sha: string;
  name: string;
  /** Size in bytes, as the job reported it; null until then. */
  size: number | null;
}

const COLUMNS = `guid, kind, title, competition_guid as competition, status, progress, failure, payload, result,
  result_sha as sha, created_at as "createdAt", finished_at as "finishedAt"`;

@Injectable()
export class JobReads {
  /** Throws Failure notFound, also for a job of somebody else. */
  async one(reader: Reader, owner: string, guid: Guid): Promise<JobView> {
    return viewOf(await this.row(reader, owner, guid));
  }

  async ofOwner(reader: Reader, owner: string): Promise<JobView[]> {
    const rows = await reader.query<Row>(
      `select ${COLUMNS} from jobs.job
        where owner = $1 and (created_at > now() - make_interval(days => ${SHOWN_DAYS}) or finished_at is null)
        order by created_at desc, guid desc limit ${SHOWN}`,
      [owner],
    );
    return rows.map(viewOf);
  }

  /** Throws Failure notFound or fileNotReady. */
  async file(reader: Reader, owner: string, guid: Guid): Promise<KeptFile> {
    const { kind, payload, competition, status, sha, result } = await this.row(reader, owner, guid);
    if (status !== 'done' || !sha || !result?.fileName) throw new Failure('fileNotReady');
    return { kind, payload, competition, sha, name: result.fileName, size: result.size ?? null };
  }

  private async row(reader: Reader, owner: string, guid: Guid): Promise<Row> {
    const [row] = await reader.query<Row>(`select ${COLUMNS} from jobs.job where guid = $1 and owner = $2`, [
      guid,
      owner,
    ]);
    if (!row) throw new Failure('notFound');
    return row;
  }
}

function viewOf({ competition, result, sha, createdAt, finishedAt, failure, status, ...row }: Row): JobView {
  return {
    guid: row.guid,
    kind: row.kind,
    title: row.title,
    progress: row.progress,
    state: status,
    // A job that will be tried again has not failed yet.
    failure: status === 'failed' ? failure : null,
    note: status === 'done' ? (result?.note ?? null) : null,
    competitionGuid: competition,
    file: sha && result?.fileName ? { name: result.fileName, size: result.size ?? 0 } : null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
