// Applications as they are stored. Every statement names the event, and a member's also the member.

import { Injectable } from '@nestjs/common';
import type { Answer, BlockAnswers } from '@rampa/forms/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader, Scope, Transaction } from '@rampa/platform/server';
import { APPLICATION, type ApplicationRow, type StoredAnswer } from './application-tables.ts';

export interface KeptBlock extends BlockAnswers {
  answers: Readonly<Record<number, StoredAnswer>>;
  position: number;
  hidden: string[];
  statusGuid: Guid | null;
  /** By which an import finds it again. */
  importKey?: string | null;
}

export interface LastChange {
  revision: number;
  actor: string;
  at: Date;
}

/** The member who asks; null for an organizer or his employee. */
export function memberOf({ actor }: Pick<Scope, 'actor'>): Guid | null {
  return actor.kind === 'account' && actor.userType === 'Member' ? actor.account : null;
}

/** Neither the member nor somebody without an account, as a child's parent. What the portal does it does for the office. */
export function isOfOffice(scope: Pick<Scope, 'actor'>): boolean {
  return scope.actor.kind !== 'anonymous' && memberOf(scope) === null;
}

@Injectable()
export class ApplicationRows {
  /** Failure notFound of somebody else's, as of one that never was. `held`: until the commit nobody else writes it. */
  async one(reader: Reader, scope: Scope, guid: Guid, { held = false } = {}): Promise<ApplicationRow> {
    const [row] = await reader.query<ApplicationRow>(
      `select ${APPLICATION.select('a')} from applications.application a
        where a.guid = $1 and a.competition_guid = $2 and ($3::uuid is null or a.member_guid = $3)
        ${held ? 'for update' : ''}`,
      [guid, scope.competition, memberOf(scope)],
    );
    if (!row) throw new Failure('notFound');
    return row;
  }

  /** In which application a block stands or stood. Failure notFound. */
  async ofBlock(reader: Reader, scope: Scope, block: Guid): Promise<Guid> {
    const [row] = await reader.query<{ guid: Guid }>(
      `select a.guid from applications.block b join applications.application a on a.guid = b.application_guid
        where b.guid = $1 and a.competition_guid = $2 and ($3::uuid is null or a.member_guid = $3)`,
      [block, scope.competition, memberOf(scope)],
    );
    if (!row) throw new Failure('notFound');
    return row.guid;
  }

  /** In their order; removed ones are not among them. */
  blocks(reader: Reader, application: Guid): Promise<KeptBlock[]> {
    return this.blocksOf(reader, [application]);
  }

  /** Of several applications. */
  async blocksOf(reader: Reader, applications: readonly Guid[]): Promise<KeptBlock[]> {
    const rows = await reader.query<Omit<KeptBlock, 'answers'> & { answers: Record<string, StoredAnswer> }>(
      `select guid, form_block_guid as "blockGuid", parent_guid as "parentGuid", position, answers, hidden,
              status_guid as "statusGuid", import_key as "importKey"
         from applications.block where application_guid = any ($1::uuid[]) and deleted_at is null
        order by position, guid`,
      [applications],
    );
    return rows.map((row) => ({ ...row, answers: byNumber(row.answers) }));
  }

  /** Who wrote a field last, also when he has cleared it. */
  async lastChange(reader: Reader, block: Guid, n: number): Promise<LastChange | null> {
    const [row] = await reader.query<LastChange>(
      `select revision, actor, at from applications.change where block_guid = $1 and n = $2
        order by revision desc limit 1`,
      [block, n],
    );
    return row ?? null;
  }

  /** Of fields that were cleared too: by `block n`. */
  async lastRevisions(reader: Reader, application: Guid): Promise<ReadonlyMap<string, number>> {
    const rows = await reader.query<{ place: string; revision: number }>(
      `select block_guid || ' ' || n as place, max(revision) as revision from applications.change
        where application_guid = $1 and kind = 'answer' group by block_guid, n`,
      [application],
    );
    return new Map(rows.map(({ place, revision }) => [place, revision]));
  }

  /** Blocks after a change, which is their newest revision; of their answers only those leave that are different. */
  async store(tx: Reader, before: readonly KeptBlock[], after: readonly KeptBlock[], revision: number): Promise<void> {
    const known = new Map(before.map(({ guid, answers }) => [guid, answers]));
    const rows = after.map(({ guid, answers, hidden, position, statusGuid, importKey = null }) => {
      const stood = known.get(guid) ?? {};
      const put = Object.entries(answers).filter(([n, answer]) => stood[Number(n)] !== answer);
      const gone = Object.keys(stood).filter((n) => !(n in answers));
      const changed = { put: byKey(Object.fromEntries(put)), gone: gone.map((n) => `f${n}`) };
      return { guid, ...changed, hidden, position, statusGuid, importKey };
    });
    await tx.query(
      `update applications.block b
          set answers = (b.answers - x.gone) || x.put, hidden = x.hidden, position = x.position,
              status_guid = x."statusGuid", import_key = x."importKey", r = $2
         from jsonb_to_recordset($1::jsonb)
                x (guid uuid, put jsonb, gone text[], hidden text[], position int, "statusGuid" uuid, "importKey" text)
        where b.guid = x.guid`,
      [JSON.stringify(rows), revision],
    );
  }

  /** Lines that a block's answers have chosen, as they are now; `n`: of one field alone. */
  async index(tx: Transaction, blocks: readonly Guid[], n: number | null = null): Promise<void> {
    if (blocks.length === 0) return;
    await tx.query(
      'delete from applications.answer_item where block_guid = any ($1::uuid[]) and ($2::int is null or n = $2)',
      [blocks, n],
    );
    await tx.query(
      `insert into applications.answer_item
         (block_guid, n, item_guid, competition_guid, application_guid, ordinal, quantity, is_hidden)
       select b.guid, substring(k.key from 2)::int, i.item::uuid, b.competition_guid, b.application_guid, i.at - 1,
              (k.value -> 'q' ->> (i.at - 1)::int)::int, k.key = any (b.hidden)
         from applications.block b cross join jsonb_each(b.answers) k (key, value)
        cross join jsonb_array_elements_text(k.value -> 'i') with ordinality i (item, at)
        where b.guid = any ($1::uuid[]) and b.deleted_at is null and k.value ? 'i' and ($2::int is null or k.key = 'f' || $2)`,
      [blocks, n],
    );
  }
}

/** Kept by `f12`, asked for by 12. */
export function byNumber<A extends Answer>(answers: Record<string, A>): Record<number, A> {
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [Number(key.slice(1)), answer]));
}

export function byKey<A extends Answer>(answers: Readonly<Record<number, A>>): Record<string, A> {
  return Object.fromEntries(Object.entries(answers).map(([n, answer]) => [`f${n}`, answer]));
}

/** What conditions of a form ask of an application besides its answers. */
export function factsOf({ state, statusGuid }: Pick<ApplicationRow, 'state' | 'statusGuid'>) {
  return { state, status: statusGuid ?? '' };
}
