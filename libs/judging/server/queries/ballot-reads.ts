import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type {
  AnswerOf,
  GrandPrixGetByCompetition,
  GrandPrixGetCandidates,
  GrandPrixGetForJudge,
} from '@rampa/contract';
import { countBallot, type BallotState } from '@rampa/judging/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';

interface Row {
  guid: Guid;
  title: string;
  state: BallotState;
  candidates: Guid[];
  openedAt: Date;
  releasedAt: Date | null;
  voters: { guid: Guid; fullName: string; hasVoted: boolean }[];
}

interface Face {
  itemGuid: Guid;
  programTitle: string;
  number: string;
  performer: string;
  pieceTitle: string;
}

const FACE = `i.guid as "itemGuid", p.title as "programTitle", i.number,
  coalesce(nullif(i.performer, ''), i.collective, '') as performer, i.piece_title as "pieceTitle"`;

@Injectable()
export class BallotReads {
  constructor(private readonly database: Database) {}

  /** The newest first. The votes are read from a released one alone. */
  ofEvent(scope: Scope): Promise<AnswerOf<typeof GrandPrixGetByCompetition>> {
    return this.database.snapshot(async (reader) => {
      const rows = await reader.query<Row>(
        `select b.guid, b.title, b.state, b.candidates, b.opened_at as "openedAt", b.released_at as "releasedAt",
                (select coalesce(json_agg(json_build_object('guid', j.guid, 'fullName', j.full_name, 'hasVoted',
                          exists (select from judging.ballot_vote v where v.ballot_guid = b.guid and v.judge_guid = j.guid))
                          order by j.position, j.guid), '[]')
                   from jury.v_judge j where j.guid = any (b.voters)) as voters
           from judging.ballot b where b.competition_guid = $1 order by b.opened_at desc, b.guid`,
        [eventOf(scope).competition],
      );
      const views: AnswerOf<typeof GrandPrixGetByCompetition> = [];
      for (const { candidates, openedAt, releasedAt, ...row } of rows) {
        const faces = await facesOf(reader, candidates);
        const count = row.state === 'Released' ? countBallot(candidates, await saidIn(reader, row.guid)) : null;
        views.push({
          ...row,
          ...{ openedAt: openedAt.toISOString(), releasedAt: releasedAt?.toISOString() ?? null },
          candidates: faces.map((face) => ({ ...face, votes: count?.votes.get(face.itemGuid) ?? null })),
          abstained: count?.abstained ?? null,
          winnerGuid: count?.winner ?? null,
          tiedGuids: [...(count?.tied ?? [])],
        });
      }
      return views;
    });
  }

  candidates(scope: Scope): Promise<AnswerOf<typeof GrandPrixGetCandidates>> {
    return this.database.query(
      `select ${FACE}, r.place_from as place, coalesce(r.award_title, '') as award
         from judging.result r
         join program.v_item i on i.guid = r.item_guid and not i.is_withdrawn and i.activity <> 'Skipped'
         join program.v_program p on p.guid = i.program_guid
        where i.competition_guid = $1 order by p.position, p.guid, i.order_key, i.guid`,
      [eventOf(scope).competition],
    );
  }

  forJudge({ actor }: Scope): Promise<AnswerOf<typeof GrandPrixGetForJudge>> {
    if (actor.kind !== 'judge') throw new Failure('forbidden');
    return this.database.snapshot(async (reader) => {
      const [row] = await reader.query<{ guid: Guid; title: string; candidates: Guid[] }>(
        `select guid, title, candidates from judging.ballot
          where competition_guid = $1 and state = 'Open' and $2 = any (voters)`,
        [actor.competition, actor.judge],
      );
      if (!row) return { ballot: null };
      const { candidates, ...ballot } = row;
      const [own] = await reader.query<{ itemGuid: Guid | null }>(
        'select item_guid as "itemGuid" from judging.ballot_vote where ballot_guid = $1 and judge_guid = $2',
        [row.guid, actor.judge],
      );
      return { ballot: { ...ballot, candidates: await facesOf(reader, candidates), own: own ?? null } };
    });
  }
}

/** In the order of their programs. */
function facesOf(reader: Reader, items: readonly Guid[]): Promise<Face[]> {
  return reader.query<Face>(
    `select ${FACE} from program.v_item i join program.v_program p on p.guid = i.program_guid
      where i.guid = any ($1::uuid[]) order by p.position, p.guid, i.order_key, i.guid`,
    [items],
  );
}

/** Without whose they are. */
async function saidIn(reader: Reader, ballot: Guid): Promise<(Guid | null)[]> {
  const rows = await reader.query<{ item: Guid | null }>(
    'select item_guid as item from judging.ballot_vote where ballot_guid = $1 order by item_guid',
    [ballot],
  );
  return rows.map(({ item }) => item);
}
