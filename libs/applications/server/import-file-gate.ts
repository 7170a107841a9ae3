import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, FileGates, permit, type Actor } from '@rampa/platform/server';

export const IMPORT_PURPOSE = 'application.import';

/** A table that was imported is seen by who works on the event's applications, and by nobody else. */
@Injectable()
export class ImportFileGate implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly gates: FileGates,
  ) {}

  onModuleInit(): void {
    this.gates.add(IMPORT_PURPOSE, (actor, file) => this.isOpen(actor, file));
  }

  private async isOpen(actor: Actor, file: Guid): Promise<boolean> {
    const [found] = await this.database.query<{ competition: Guid; organizer: Guid }>(
      `select i.competition_guid as competition, c.organizer_guid as organizer from applications.import i
         join competitions.v_competition c on c.guid = i.competition_guid where i.file_guid = $1`,
      [file],
    );
    if (!found) return false;
    try {
      permit({ who: ['org:requests'] }, actor, { ...found, members: [], isStray: false });
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}
