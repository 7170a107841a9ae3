// What the operator sees of every screen of an event: command, picture, whether a result waits. No values.

import { Injectable } from '@nestjs/common';
import { Competitions } from '@rampa/competitions/server';
import type { DisplaysView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { readDisplays, type DisplayRow } from '../queries/display-rows.ts';
import { nextOf } from './display-parts.ts';
import { DisplayState } from './display-state.ts';
import type { Stage } from './stage.ts';

@Injectable()
export class DisplaysState {
  constructor(
    private readonly competitions: Competitions,
    private readonly state: DisplayState,
  ) {}

  /** Failure notFound. */
  async load(reader: Reader, competition: Guid): Promise<DisplaysView> {
    const { timeZone } = await this.competitions.face(reader, competition);
    const stage = this.state.stage(reader);
    const displays: DisplaysView['displays'] = [];
    // One after the other: they share a connection, and each reuses what the previous one read.
    for (const row of await readDisplays(reader, competition)) displays.push(await this.display(stage, row));
    return { timeZone, displays };
  }

  private async display(stage: Stage, row: DisplayRow): Promise<DisplaysView['displays'][number]> {
    const { view, performance, named } = await this.state.shown(stage, row);
    const { prize } = named;
    const item = performance?.item ?? null;
    return {
      guid: row.guid,
      key: row.key,
      title: row.title,
      programGuid: row.programGuid,
      scene: row.scene,
      shown: view.scene,
      reveal: row.reveal,
      item: item && { guid: item.guid, number: item.number, name: nextOf(item).name },
      sent: performance?.awaited.filter(({ sent }) => sent).length ?? 0,
      judges: performance?.awaited.length ?? 0,
      isReady: performance !== null && (await stage.countedRow(performance)) !== null,
      isReleased: item !== null && row.released.includes(item.guid),
      released: row.released.length,
      frozenAt: row.frozen ? (row.frozenAt?.toISOString() ?? null) : null,
      pause:
        row.scene === 'pause' && row.pauseUntil ? { title: row.pauseTitle, until: row.pauseUntil.toISOString() } : null,
      message: row.message,
      group: row.leadersGroup,
      prize:
        prize && view.prize
          ? {
              specialPrizeGuid: prize.prizeGuid,
              itemGuid: prize.prizeItemGuid,
              title: view.prize.title,
              name: view.prize.name,
            }
          : null,
      version: row.version,
    };
  }
}
