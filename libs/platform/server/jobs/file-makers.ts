// Files made on request. Each room registers one function; the api calls it at once, the worker in the background.

import { writeFile } from 'node:fs/promises';
import { Injectable, Optional } from '@nestjs/common';
import { CALLS, type CallDefinition, type QueryOf } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { z } from 'zod';
import { defineJob, type JobDefinition, type JobRun } from './definition.ts';
import type { JobFileResult, KeptFile } from './job-reads.ts';
import { JobHandlers, JobKinds } from './kinds.ts';

export interface FileAsk<C extends CallDefinition = CallDefinition> {
  competition: Guid;
  /** `actorName(scope.actor)` */
  owner: string;
  /** Set for a member, who gets only his own files; null for the organizer and his employees. */
  member: Guid | null;
  query: QueryOf<C>;
}

export interface PreparedFile {
  /** File name with its extension. */
  name: string;
  /** Title in the tray of jobs; no personal data. */
  title: string;
  /** A remark about the file for the person who asked. */
  note?: string | null;
  print(): Promise<Uint8Array>;
}

/** Reads the source data. Every refusal is thrown here, before anybody waits. */
export type FileMaker<C extends CallDefinition = CallDefinition> = (ask: FileAsk<C>) => Promise<PreparedFile>;

interface Made {
  maker: FileMaker;
  job: FileJob;
}

export type FileJob = JobDefinition<ReturnType<typeof payloadOf>>;

@Injectable()
export class FileMakers {
  private readonly made = new Map<string, Made>();

  /** The worker passes `handlers`, the api does not. */
  constructor(
    private readonly kinds: JobKinds,
    @Optional() private readonly handlers?: JobHandlers,
  ) {}

  /** Each room calls it in onModuleInit, in both processes. */
  add<C extends CallDefinition>(call: C, maker: FileMaker<C>): void {
    const job = defineJob({ name: `file.${call.id}`, payload: payloadOf(call), who: call.who });
    // Makers of all calls share this map; the job's payload brings the query of its own call.
    const kept = maker as unknown as FileMaker;
    this.made.set(call.id, { maker: kept, job });
    this.kinds.add(job);
    this.handlers?.add(job, (run) => make(kept, run));
  }

  of(call: Pick<CallDefinition, 'id'>): Made {
    const found = this.made.get(call.id);
    if (!found) throw new Error(`Nobody makes the file of ${call.id}: call FileMakers.add in the room's onModuleInit`);
    return found;
  }

  /**
   * Refuses a file that the member may no longer read, though he could when it was made. Throws the maker's failures.
   * Files of other jobs pass.
   */
  async permitAgain({ kind, competition, payload }: KeptFile, owner: string): Promise<void> {
    const made = [...this.made.values()].find(({ job }) => job.name === kind);
    if (!made || competition === null) return;
    const { member, query } = made.job.payload.parse(payload);
    if (member !== null) await made.maker({ competition, owner, member, query } as FileAsk);
  }

  /** Throws an Error that names every call whose file has no maker, so that the process does not start. */
  check(calls: readonly CallDefinition[] = CALLS): void {
    for (const call of calls) if (call.mayBeJob) this.of(call);
  }
}

function payloadOf(call: CallDefinition) {
  return z.strictObject({ query: call.query, member: z.guid().nullable() });
}

async function make(maker: FileMaker, job: JobRun<z.output<FileJob['payload']>>): Promise<JobFileResult> {
  const { competition, owner, payload, file } = job;
  const prepared = await maker({ competition: competition!, owner, ...payload });
  await job.progress(10);
  const bytes = await prepared.print();
  await job.progress(90);
  await writeFile(file, bytes);
  return { fileName: prepared.name, size: bytes.byteLength, note: prepared.note ?? null };
}
