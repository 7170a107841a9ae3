import { Injectable } from '@nestjs/common';
import type { BodyOf, VotingProtocolSettingPermissionForParticipant } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { lockProtocol } from '../persistence/protocols.ts';

@Injectable()
export class SetPermissions {
  constructor(private readonly work: JudgingWork) {}

  /** What members, or those with the open link, will see once the protocol is published. */
  async run(
    scope: Scope,
    program: Guid,
    { audience, ...permissions }: BodyOf<typeof VotingProtocolSettingPermissionForParticipant>,
  ): Promise<void> {
    await this.work.plain(scope, async (tx, event) => {
      const { state, version } = await lockProtocol(tx, event, program);
      const column = audience === 'link' ? 'link_permissions' : 'permissions';
      await tx.query(`update judging.protocol set ${column} = $2 where program_guid = $1`, [
        program,
        JSON.stringify(permissions),
      ]);
      tx.emit(event.competition, 'protocol.changed', { program, from: state, state, version, audience, permissions });
    });
  }
}
