import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, FileGates, GuidOwners, permit, type Actor } from '@rampa/platform/server';

export const EVENT_LOGO = 'competition.logo';

/** By its guid an event's logo is given to whoever works on the event or takes part in it. */
@Injectable()
export class EventLogoGate implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly owners: GuidOwners,
    private readonly gates: FileGates,
  ) {}

  onModuleInit(): void {
    this.gates.add(EVENT_LOGO, (actor, file) => this.isOpen(actor, file));
  }

  private async isOpen(actor: Actor, file: Guid): Promise<boolean> {
    const [event] = await this.database.query<{ guid: Guid }>(
      'select guid from competitions.competition where logo_guid = $1',
      [file],
    );
    if (!event) return false;
    try {
      const owner = await this.owners.ownerOf([{ kind: 'competition', guid: event.guid }]);
      permit({ who: ['org:any', 'member', 'judge', 'presenter'] }, actor, owner);
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}
