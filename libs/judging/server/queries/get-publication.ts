import { Injectable } from '@nestjs/common';
import { PublicAddress, type Addressed } from '@rampa/accounts/server';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { AnswerOf, VotingProtocolGetPublication } from '@rampa/contract';
import type { ParticipantPermissions } from '@rampa/judging/domain';
import { Failure, type Guid, type ProtocolState } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { permissionsOf } from '../persistence/permissions.ts';

/** The page of the portal that a public key opens. */
export function publicProtocolPath(key: string): string {
  return `/voiting-protocol/${key}`;
}

interface Row {
  state: ProtocolState;
  key: string | null;
  permissions: Partial<ParticipantPermissions>;
  linkPermissions: Partial<ParticipantPermissions>;
  isFullNames: boolean;
}

@Injectable()
export class GetPublication {
  constructor(
    private readonly database: Database,
    private readonly addresses: PublicAddress,
    private readonly competitions: Competitions,
  ) {}

  async run(scope: Scope, program: Guid, request: Addressed): Promise<AnswerOf<typeof VotingProtocolGetPublication>> {
    const { competition } = eventOf(scope);
    await this.competitions.assertJudged(this.database, competition);
    const [row] = await this.database.query<Row>(
      `select coalesce(t.state, 'Draft') as state, t.public_key as key, coalesce(t.permissions, '{}') as permissions,
              coalesce(t.link_permissions, '{}') as "linkPermissions",
              p.is_full_names as "isFullNames"
         from program.v_program p left join judging.protocol t on t.program_guid = p.guid
        where p.guid = $1 and p.competition_guid = $2`,
      [program, competition],
    );
    if (!row) throw new Failure('notFound');
    const { state, key, isFullNames } = row;
    const url = key === null ? null : this.addresses.urlOf(publicProtocolPath(key), request);
    const [permissions, linkPermissions] = [permissionsOf(row.permissions), permissionsOf(row.linkPermissions)];
    return { state, url, isFullNames, permissions, linkPermissions };
  }
}
