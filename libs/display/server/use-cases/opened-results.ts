// The results that a screen has been allowed to show. When the rule becomes «по кнопке», they count as released, so
// that a standing in the middle of the day keeps them.

import { Injectable } from '@nestjs/common';
import { staysOpen } from '@rampa/display/domain';
import type { Guid, Reveal } from '@rampa/kernel';
import { Database, type Transaction } from '@rampa/platform/server';
import { DisplayState } from '../live/display-state.ts';
import { rowFacts } from '../live/row-facts.ts';
import type { Stage } from '../live/stage.ts';
import { readDisplays, type DisplayRow } from '../queries/display-rows.ts';

/** Performances by display. */
export type Opened = ReadonlyMap<Guid, readonly Guid[]>;

@Injectable()
export class OpenedResults {
  constructor(
    private readonly database: Database,
    private readonly state: DisplayState,
  ) {}

  /** Reads of one moment before the write; empty unless the rule becomes «по кнопке». */
  async before(competition: Guid, displays: readonly Guid[], reveal: Reveal | undefined): Promise<Opened> {
    const opened = new Map<Guid, Guid[]>();
    if (reveal !== 'whenReleased') return opened;
    await this.database.snapshot(async (reader) => {
      const programs = await reader.query<{ display: Guid; program: Guid }>(
        `select s.guid as display, p.guid as program from display.setting s
           join program.v_program p on p.competition_guid = s.competition_guid
            and p.guid = coalesce(s.program_guid, p.guid)
          where s.competition_guid = $1 and s.guid = any ($2::uuid[]) and s.reveal <> $3`,
        [competition, displays, reveal],
      );
      if (programs.length === 0) return;
      const stage = this.state.stage(reader);
      for (const row of await readDisplays(reader, competition)) {
        const own = programs.filter(({ display }) => display === row.guid).map(({ program }) => program);
        if (own.length > 0) opened.set(row.guid, await this.of(stage, row, own));
      }
    });
    return opened;
  }

  private async of(stage: Stage, display: DisplayRow, programs: readonly Guid[]): Promise<Guid[]> {
    const { items, performance } = await this.state.shown(stage, display);
    const opened = new Set<Guid>();
    for (const program of programs) {
      for (const group of (await stage.results(program)).groups) {
        const factsOf = await rowFacts(stage, display, group);
        for (const row of group.rows) {
          const isCurrent = row.itemGuid === performance?.item.guid;
          const facts = { ...factsOf(row), isCurrent, isInPicture: items.includes(row.itemGuid) };
          if (staysOpen(display.reveal, facts)) opened.add(row.itemGuid);
        }
      }
    }
    return [...opened];
  }
}

export async function keepOpened(tx: Transaction, display: Guid, opened: Opened): Promise<void> {
  await tx.query(
    `insert into display.release (display_guid, item_guid)
     select $1, i.guid from program.v_item i where i.guid = any ($2::uuid[]) on conflict do nothing`,
    [display, opened.get(display) ?? []],
  );
}
