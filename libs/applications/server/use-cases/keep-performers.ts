// A member's own performers: kept by him, and gathered from what he has typed in his applications.

import { Injectable } from '@nestjs/common';
import { HEADING_RULE, isSame, namedIn, shownIn, type Named, type Performer } from '@rampa/applications/domain';
import type { BodyOf, PerformerCreate } from '@rampa/contract';
import { EventForms, type EventForm } from '@rampa/forms/server';
import { Failure, folded, newGuid, type Guid } from '@rampa/kernel';
import { sql, UnitOfWork, type Reader, type Scope, type Transaction } from '@rampa/platform/server';
import { ApplicationRows, factsOf, memberOf, type KeptBlock } from '../persistence/application-rows.ts';
import { PERFORMER } from '../persistence/application-tables.ts';
import { EventDatesReader } from '../queries/event-dates.ts';
import { announce } from './announce.ts';

type Values = BodyOf<typeof PerformerCreate>;

/** Of one member. */
const MOST = 2_000;
/** Applications that are looked through, the last changed first. */
const GATHERED = 100;

/** An application of his. */
type Own = { guid: Guid; competition: Guid } & Parameters<typeof factsOf>[0];

@Injectable()
export class KeepPerformers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
    private readonly forms: EventForms,
    private readonly dates: EventDatesReader,
  ) {}

  /** Failures performerTwice, performersFull. */
  async create(scope: Scope, values: Values): Promise<{ guid: Guid }> {
    const member = owner(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const known = await held(tx, member);
      refuseTwice(known, values);
      if (known.length >= MOST) throw new Failure('performersFull');
      const guid = newGuid();
      await PERFORMER.insert(tx, { guid, memberGuid: member, ...columnsOf(values) });
      return { guid };
    });
    return result;
  }

  /** Failures performerTwice, notFound of one that is gone. */
  async update(scope: Scope, guid: Guid, values: Values): Promise<void> {
    const member = owner(scope);
    await this.work.run({ scope }, async (tx) => {
      const known = await held(tx, member);
      if (!known.some((one) => one.guid === guid)) throw new Failure('notFound');
      refuseTwice(
        known.filter((one) => one.guid !== guid),
        values,
      );
      await PERFORMER.update(tx, { guid, memberGuid: member }, { ...columnsOf(values), updatedAt: sql('now()') });
    });
  }

  /** Applications keep their answers, and the block its guid. */
  async remove(scope: Scope, guid: Guid): Promise<void> {
    const member = owner(scope);
    await this.work.run({ scope }, async (tx) => {
      await tx.query('delete from applications.performer where guid = $1 and member_guid = $2', [guid, member]);
    });
  }

  /** Whom his applications name and the list has not, the deleted ones too: he has asked for them. */
  async gather(scope: Scope): Promise<{ added: number }> {
    const member = owner(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const list = await tx.query<Own>(
        `select guid, competition_guid as competition, state, status_guid as "statusGuid" from applications.application
          where member_guid = $1 and deleted_at is null order by updated_at desc, guid limit ${GATHERED}`,
        [member],
      );
      let added = 0;
      for (const [competition, own] of Map.groupBy(list, (one) => one.competition)) {
        const form = await this.forms.of(tx, competition);
        if (!form) continue;
        for (const one of own)
          added += await this.link(tx, member, form, await this.rows.blocks(tx, one.guid), one, { isAsked: true });
      }
      return { added };
    });
    return result;
  }

  /**
   * Each block that names somebody has his guid; who is not in the list yet gets there. Whom the member has deleted from it
   * comes back only when he asks (`isAsked`). Answers how many have come.
   */
  async link(
    tx: Transaction,
    member: Guid,
    form: EventForm,
    blocks: readonly KeptBlock[],
    application: Pick<Own, 'state' | 'statusGuid'>,
    { isAsked = false } = {},
  ): Promise<number> {
    const hidden = new Map(blocks.map((block) => [block.guid, block.hidden]));
    const named = namedIn(form.used, blocks, shownIn(form.used, blocks, factsOf(application), hidden));
    if (named.length === 0) return 0;
    const known = await held(tx, member);
    const before = known.length;
    const deleted = new Set(isAsked ? [] : await linkedTo(tx, blocks));
    const links = named.flatMap((one) => {
      const found = known.findLast((each) => isSame(each, one)) ?? (deleted.has(one.block) ? null : added(known, one));
      return found ? [{ block: one.block, performer: found.guid, of: found, one }] : [];
    });
    const fresh = known.slice(before);
    await PERFORMER.insertAll(
      tx,
      fresh.map(({ guid, ...values }) => ({ guid, memberGuid: member, ...columnsOf(values) })),
    );
    await complete(tx, links);
    await tx.query(
      `update applications.block b set performer_guid = x.performer
         from jsonb_to_recordset($1::jsonb) x (block uuid, performer uuid)
        where b.guid = x.block and b.performer_guid is distinct from x.performer`,
      [JSON.stringify(links.map(({ block, performer }) => ({ block, performer })))],
    );
    return fresh.length;
  }

  /** Failures notFound, blockGone, and those of a member who may not edit any more. */
  async set(scope: Scope, block: Guid, performer: Guid | null): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const guid = await this.rows.ofBlock(tx, scope, block);
      const application = await this.rows.one(tx, scope, guid, { held: true });
      await this.dates.refuseClosed(tx, scope, application);
      const rows = await tx.query(
        `with put as (
           update applications.block set performer_guid = $2 where guid = $1 and deleted_at is null returning guid)
         select guid from put`,
        [block, performer],
      );
      if (rows.length === 0) throw new Failure('blockGone');
      await announce(tx, scope, application, application.state, { revision: application.revision, blocks: [block] });
    });
  }
}

type Known = Performer & { guid: Guid };

function owner(scope: Scope): Guid {
  const member = memberOf(scope);
  if (member === null) throw new Failure('forbidden');
  return member;
}

/** All of one member's; until the commit nobody else adds to them. */
async function held(tx: Transaction, member: Guid): Promise<Known[]> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('performers of ' || $1, 0))`, [member]);
  return performersOf(tx, member);
}

function performersOf(reader: Reader, member: Guid): Promise<Known[]> {
  return reader.query<Known>(
    `select guid, kind, name, birth_date::text as "birthDate", city, institution from applications.performer
      where member_guid = $1 order by guid`,
    [member],
  );
}

/** Blocks that have had somebody of the list. */
async function linkedTo(reader: Reader, blocks: readonly KeptBlock[]): Promise<Guid[]> {
  const rows = await reader.query<{ guid: Guid }>(
    'select guid from applications.block where guid = any ($1::uuid[]) and performer_guid is not null',
    [blocks.map(({ guid }) => guid)],
  );
  return rows.map(({ guid }) => guid);
}

function added(known: Known[], { block: _, ...one }: Named): Known | null {
  if (known.length >= MOST) return null;
  const fresh = { guid: newGuid(), ...one };
  known.push(fresh);
  return fresh;
}

/** What the list does not know yet it learns; what it knows stays as he has written it. */
async function complete(tx: Transaction, links: readonly { of: Known; one: Performer }[]): Promise<void> {
  const learnt = new Set<Known>();
  for (const { of, one } of links) {
    const next = {
      ...{ birthDate: of.birthDate ?? one.birthDate, city: of.city || one.city },
      institution: of.institution || one.institution,
    };
    if (Object.entries(next).every(([key, value]) => of[key as keyof typeof next] === value)) continue;
    learnt.add(Object.assign(of, next));
  }
  await tx.query(
    `update applications.performer p
        set birth_date = x."birthDate", city = x.city, institution = x.institution, updated_at = now()
       from jsonb_to_recordset($1::jsonb) x (guid uuid, "birthDate" date, city text, institution text)
      where p.guid = x.guid`,
    [JSON.stringify([...learnt])],
  );
}

function refuseTwice(known: readonly Known[], values: Values): void {
  if (known.some((one) => folded(one.name) === folded(values.name) && isSame(one, values)))
    throw new Failure('performerTwice', { field: 'name' });
}

function columnsOf({ kind, name, birthDate, city, institution }: Performer) {
  const born = kind === 'person' ? birthDate : null;
  return { kind, name, folded: folded(name), headingRule: HEADING_RULE, birthDate: born, city, institution };
}
