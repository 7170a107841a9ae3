import { Injectable } from '@nestjs/common';
import { Failure, newSecret, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { lockProtocol } from '../persistence/protocols.ts';

@Injectable()
export class RenewPublicLink {
  constructor(private readonly work: JudgingWork) {}

  /**
   * Returns the new key; pages opened by the former one end with this write. Throws Failure protocolTransition when
   * there is no key yet.
   */
  async run(scope: Scope, program: Guid): Promise<string> {
    const key = newSecret();
    await this.work.plain(scope, async (tx, event) => {
      const { state, version } = await lockProtocol(tx, event, program);
      // TypeORM answers an update with [rows, count]; a query around it answers rows.
      const renewed = await tx.query(
        `with renewed as (
           update judging.protocol set public_key = $2
            where program_guid = $1 and public_key is not null returning program_guid
         ) select program_guid from renewed`,
        [program, key],
      );
      if (renewed.length === 0) {
        throw new Failure('protocolTransition', {
          message: 'Ссылки ещё нет: она появится после публикации протокола.',
        });
      }
      tx.emit(event.competition, 'protocol.changed', { program, from: state, state, version, linkRenewed: true });
    });
    return key;
  }
}
