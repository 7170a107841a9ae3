// One program with its running order: the facade for higher rooms and the state of this room's views.

import { Injectable } from '@nestjs/common';
import { Competitions, type GroupField } from '@rampa/competitions/server';
import type { ProgramItemView, ProgramView } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { groupText, plannedTimes } from '@rampa/program/domain';
import { ProtocolStates } from '../ports/protocol-states.ts';

interface Head {
  guid: Guid;
  competitionGuid: Guid;
  competitionTitle: string;
  timeZone: string;
  title: string;
  tour: number;
  beginsAt: Date | null;
  place: string;
  isPublished: boolean;
}

type Row = Omit<ProgramItemView, 'group' | 'onStageAt' | 'doneAt' | 'plannedAt'> & {
  onStageAt: Date | null;
  doneAt: Date | null;
};

@Injectable()
export class ProgramReads {
  constructor(
    private readonly competitions: Competitions,
    private readonly states: ProtocolStates,
  ) {}

  /** Failure notFound. Four statements, however long the program is. */
  async view(reader: Reader, program: Guid): Promise<ProgramView> {
    const { beginsAt, ...head } = await this.head(reader, program);
    const fields = await this.competitions.groupFields(reader, head.competitionGuid);
    const states = await this.states.stateOf(reader, [program]);
    return {
      ...head,
      dateTimeBegin: beginsAt?.toISOString() ?? null,
      protocolState: states.get(program)!,
      items: await this.items(reader, program, fields, beginsAt),
    };
  }

  private async head(reader: Reader, program: Guid): Promise<Head> {
    const [head] = await reader.query<Head>(
      `select p.guid, p.competition_guid as "competitionGuid", c.title as "competitionTitle",
              c.time_zone as "timeZone", p.title, p.tour, p.begins_at as "beginsAt", p.place,
              p.is_published as "isPublished"
       from program.program p join competitions.competition c on c.guid = p.competition_guid
       where p.guid = $1`,
      [program],
    );
    if (!head) throw new Failure('notFound');
    return head;
  }

  private async items(
    reader: Reader,
    program: Guid,
    fields: readonly GroupField[],
    beginsAt: Date | null,
  ): Promise<ProgramItemView[]> {
    const rows = await reader.query<Row>(
      `select i.guid, i.kind, i.number, i.block, i.performer, i.collective, i.city, i.institution, i.teachers,
              i.piece_title as "pieceTitle", i.authors, i.title, i.presenter_text as "presenterText", i.note,
              i.duration_s as duration, i.people_count as "peopleCount", i.nomination_guid as "nominationGuid",
              coalesce(n.title, '') as nomination, i.group_values as "groupValues", i.activity,
              i.is_withdrawn as "isWithdrawn", i.on_stage_at as "onStageAt", i.done_at as "doneAt"
       from program.item i left join reference_books.item n on n.guid = i.nomination_guid
       where i.program_guid = $1 order by i.order_key, i.guid`,
      [program],
    );
    const planned = plannedTimes(
      beginsAt?.getTime() ?? null,
      rows.map(({ kind, duration, isWithdrawn }) => ({ kind, durationS: duration, isWithdrawn })),
    );
    return rows.map((row, index) => ({
      ...row,
      group: groupText(row.nomination, fields, row.groupValues),
      onStageAt: row.onStageAt?.toISOString() ?? null,
      doneAt: row.doneAt?.toISOString() ?? null,
      plannedAt: planned[index] == null ? null : new Date(planned[index]).toISOString(),
    }));
  }
}
