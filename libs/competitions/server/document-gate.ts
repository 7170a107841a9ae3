import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Audience } from '@rampa/competitions/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, FileGates, GuidOwners, permit, type Actor } from '@rampa/platform/server';

export const EVENT_DOCUMENT = 'competition.document';

/** A document for all is given to whoever has its address; any other to who takes part and to who leads the settings. */
@Injectable()
export class DocumentGate implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly owners: GuidOwners,
    private readonly gates: FileGates,
  ) {}

  onModuleInit(): void {
    this.gates.add(EVENT_DOCUMENT, (actor, file) => this.isOpen(actor, file));
  }

  private async isOpen(actor: Actor, file: Guid): Promise<boolean> {
    const [document] = await this.database.query<{ event: Guid; audience: Audience }>(
      'select competition_guid as event, audience from competitions.document where guid = $1',
      [file],
    );
    if (!document) return false;
    if (document.audience === 'all') return true;
    if (actor.kind === 'anonymous') return false;
    try {
      const owner = await this.owners.ownerOf([{ kind: 'competition', guid: document.event }]);
      permit({ who: ['org:settings', 'member'] }, actor, owner);
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}
