// Reports of an event, what each is made of, and what may be put into it.

import { Injectable } from '@nestjs/common';
import { columnBoxOf, columnViews } from '@rampa/applications/server';
import { eventOf } from '@rampa/competitions/server';
import type {
  AnswerOf,
  ColumnBox,
  ReportColumnGetByReportGuid,
  ReportFilterGetByReport,
  ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition,
  ReportGetChildCompetitionBlocksByCompetitionGuid,
  ReportView,
} from '@rampa/contract';
import type { Form } from '@rampa/forms/domain';
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { KnownBooks } from '@rampa/reference-books/server';
import { lacksOf } from '@rampa/reports/domain';
import { ReportRows } from '../persistence/report-rows.ts';

const NO_FORM: Form = { blocks: [], fields: [] };

@Injectable()
export class ReadReports {
  constructor(
    private readonly database: Database,
    private readonly rows: ReportRows,
    private readonly forms: EventForms,
    private readonly books: KnownBooks,
  ) {}

  all(scope: Scope): Promise<ReportView[]> {
    return this.ofEvent(scope, async (reader, form, competition) => {
      const blocks = new Map(form.blocks.map((block) => [block.guid, block]));
      return (await this.rows.ofEvent(reader, competition)).map((report): ReportView => {
        const { guid, title, rowBlockGuid, isPublished, columns, filters, changedAt } = report;
        const block = blocks.get(rowBlockGuid ?? '');
        return {
          ...{ guid, title, rowBlockGuid, isPublished, isRowGone: rowBlockGuid !== null && !block },
          ...{ rowTitle: rowBlockGuid === null ? 'Заявка' : (block?.title ?? ''), isPerformance: block?.isPerformance ?? false }, // prettier-ignore
          ...{ columnCount: columns.length, filterCount: filters.length, lackCount: lacksOf(form, report) },
          changedAt: changedAt.toISOString(),
        };
      });
    });
  }

  /** What may be a row. */
  kinds(scope: Scope): Promise<AnswerOf<typeof ReportGetChildCompetitionBlocksByCompetitionGuid>> {
    return this.ofEvent(scope, (_reader, { blocks }) => {
      const ofForm = blocks.map(({ guid, title, isPerformance }) => ({ guid, title, isPerformance }));
      const [first, last] = [ofForm.filter((one) => one.isPerformance), ofForm.filter((one) => !one.isPerformance)];
      return Promise.resolve([{ guid: null, title: 'Заявка', isPerformance: false }, ...first, ...last]);
    });
  }

  box(scope: Scope): Promise<ColumnBox> {
    return this.ofEvent(scope, (_reader, form) => Promise.resolve(columnBoxOf(form)));
  }

  columns(scope: Scope, report: Guid): Promise<AnswerOf<typeof ReportColumnGetByReportGuid>> {
    return this.ofEvent(scope, async (reader, form, competition, whole) => {
      const { columns } = await this.rows.whole(reader, competition, report);
      return columnViews(columns, form, whole);
    });
  }

  filters(scope: Scope, report: Guid): Promise<AnswerOf<typeof ReportFilterGetByReport>> {
    return this.ofEvent(scope, async (reader, form, competition, whole) => {
      const { filters } = await this.rows.whole(reader, competition, report);
      const items = new Map(
        (await this.books.named(reader, filters.flatMap(({ itemGuids }) => itemGuids))).map((item) => [item.guid, item]), // prettier-ignore
      );
      return filters.map(({ guid, fieldGuid, itemGuids }) => {
        const field = form.fields.find((one) => one.guid === fieldGuid);
        return {
          ...{ guid, competitionFieldGuid: fieldGuid, referenceBookGuid: field?.bookGuid ?? null, isGone: !field },
          title: field?.title ?? whole.get(fieldGuid) ?? 'Убранное поле',
          items: itemGuids.map((item) => {
            const known = items.get(item);
            return { guid: item, title: known?.title ?? 'Удалённая строка', isGone: !known || known.isGone };
          }),
        };
      });
    });
  }

  fieldsWithBooks(
    scope: Scope,
  ): Promise<AnswerOf<typeof ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition>> {
    return this.ofEvent(scope, (_reader, { blocks, fields }) => {
      const titles = new Map(blocks.map(({ guid, title }) => [guid, title]));
      return Promise.resolve(
        fields.flatMap(({ guid, title, blockGuid, bookGuid }) =>
          bookGuid === null
            ? []
            : { guid, title, blockTitle: titles.get(blockGuid) ?? '', referenceBookGuid: bookGuid },
        ),
      );
    });
  }

  /** `whole`: titles of removed fields too. */
  private ofEvent<T>(
    scope: Scope,
    read: (reader: Reader, form: Form, competition: Guid, whole: ReadonlyMap<Guid, string>) => Promise<T>,
  ): Promise<T> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const form = await this.forms.of(reader, competition);
      const whole = new Map([...(form?.whole.fields.values() ?? [])].map(({ guid, title }) => [guid, title]));
      return read(reader, form?.used ?? NO_FORM, competition, whole);
    });
  }
}
