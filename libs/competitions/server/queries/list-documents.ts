import { Injectable } from '@nestjs/common';
import type { EventDocumentView } from '@rampa/contract';
import { Database, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { DOCUMENT, type DocumentRow } from '../persistence/document-table.ts';

@Injectable()
export class ListDocuments {
  constructor(private readonly database: Database) {}

  async run(scope: Scope): Promise<EventDocumentView[]> {
    const rows = await this.database.query<DocumentRow>(
      `select ${DOCUMENT.select('d')} from competitions.document d
        where d.competition_guid = $1 order by d.position, d.guid`,
      [eventOf(scope).competition],
    );
    return rows.map(({ guid, name, comment, contentType, size, audience, position, createdAt }) => ({
      ...{ guid, name, comment, type: contentType, size, audience, order: position },
      createdAt: createdAt.toISOString(),
    }));
  }
}
