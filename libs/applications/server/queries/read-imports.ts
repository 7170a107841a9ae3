// Imports of an event: what each has done, what its columns may be, what is said of its rows.

import { Injectable } from '@nestjs/common';
import { guessedMapping, importFields, isOfPerformance, isRepeated, type RowFault } from '@rampa/applications/domain';
import {
  IMPORT_LIMITS,
  type ApplicationImportGetByCompetition,
  type ApplicationImportGetRows,
  type ImportHead,
  type ImportMappingSent,
  type ImportRowView,
  type ImportView,
  type QueryOf,
} from '@rampa/contract';
import { EventForms, type EventForm } from '@rampa/forms/server';
import { Failure, type Guid, type ImportState } from '@rampa/kernel';
import { Database, JobTable, orderBy, pageOf, type Reader } from '@rampa/platform/server';
import { IMPORT, type ImportRow, type TableColumn } from '../persistence/import-tables.ts';
import { stoppedAs, WORKING } from '../use-cases/held-import.ts';
import { authorOf, namesOf } from './authors.ts';
import { rememberedTables } from './remembered-tables.ts';

const DAY_MS = 86_400_000;
const NO_COUNTS = { create: 0, update: 0, same: 0, error: 0 };
const FIELDS = `${IMPORT.select('i')},
  (select jsonb_object_agg(r.outcome, r.count)
     from (select outcome, count(*)::int as count from applications.import_row where import_guid = i.guid group by 1) r
  ) as counts,
  (select count(distinct application_guid)::int + count(*) filter (where application_guid is null)::int
     from applications.import_row where import_guid = i.guid and lacks > 0) as lacking,
  (select count(*)::int from applications.import_row where import_guid = i.guid and kept <> '[]') as keeping`;

type Counts = ImportHead['counts'];
type Row = ImportRow & { counts: Partial<Counts> | null; lacking: number; keeping: number };

@Injectable()
export class ReadImports {
  constructor(
    private readonly database: Database,
    private readonly forms: EventForms,
    private readonly jobs: JobTable,
  ) {}

  async page(competition: Guid, asked: QueryOf<typeof ApplicationImportGetByCompetition>) {
    const { rows, totalCount } = await pageOf<Row>(
      this.database,
      {
        ...{ columns: FIELDS, found: 'from applications.import i where i.competition_guid = $1' },
        parameters: [competition],
        search: { text: asked.searchText, in: ['i.name'] },
        order: orderBy({ createdAt: 'i.created_at', name: 'lower(i.name)' }, asked, 'i.guid'),
      },
      asked,
    );
    return { collection: await this.headsOf(this.database, rows), totalCount };
  }

  /** Failures notFound, formAbsent. */
  one(guid: Guid): Promise<ImportView> {
    return this.database.snapshot(async (reader) => {
      const [row] = await reader.query<Row>(`select ${FIELDS} from applications.import i where i.guid = $1`, [guid]);
      if (!row) throw new Failure('notFound');
      const form = await this.forms.of(reader, row.competitionGuid);
      if (!form) throw new Failure('formAbsent');
      const [head] = await this.headsOf(reader, [row]);
      const { columns, run, fileGuid, createdAt, lacking, keeping } = row;
      return {
        ...head!,
        ...{ columns, run, fileGuid, lacking, keeping },
        mapping: await mappingOf(reader, row, form),
        fields: fieldsOf(form),
        hasPerformances: form.used.blocks.some(({ isPerformance }) => isPerformance),
        isStale: head!.state === 'checked' && row.formRevision !== form.revision,
        filesUntil: new Date(createdAt.getTime() + IMPORT_LIMITS.keptDays * DAY_MS).toISOString(),
      };
    });
  }

  async rows(
    asked: QueryOf<typeof ApplicationImportGetRows>,
  ): Promise<{ collection: ImportRowView[]; totalCount: number }> {
    const given = await IMPORT.find(this.database, { guid: asked.importGuid });
    if (!given) throw new Failure('notFound');
    const { rows, totalCount } = await pageOf<
      Omit<ImportRowView, 'faults' | 'kept'> & Record<'faults' | 'kept', RowFault[]>
    >(
      this.database,
      {
        columns: `r.row, r.outcome, r.title, r.application_guid as "applicationGuid", r.faults, r.kept, r.lacks,
          r.is_done as "isDone"`,
        found: `from applications.import_row r where r.import_guid = $1 and ($2::text is null or case $2
          when 'kept' then r.kept <> '[]' when 'lacking' then r.lacks > 0 else r.outcome = $2 end)`,
        parameters: [asked.importGuid, asked.outcome ?? null],
        search: { text: asked.searchText, in: ['r.title'], numbers: ['r.row::text'] },
        order: orderBy({ row: 'r.row' }, asked, 'r.row'),
      },
      asked,
    );
    const titled = (faults: readonly RowFault[]) =>
      faults.map((one) => ({ ...one, columnTitle: one.column === null ? '' : columnTitle(given.columns, one.column) }));
    const collection = rows.map((row) => ({ ...row, faults: titled(row.faults), kept: titled(row.kept) }));
    return { collection, totalCount };
  }

  private async headsOf(reader: Reader, rows: readonly Row[]): Promise<ImportHead[]> {
    const names = await namesOf(reader, rows.map(({ actor }) => actor)); // prettier-ignore
    const working = rows.filter(({ state }) => WORKING.includes(state)).flatMap(({ jobGuid }) => jobGuid ?? []);
    const open = working.length === 0 ? new Set<Guid>() : await this.jobs.openOf(reader, working);
    return rows.map((row) => {
      // Its job has given up, and nobody goes on with it.
      const isLost = WORKING.includes(row.state) && !open.has(row.jobGuid!);
      const { guid, name, state, rowCount, done, actor, createdAt, appliedAt, failure, counts } = {
        ...row,
        ...(isLost ? { ...stoppedAs(row.state), failure: LOST[row.state] ?? null } : {}),
      };
      return {
        ...{ guid, name, state, rowCount, done, failure },
        counts: { ...NO_COUNTS, ...counts },
        authorName: authorOf(actor, names).name,
        ...{ createdAt: createdAt.toISOString(), appliedAt: appliedAt?.toISOString() ?? null },
      };
    });
  }
}

const LOST: Partial<Record<ImportState, string>> = {
  reading: 'Прочитать таблицу не получилось. Загрузите её ещё раз.',
  checking: 'Проверка не дошла до конца: ничего не записано. Проверьте ещё раз.',
  applying: 'Импорт не дошёл до конца. Что записано, осталось; проверьте таблицу и продолжите.',
};

/** «Столбец 3» of one without a title. */
export function columnTitle(columns: readonly TableColumn[], at: number): string {
  return columns[at]?.title || `Столбец ${at + 1}`;
}

async function mappingOf(reader: Reader, { mapping, columns, competitionGuid }: ImportRow, { used }: EventForm) {
  if (mapping !== null) {
    const { fieldTitles: _, ...kept } = mapping;
    // A field may have left the form since it was chosen.
    const known = new Set(importFields(used).map(({ guid }) => guid));
    const uses = kept.columns.map((use) =>
      use.to === 'field' && !known.has(use.fieldGuid) ? { to: 'skip' as const } : use,
    );
    return { ...kept, columns: uses } satisfies ImportMappingSent;
  }
  const titles = columns.map(({ title }) => title);
  const { columns: uses, ...rest } = guessedMapping(used, titles, await rememberedTables(reader, competitionGuid));
  return { ...rest, columns: [...uses] };
}

function fieldsOf({ used }: EventForm): ImportView['fields'] {
  const blocks = new Map(used.blocks.map(({ guid, title }) => [guid, title]));
  return importFields(used).map(({ guid, title, blockGuid, kind, isPrivate }) => ({
    ...{ guid, title, kind, isPrivate, block: blocks.get(blockGuid) ?? '' },
    ...{ isRepeated: isRepeated(used, guid), isOfPerformance: isOfPerformance(used, guid) },
  }));
}
