// What the columns of a program say of its performances: one projection, which knows who reads.

import { Injectable } from '@nestjs/common';
import { partsOf, strictestTag, tagsIn, type ColumnReader } from '@rampa/applications/domain';
import { ApplicationProjection, type StrangersNames } from '@rampa/applications/server';
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { answerForStrangers } from '@rampa/program/domain';
import { columnsOf, type KeptProgramColumn } from '../persistence/program-columns.ts';
import { HAS_CONSENT } from './program-names.ts';

/** Who reads a program, by the door that he has come in. */
export type ColumnDoor = 'office' | 'paper' | 'presenter' | 'judges' | 'members';

const READERS: Record<ColumnDoor, ColumnReader> = {
  office: 'organizer',
  paper: 'organizer',
  presenter: 'stage',
  judges: 'everybody',
  members: 'everybody',
};

const isShown: Record<ColumnDoor, (column: KeptProgramColumn) => boolean> = {
  office: () => true,
  paper: ({ isOnPaper }) => isOnPaper,
  presenter: ({ isForPresenter }) => isForPresenter,
  judges: ({ isPublic }) => isPublic,
  members: ({ isPublic }) => isPublic,
};

export interface ColumnTextsView {
  columns: { guid: Guid; title: string; width: number }[];
  /** By the guid of the item; of what was typed by hand nothing is known. */
  cells: ReadonlyMap<Guid, string[]>;
}

/** An item that was made of an application's block. */
interface Applied {
  guid: Guid;
  block: Guid;
  competition: Guid;
  /** Both words are given: the organizer's of the program, and of whoever's performance it is (ADR 11). */
  isOpen: boolean;
}

export interface AskedTexts {
  items?: readonly Guid[];
  /** By their guids. */
  columns?: ReadonlySet<string>;
}

@Injectable()
export class ColumnTexts {
  constructor(
    private readonly projection: ApplicationProjection,
    private readonly forms: EventForms,
  ) {}

  /** Outside the office a column that says nothing of anybody is left out. */
  async of(reader: Reader, program: Guid, door: ColumnDoor, asked: AskedTexts = {}): Promise<ColumnTextsView> {
    const all = await columnsOf(reader, program);
    const known = all.filter(isShown[door]);
    const columns = asked.columns ? known.filter(({ guid }) => asked.columns!.has(guid)) : known;
    if (columns.length === 0) return { columns: [], cells: new Map() };
    const items = await reader.query<Applied>(
      `select i.guid, i.source_block_guid as block, i.competition_guid as competition,
              p.is_full_names and ${HAS_CONSENT} as "isOpen"
         from program.item i join program.program p on p.guid = i.program_guid
        where i.program_guid = $1 and i.source_block_guid is not null
          and ($2::uuid[] is null or i.guid = any ($2::uuid[]))`,
      [program, asked.items ?? null],
    );
    const cells = await this.cellsOf(reader, items, columns, { door, all });
    const isFilled = columns.map((_, at) => door === 'office' || [...cells.values()].some((own) => own[at] !== ''));
    return {
      columns: columns.flatMap(({ guid, title, width }, at) => (isFilled[at] ? { guid, title, width } : [])),
      cells: new Map([...cells].map(([guid, own]) => [guid, own.filter((_, at) => isFilled[at])])),
    };
  }

  /** By the item. `all`: a field means what any column of the program says, also one that is not shown here. */
  private async cellsOf(
    reader: Reader,
    items: readonly Applied[],
    columns: readonly KeptProgramColumn[],
    { door, all }: { door: ColumnDoor; all: readonly KeptProgramColumn[] },
  ): Promise<Map<Guid, string[]>> {
    const cells = new Map<Guid, string[]>();
    const [first] = items;
    const form = first && (await this.forms.of(reader, first.competition))?.used;
    if (!form) return cells;
    const said = tagsIn(all.flatMap(({ fields }) => partsOf(fields)));
    const asked = columns.map(({ fields, separator }) => ({
      parts: partsOf(fields).map((part) =>
        'own' in part ? part : { ...part, tag: strictestTag(null, said.get(part.field) ?? []) },
      ),
      separator,
    }));
    // Members read each other's names by both words, as in the program itself.
    const groups = Map.groupBy(items, ({ isOpen }): StrangersNames['whole'] =>
      door === 'members' ? (isOpen ? 'agreed' : 'none') : 'all',
    );
    for (const [whole, own] of groups) {
      const names = { whole, shorten: answerForStrangers };
      const only = own.map(({ block }) => block);
      const texts = new Map<Guid, string[]>();
      for (const { guid: rowBlock } of form.blocks.filter(({ isPerformance }) => isPerformance)) {
        const given = { rowBlock, columns: asked, reader: READERS[door], names, only, limit: only.length };
        const { rows } = await this.projection.rows(reader, first.competition, given);
        for (const row of rows) texts.set(row.guid, row.cells);
      }
      for (const { guid, block } of own) if (texts.has(block)) cells.set(guid, texts.get(block)!);
    }
    return cells;
  }
}
