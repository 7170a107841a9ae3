// Letters to members whose performances stand in a published protocol that is open to them.

import { Injectable } from '@nestjs/common';
import { EventNews } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import { OPENINGS, type ParticipantPermissions } from '@rampa/judging/domain';
import type { Guid, ProtocolState } from '@rampa/kernel';
import type { EventScope, Transaction } from '@rampa/platform/server';
import { permissionsOf } from '../persistence/permissions.ts';

@Injectable()
export class ProtocolNews {
  constructor(
    private readonly news: EventNews,
    private readonly competitions: Competitions,
  ) {}

  /** Call it for a published protocol whose row this transaction holds. */
  async tell(tx: Transaction, { competition }: EventScope, program: Guid, urlOf: (path: string) => string) {
    const rows = await tx.query<{
      title: string;
      member: Guid;
      protocol: ProtocolState;
      kept: Partial<ParticipantPermissions>;
    }>(
      `select distinct p.title, i.participant_guid as member, t.state as protocol,
              t.permissions as kept
         from program.v_item i
         join program.v_program p on p.guid = i.program_guid
         join judging.protocol t on t.program_guid = p.guid
        where i.program_guid = $1 and i.participant_guid is not null and not i.is_withdrawn`,
      [program],
    );
    const [first] = rows;
    if (!first || !OPENINGS.members({ protocol: first.protocol, members: permissionsOf(first.kept) })) return;
    const face = await this.competitions.face(tx, competition);
    await this.news.tell(tx, {
      ...{ deed: 'protocolPublished', competition, program, urlOf },
      ...{ eventTitle: face.title, programTitle: first.title },
      members: rows.map(({ member }) => member),
    });
  }
}
