// Erases from applications what was answered about people: in blocks, in the journal, where it is searched, in files, imports
// and messages, and in what other rooms have copied. Numbers, states and what is about no person stay. Done twice it changes
// nothing more.

import { Injectable } from '@nestjs/common';
import { EventForms } from '@rampa/forms/server';
import { newGuid, type Guid } from '@rampa/kernel';
import {
  actorName,
  forgetFiles,
  officeOf,
  openStream,
  UnitOfWork,
  type Scope,
  type Transaction,
} from '@rampa/platform/server';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { CHANGE } from '../persistence/application-tables.ts';
import { AnswerTraces } from '../ports/answer-traces.ts';
import { recounted } from '../queries/answers.ts';
import { forgetTables } from './sweep-imports.ts';
import { TellErasure } from './tell-erasure.ts';
import type { UrlOf } from './tell-status.ts';

interface Row {
  guid: Guid;
  competition: Guid;
  member: Guid | null;
  number: number | null;
  numbers: number[];
  revision: number;
  /** Erased before, and nobody has written anything since. */
  isErased: boolean;
}

/** By whose word: its line in the journal. */
interface Word {
  actor: string;
  /** Because the term for which the event keeps such answers has passed. */
  isTerm: boolean;
}

@Injectable()
export class EraseApplications {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
    private readonly traces: AnswerTraces,
    private readonly forms: EventForms,
    private readonly telling: TellErasure,
  ) {}

  /** By the organizer's word: a parent has withdrawn his consent, a person has asked for it. Failure notFound. */
  async one(scope: Scope, guid: Guid, urlOf: UrlOf): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      await this.rows.one(tx, scope, guid, { held: true });
      const [row] = await this.run(tx, [guid], { actor: actorName(scope.actor), isTerm: false });
      if (row && !row.isErased) await this.telling.run(tx, { ...row, urlOf });
    });
  }

  /**
   * `word` null: the member has closed his account, and nobody is left to read who it was. `tables`: of a draft that was thrown
   * away those alone in which it has come, because nobody has asked for more.
   */
  async run(
    tx: Transaction,
    applications: readonly Guid[],
    word: Word | null,
    tables: 'own' | 'ofEvent' = 'ofEvent',
  ): Promise<Row[]> {
    const rows = await tx.query<Row>(
      `select a.guid, a.competition_guid as competition, a.member_guid as member, a.number, a.revision + 1 as revision,
              a.erased_at is not null and a.updated_at <= a.erased_at as "isErased",
              array(select f.n from forms.v_field f where f.competition_guid = a.competition_guid and f.is_personal) as numbers
         from applications.application a where a.guid = any ($1::uuid[]) order by a.guid for update`,
      [applications],
    );
    await forgetTables(tx, await tablesOf(tx, rows, tables));
    const said: string[] = [];
    for (const row of rows) {
      said.push(...(await saidIn(tx, row)));
      await this.erase(tx, row, word);
    }
    await this.traces.erase(tx, rows.map(({ guid }) => guid), [...new Set(said)]); // prettier-ignore
    return rows;
  }

  private async erase(tx: Transaction, row: Row, word: Word | null): Promise<void> {
    const { guid, competition, member, numbers, revision, isErased } = row;
    const keys = numbers.map((n) => `f${n}`);
    await tx.query(
      `update applications.application set title = '', search = '', performers = '{}', comment = '', note = '', noted_by = null, owner_email = null,
              revision = revision + 1, children = 0, lacks_processing = 0, lacks_publishing = 0, erased_at = now(),
              import_key = case when import_key is not null then 'gone:' || guid end
        where guid = $1`,
      [guid],
    );
    await tx.query(
      `update applications.block set answers = answers - $2::text[], import_key = null, performer_guid = null,
              names = case when names is not null then 'closed' end
        where application_guid = $1`,
      [guid, keys],
    );
    // That something was agreed to, when and to which text stays; who and about whom does not.
    await tx.query(
      `update applications.consent
          set child_name = '', birth_date = null, representative = '', actor = '', withdrawn_by = null,
              withdrawn_at = coalesce(withdrawn_at, now())
        where application_guid = $1`,
      [guid],
    );
    await tx.query('delete from applications.consent_link where application_guid = $1', [guid]);
    await tx.query('delete from applications.answer_item where application_guid = $1 and n = any ($2::int[])', [
      guid,
      numbers,
    ]);
    await tx.query(
      `update applications.change set before = null, after = null, turned_down = null
        where application_guid = $1 and (n = any ($2::int[]) or kind in ('status', 'consent', 'claimed'))`,
      [guid, numbers],
    );
    if (word && !isErased)
      await CHANGE.insert(tx, {
        ...{ applicationGuid: guid, revision, kind: 'erased', after: word.isTerm ? { isTerm: true } : null },
        ...{ actor: word.actor, isOrganizer: true, changeGuid: newGuid(), bodyHash: '' },
      });
    const files = await tx.query<{ guid: Guid }>(
      `with gone as (
         delete from applications.file where application_guid = $1 and n = any ($2::int[]) returning guid)
       select guid from gone`,
      [guid, numbers],
    );
    const written = await tx.query<{ guid: Guid }>(
      `with gone as (
         delete from applications.message_file where application_guid = $1 returning guid)
       select guid from gone`,
      [guid],
    );
    await tx.query('delete from applications.message where application_guid = $1', [guid]);
    await tx.query('delete from applications.note where application_guid = $1', [guid]);
    await forgetFiles(tx, [...files, ...written].map((file) => file.guid)); // prettier-ignore
    // What is about no person goes on naming it, and it is no longer as full as it was.
    const form = await this.forms.of(tx, competition);
    if (form) await recounted(tx, competition, form.used, [guid]);
    tx.emit(officeOf(competition), 'application.changed', { application: guid });
    if (member === null) return;
    await openStream(tx, member, 'user');
    tx.emit(member, 'application.changed', { application: guid });
  }
}

/**
 * Tables in which these have come, or all of their events: of a row that has failed, or of a table that was never checked,
 * nobody knows whose it is. What stands in them about other people may be imported anew.
 */
async function tablesOf(tx: Transaction, rows: readonly Row[], which: 'own' | 'ofEvent'): Promise<Guid[]> {
  const found = await tx.query<{ guid: Guid }>(
    `select distinct import_guid as guid from applications.import_row where application_guid = any ($1::uuid[])
     union
     select guid from applications.import where competition_guid = any ($2::uuid[]) and file_guid is not null`,
    [rows.map(({ guid }) => guid), which === 'own' ? [] : rows.map(({ competition }) => competition)],
  );
  return found.map(({ guid }) => guid);
}

/** Longer is no name. */
const NAME_MAX = 300;

/** What was typed about people, now or ever: copies of it are known by it. */
async function saidIn(tx: Transaction, { guid, numbers }: Row): Promise<string[]> {
  const rows = await tx.query<{ said: string }>(
    `select said from (
       select x.value ->> 't' as said from applications.block b cross join jsonb_each(b.answers) x
        where b.application_guid = $1 and x.key = any ($2::text[])
       union
       select v.answer ->> 't' from applications.change c cross join lateral (values (c.before), (c.after)) v (answer)
        where c.application_guid = $1 and c.n = any ($3::int[])
     ) every where length(said) between 1 and $4`,
    [guid, numbers.map((n) => `f${n}`), numbers, NAME_MAX],
  );
  return rows.map(({ said }) => said);
}
