// Writes one application of a table through the writing of all applications: its answers, each with a row of the journal and
// the import's mark, in one transaction with what is said of its rows.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import {
  filling,
  MOST_OF_ONE,
  plannedImport,
  type ImportDeed,
  type ImportPlan,
  type RowGroup,
} from '@rampa/applications/domain';
import type { EventForm } from '@rampa/forms/server';
import { Failure, failureText, type Guid } from '@rampa/kernel';
import { ALL_PAGES, Database, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { factsOf, type KeptBlock } from '../persistence/application-rows.ts';
import { rowsOfPlan, writeRows, type RowFacts } from '../persistence/import-rows.ts';
import { IMPORT, type ImportRow, type KeptMapping } from '../persistence/import-tables.ts';
import { standingsOf } from '../queries/import-standings.ts';
import type { GroupedTable } from '../queries/import-tables.ts';
import { ApplicationWriting, type Deed, type Held, type Outcome } from './application-writing.ts';
import { ComingIn } from './coming-in.ts';
import { ownImport } from './held-import.ts';
import { insertDraft } from './new-draft.ts';

export interface Imported {
  form: EventForm;
  mapping: KeptMapping;
  table: GroupedTable;
  group: RowGroup;
  /** Whose it will be when it is new. */
  email: string | null;
}

@Injectable()
export class WriteImported {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly writing: ApplicationWriting,
    private readonly memberships: Memberships,
    private readonly coming: ComingIn,
  ) {}

  /** Rows that an earlier try has done. */
  async writtenRows(guid: Guid): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ row: number }>(
      'select row from applications.import_row where import_guid = $1 and is_done',
      [guid],
    );
    return new Set(rows.map(({ row }) => row));
  }

  /** Throws ImportStopped; failure importStale of a form that is another by now. */
  async write(row: ImportRow, given: Imported): Promise<void> {
    const { form, mapping, table, group } = given;
    const [found] = (await standingsOf(this.database, row.competitionGuid, form.used, [group.key])).values();
    const { application, standing } = found!;
    const plan = plannedImport(table.known, group, standing);
    const facts = factsOf(application ?? { state: 'Submitted', statusGuid: null });
    const isUnsent = mapping.isSent && ['Draft', 'Submitted'].includes(application?.state ?? 'Draft');
    const lacks = filling(form.used, plan.blocks, facts).lacks.length;
    const isWritten = plan.deeds.length > 0 || (isUnsent && lacks === 0 && application !== null);
    try {
      if (isWritten) return await this.inApplication(row, given);
    } catch (error) {
      if (!(error instanceof Failure) || STOPPING.includes(error.code)) throw error;
      return this.refused(row, given, error.details[0]?.message ?? failureText(error.code));
    }
    const ofRows = { applicationGuid: application?.guid ?? null, willSend: false, lacks: isUnsent ? lacks : 0 };
    await this.work.run({ actor: row.actor }, (tx) => this.mark(tx, row, given, plan, { ...ofRows, isDone: true }));
  }

  private async inApplication(row: ImportRow, given: Imported): Promise<void> {
    const scope = await this.scopeOf(row);
    const said = { body: { import: row.guid, key: given.group.key }, importGuid: row.guid, isAlways: true };
    let isNew = false;
    await this.writing.run(
      scope,
      async (tx) => {
        const draft = await this.found(tx, row, given);
        ({ isNew } = draft);
        return draft.guid;
      },
      said,
      (tx, held) => this.change(tx, row, given, held, isNew),
    );
  }

  /** The application of that key, or a new one. Failure applicationsFull. */
  private async found(tx: Transaction, { competitionGuid }: ImportRow, { form, group, email }: Imported) {
    // Two imports at once make one application.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('import of ' || $1 || ' in ' || $2, 0))`, [
      group.key,
      competitionGuid,
    ]);
    const [known] = await tx.query<{ guid: Guid }>(
      'select guid from applications.application where competition_guid = $1 and import_key = $2',
      [competitionGuid, group.key],
    );
    if (known) return { guid: known.guid, isNew: false };
    const owner = { memberGuid: null as Guid | null, ownerEmail: null as string | null };
    if (email !== null) {
      const { email: ownerEmail, member } = await this.memberships.addressed(tx, competitionGuid, email);
      Object.assign(owner, member === null ? { ownerEmail } : { memberGuid: member });
      const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
        `select count(*)::int as count from applications.application
          where competition_guid = $1 and (member_guid = $2 or owner_email = $3)`,
        [competitionGuid, owner.memberGuid, owner.ownerEmail],
      );
      if (count >= MOST_OF_ONE) throw new Failure('applicationsFull', { message: FULL });
    }
    return { guid: await insertDraft(tx, competitionGuid, form, { ...owner, importKey: group.key }), isNew: true };
  }

  private async change(tx: Transaction, row: ImportRow, given: Imported, held: Held, isNew: boolean): Promise<Outcome> {
    const { table, group, mapping } = given;
    if (held.form.revision !== row.formRevision) throw new Failure('importStale');
    const { application } = held;
    const found = await standingsOf(tx, row.competitionGuid, held.form.used, [group.key]);
    const plan = plannedImport(table.known, group, { ...found.get(group.key)!.standing, isNew });
    const state = application.state === 'Draft' && plan.deeds.length > 0 ? 'Submitted' : application.state;
    const deeds: Deed[] = plan.deeds.map((deed, at) => deedOf(row, deed, at));
    const { lacks } = filling(held.form.used, plan.blocks, factsOf({ ...application, state }));
    const isUnsent = mapping.isSent && (state === 'Draft' || state === 'Submitted');
    let changes: Outcome['changes'] = state === application.state ? {} : { state };
    const willSend = isUnsent && lacks.length === 0;
    if (willSend) {
      const sent = await this.coming.of(
        tx,
        { ...held, application: { ...application, state }, blocks: blocksOf(held, plan).blocks ?? held.blocks },
        held.revision + deeds.length,
      );
      deeds.push({ ...sent.deed, changeGuid: changeGuidOf(row, group.rows[0]!.row, 'state') });
      changes = sent.changes;
    }
    const ofRows = { applicationGuid: application.guid, isDone: true, willSend, lacks: isUnsent ? lacks.length : 0 };
    await this.mark(tx, row, given, plan, ofRows);
    const [deed = null, ...further] = deeds;
    return { deed, further, changes, ...blocksOf(held, plan) };
  }

  private async mark(tx: Transaction, row: ImportRow, { table }: Imported, plan: ImportPlan, facts: RowFacts) {
    const { done } = await ownImport(tx, row);
    const rows = rowsOfPlan(row.guid, table, plan, facts);
    const known = await tx.query(
      'select from applications.import_row where import_guid = $1 and row = any ($2::int[]) and is_done limit 1',
      [row.guid, rows.map((one) => one.row)],
    );
    // A worker that was taken for dead has done them meanwhile.
    if (known.length > 0) return;
    await writeRows(tx, rows);
    await IMPORT.update(tx, { guid: row.guid }, { done: done + rows.length });
  }

  /** What the writing itself refuses is an error of these rows, and the others go on. */
  private async refused(row: ImportRow, given: Imported, message: string): Promise<void> {
    const rows = given.group.rows.map((one) => ({
      ...{ row: one.row, outcome: 'error' as const, kept: [] },
      faults: [{ column: null, value: '', message }],
    }));
    const facts = { applicationGuid: null, isDone: true, willSend: false, lacks: 0 };
    await this.work.run({ actor: row.actor }, (tx) =>
      this.mark(tx, row, given, { rows, deeds: [], blocks: [] }, facts),
    );
  }

  /** In the name of who has asked for it. */
  private async scopeOf({ competitionGuid, actor }: ImportRow): Promise<Scope> {
    const [event] = await this.database.query<{ organizer: Guid }>(
      'select organizer_guid as organizer from competitions.v_competition where guid = $1',
      [competitionGuid],
    );
    if (!event) throw new Failure('notFound');
    const account = actor.replace(/^account:/, '');
    return {
      ...{ organizer: event.organizer, competition: competitionGuid, mustBeOpen: false },
      actor: {
        ...{ kind: 'account', session: account, account, userType: 'Organizer', organizer: event.organizer },
        ...{ access: { all: ALL_PAGES, events: {} }, memberships: [] },
      },
    };
  }
}

/** These end the import; any other refusal is of one application. */
const STOPPING: readonly string[] = ['importStale', 'notFound', 'formAbsent', 'archived'];
const FULL = `У этого адреса уже ${MOST_OF_ONE} заявок: больше в одном мероприятии не бывает`;

function deedOf(row: ImportRow, deed: ImportDeed, at: number): Deed {
  if (deed.kind === 'blockAdded') {
    const { kind, blockGuid, blocks } = deed;
    return { kind, blockGuid, after: { blocks }, changeGuid: changeGuidOf(row, deed.row, `block ${at}`) };
  }
  const { kind, blockGuid, n, before, after, column } = deed;
  return { kind, blockGuid, n, before, after, changeGuid: changeGuidOf(row, deed.row, `column ${column}`) };
}

/** The same for the same cell of the same run: a UUID of version 8 (RFC 9562). */
function changeGuidOf({ guid, run }: ImportRow, row: number, what: string): Guid {
  const bytes = createHash('sha256').update(`${guid} ${run} ${row} ${what}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Blocks as they stand then: each answer with the revision of its own deed. */
function blocksOf(
  { blocks, revision }: Held,
  plan: ImportPlan,
): Pick<Outcome, 'blocks' | 'added' | 'touched' | 'indexed'> {
  const written = new Map(
    plan.deeds.flatMap((deed, at): [string, number][] =>
      deed.kind === 'answer' ? [[`${deed.blockGuid} ${deed.n}`, revision + at]] : [],
    ),
  );
  const known = new Map(blocks.map((one) => [one.guid, one]));
  let last = Math.max(-1, ...blocks.map(({ position }) => position));
  const touched: Guid[] = [];
  const added: Guid[] = [];
  const all = plan.blocks.map((one): KeptBlock => {
    const old = known.get(one.guid);
    const answers = Object.fromEntries(
      Object.entries(one.answers).map(([n, answer]) => {
        const r = written.get(`${one.guid} ${n}`);
        return [n, r === undefined ? (old?.answers[Number(n)] ?? answer) : { ...answer, r }];
      }),
    );
    if (!old) {
      added.push(one.guid);
      return { ...one, answers, position: ++last, hidden: [], statusGuid: null };
    }
    const isTouched =
      old.importKey !== one.importKey || Object.keys(answers).some((n) => written.has(`${one.guid} ${n}`));
    if (isTouched) touched.push(one.guid);
    return { ...old, importKey: one.importKey, answers };
  });
  return { blocks: all, added, touched, indexed: { blocks: [...added, ...touched], n: null } };
}
