import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Guid, UserType } from '@rampa/kernel';
import { actionOf, Database, FileGates, type Actor } from '@rampa/platform/server';

export const LOGO_PURPOSE = 'account.logo';

interface Owner {
  guid: Guid;
  userType: UserType;
  organizer: Guid | null;
  /** The member takes part in events of this actor's organizer. */
  events: Guid[];
}

/** An organizer's logo is public; others are for their owners and for those who work with them. */
@Injectable()
export class LogoGate implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly gates: FileGates,
  ) {}

  onModuleInit(): void {
    this.gates.add(LOGO_PURPOSE, (actor, file) => this.isOpen(actor, file));
  }

  private async isOpen(actor: Actor, file: Guid): Promise<boolean> {
    const organizer = actor.kind === 'account' ? actor.organizer : null;
    const [owner] = await this.database.query<Owner>(
      `select a.guid, a.user_type as "userType", a.organizer_guid as organizer,
              array(select m.competition_guid from accounts.membership m
                     where m.member_guid = a.guid and m.organizer_guid = $2) as events
         from accounts.account a where a.logo_guid = $1`,
      [file, organizer],
    );
    if (!owner) return false;
    if (owner.userType === 'Organizer') return true;
    if (actor.kind !== 'account') return false;
    if (actor.account === owner.guid) return true;
    if (owner.userType === 'OrganizerEmployee') return organizer !== null && organizer === owner.organizer;
    return owner.events.some((event) => actor.userType === 'Organizer' || actionOf(actor.access, event, 'any') > 0);
  }
}
