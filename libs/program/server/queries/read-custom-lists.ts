// Lists around the stage: which there are, what they may be put together from, and their rows as texts.

import { ApplicationProjection, Performances } from '@rampa/applications/server';
import { titledValues } from '@rampa/competitions/domain';
import { Competitions, eventOf, type GroupField } from '@rampa/competitions/server';
import type { CustomListRow, CustomListView, ListBox, ListColumn, ProgramItemView, ProgramView } from '@rampa/contract';
import { fieldSections } from '@rampa/forms/domain';
import { EventForms } from '@rampa/forms/server';
import { russianDates, type Guid, type RussianDates } from '@rampa/kernel';
import { Injectable } from '@nestjs/common';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { factText, groupText, listedName, type ListedBeside } from '@rampa/program/domain';
import { customListOf, customListsOf, rowsOfList, type ListedRow } from '../persistence/custom-lists.ts';
import { ProgramReads } from './program-reads.ts';

interface Listed extends ListedRow {
  item: ProgramItemView;
  program: ProgramView;
}

type Recordings = ReadonlyMap<Guid, ListedBeside['recording']>;

@Injectable()
export class ReadCustomLists {
  constructor(
    private readonly database: Database,
    private readonly programs: ProgramReads,
    private readonly competitions: Competitions,
    private readonly forms: EventForms,
    private readonly performances: Performances,
    private readonly projection: ApplicationProjection,
  ) {}

  all(scope: Scope): Promise<CustomListView[]> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const form = (await this.forms.of(reader, competition))?.used;
      const fields = new Set(form?.fields.map(({ guid }) => guid));
      const groups = new Set((await this.competitions.groupFields(reader, competition)).map(({ guid }) => guid));
      const isGone = ({ groupFieldGuid, competitionFieldGuid }: ListColumn) =>
        (groupFieldGuid !== null && !groups.has(groupFieldGuid as Guid)) ||
        (competitionFieldGuid !== null && !fields.has(competitionFieldGuid as Guid));
      return (await customListsOf(reader, competition)).map(({ guid, title, kind, columns, rowCount, changedAt }) => ({
        ...{ guid, title, kind, rowCount, changedAt: changedAt.toISOString() },
        columns: columns.map((column) => ({ ...column, isGone: isGone(column) })),
      }));
    });
  }

  box(scope: Scope): Promise<ListBox> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const form = (await this.forms.of(reader, competition))?.used;
      const groups = await this.competitions.groupFields(reader, competition);
      return {
        sections: form ? fieldSections(form) : [],
        groups: groups.map(({ guid, title }) => ({ guid, title })),
      };
    });
  }

  rows(scope: Scope, list: Guid): Promise<{ rows: CustomListRow[] }> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => ({ rows: await this.of(reader, competition, list) }));
  }

  /** Failure notFound. Statements by programs and columns, however long the list is. */
  async of(reader: Reader, competition: Guid, guid: Guid): Promise<CustomListRow[]> {
    const { columns } = await customListOf(reader, competition, guid);
    const listed = await this.listed(reader, await rowsOfList(reader, guid));
    const groups = await this.competitions.groupFields(reader, competition);
    const answers = await this.answers(reader, competition, columns, listed);
    const recordings = columns.some(({ fact }) => fact === 'recording')
      ? await this.recordings(reader, competition, listed)
      : new Map();
    const texts = rowTexts(columns, { groups, answers, recordings });
    return listed.map((one, at) => ({
      ...{ itemGuid: one.itemGuid, programGuid: one.programGuid, isWithdrawn: one.item.isWithdrawn },
      name: listedName(one.item),
      cells: texts(one, at),
    }));
  }

  private async listed(reader: Reader, rows: readonly ListedRow[]): Promise<Listed[]> {
    const known = new Map<Guid, { item: ProgramItemView; program: ProgramView }>();
    for (const guid of new Set(rows.map(({ programGuid }) => programGuid))) {
      const program = await this.programs.view(reader, guid);
      for (const item of program.items) known.set(item.guid as Guid, { item, program });
    }
    return rows.map((row) => ({ ...row, ...known.get(row.itemGuid)! }));
  }

  /** Item → answer of each column that is a field of the form. */
  private async answers(
    reader: Reader,
    competition: Guid,
    columns: readonly ListColumn[],
    listed: readonly Listed[],
  ): Promise<ReadonlyMap<Guid, ReadonlyMap<string, string>>> {
    const asked = columns.flatMap(({ competitionFieldGuid: field }) => (field === null ? [] : [field as Guid]));
    const found = new Map<Guid, ReadonlyMap<string, string>>();
    const form = asked.length === 0 ? undefined : (await this.forms.of(reader, competition))?.used;
    if (!form) return found;
    const sources = await sourcesOf(reader, listed.map(({ itemGuid }) => itemGuid)); // prettier-ignore
    const only = [...new Set(sources.values())];
    const ofBlock = new Map<Guid, ReadonlyMap<string, string>>();
    for (const { guid: rowBlock } of only.length === 0
      ? []
      : form.blocks.filter(({ isPerformance }) => isPerformance)) {
      const { rows } = await this.projection.rows(reader, competition, {
        ...{ rowBlock, only, limit: only.length, reader: 'organizer' },
        columns: asked.map((field) => ({ parts: [{ field }], separator: ', ' })),
      });
      for (const { guid, cells } of rows) ofBlock.set(guid, new Map(asked.map((field, at) => [field, cells[at]!])));
    }
    for (const [item, block] of sources) found.set(item, ofBlock.get(block) ?? new Map());
    return found;
  }

  private async recordings(reader: Reader, competition: Guid, listed: readonly Listed[]): Promise<Recordings> {
    const sources = await sourcesOf(reader, listed.map(({ itemGuid }) => itemGuid)); // prettier-ignore
    const known = new Map((await this.performances.accepted(reader, competition)).map((one) => [one.block, one]));
    return new Map(
      [...sources].map(([item, block]) => {
        const source = known.get(block);
        return [item, source?.music ? { files: source.music.length, seconds: source.recordedS } : null];
      }),
    );
  }
}

async function sourcesOf(reader: Reader, items: readonly Guid[]): Promise<ReadonlyMap<Guid, Guid>> {
  const rows = await reader.query<{ guid: Guid; block: Guid }>(
    `select guid, source_block_guid as block from program.item
      where guid = any ($1::uuid[]) and source_block_guid is not null`,
    [items],
  );
  return new Map(rows.map(({ guid, block }) => [guid, block]));
}

interface Known {
  groups: readonly GroupField[];
  answers: ReadonlyMap<Guid, ReadonlyMap<string, string>>;
  recordings: Recordings;
}

function rowTexts(columns: readonly ListColumn[], { groups, answers, recordings }: Known) {
  const titlesOf = titledValues(groups);
  return ({ itemGuid, item, program, said }: Listed, at: number): string[] => {
    const titles = titlesOf(item.groupValues);
    const start = item.isWithdrawn ? null : item.plannedAt;
    const beside: ListedBeside = {
      ...{ place: at + 1, programTitle: program.title, recording: recordings.get(itemGuid) ?? null },
      day: start === null ? '' : clock(program.timeZone, DAY).format(Date.parse(start)),
      time: item.isWithdrawn ? 'снят' : start === null ? '' : clock(program.timeZone, TIME).format(Date.parse(start)),
      category: groupText('', groups, titles).replaceAll(' · ', ', '),
    };
    return columns.map(({ guid, fact, groupFieldGuid, competitionFieldGuid }) => {
      if (fact !== null) return factText(fact, item, beside);
      if (groupFieldGuid !== null) return titles[groupFieldGuid] ?? '';
      if (competitionFieldGuid !== null) return answers.get(itemGuid)?.get(competitionFieldGuid) ?? '';
      return said[guid as Guid] ?? '';
    });
  };
}

const DAY = { day: 'numeric', month: 'long' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

const clocks = new Map<string, RussianDates>();
/** Making one costs more than using it for a whole list. */
function clock(timeZone: string, asked: Intl.DateTimeFormatOptions): RussianDates {
  const key = `${timeZone} ${Object.keys(asked).join()}`;
  const known = clocks.get(key) ?? russianDates({ ...asked, timeZone });
  clocks.set(key, known);
  return known;
}
