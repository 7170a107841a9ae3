// Tells the platform which events are in the archive, in every process that writes.

import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { EventArchive } from '@rampa/platform/server';

@Injectable()
class ArchivedEvents implements OnModuleInit {
  constructor(private readonly archive: EventArchive) {}

  onModuleInit(): void {
    this.archive.register({
      archived: 'select guid from competitions.competition where guid = any ($1::uuid[]) and archived_at is not null',
      hold: 'select archived_at is not null as is_archived from competitions.competition where guid = $1 and deleted_at is null for share',
    });
  }
}

@Module({ providers: [ArchivedEvents] })
export class ArchivedEventsModule {}
