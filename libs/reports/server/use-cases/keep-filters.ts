import { Injectable } from '@nestjs/common';
import { REPORT_LIMITS } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';
import { REPORT_FILTER } from '../persistence/report-tables.ts';
import { ReportWriting } from './report-writing.ts';

/** Filters of a report: all of them together, in each any of its lines. */
@Injectable()
export class KeepFilters {
  constructor(
    private readonly writing: ReportWriting,
    private readonly forms: EventForms,
  ) {}

  /** One by the same field is answered as it is. Failures notFound, reportFull, reportFieldGone, reportFieldPlain. */
  create(scope: Scope, report: Guid, fieldGuid: Guid): Promise<{ guid: Guid }> {
    return this.writing.run(scope, { report }, async (tx, { filters, competitionGuid }) => {
      const known = filters.find((one) => one.fieldGuid === fieldGuid);
      if (known) return { guid: known.guid };
      if (filters.length >= REPORT_LIMITS.filters) throw new Failure('reportFull');
      await this.bookOf(tx, competitionGuid, fieldGuid);
      const guid = newGuid();
      await REPORT_FILTER.insert(tx, { guid, reportGuid: report, fieldGuid, position: filters.length });
      return { guid };
    });
  }

  /** Failure notFound. */
  async delete(scope: Scope, guid: Guid): Promise<void> {
    await this.writing.run(scope, { part: 'filter', guid }, (tx) => REPORT_FILTER.delete(tx, { guid }));
  }

  /** In the place of the former ones. Failures notFound, reportFieldGone, reportFieldPlain, reportLineForeign. */
  async setItems(scope: Scope, guid: Guid, items: readonly Guid[]): Promise<void> {
    const itemGuids = [...new Set(items)];
    await this.writing.run(scope, { part: 'filter', guid }, async (tx, { filters, competitionGuid }) => {
      const filter = filters.find((one) => one.guid === guid)!;
      const book = await this.bookOf(tx, competitionGuid, filter.fieldGuid);
      const [foreign] = await tx.query(
        `select from reference_books.v_item where guid = any ($1::uuid[]) and book_guid <> $2 limit 1`,
        [itemGuids, book],
      );
      if (foreign) throw new Failure('reportLineForeign', { field: 'referenceBookItemGuids' });
      await REPORT_FILTER.update(tx, { guid }, { itemGuids });
    });
  }

  private async bookOf(tx: Transaction, competition: Guid, fieldGuid: Guid): Promise<Guid> {
    const form = await this.forms.of(tx, competition);
    const field = form?.used.fields.find(({ guid }) => guid === fieldGuid);
    if (!field) throw new Failure('reportFieldGone', { field: 'competitionFieldGuid' });
    if (field.bookGuid === null) throw new Failure('reportFieldPlain', { field: 'competitionFieldGuid' });
    return field.bookGuid;
  }
}
