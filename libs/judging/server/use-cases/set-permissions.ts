import { Injectable } from '@nestjs/common';
import type { BodyOf, VotingProtocolSettingPermissionForParticipant } from '@rampa/contract';
import { isGranted, type ParticipantPermissions } from '@rampa/judging/domain';
import type { Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { permissionsOf } from '../persistence/permissions.ts';
import { lockProtocol } from '../persistence/protocols.ts';
import { ProtocolNews } from '../writing/protocol-news.ts';

type Asked = BodyOf<typeof VotingProtocolSettingPermissionForParticipant>;

const COLUMNS = { members: 'permissions', link: 'link_permissions' } as const;

@Injectable()
export class SetPermissions {
  constructor(
    private readonly work: JudgingWork,
    private readonly news: ProtocolNews,
  ) {}

  /**
   * What members, or people with the open link, will see of the published protocol. Unnamed permissions stay, so that
   * two operators do not undo each other's. Members who could not open it until now get a letter.
   */
  async run(
    scope: Scope,
    program: Guid,
    { audience, ...asked }: Asked,
    urlOf: (path: string) => string,
  ): Promise<void> {
    await this.work.plain(scope, async (tx, event) => {
      const { state, version } = await lockProtocol(tx, event, program);
      const before = await keptOf(tx, program, audience);
      const permissions = { ...before, ...asked };
      await tx.query(`update judging.protocol set ${COLUMNS[audience]} = $2 where program_guid = $1`, [
        program,
        JSON.stringify(permissions),
      ]);
      tx.emit(event.competition, 'protocol.changed', { program, from: state, state, version, audience, permissions });
      const isOpened = audience === 'members' && !isGranted(before) && isGranted(permissions);
      if (isOpened && state === 'Published') await this.news.tell(tx, event, program, urlOf);
    });
  }
}

async function keptOf(tx: Transaction, program: Guid, audience: Asked['audience']): Promise<ParticipantPermissions> {
  const [row] = await tx.query<{ kept: Partial<ParticipantPermissions> }>(
    `select ${COLUMNS[audience]} as kept from judging.protocol where program_guid = $1`,
    [program],
  );
  return permissionsOf(row?.kept ?? {});
}
