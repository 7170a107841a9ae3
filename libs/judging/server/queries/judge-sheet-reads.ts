// What one judge sees of one program: the performances he rates and his own marks, nobody else's.

import { Injectable } from '@nestjs/common';
import { titledValues } from '@rampa/competitions/domain';
import { Competitions } from '@rampa/competitions/server';
import type { CriterionView, JudgeSheetView } from '@rampa/contract';
import { ranksByPlaces, serves } from '@rampa/jury/domain';
import { OPENINGS } from '@rampa/judging/domain';
import { Failure, type Guid, type ProtocolState, type SeeingOthers } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { schemeBodyOf, type StoredScheme } from '@rampa/jury/server';

interface Head {
  competitionGuid: Guid;
  competitionTitle: string;
  programTitle: string;
  timeZone: string;
  state: ProtocolState;
  markAhead: boolean;
  seeingOthers: SeeingOthers;
  criteria: CriterionView[];
}

type Item = JudgeSheetView['items'][number];
type Row = Omit<Item, 'onStageAt' | 'group'> & {
  onStageAt: Date | null;
  nomination: string;
  groupValues: Record<Guid, Guid>;
};

@Injectable()
export class JudgeSheetReads {
  constructor(private readonly competitions: Competitions) {}

  /** Failure notFound. Five statements. */
  async view(reader: Reader, program: Guid, judge: Guid): Promise<JudgeSheetView> {
    const { criteria, seeingOthers, ...head } = await this.head(reader, program, judge);
    const fields = await this.competitions.groupFields(reader, head.competitionGuid);
    const picked = fields.filter(({ isGrouping }) => isGrouping).map(({ guid }) => guid);
    const titlesOf = titledValues(fields);
    const rows = await this.rows(reader, program, judge);
    const nominations = [...new Set(rows.map(({ nominationGuid }) => nominationGuid))];
    const schemes = await schemesOf(reader, head.competitionGuid);
    return {
      judgeGuid: judge,
      programGuid: program,
      ...head,
      seesOthers: OPENINGS.judges({ protocol: head.state, seeingOthers }),
      criteria: criteria.filter(({ nominationGuids }) =>
        nominations.some((nomination) => serves(nominationGuids, nomination)),
      ),
      totals: nominations.map((nominationGuid) => {
        const { method, perJudge, missing, rounding } = schemeBodyOf({ schemes }, nominationGuid);
        const byPlaces = ranksByPlaces({ method });
        return {
          nominationGuid,
          perJudge,
          missing: byPlaces ? 'block' : missing,
          rounding: method.kind === 'figureSkating' ? null : (rounding.judge ?? null),
          decimals: rounding.total,
        };
      }),
      prizes: await prizesOf(reader, head.competitionGuid, judge),
      items: rows.map(({ nomination, groupValues, onStageAt, ...row }) => {
        const titles = titlesOf(groupValues);
        return {
          ...row,
          group: [nomination, ...picked.map((field) => titles[field] ?? '')].filter((part) => part !== '').join(' · '),
          onStageAt: onStageAt?.toISOString() ?? null,
        };
      }),
    };
  }

  private async head(reader: Reader, program: Guid, judge: Guid): Promise<Head> {
    const [head] = await reader.query<Head>(
      `select c.guid as "competitionGuid", c.title as "competitionTitle", p.title as "programTitle",
              c.time_zone as "timeZone", coalesce(t.state, 'Draft') as state, coalesce(s.mark_ahead, false) as "markAhead",
              coalesce(s.seeing_others, 'none') as "seeingOthers",
              (select coalesce(json_agg(json_build_object('guid', guid, 'title', title, 'min', min_value,
                        'max', max_value, 'step', step, 'weight', weight, 'isRequired', is_required, 'order', position,
                        'nominationGuids', nominations) order by position, guid), '[]')
                 from jury.v_criterion where competition_guid = c.guid) as criteria
         from program.v_program p
         join competitions.v_competition c on c.guid = p.competition_guid
         join jury.v_judge j on j.competition_guid = c.guid and j.guid = $2 and j.removed_at is null
         left join judging.protocol t on t.program_guid = p.guid
         left join jury.v_setting s on s.competition_guid = c.guid
        where p.guid = $1`,
      [program, judge],
    );
    if (!head) throw new Failure('notFound');
    return head;
  }

  private rows(reader: Reader, program: Guid, judge: Guid): Promise<Row[]> {
    return reader.query<Row>(
      `select i.guid, i.number, i.performer, i.collective, i.city, i.piece_title as "pieceTitle",
              coalesce(n.title, '') as nomination, i.group_values as "groupValues",
              i.nomination_guid as "nominationGuid", i.duration_s as duration, i.activity,
              i.is_withdrawn as "isWithdrawn", i.on_stage_at as "onStageAt", a.judge_guid is not null as abstained,
              coalesce(c.body, '') as comment,
              exists (select from judging.shown_result r where r.item_guid = i.guid) as "isShown",
              coalesce((select json_object_agg(m.criterion_guid, json_build_array(m.value, m.version))
                          from judging.mark m where m.item_guid = i.guid and m.judge_guid = $2), '{}') as marks
         from program.v_item i
         join jury.v_judge j on j.guid = $2 and jury.serves(j.nominations, i.nomination_guid)
         left join reference_books.v_item n on n.guid = i.nomination_guid
         left join judging.abstention a on a.item_guid = i.guid and a.judge_guid = $2
         left join judging.comment c on c.item_guid = i.guid and c.judge_guid = $2
        where i.program_guid = $1 and i.kind = 'performance' order by i.order_key, i.guid`,
      [program, judge],
    );
  }
}

function schemesOf(reader: Reader, competition: Guid): Promise<StoredScheme[]> {
  return reader.query<StoredScheme>(
    `select nomination_guid as "nominationGuid", value as scheme, version from jury.v_scheme
      where competition_guid = $1`,
    [competition],
  );
}

function prizesOf(reader: Reader, competition: Guid, judge: Guid): Promise<JudgeSheetView['prizes']> {
  return reader.query(
    `select s.guid, s.title, s.description, s.copies as "limit",
            array(select g.item_guid from judging.given_prize g where g.prize_guid = s.guid
                   order by g.item_guid) as "itemGuids"
       from judging.special_prize s where s.competition_guid = $1 and s.judge_guid = $2 and s.giver = 'judge'
      order by s.position, s.guid`,
    [competition, judge],
  );
}
