import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, Database, FileGates, permit, type Actor } from '@rampa/platform/server';
import { MESSAGE_PURPOSE } from './persistence/message-files.ts';

interface Standing {
  competition: Guid;
  organizer: Guid;
  member: Guid | null;
  isSent: boolean;
  author: string;
}

/** Whoever reads the messages reads their files; one that is not sent yet is its author's alone. */
@Injectable()
export class MessageFileGate implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly gates: FileGates,
  ) {}

  onModuleInit(): void {
    this.gates.add(MESSAGE_PURPOSE, (actor, file) => this.isOpen(actor, file));
  }

  private async isOpen(actor: Actor, file: Guid): Promise<boolean> {
    const [found] = await this.database.query<Standing>(
      `select a.competition_guid as competition, c.organizer_guid as organizer, a.member_guid as member,
              f.message_guid is not null as "isSent", f.actor as author
         from applications.message_file f
         join applications.application a on a.guid = f.application_guid
         join competitions.v_competition c on c.guid = a.competition_guid
        where f.guid = $1 and f.came_at is not null and a.deleted_at is null`,
      [file],
    );
    if (!found || (!found.isSent && found.author !== actorName(actor))) return false;
    const { competition, organizer, member } = found;
    const members = member === null ? [] : [member];
    try {
      permit({ who: ['member', 'org:requests'] }, actor, { competition, organizer, members, isStray: false });
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}
