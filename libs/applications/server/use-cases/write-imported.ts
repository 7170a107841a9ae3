// Writes applications of a table through the writing of all applications: answers, each with a row of the journal and the
// import's mark, in one transaction with what is said of its rows. Many are read at once, and of what stays as it is the
// rows are marked together.

import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import {
  filling,
  NO_SUCH_APPLICATION,
  isReturned,
  MOST_OF_ONE,
  plannedImport,
  portalCodeIn,
  type RowGroup,
} from '@rampa/applications/domain';
import { Competitions } from '@rampa/competitions/server';
import type { EventForm } from '@rampa/forms/server';
import { Failure, failureText, type Guid } from '@rampa/kernel';
import { Database, type Scope, type Transaction } from '@rampa/platform/server';
import { factsOf } from '../persistence/application-rows.ts';
import type { ImportRow, KeptMapping } from '../persistence/import-tables.ts';
import { standingsOf } from '../queries/import-standings.ts';
import type { GroupedTable } from '../queries/import-tables.ts';
import { ApplicationWriting, type Deed, type Held, type Outcome } from './application-writing.ts';
import { ComingIn } from './coming-in.ts';
import { blocksOf, changeGuidOf, deedOf } from './imported-deeds.ts';
import { MarkImported, type Done } from './mark-imported.ts';
import { insertDraft } from './new-draft.ts';
import { TellImported } from './tell-imported.ts';

export interface ImportedTable {
  /** In the name of who has asked for it. */
  scope: Scope;
  form: EventForm;
  mapping: KeptMapping;
  table: GroupedTable;
}

export interface ImportedGroup {
  group: RowGroup;
  /** Whose it will be when it is new. */
  email: string | null;
}

type Imported = ImportedTable & ImportedGroup;

@Injectable()
export class WriteImported {
  constructor(
    private readonly database: Database,
    private readonly writing: ApplicationWriting,
    private readonly memberships: Memberships,
    private readonly competitions: Competitions,
    private readonly coming: ComingIn,
    private readonly marks: MarkImported,
    private readonly telling: TellImported,
  ) {}

  /** Rows that an earlier try has done. */
  async writtenRows(guid: Guid): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ row: number }>(
      'select row from applications.import_row where import_guid = $1 and is_done',
      [guid],
    );
    return new Set(rows.map(({ row }) => row));
  }

  /**
   * `told`: how many rows are done besides, each time when some are. Throws ImportStopped; failures importStale of a form
   * that is another by now, archived.
   */
  async write(
    row: ImportRow,
    given: ImportedTable,
    groups: readonly ImportedGroup[],
    told: (rows: number) => Promise<void>,
  ): Promise<void> {
    const { form, mapping, table } = given;
    const keys = groups.map(({ group }) => group.key);
    const found = await standingsOf(this.database, row.competitionGuid, form.used, keys);
    const due: ImportedGroup[] = [];
    const quiet: Done[] = [];
    for (const one of groups) {
      const { application, standing } = found.get(one.group.key)!;
      const plan = plannedImport(table.known, one.group, standing);
      const isUnsent = mapping.isSent && ['Draft', 'Submitted'].includes(application?.state ?? 'Draft');
      const facts = factsOf(application ?? { state: 'Submitted', statusGuid: null });
      const lacks = isUnsent ? filling(form.used, plan.blocks, facts).lacks.length : 0;
      if (plan.deeds.length > 0 || (isUnsent && lacks === 0 && application !== null)) due.push(one);
      else
        quiet.push({
          plan,
          facts: { applicationGuid: application?.guid ?? null, isDone: true, willSend: false, lacks },
        });
    }
    await this.marks.apart(row, table, quiet);
    const marked = quiet.reduce((sum, { plan }) => sum + plan.rows.length, 0);
    if (marked > 0) await told(marked);
    for (const one of due) {
      await this.one(row, { ...given, ...one });
      await told(one.group.rows.length);
    }
  }

  private async one(row: ImportRow, given: Imported): Promise<void> {
    try {
      await this.inApplication(row, given);
    } catch (error) {
      if (!(error instanceof Failure) || STOPPING.includes(error.code)) throw error;
      await this.refused(row, given, error.details[0]?.message ?? failureText(error.code));
    }
  }

  private async inApplication(row: ImportRow, given: Imported): Promise<void> {
    // What comes back of a table of the portal's own is a correction by hand, and is told as one.
    const isCorrection = isReturned(given.group);
    const mark = isCorrection ? {} : { importGuid: row.guid };
    const said = { body: { import: row.guid, key: given.group.key }, ...mark, isAlways: true, isCorrection };
    let isNew = false;
    await this.writing.run(
      given.scope,
      async (tx) => {
        await this.competitions.holdOpen(tx, row.competitionGuid);
        const draft = await this.found(tx, row, given);
        ({ isNew } = draft);
        return draft.guid;
      },
      said,
      (tx, held) => this.change(tx, row, given, held, isNew),
    );
  }

  /** The application of that key, or a new one; of the portal's own code none is made. Failures applicationsFull, badRequest. */
  private async found(tx: Transaction, { competitionGuid }: ImportRow, { form, group, email }: Imported) {
    // Two imports at once make one application.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('import of ' || $1 || ' in ' || $2, 0))`, [
      group.key,
      competitionGuid,
    ]);
    const code = portalCodeIn(group.key);
    const [known] = await tx.query<{ guid: Guid }>(
      `select guid from applications.application
        where competition_guid = $1 and case when $3::uuid is null then import_key = $2 else guid = $3 and deleted_at is null end`,
      [competitionGuid, group.key, code?.application ?? null],
    );
    if (code && !known) throw new Failure('badRequest', { message: NO_SUCH_APPLICATION });
    if (known) return { guid: known.guid, isNew: false };
    const owner = { memberGuid: null as Guid | null, ownerEmail: null as string | null };
    if (email !== null) {
      const { email: ownerEmail, member } = await this.memberships.addressed(tx, competitionGuid, email);
      Object.assign(owner, member === null ? { ownerEmail } : { memberGuid: member });
      const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
        `select count(*)::int as count from applications.application
          where competition_guid = $1 and deleted_at is null and (member_guid = $2 or owner_email = $3)`,
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
      const written = { ...held, application: { ...application, state }, blocks: blocksOf(held, plan).blocks ?? held.blocks }; // prettier-ignore
      const revision = held.revision + deeds.length;
      const sent = await this.coming.of(tx, written, revision, true);
      const guidOf = (what: string) => changeGuidOf(row, group.rows[0]!.row, what);
      deeds.push({ ...sent.deed, changeGuid: guidOf('state') });
      deeds.push(...sent.further.map((one) => ({ ...one, changeGuid: guidOf('status') })));
      changes = sent.changes;
      await this.telling.run(tx, written, sent, revision);
    }
    const ofRows = { applicationGuid: application.guid, isDone: true, willSend, lacks: isUnsent ? lacks.length : 0 };
    await this.marks.within(tx, row, table, [{ plan, facts: ofRows }]);
    const [deed = null, ...further] = deeds;
    return { deed, further, changes, ...blocksOf(held, plan) };
  }

  /** What the writing itself refuses is an error of these rows, and the others go on. */
  private async refused(row: ImportRow, given: Imported, message: string): Promise<void> {
    const rows = given.group.rows.map((one) => ({
      ...{ row: one.row, outcome: 'error' as const, kept: [] },
      faults: [{ column: null, value: '', message }],
    }));
    const facts = { applicationGuid: null, isDone: true, willSend: false, lacks: 0 };
    await this.marks.apart(row, given.table, [{ plan: { rows, deeds: [], blocks: [] }, facts }]);
  }
}

/** These end the import; any other refusal is of one application. */
const STOPPING: readonly string[] = ['importStale', 'notFound', 'formAbsent', 'archived'];
const FULL = `У этого адреса уже ${MOST_OF_ONE} заявок: больше в одном мероприятии не бывает`;
