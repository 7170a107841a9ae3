// Columns of a report and the fields in them. Each write holds the report, so that places are never dealt out twice.

import { Injectable } from '@nestjs/common';
import {
  REPORT_LIMITS,
  type BodyOf,
  type ColumnTag,
  type ReportColumnFieldAttach,
  type ReportColumnUpdate,
} from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { APPLICATION_COLUMNS, Failure, newGuid, type Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';
import { REPORT_COLUMN, REPORT_COLUMN_FIELD } from '../persistence/report-tables.ts';
import { ReportWriting } from './report-writing.ts';

const isOwn = (tag: ColumnTag | null) => APPLICATION_COLUMNS.some((own) => own === tag);

@Injectable()
export class KeepColumns {
  constructor(
    private readonly writing: ReportWriting,
    private readonly forms: EventForms,
  ) {}

  /** Failures notFound, reportFull. */
  create(scope: Scope, report: Guid, title: string): Promise<{ guid: Guid }> {
    return this.writing.run(scope, { report }, async (tx, { columns }) => {
      if (columns.length >= REPORT_LIMITS.columns) throw new Failure('reportFull');
      const guid = newGuid();
      await REPORT_COLUMN.insert(tx, { guid, reportGuid: report, title, position: columns.length });
      return { guid };
    });
  }

  /** Failure notFound. */
  async update(scope: Scope, { reportColumnGuid: guid, ...said }: BodyOf<typeof ReportColumnUpdate>): Promise<void> {
    const changes = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    await this.writing.run(scope, { part: 'column', guid }, async (tx) => {
      if (Object.keys(changes).length > 0) await REPORT_COLUMN.update(tx, { guid }, changes);
    });
  }

  /** Failure notFound. */
  async delete(scope: Scope, guid: Guid): Promise<void> {
    await this.writing.run(scope, { part: 'column', guid }, async (tx, { columns }) => {
      await REPORT_COLUMN.delete(tx, { guid });
      await place(tx, 'report_column', columns.map((one) => one.guid).filter((one) => one !== guid)); // prettier-ignore
    });
  }

  /** Failure notFound of two that are not of one report. */
  async swap(scope: Scope, first: Guid, second: Guid): Promise<void> {
    await this.writing.run(scope, { part: 'column', guid: first }, async (tx, { columns }) => {
      const guids = columns.map(({ guid }) => guid);
      if (!guids.includes(second)) throw new Failure('notFound');
      const swapped = guids.map((guid) => (guid === first ? second : guid === second ? first : guid));
      await place(tx, 'report_column', swapped);
    });
  }

  /** Who is not named stands behind those who are. Failure notFound. */
  async arrange(scope: Scope, report: Guid, named: readonly Guid[]): Promise<void> {
    await this.writing.run(scope, { report }, async (tx, { columns }) => {
      const guids = columns.map(({ guid }) => guid);
      if (named.some((guid) => !guids.includes(guid))) throw new Failure('notFound');
      await place(tx, 'report_column', [...new Set([...named, ...guids])]);
    });
  }

  /** Failures notFound, reportFull, reportFieldGone, badRequest of neither a field nor what the portal knows. */
  attach(scope: Scope, said: BodyOf<typeof ReportColumnFieldAttach>): Promise<{ guid: Guid }> {
    const { reportColumnGuid: columnGuid, competitionFieldGuid: fieldGuid, tag } = said;
    if (fieldGuid === null ? !isOwn(tag) : isOwn(tag)) throw new Failure('badRequest', { field: 'tag' });
    return this.writing.run(scope, { part: 'column', guid: columnGuid }, async (tx, { columns, competitionGuid }) => {
      const { fields } = columns.find(({ guid }) => guid === columnGuid)!;
      if (fields.length >= REPORT_LIMITS.fields) throw new Failure('reportFull');
      const form = fieldGuid === null ? null : await this.forms.of(tx, competitionGuid);
      const field = form?.used.fields.find((one) => one.guid === fieldGuid);
      if (fieldGuid !== null && !field) throw new Failure('reportFieldGone', { field: 'competitionFieldGuid' });
      const guid = newGuid();
      const ofField = { fieldGuid, tag: tag ?? field?.tag ?? null };
      await REPORT_COLUMN_FIELD.insert(tx, { guid, columnGuid, ...ofField, position: fields.length });
      return { guid };
    });
  }

  /** `order`: its place in the column, from 0. Failures notFound, badRequest of a tag that means another thing. */
  async updateField(
    scope: Scope,
    guid: Guid,
    said: { tag?: ColumnTag | null | undefined; order?: number | undefined },
  ) {
    await this.writing.run(scope, { part: 'field', guid }, async (tx, { columns }) => {
      const fields = columns.map((column) => column.fields).find((list) => list.some((one) => one.guid === guid))!;
      const own = fields.find((one) => one.guid === guid)!;
      if (said.tag !== undefined) {
        if (own.fieldGuid === null ? !isOwn(said.tag) : isOwn(said.tag))
          throw new Failure('badRequest', { field: 'tag' });
        await REPORT_COLUMN_FIELD.update(tx, { guid }, { tag: said.tag });
      }
      if (said.order === undefined) return;
      const others = fields.map((one) => one.guid).filter((one) => one !== guid);
      await place(tx, 'report_column_field', others.toSpliced(said.order, 0, guid));
    });
  }

  /** Failure notFound. */
  async detach(scope: Scope, guid: Guid): Promise<void> {
    await this.writing.run(scope, { part: 'field', guid }, async (tx, { columns }) => {
      const fields = columns.map((column) => column.fields).find((list) => list.some((one) => one.guid === guid))!;
      await REPORT_COLUMN_FIELD.delete(tx, { guid });
      await place(tx, 'report_column_field', fields.map((one) => one.guid).filter((one) => one !== guid)); // prettier-ignore
    });
  }
}

function place(tx: Transaction, table: 'report_column' | 'report_column_field', guids: readonly Guid[]) {
  return tx.query(
    `update reports.${table} t set position = x.at - 1
       from unnest($1::uuid[]) with ordinality x (guid, at) where t.guid = x.guid`,
    [guids],
  );
}
