// Columns of a program, what may be put into them, and what they say row by row.

import { Injectable } from '@nestjs/common';
import { columnBoxOf, columnViews } from '@rampa/applications/server';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, ColumnBox, CompetitionProgramColumnGetRows, ProgramColumnView, QueryOf } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, pageOf, type Reader, type Scope } from '@rampa/platform/server';
import { columnsOf, programOfColumn } from '../persistence/program-columns.ts';
import { PROGRAM } from '../persistence/program-tables.ts';
import { ColumnTexts } from './column-texts.ts';

type Asked = QueryOf<typeof CompetitionProgramColumnGetRows>;

interface Row {
  itemGuid: Guid;
  number: string;
  performer: string;
  pieceTitle: string;
  isWithdrawn: boolean;
  applicationGuid: Guid | null;
}

@Injectable()
export class ReadColumns {
  constructor(
    private readonly database: Database,
    private readonly forms: EventForms,
    private readonly texts: ColumnTexts,
  ) {}

  /** Failure notFound. */
  all(scope: Scope, program: Guid): Promise<ProgramColumnView[]> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      await assertOfEvent(reader, competition, program);
      const form = await this.forms.of(reader, competition);
      const whole = new Map([...(form?.whole.fields.values() ?? [])].map(({ guid, title }) => [guid, title]));
      return columnViews(await columnsOf(reader, program), form?.used ?? { blocks: [], fields: [] }, whole);
    });
  }

  /** Of one column. Failure notFound. */
  async fields(scope: Scope, column: Guid): Promise<ProgramColumnView['fields']> {
    const program = await this.database.snapshot((reader) => programOfColumn(reader, 'column', column));
    return (await this.all(scope, program)).find(({ guid }) => guid === column)?.fields ?? [];
  }

  box(scope: Scope): Promise<ColumnBox> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const form = await this.forms.of(reader, competition);
      return columnBoxOf(form?.used ?? { blocks: [], fields: [] });
    });
  }

  /** Performances in their order. Failure notFound. */
  rows(scope: Scope, asked: Asked): Promise<AnswerOf<typeof CompetitionProgramColumnGetRows>> {
    const { competition } = eventOf(scope);
    const { competitionProgramGuid: program, pageNumber, pageSize, searchText } = asked;
    return this.database.snapshot(async (reader) => {
      await assertOfEvent(reader, competition, program);
      const { rows: found, totalCount } = await pageOf<Row>(
        reader,
        {
          columns: `i.guid as "itemGuid", i.number, coalesce(nullif(i.performer, ''), i.collective) as performer,
            i.piece_title as "pieceTitle", i.is_withdrawn as "isWithdrawn", i.application_guid as "applicationGuid"`,
          found: `from program.item i where i.program_guid = $1 and i.kind = 'performance'`,
          parameters: [program],
          search: { text: searchText, in: [`i.performer || ' ' || i.collective || ' ' || i.piece_title`, 'i.number'] },
          order: 'i.order_key, i.guid',
        },
        { pageNumber, pageSize },
      );
      const { columns, cells } = await this.texts.of(reader, program, 'office', {
        items: found.map(({ itemGuid }) => itemGuid),
      });
      const none = columns.map(() => '');
      return {
        columns,
        collection: found.map((row) => ({ ...row, cells: cells.get(row.itemGuid) ?? none })),
        totalCount,
      };
    });
  }
}

async function assertOfEvent(reader: Reader, competition: Guid, program: Guid): Promise<void> {
  if (!(await PROGRAM.find(reader, { guid: program, competitionGuid: competition }))) throw new Failure('notFound');
}
