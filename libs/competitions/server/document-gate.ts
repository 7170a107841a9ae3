import { Injectable, type OnModuleInit } from '@nestjs/common';
import { seesDocument, type Audience } from '@rampa/competitions/domain';
import type { Guid } from '@rampa/kernel';
import { Database, FileGates, type Actor } from '@rampa/platform/server';
import { DocumentReaders } from './queries/document-readers.ts';

export const EVENT_DOCUMENT = 'competition.document';

/** Who may read a document's bytes, the event says as it says who finds it in the list. */
@Injectable()
export class DocumentGate implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly readers: DocumentReaders,
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
    return document.audience === 'all' || seesDocument(document.audience, await this.readers.of(actor, document.event));
  }
}
