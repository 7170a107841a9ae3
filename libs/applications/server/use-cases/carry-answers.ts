// Answers of a field go over into the field that has taken its place, application by application, each in a transaction of its
// own. A deed has the same guid however often the work is done again, so that none is done twice, and what a person has
// answered or cleared since stays. The former answers stay where they are.

import { Injectable } from '@nestjs/common';
import { plainAnswer, toCarry } from '@rampa/applications/domain';
import { usedForm, type Carrier, type ReplacedField } from '@rampa/forms/domain';
import type { EventForm } from '@rampa/forms/server';
import { Failure, inQuotes, newGuid, type Guid } from '@rampa/kernel';
import { actorName, Database, JobTable, type EventScope, type JobRun, type Scope, type Transaction } from '@rampa/platform/server'; // prettier-ignore
import { KnownBooks } from '@rampa/reference-books/server';
import type { z } from 'zod';
import { CARRY_ANSWERS } from '../jobs/carry.ts';
import type { KeptBlock } from '../persistence/application-rows.ts';
import type { StoredAnswer } from '../persistence/application-tables.ts';
import { carrierFor } from '../queries/carriers.ts';
import { ApplicationWriting, hashOf, type Deed, type Held, type Outcome } from './application-writing.ts';
import { scopeOfAsker } from './asker-scope.ts';
import { deedGuid } from './deed-guid.ts';

type Payload = z.output<(typeof CARRY_ANSWERS)['payload']>;
export type CarryRun = Pick<JobRun<Payload>, 'guid' | 'owner' | 'payload' | 'signal' | 'progress'>;

/** Applications whose guids are read at once. */
const BATCH = 100;

@Injectable()
export class CarryAnswers {
  constructor(
    private readonly database: Database,
    private readonly writing: ApplicationWriting,
    private readonly books: KnownBooks,
    private readonly jobs: JobTable,
  ) {}

  /** With the change of the form, or not at all. Null: nobody has answered. */
  async begin(tx: Transaction, scope: Scope, competition: Guid, { from, to }: ReplacedField): Promise<Guid | null> {
    const payload = { competition, from: from.n, to: to.n };
    if ((await this.count(tx, payload)) === 0) return null;
    return this.jobs.enqueue(tx, CARRY_ANSWERS, {
      ...{ competition, owner: actorName(scope.actor), guid: newGuid(), payload },
      title: `Перенос ответов: ${inQuotes(to.title)}`,
    });
  }

  async run(job: CarryRun): Promise<void> {
    const { competition, from, to } = job.payload;
    const scope = await scopeOfAsker(this.database, { competitionGuid: competition, actor: job.owner }).catch(gone);
    if (!scope) return;
    const total = await this.count(this.database, job.payload);
    const carriers = new Map<number, Carrier>();
    let done = 0;
    for (let last: Guid | null = null; ;) {
      const next: { guid: Guid }[] = await this.database.query<{ guid: Guid }>(
        `select a.guid from applications.application a
          where a.competition_guid = $1 and ($2::uuid is null or a.guid > $2)
            and exists (select from applications.block b where b.application_guid = a.guid and b.answers ?| $3::text[])
          order by a.guid limit ${BATCH}`,
        [competition, last, [`f${from}`, `f${to}`]],
      );
      for (const { guid } of next) {
        job.signal.throwIfAborted();
        if (!(await this.one(scope, guid, job, carriers))) return;
        done += 1;
        await job.progress((100 * done) / Math.max(1, total));
      }
      if (next.length < BATCH) return;
      last = next.at(-1)!.guid;
    }
  }

  /** False: the form asks the former field again, or none of the two. */
  private async one(scope: EventScope, guid: Guid, job: CarryRun, carriers: Map<number, Carrier>): Promise<boolean> {
    const { from, to } = job.payload;
    const body = { carry: [from, to] };
    let goesOn = true;
    await this.writing
      .run(scope, guid, { body, isAlways: true }, async (tx, held) => {
        const pair = pairIn(held.form, job.payload);
        goesOn = pair !== null;
        if (!pair) return { deed: null };
        const { revision } = held.form;
        const carrier = carriers.get(revision) ?? (await carrierFor(tx, this.books, pair.from, pair.to));
        carriers.set(revision, carrier);
        return this.outcome(tx, held, pair, { job, carrier, bodyHash: hashOf(body) });
      })
      // Erased meanwhile.
      .catch(gone);
    return goesOn;
  }

  private async outcome(
    tx: Transaction,
    { application, blocks, revision }: Held,
    { from, to }: ReplacedField,
    { job, carrier, bodyHash }: { job: CarryRun; carrier: Carrier; bodyHash: string },
  ): Promise<Outcome> {
    const own = blocks.filter(({ blockGuid }) => blockGuid === to.blockGuid);
    const guidOf = new Map(own.map(({ guid }) => [guid, deedGuid(`${job.guid} ${guid}`)]));
    const written = await tx.query<{ revision: number; changeGuid: Guid }>(
      `select revision, change_guid as "changeGuid" from applications.change
        where application_guid = $1 and (change_guid = any ($2::uuid[]) or body_hash = any ($3::text[]))`,
      [application.guid, [...guidOf.values()], [bodyHash, hashOf({ carry: [to.n, from.n] })]],
    );
    const done = new Set(written.map(({ changeGuid }) => changeGuid));
    const carried = new Set(written.map(({ revision: r }) => r));
    const deeds: Deed[] = [];
    const touched: Guid[] = [];
    const after = blocks.map((block): KeptBlock => {
      const changeGuid = guidOf.get(block.guid);
      if (changeGuid === undefined || done.has(changeGuid)) return block;
      const now = block.answers[to.n];
      const isCarried = now !== undefined && carried.has(now.r ?? 0);
      const answer = toCarry({ former: block.answers[from.n], now, isCarried }, carrier);
      if (answer === undefined) return block;
      const r = revision + deeds.length;
      const [before, next] = [plainAnswer(now), answer];
      deeds.push({ kind: 'answer', blockGuid: block.guid, n: to.n, before, after: next, changeGuid });
      touched.push(block.guid);
      const { [to.n]: _, ...others } = block.answers;
      const answers: Record<number, StoredAnswer> = next ? { ...others, [to.n]: { ...next, r } } : others;
      return { ...block, answers };
    });
    const [deed, ...further] = deeds;
    if (!deed) return { deed: null };
    return { deed, further, blocks: after, touched, indexed: { blocks: touched, n: to.n } };
  }

  private async count(reader: Pick<Database, 'query'>, { competition, from, to }: Payload): Promise<number> {
    const [row] = await reader.query<{ count: number }>(
      `select count(distinct application_guid)::int as count from applications.block
        where competition_guid = $1 and answers ?| $2::text[]`,
      [competition, [`f${from}`, `f${to}`]],
    );
    return row!.count;
  }
}

/** The two fields while the one stands in the other's place. */
function pairIn({ whole }: EventForm, { from, to }: Payload): ReplacedField | null {
  const used = new Set(usedForm(whole).fields.map(({ n }) => n));
  if (used.has(from) || !used.has(to)) return null;
  const [former, now] = [from, to].map((n) => [...whole.fields.values()].find((field) => field.n === n));
  return former && now ? { from: former, to: now } : null;
}

function gone(error: unknown): null {
  if (error instanceof Failure && ['notFound', 'formAbsent'].includes(error.code)) return null;
  throw error;
}
