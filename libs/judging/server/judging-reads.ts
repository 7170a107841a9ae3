// The facade: what higher rooms read of judging.

import { Injectable } from '@nestjs/common';
import type { ProtocolView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { ProtocolReads, type GroupName } from './queries/protocol-reads.ts';

@Injectable()
export class JudgingReads {
  constructor(private readonly protocols: ProtocolReads) {}

  /** `reader` must be a snapshot. Failure notFound. */
  protocol(reader: Reader, program: Guid): Promise<ProtocolView> {
    return this.protocols.view(reader, program);
  }

  /** Names of the groups that compete in the program, and no results of them. Failure notFound. */
  groups(reader: Reader, program: Guid): Promise<GroupName[]> {
    return this.protocols.groupsOf(reader, program);
  }
}
