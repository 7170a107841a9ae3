// The work of an import in the background: reads the table, tries every row, writes every application in a transaction of its
// own. Whatever dies on the way is done again without anything being done twice.

import { Injectable } from '@nestjs/common';
import { filling, plannedImport, type RowGroup } from '@rampa/applications/domain';
import { EmployeeAccess, Memberships } from '@rampa/accounts/server';
import { EventForms, type EventForm } from '@rampa/forms/server';
import { Failure, failureText, type Guid } from '@rampa/kernel';
import { Database, UnitOfWork, type EventScope, type JobRun } from '@rampa/platform/server';
import { factsOf } from '../persistence/application-rows.ts';
import { IMPORT, type ImportRow, type KeptMapping } from '../persistence/import-tables.ts';
import { rowsOfPlan, writeRows } from '../persistence/import-rows.ts';
import { ImportOwners } from '../queries/import-owners.ts';
import { standingsOf } from '../queries/import-standings.ts';
import { ImportTables, type GroupedTable } from '../queries/import-tables.ts';
import { Unreadable } from '../reading/unreadable.ts';
import { ImportStopped, ownImport } from './held-import.ts';
import { scopeOfAsker } from './asker-scope.ts';
import { WriteImported } from './write-imported.ts';

type Run = Pick<JobRun, 'signal' | 'progress'>;

/** Applications that are tried at once. */
const BATCH = 100;
/** Cells of a column that stand beside its title, and letters of each. */
const SAMPLES = 3;
const SAMPLE = 60;

@Injectable()
export class RunImport {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly forms: EventForms,
    private readonly tables: ImportTables,
    private readonly memberships: Memberships,
    private readonly access: EmployeeAccess,
    private readonly writing: WriteImported,
  ) {}

  async run(guid: Guid, job: Run): Promise<void> {
    const row = await IMPORT.find(this.database, { guid });
    // Gone with its event.
    if (!row) return;
    try {
      if (row.state === 'reading') await this.read(row, job);
      else if (row.state === 'checking') await this.check(row, job);
      else if (row.state === 'applying') await this.apply(row, job);
    } catch (error) {
      if (error instanceof ImportStopped) return;
      const said = error instanceof Unreadable ? error.message : wordsOf(error);
      if (said === null) throw error;
      await this.fail(row, said);
    }
  }

  private async read(row: ImportRow, { signal }: Run): Promise<void> {
    const { titles, rows } = await this.tables.read(this.database, row, signal);
    const columns = titles.map((title, at) => ({
      title,
      samples: rows
        .map(({ cells }) => cells[at]!)
        .filter((cell) => cell !== '')
        .slice(0, SAMPLES)
        .map((cell) => [...cell.replace(/\s+/g, ' ')].slice(0, SAMPLE).join('')),
    }));
    await this.change(row, { columns, rowCount: rows.length, state: 'mapping' });
  }

  private async check(row: ImportRow, { signal, progress }: Run): Promise<void> {
    const form = await this.form(row);
    const mapping = row.mapping!;
    const table = await this.table(row, form, mapping, signal);
    const owners = await ImportOwners.of(this.memberships, this.database, row.competitionGuid, mapping, table.groups);
    await this.work.run({ actor: row.actor }, async (tx) => {
      await ownImport(tx, row);
      await tx.query('delete from applications.import_row where import_guid = $1', [row.guid]);
      await IMPORT.update(tx, { guid: row.guid }, { formRevision: form.revision, done: 0 });
    });
    for (let from = 0; from < table.groups.length; from += BATCH) {
      signal.throwIfAborted();
      await this.tryBatch(row, form, mapping, table, owners, table.groups.slice(from, from + BATCH));
      await progress((100 * from) / table.groups.length);
    }
    await this.change(row, { state: 'checked', done: row.rowCount });
  }

  private async tryBatch(
    row: ImportRow,
    form: EventForm,
    { isSent }: KeptMapping,
    table: GroupedTable,
    owners: ImportOwners,
    batch: readonly RowGroup[],
  ): Promise<void> {
    const keys = batch.map(({ key }) => key);
    const found = await standingsOf(this.database, row.competitionGuid, form.used, keys);
    const rows = batch.flatMap((given) => {
      const { application, standing } = found.get(given.key)!;
      const group = owners.checked(given, { isNew: standing.isNew });
      const plan = plannedImport(table.known, group, standing);
      if (standing.isNew && plan.deeds.length > 0) owners.count(group);
      const facts = factsOf(application ?? { state: 'Submitted', statusGuid: null });
      const lacks = filling(form.used, plan.blocks, facts).lacks.length;
      const isUnsent = application === null || application.state === 'Draft' || application.state === 'Submitted';
      return rowsOfPlan(row.guid, table, plan, {
        ...{ applicationGuid: application?.guid ?? null, isDone: false },
        ...{ willSend: isSent && isUnsent && lacks === 0, lacks: isSent && isUnsent ? lacks : 0 },
      });
    });
    await this.work.run({ actor: row.actor }, async (tx) => {
      const { done } = await ownImport(tx, row);
      await writeRows(tx, rows);
      await IMPORT.update(tx, { guid: row.guid }, { done: done + rows.length });
    });
  }

  private async apply(row: ImportRow, { signal, progress }: Run): Promise<void> {
    const form = await this.form(row);
    if (form.revision !== row.formRevision) throw new Failure('importStale');
    const mapping = row.mapping!;
    const scope = await scopeOfAsker(this.database, row);
    const table = await this.table(row, form, mapping, signal);
    const owners = await ImportOwners.of(this.memberships, this.database, row.competitionGuid, mapping, table.groups);
    const written = await this.writing.writtenRows(row.guid);
    let done = written.size;
    const told = async (rows: number) => {
      done += rows;
      await progress((100 * done) / Math.max(1, row.rowCount));
      signal.throwIfAborted();
    };
    // An earlier try has come so far.
    const left = table.groups.filter((group) => !group.rows.every((one) => written.has(one.row)));
    for (let from = 0; from < left.length; from += BATCH) {
      signal.throwIfAborted();
      await this.assertMayStill(row, scope);
      const batch = left.slice(from, from + BATCH).map((group) => ({
        group: owners.checked(group, { isNew: false }),
        email: owners.emailOf(group),
      }));
      await this.writing.write(row, { scope, form, mapping, table }, batch, told);
    }
    await this.change(row, { state: 'applied', done: row.rowCount, appliedAt: new Date() });
  }

  /** His rights may have been taken away since he pressed. Failure importForbidden. */
  private async assertMayStill({ actor }: ImportRow, scope: EventScope): Promise<void> {
    const account = actor.replace(/^account:/, '');
    if (!(await this.access.mayStill(this.database, account, scope, 'requests'))) throw new Failure('importForbidden');
  }

  /** Failure formAbsent. */
  private async form({ competitionGuid }: ImportRow): Promise<EventForm> {
    const { result } = await this.work.run({ actor: 'import' }, (tx) =>
      this.forms.of(tx, competitionGuid, { held: true }),
    );
    if (!result) throw new Failure('formAbsent');
    return result;
  }

  private async table(row: ImportRow, form: EventForm, mapping: KeptMapping, signal: AbortSignal) {
    const read = await this.tables.read(this.database, row, signal);
    return this.tables.grouped(this.database, form, read, mapping, row.fileSha256);
  }

  private async change(row: ImportRow, changes: Partial<ImportRow>): Promise<void> {
    await this.work.run({ actor: row.actor }, async (tx) => {
      await ownImport(tx, row);
      await IMPORT.update(tx, { guid: row.guid }, changes);
    });
  }

  private async fail(row: ImportRow, failure: string): Promise<void> {
    const state = { reading: 'failed', checking: 'mapping', applying: 'stopped' } as const;
    const next = state[row.state as keyof typeof state];
    await this.change(row, { state: next, failure }).catch((error: unknown) => {
      if (!(error instanceof ImportStopped)) throw error;
    });
  }
}

/** What is expected has words; anything else is tried again. */
function wordsOf(error: unknown): string | null {
  if (!(error instanceof Failure) || error.status >= 500) return null;
  return error.details[0]?.message ?? failureText(error.code);
}
