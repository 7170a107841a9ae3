// A report as a whole: made, renamed, opened to everybody, copied, deleted and brought back.

import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import { REPORT_LIMITS, type BodyOf, type ReportCreate, type ReportUpdate } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { officeOf, sql, UnitOfWork, type Reader, type Scope, type Transaction } from '@rampa/platform/server';
import { ReportRows } from '../persistence/report-rows.ts';
import { REPORT, REPORT_COLUMN, REPORT_COLUMN_FIELD, REPORT_FILTER } from '../persistence/report-tables.ts';

/** How long a deleted report can be brought back. */
const KEPT_DAYS = 30;
const TITLE_MAX = 300;

/** What a new report shows, so that its first rows are seen at once. */
const FIRST = [
  { title: '№', width: 72, tag: 'applicationNumber' },
  { title: 'Заявка', width: 280, tag: 'applicationTitle' },
] as const;

@Injectable()
export class KeepReports {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ReportRows,
    private readonly forms: EventForms,
    private readonly competitions: Competitions,
  ) {}

  /** Failures reportsFull, reportRowGone. */
  async create(scope: Scope, { title, rowBlockGuid }: BodyOf<typeof ReportCreate>): Promise<{ guid: Guid }> {
    const { competition } = eventOf(scope);
    const guid = newGuid();
    await this.work.run({ scope }, async (tx) => {
      await refuseFull(tx, competition);
      await this.assertRows(tx, competition, rowBlockGuid);
      await REPORT.insert(tx, { guid, competitionGuid: competition, title, rowBlockGuid });
      tell(tx, competition, guid);
      for (const [position, { tag, ...column }] of FIRST.entries()) {
        const columnGuid = newGuid();
        await REPORT_COLUMN.insert(tx, { guid: columnGuid, reportGuid: guid, ...column, position });
        await REPORT_COLUMN_FIELD.insert(tx, { guid: newGuid(), columnGuid, tag, position: 0 });
      }
    });
    return { guid };
  }

  /** Failures notFound, reportRowGone. */
  async update(scope: Scope, { report }: BodyOf<typeof ReportUpdate>): Promise<void> {
    const { competition } = eventOf(scope);
    const { guid, ...said } = report;
    const changes = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    await this.work.run({ scope }, async (tx) => {
      if (said.isPublished) await this.competitions.assertReal(tx, competition);
      const before = await this.rows.held(tx, competition, guid);
      if (said.rowBlockGuid && said.rowBlockGuid !== before.rowBlockGuid)
        await this.assertRows(tx, competition, said.rowBlockGuid);
      await REPORT.update(tx, { guid }, { ...changes, changedAt: sql('now()') });
      tell(tx, competition, guid);
    });
  }

  /** What was deleted long ago goes for good with it. Failure notFound. */
  async delete(scope: Scope, guid: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      await this.rows.held(tx, competition, guid);
      await REPORT.update(tx, { guid }, { deletedAt: sql('now()'), isPublished: false });
      tell(tx, competition, guid);
      await tx.query(
        'delete from reports.report where competition_guid = $1 and deleted_at < now() - make_interval(days => $2)',
        [competition, KEPT_DAYS],
      );
    });
  }

  /** One that stands is answered as it is; nobody but the organizer sees it until he opens it again. Failures notFound, reportsFull. */
  async restore(scope: Scope, guid: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const known = await REPORT.find(tx, { guid, competitionGuid: competition });
      if (known && known.deletedAt === null) return;
      await this.rows.held(tx, competition, guid, { isDeleted: true });
      await refuseFull(tx, competition);
      await REPORT.update(tx, { guid }, { deletedAt: null });
      tell(tx, competition, guid);
    });
  }

  /** Failures notFound, reportsFull. */
  async copy(scope: Scope, source: Guid): Promise<{ guid: Guid }> {
    const { competition } = eventOf(scope);
    const guid = newGuid();
    await this.work.run({ scope }, async (tx) => {
      await this.rows.held(tx, competition, source);
      const report = await this.rows.whole(tx, competition, source);
      await refuseFull(tx, competition);
      const { rowBlockGuid } = report;
      const title = `${report.title} (копия)`.slice(0, TITLE_MAX);
      await REPORT.insert(tx, { guid, competitionGuid: competition, title, rowBlockGuid });
      tell(tx, competition, guid);
      for (const [position, { fields, guid: _, ...column }] of report.columns.entries()) {
        const columnGuid = newGuid();
        await REPORT_COLUMN.insert(tx, { guid: columnGuid, reportGuid: guid, ...column, position });
        await REPORT_COLUMN_FIELD.insertAll(
          tx,
          fields.map(({ fieldGuid, tag }, at) => ({ guid: newGuid(), columnGuid, fieldGuid, tag, position: at })),
        );
      }
      await REPORT_FILTER.insertAll(
        tx,
        report.filters.map(({ fieldGuid, itemGuids }, position) => ({
          ...{ guid: newGuid(), reportGuid: guid, fieldGuid, itemGuids: [...itemGuids], position },
        })),
      );
    });
    return { guid };
  }

  private async assertRows(reader: Reader, competition: Guid, block: Guid | null): Promise<void> {
    if (block === null) return;
    const form = await this.forms.of(reader, competition);
    if (!form?.used.blocks.some(({ guid }) => guid === block))
      throw new Failure('reportRowGone', { field: 'rowBlockGuid' });
  }
}

const tell = (tx: Transaction, competition: Guid, report: Guid): void =>
  tx.emit(officeOf(competition), 'reports.changed', { report });

/** Two that are made at once stand one after another. */
async function refuseFull(tx: Transaction, competition: Guid): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('reports of ' || $1::text, 0))`, [competition]);
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from reports.report where competition_guid = $1 and deleted_at is null',
    [competition],
  );
  if (row!.count >= REPORT_LIMITS.reports) throw new Failure('reportsFull');
}
