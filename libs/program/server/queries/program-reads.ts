// One program with its running order: the facade for higher rooms and the state of this room's views.

import { Injectable } from '@nestjs/common';
import { titledValues } from '@rampa/competitions/domain';
import { Competitions, type GroupField } from '@rampa/competitions/server';
import type { ProgramItemView, ProgramView, StageStepView } from '@rampa/contract';
import { Failure, type Guid, type PrizesAt } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { forecastOf, groupText, plannedTimes } from '@rampa/program/domain';
import { ProtocolStates } from '../ports/protocol-states.ts';
import { lastSteps } from './last-steps.ts';
import { HAS_CONSENT } from './program-names.ts';

interface Head {
  guid: Guid;
  competitionGuid: Guid;
  competitionTitle: string;
  timeZone: string;
  title: string;
  tour: number;
  beginsAt: Date | null;
  place: string;
  nominationGuids: Guid[];
  isPublished: boolean;
  gap: number;
  replannedAt: Date | null;
  isFullNames: boolean;
  fullNamesAt: Date | null;
  fullNamesBy: string | null;
  isAwardOrderOpen: boolean;
  prizesAt: PrizesAt;
  lastStep: StageStepView | null;
}

type Row = Omit<ProgramItemView, 'group' | 'onStageAt' | 'doneAt' | 'plannedAt' | 'forecastAt'> & {
  onStageAt: Date | null;
  doneAt: Date | null;
  keptAt: Date | null;
};

/** Null when the item has changed since: such a step cannot be undone. */
const LAST_STEP = `
  select case when i.activity = s.activity and not i.is_withdrawn and not s.is_settled then json_build_object(
    'guid', s.guid, 'itemGuid', s.item_guid, 'activity', s.activity, 'previous', s.previous) end
  from program.step s join program.item i on i.guid = s.item_guid
  where s.program_guid = p.guid order by s.place desc limit 1`;

const instantOf = (ms: number | null | undefined) => (ms == null ? null : new Date(ms).toISOString());

@Injectable()
export class ProgramReads {
  constructor(
    private readonly competitions: Competitions,
    private readonly states: ProtocolStates,
  ) {}

  /** Throws Failure notFound. Five statements, however long the program is. */
  async view(reader: Reader, program: Guid): Promise<ProgramView> {
    const { beginsAt, replannedAt, fullNamesAt, fullNamesBy, ...head } = await this.head(reader, program);
    const fields = await this.competitions.groupFields(reader, head.competitionGuid);
    const states = await this.states.stateOf(reader, [program]);
    return {
      ...head,
      dateTimeBegin: beginsAt?.toISOString() ?? null,
      replannedAt: replannedAt?.toISOString() ?? null,
      fullNamesSaid: fullNamesAt && { by: fullNamesBy ?? '', at: fullNamesAt.toISOString() },
      protocolState: states.get(program)!,
      steps: await lastSteps(reader, program),
      groupValues: fields.flatMap(({ guid: fieldGuid, values }) =>
        values.map(({ guid, title }) => ({ guid, fieldGuid, title })),
      ),
      items: await this.items(reader, program, fields, replannedAt ?? beginsAt, head.gap),
    };
  }

  private async head(reader: Reader, program: Guid): Promise<Head> {
    const [head] = await reader.query<Head>(
      `select p.guid, p.competition_guid as "competitionGuid", c.title as "competitionTitle",
              c.time_zone as "timeZone", p.title, p.tour, p.begins_at as "beginsAt", p.place,
              p.nominations as "nominationGuids",
              p.is_published as "isPublished", p.gap_s as gap, p.replanned_at as "replannedAt",
              p.is_full_names as "isFullNames", p.full_names_at as "fullNamesAt",
              (select a.full_name from accounts.v_account a where a.guid = p.full_names_by) as "fullNamesBy", p.is_award_order_open as "isAwardOrderOpen",
              p.prizes_at as "prizesAt",
              (${LAST_STEP}) as "lastStep"
       from program.program p join competitions.v_competition c on c.guid = p.competition_guid
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
    from: Date | null,
    gap: number,
  ): Promise<ProgramItemView[]> {
    const rows = await reader.query<Row>(
      `select i.guid, i.kind, i.number, i.block, i.performer, i.collective, i.city, i.institution, i.teachers,
              i.piece_title as "pieceTitle", i.authors, i.title, i.presenter_text as "presenterText", i.note,
              i.duration_s as duration, i.people_count as "peopleCount", i.performer_kind as "performerKind", i.nomination_guid as "nominationGuid",
              i.participant_guid as "participantUserGuid",
              ${HAS_CONSENT} as "hasConsent",
              coalesce(n.title, '') as nomination, i.group_values as "groupValues", i.activity,
              i.is_withdrawn as "isWithdrawn", i.on_stage_at as "onStageAt", i.done_at as "doneAt",
              i.planned_at as "keptAt"
       from program.item i left join reference_books.v_item n on n.guid = i.nomination_guid
       where i.program_guid = $1 order by i.order_key, i.guid`,
      [program],
    );
    const planned = plannedTimes(
      from?.getTime() ?? null,
      rows.map(({ kind, duration, isWithdrawn, keptAt }) => ({
        ...{ kind, durationS: duration, isWithdrawn },
        keptAt: keptAt?.getTime() ?? null,
      })),
      gap,
    );
    const titlesOf = titledValues(fields);
    const items = rows.map(({ keptAt: _, ...row }, index) => ({
      ...row,
      group: groupText(row.nomination, fields, titlesOf(row.groupValues)),
      onStageAt: row.onStageAt?.toISOString() ?? null,
      doneAt: row.doneAt?.toISOString() ?? null,
      plannedAt: instantOf(planned[index]),
    }));
    // No clock: only events change a view. A screen adds the current overrun.
    const { starts } = forecastOf(items, gap, null);
    return items.map((item, index) => ({ ...item, forecastAt: instantOf(starts[index]) }));
  }
}
