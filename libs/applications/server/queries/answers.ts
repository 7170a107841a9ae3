// What has been answered by a form, for the room of forms: how many, by whom, and what a changed form makes of it.

import { Injectable } from '@nestjs/common';
import { tellConsent } from '@rampa/accounts/server';
import { evaluate, missingBlocks, type Answer, type BlockAnswers, type Form, type FormField, type ReplacedField } from '@rampa/forms/domain'; // prettier-ignore
import type { AnsweredApplication, AnswersSource } from '@rampa/forms/server';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Reader, Scope, Transaction } from '@rampa/platform/server';
import { KnownBooks } from '@rampa/reference-books/server';
import { byNumber } from '../persistence/application-rows.ts';
import { CarryAnswers } from '../use-cases/carry-answers.ts';
import { carrierFor } from './carriers.ts';
import { settleChildren } from './child-consents.ts';
import { countedAnew, headingIn } from './counted-anew.ts';

/** Applications read at once. */
const PORTION = 250;

interface Head {
  guid: Guid;
  number: number | null;
  title: string;
  state: string;
  status: string;
}

interface BlockRow {
  application: Guid;
  guid: Guid;
  blockGuid: Guid;
  parentGuid: Guid | null;
  answers: Record<string, Answer>;
}

@Injectable()
export class Answers implements AnswersSource {
  constructor(
    private readonly books: KnownBooks,
    private readonly carrying: CarryAnswers,
  ) {}

  async count(reader: Reader, competition: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }>(
      'select count(*)::int as count from applications.application where competition_guid = $1',
      [competition],
    );
    return row!.count;
  }

  async answered(reader: Reader, competition: Guid, numbers: readonly number[]): Promise<ReadonlySet<number>> {
    // All blocks once: asked field by field, four hundred fields that nobody has answered would read them as often.
    const rows = await reader.query<{ n: number }>(
      `select n from unnest($2::int[]) named (n)
        where 'f' || n in (
          select distinct key from applications.block b, jsonb_object_keys(b.answers) key
           where b.competition_guid = $1 and b.answers <> '{}')`,
      [competition, numbers],
    );
    return new Set(rows.map(({ n }) => n));
  }

  carrier(reader: Reader, from: FormField, to: FormField) {
    return carrierFor(reader, this.books, from, to);
  }

  carry(tx: Transaction, scope: Scope, competition: Guid, pair: ReplacedField): Promise<Guid | null> {
    return this.carrying.begin(tx, scope, competition, pair);
  }

  async *portions(
    reader: Reader,
    competition: Guid,
    formBlocks: readonly Guid[] | null,
  ): AsyncIterable<AnsweredApplication[]> {
    for (let last: Guid | null = null; ;) {
      const heads: Head[] = await reader.query<Head>(
        `select guid, number, title, state, coalesce(status_guid::text, '') as status from applications.application
          where competition_guid = $1 and ($2::uuid is null or guid > $2) order by guid limit ${PORTION}`,
        [competition, last],
      );
      if (heads.length === 0) return;
      last = heads.at(-1)!.guid;
      const blocks = await blocksOf(reader, heads.map(({ guid }) => guid), formBlocks); // prettier-ignore
      yield heads.map(({ guid, number, title, state, status }) => ({
        ...{ guid, number, title, facts: { state, status }, blocks: blocks.get(guid) ?? [] },
      }));
      if (heads.length < PORTION) return;
    }
  }

  /** No answer is touched: blocks that are lacking are added, and what counts, lacks and is hidden is counted anew. */
  async formChanged(tx: Transaction, competition: Guid, form: Form): Promise<void> {
    let isTurned = false;
    for await (const portion of this.portions(tx, competition, null)) {
      const counted = portion.map(({ guid, facts, blocks }) => {
        const added = missingBlocks(form, blocks, newGuid);
        const whole = [...blocks, ...added];
        const one = countedAnew(guid, whole, added, evaluate(form, whole, facts));
        const hidden = new Map(one.blocks.map((block) => [block.guid, block.hidden]));
        return { ...one, ...headingIn(form, whole, hidden) };
      });
      await write(tx, competition, counted);
      const isSettled = await settled(tx, form, portion, counted);
      isTurned ||= isSettled;
    }
    if (isTurned) tellConsent(tx, [competition], null);
  }
}

/**
 * Whose answers or rules have changed otherwise than by their people: what they are called, lack and hide is counted anew,
 * and who of them is a child. What was erased names nobody, and stays closed to strangers.
 */
export async function recounted(tx: Transaction, competition: Guid, form: Form, guids: readonly Guid[]): Promise<void> {
  const heads = await tx.query<{ guid: Guid; state: string; status: string; isErased: boolean }>(
    `select guid, state, coalesce(status_guid::text, '') as status, erased_at is not null as "isErased"
       from applications.application where guid = any ($1::uuid[])`,
    [guids],
  );
  const blocks = await blocksOf(tx, guids, null);
  const counted = heads.map(({ guid, isErased: _, ...facts }) => {
    const own = blocks.get(guid) ?? [];
    const one = countedAnew(guid, own, [], evaluate(form, own, facts));
    const hidden = new Map(one.blocks.map((block) => [block.guid, block.hidden]));
    return { ...one, ...headingIn(form, own, hidden) };
  });
  await write(tx, competition, counted);
  const standing = heads.flatMap(({ guid, isErased }) => (isErased ? [] : [{ guid, blocks: blocks.get(guid) ?? [] }]));
  if (await settled(tx, form, standing, counted)) tellConsent(tx, [competition], null);
}

type Counted = ReturnType<typeof countedAnew> & ReturnType<typeof headingIn>;

/** Whether strangers read names otherwise now. */
function settled(
  tx: Transaction,
  form: Form,
  applications: readonly { guid: Guid; blocks: readonly BlockAnswers[] }[],
  counted: readonly Counted[],
): Promise<boolean> {
  const hiddenIn = new Map(counted.flatMap((one) => one.blocks.map(({ guid, hidden }) => [guid, hidden] as const)));
  return settleChildren(
    tx,
    form,
    applications.map(({ guid, blocks }) => ({
      ...{ guid, blocks: blocks.map((block) => ({ ...block, hidden: hiddenIn.get(block.guid) ?? [] })) },
    })),
  );
}

async function write(tx: Transaction, competition: Guid, counted: readonly Counted[]): Promise<void> {
  await tx.query(
    `insert into applications.block (guid, application_guid, competition_guid, form_block_guid, parent_guid, position)
     select x.guid, x.application, $1, x."blockGuid", x."parentGuid",
            coalesce((select max(b.position) from applications.block b where b.application_guid = x.application), 0) + x.at
       from jsonb_to_recordset($2::jsonb) x (guid uuid, application uuid, "blockGuid" uuid, "parentGuid" uuid, at int)`,
    [competition, JSON.stringify(counted.flatMap(({ added }) => added))],
  );
  const changed = await tx.query<{ guid: Guid }>(
    `select b.guid from applications.block b
       join jsonb_to_recordset($1::jsonb) x (guid uuid, hidden text[]) on x.guid = b.guid
      where b.hidden is distinct from x.hidden`,
    [JSON.stringify(counted.flatMap(({ blocks }) => blocks))],
  );
  const hidden = new Set(changed.map(({ guid }) => guid));
  const touched = counted.filter(
    ({ added, blocks }) => added.length > 0 || blocks.some(({ guid }) => hidden.has(guid)),
  );
  await tx.query(
    `update applications.application a
        set percent = x.percent, unfilled = x.unfilled, title = x.title, search = x.search,
            performers = x.performers, revision = a.revision + case when x."isTouched" then 1 else 0 end
       from jsonb_to_recordset($1::jsonb) x (guid uuid, percent int, unfilled jsonb, title text, search text,
                                              performers text[], "isTouched" bool)
      where a.guid = x.guid and (x."isTouched" or (a.percent, a.unfilled, a.title, a.search, a.performers) is distinct from
        (x.percent, x.unfilled, x.title, x.search, x.performers))`,
    [
      JSON.stringify(
        counted.map((one) => ({
          ...{ guid: one.guid, percent: one.percent, unfilled: one.unfilled },
          ...{ title: one.title, search: one.search, performers: one.performers, isTouched: touched.includes(one) },
        })),
      ),
    ],
  );
  const blocks = touched.flatMap((one) => [
    ...one.blocks.filter(({ guid }) => hidden.has(guid)),
    ...one.added.map(({ guid }) => ({ guid, hidden: [] })),
  ]);
  await tx.query(
    `update applications.block b set hidden = x.hidden, r = a.revision
       from jsonb_to_recordset($1::jsonb) x (guid uuid, hidden text[]), applications.application a
      where b.guid = x.guid and a.guid = b.application_guid`,
    [JSON.stringify(blocks)],
  );
  await tx.query(
    `update applications.answer_item i set is_hidden = ('f' || i.n) = any (b.hidden)
       from applications.block b
      where b.guid = i.block_guid and b.guid = any ($1::uuid[]) and i.is_hidden <> (('f' || i.n) = any (b.hidden))`,
    [[...hidden]],
  );
}

/** Of every block of the form, or of those that are named. */
async function blocksOf(
  reader: Reader,
  applications: readonly Guid[],
  formBlocks: readonly Guid[] | null,
): Promise<Map<Guid, BlockAnswers[]>> {
  const rows = await reader.query<BlockRow>(
    `select application_guid as application, guid, form_block_guid as "blockGuid", parent_guid as "parentGuid", answers
       from applications.block where application_guid = any ($1::uuid[]) and deleted_at is null
        and ($2::uuid[] is null or form_block_guid = any ($2::uuid[])) order by position, guid`,
    [applications, formBlocks],
  );
  const ofApplication = Map.groupBy(rows, ({ application }) => application);
  return new Map(
    [...ofApplication].map(([guid, blocks]) => [
      guid,
      blocks.map(({ application: _, answers, ...block }) => ({ ...block, answers: byNumber(answers) })),
    ]),
  );
}
