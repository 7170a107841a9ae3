import { Injectable } from '@nestjs/common';
import { seesDocument } from '@rampa/competitions/domain';
import type { EventDocumentView } from '@rampa/contract';
import { Database, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { DOCUMENT, type DocumentRow } from '../persistence/document-table.ts';
import { DocumentReaders } from './document-readers.ts';

@Injectable()
export class ListDocuments {
  constructor(
    private readonly database: Database,
    private readonly readers: DocumentReaders,
  ) {}

  /** Those that this person may read. */
  async run(scope: Scope): Promise<EventDocumentView[]> {
    const { competition, actor } = eventOf(scope);
    const reader = await this.readers.of(actor, competition);
    const rows = await this.database.query<DocumentRow>(
      `select ${DOCUMENT.select('d')} from competitions.document d
        where d.competition_guid = $1 order by d.position, d.guid`,
      [competition],
    );
    return rows
      .filter(({ audience }) => seesDocument(audience, reader))
      .map(({ guid, name, comment, contentType, size, audience, position, createdAt }) => ({
        ...{ guid, name, comment, type: contentType, size, audience, order: position },
        createdAt: createdAt.toISOString(),
      }));
  }
}
