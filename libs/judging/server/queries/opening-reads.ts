// Tells which results of an event are open to whom, and who opened them when. The rules are those of the calls that
// answer the results.

import { Injectable } from '@nestjs/common';
import { OPENINGS, type Audience, type BallotState, type ParticipantPermissions } from '@rampa/judging/domain';
import type { Guid, ProtocolState, SeeingOthers } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { permissionsOf } from '../persistence/permissions.ts';

/** `by` is empty for whoever has no name any more. */
export interface SaidBy {
  at: Date;
  by: string;
}

export interface ProgramOpening {
  program: Guid;
  title: string;
  protocol: ProtocolState;
  isAwardOrderOpen: boolean;
  seeingOthers: SeeingOthers;
  members: ParticipantPermissions;
  link: ParticipantPermissions;
  isOpen: Record<Audience, boolean>;
  /** Null: nobody has said anything yet. */
  said: Record<'protocol' | 'awardOrder' | 'members' | 'link', SaidBy | null>;
}

export interface BallotOpening {
  guid: Guid;
  title: string;
  state: BallotState;
  at: Date;
  by: string;
}

type Row = Omit<ProgramOpening, 'isOpen' | 'said' | 'members' | 'link'> & {
  members: Partial<ParticipantPermissions>;
  link: Partial<ParticipantPermissions>;
  awardOrderAt: Date | null;
  awardOrderBy: string;
};

const NAME = `coalesce(nullif(a.full_name, ''), a.company_name, '')`;

@Injectable()
export class OpeningReads {
  /** In the order of the programs. Two statements. */
  async programs(reader: Reader, competition: Guid): Promise<ProgramOpening[]> {
    const rows = await reader.query<Row>(
      `select p.guid as program, p.title, coalesce(t.state, 'Draft') as protocol,
              p.is_award_order_open as "isAwardOrderOpen", coalesce(s.seeing_others, 'none') as "seeingOthers",
              coalesce(t.permissions, '{}') as members, coalesce(t.link_permissions, '{}') as link,
              p.award_order_at as "awardOrderAt", ${NAME} as "awardOrderBy"
         from program.v_program p
         left join judging.protocol t on t.program_guid = p.guid
         left join jury.v_setting s on s.competition_guid = p.competition_guid
         left join accounts.v_account a on a.guid = p.award_order_by
        where p.competition_guid = $1 order by p.position, p.guid`,
      [competition],
    );
    const deeds = await lastDeeds(reader, competition);
    return rows.map(({ awardOrderAt, awardOrderBy, ...row }) => {
      const facts = { ...row, members: permissionsOf(row.members), link: permissionsOf(row.link) };
      const said = (what: string): SaidBy | null => deeds.get(`${row.program} ${what}`) ?? null;
      return {
        ...facts,
        isOpen: {
          presenter: OPENINGS.presenter(facts),
          judges: OPENINGS.judges(facts),
          members: OPENINGS.members(facts),
          link: OPENINGS.link(facts),
          recount: OPENINGS.recount(facts),
          papers: OPENINGS.papers(facts),
        },
        said: {
          protocol: said('state'),
          members: said('members'),
          link: said('link'),
          awardOrder: awardOrderAt && { at: awardOrderAt, by: awardOrderBy },
        },
      };
    });
  }

  /** The newest first. */
  ballots(reader: Reader, competition: Guid): Promise<BallotOpening[]> {
    return reader.query<BallotOpening>(
      `select b.guid, b.title, b.state, coalesce(b.released_at, b.opened_at) as at, ${NAME} as by
         from judging.ballot b
         left join accounts.v_account a
           on 'account:' || a.guid = case b.state when 'Released' then b.released_by else b.actor end
        where b.competition_guid = $1 order by b.opened_at desc, b.guid`,
      [competition],
    );
  }
}

/** By «program what»: the last change of a protocol's state, and the last word to each audience. */
async function lastDeeds(reader: Reader, competition: Guid): Promise<Map<string, SaidBy>> {
  const rows = await reader.query<SaidBy & { program: Guid; what: string }>(
    `select distinct on (1, 2) d.payload ->> 'program' as program, coalesce(d.payload ->> 'audience', 'state') as what,
            d.at, ${NAME} as by
       from live.v_deed d left join accounts.v_account a on 'account:' || a.guid = d.actor
      where d.stream_guid = $1 and d.kind = 'protocol.changed' and not d.payload ? 'linkRenewed'
      order by 1, 2, d.revision desc, d.n desc`,
    [competition],
  );
  return new Map(rows.map(({ program, what, at, by }) => [`${program} ${what}`, { at, by }]));
}
