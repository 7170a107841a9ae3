// How a call answers with a file: at once, or, if the client prefers (RFC 7240), by a job whose file the client fetches
// through the calls `Job/*`.

import { Injectable } from '@nestjs/common';
import type { CallDefinition } from '@rampa/contract';
import { actorName, type Scope } from '../access/scope.ts';
import { BegunAnswer, FileAnswer } from '../http/answers.ts';
import type { Given } from '../http/call.decorator.ts';
import { BeginJob } from './begin-job.ts';
import { FileMakers, type FileAsk } from './file-makers.ts';

@Injectable()
export class FileCalls {
  constructor(
    private readonly makers: FileMakers,
    private readonly begin: BeginJob,
  ) {}

  /** Asks the maker first, so that a refusal comes before a job is written. */
  async answer<C extends CallDefinition>(call: C, given: Given<C>): Promise<FileAnswer | BegunAnswer> {
    const { scope, query, request } = given;
    const { maker, job } = this.makers.of(call);
    const ask = askOf(scope, query);
    const { name, title, print } = await maker(ask);
    if (prefersJob(request.headers.prefer)) {
      const payload = { query, member: ask.member };
      return new BegunAnswer(await this.begin.run(scope, job, { title, payload }));
    }
    const bytes = await print();
    return new FileAnswer(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes.byteLength);
  }
}

function askOf({ actor, competition }: Scope, query: unknown): FileAsk {
  if (competition === null) throw new Error('A file is made of one event');
  const member = actor.kind === 'account' && actor.userType === 'Member' ? actor.account : null;
  return { competition, owner: actorName(actor), member, query };
}

/** `Prefer: wait=5, respond-async` may stand in one header or in several. */
export function prefersJob(header: string | string[] | undefined): boolean {
  return [header ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .some((preference) => /^respond-async\s*(;|$)/i.test(preference.trim()));
}
