// Lines of a book become one: answers that name them name the kept one. It is an edit of the organizer's, in each
// application's journal; what rules make of the answers stays, because no rule asks about these lines (`hindrances`).

import { createHash } from 'node:crypto';
import { mergedAnswer, plainAnswer } from '@rampa/applications/domain';
import { Injectable } from '@nestjs/common';
import { newGuid, type Guid } from '@rampa/kernel';
import { actorName, type Scope, type Transaction } from '@rampa/platform/server';
import { APPLICATION, CHANGE, type ApplicationRow, type StoredAnswer } from '../persistence/application-tables.ts';
import { ApplicationRows, byNumber } from '../persistence/application-rows.ts';
import { announce } from './announce.ts';

/** Applications written at once. */
const PORTION = 250;

/**
 * Blocks that name the lines `$2`, of events or applications `$1`. A removed one stands in no index, and comes back with what
 * it has chosen.
 */
const naming = (of: 'competition_guid' | 'application_guid') => `
  select block_guid as block, application_guid as application from applications.answer_item
   where ${of} = any ($1::uuid[]) and item_guid = any ($2::uuid[])
  union
  select b.guid, b.application_guid from applications.block b cross join jsonb_each(b.answers) k (key, value)
   cross join jsonb_array_elements_text(k.value -> 'i') i (item)
   where b.${of} = any ($1::uuid[]) and b.deleted_at is not null and i.item::uuid = any ($2::uuid[])`;

interface Named {
  guid: Guid;
  application: Guid;
  answers: Record<string, StoredAnswer>;
}

interface Merged {
  block: Guid;
  n: number;
  before: StoredAnswer;
  after: StoredAnswer;
}

@Injectable()
export class MergeAnswers {
  constructor(private readonly rows: ApplicationRows) {}

  /** Nobody writes an application of these events until the commit. */
  readonly hold = async (tx: Transaction, competitions: readonly Guid[]): Promise<void> => {
    await tx.query(
      'select guid from applications.application where competition_guid = any ($1::uuid[]) order by guid for update',
      [competitions],
    );
  };

  readonly move = async (
    tx: Transaction,
    competitions: readonly Guid[],
    from: readonly Guid[],
    to: Guid,
    scope: Scope,
  ): Promise<void> => {
    const applications = await tx.query<ApplicationRow>(
      `select ${APPLICATION.select('a')} from applications.application a
        where a.guid in (select application from (${naming('competition_guid')}) named)
        order by a.guid for update`,
      [competitions, from],
    );
    for (let at = 0; at < applications.length; at += PORTION)
      await this.moveIn(tx, applications.slice(at, at + PORTION), new Set(from), to, scope);
  };

  private async moveIn(
    tx: Transaction,
    applications: readonly ApplicationRow[],
    from: ReadonlySet<Guid>,
    to: Guid,
    scope: Scope,
  ): Promise<void> {
    const blocks = await tx.query<Named>(
      `select b.guid, b.application_guid as application, b.answers from applications.block b
        where b.guid in (select block from (${naming('application_guid')}) named)
        order by b.position, b.guid`,
      [applications.map(({ guid }) => guid), [...from]],
    );
    const ofApplication = Map.groupBy(blocks, ({ application }) => application);
    const written = applications.map((application) => ({
      application,
      merged: (ofApplication.get(application.guid) ?? []).flatMap((block) => mergedIn(block, from, to)),
    }));
    await this.store(tx, written);
    await this.rows.index(tx, blocks.map(({ guid }) => guid)); // prettier-ignore
    const bodyHash = createHash('sha256').update(JSON.stringify([...from, to])).digest('hex'); // prettier-ignore
    await CHANGE.insertAll(
      tx,
      written.flatMap(({ application, merged }) =>
        merged.map(({ block, n, before, after }, at) => ({
          ...{ applicationGuid: application.guid, revision: application.revision + 1 + at, kind: 'answer' as const },
          ...{ blockGuid: block, n, before: plainAnswer(before), after: plainAnswer(after) },
          ...{ actor: actorName(scope.actor), isOrganizer: true, changeGuid: newGuid(), bodyHash },
        })),
      ),
    );
    for (const { application, merged } of written)
      await announce(tx, scope, application, application.state, {
        revision: application.revision + merged.length,
        blocks: [...new Set(merged.map(({ block }) => block))],
      });
  }

  private async store(
    tx: Transaction,
    written: readonly { application: ApplicationRow; merged: readonly Merged[] }[],
  ): Promise<void> {
    const answers = written.flatMap(({ application, merged }) =>
      merged.map(({ block, n, after }, at) => {
        const r = application.revision + 1 + at;
        return { block, key: `f${n}`, answer: { ...after, r }, r };
      }),
    );
    await tx.query(
      `update applications.block b set answers = b.answers || x.put, r = x.r
         from (select block, jsonb_object_agg(key, answer) as put, max(r) as r
                 from jsonb_to_recordset($1::jsonb) x (block uuid, key text, answer jsonb, r int) group by block) x
        where b.guid = x.block`,
      [JSON.stringify(answers)],
    );
    await tx.query(
      `update applications.application a set revision = x.revision, updated_at = now()
         from jsonb_to_recordset($1::jsonb) x (guid uuid, revision int) where a.guid = x.guid`,
      [
        JSON.stringify(
          written.map(({ application: { guid, revision }, merged }) => ({ guid, revision: revision + merged.length })),
        ),
      ],
    );
  }
}

function mergedIn({ guid, answers }: Named, from: ReadonlySet<Guid>, to: Guid): Merged[] {
  return Object.entries(byNumber(answers)).flatMap(([n, before]) => {
    const after = mergedAnswer(before, from, to);
    return after ? [{ block: guid, n: Number(n), before, after }] : [];
  });
}
