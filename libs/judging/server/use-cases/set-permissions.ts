import { Injectable } from '@nestjs/common';
import type { BodyOf, VotingProtocolSettingPermissionForParticipant } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { lockProtocol } from '../persistence/protocols.ts';
import { grantPermissions } from '../writing/grant-permissions.ts';
import { ProtocolNews } from '../writing/protocol-news.ts';

type Asked = BodyOf<typeof VotingProtocolSettingPermissionForParticipant>;

@Injectable()
export class SetPermissions {
  constructor(
    private readonly work: JudgingWork,
    private readonly news: ProtocolNews,
  ) {}

  /** Members who could not open the published protocol until now get a letter. */
  async run(
    scope: Scope,
    program: Guid,
    { audience, ...asked }: Asked,
    urlOf: (path: string) => string,
  ): Promise<void> {
    await this.work.plain(scope, async (tx, event) => {
      const protocol = await lockProtocol(tx, event, program);
      const isOpened = await grantPermissions(tx, event, protocol, audience, asked);
      if (isOpened && protocol.state === 'Published') await this.news.tell(tx, event, program, urlOf);
    });
  }
}
