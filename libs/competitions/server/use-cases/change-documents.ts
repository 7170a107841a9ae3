// What stands beside a document: its name, its comment, who sees it, its place; and how it goes away.

import { Injectable } from '@nestjs/common';
import { documentName, type Audience } from '@rampa/competitions/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { Files, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { lockDocuments, placeDocuments } from '../persistence/document-rows.ts';
import { DOCUMENT, type DocumentRow } from '../persistence/document-table.ts';

@Injectable()
export class ChangeDocuments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  /** Its ending stays, as its content says. */
  async rename(scope: Scope, guid: Guid, given: string): Promise<void> {
    await this.change(scope, guid, async (tx, { contentType }) => {
      const name = documentName(given, contentType);
      await DOCUMENT.update(tx, { guid }, { name });
      await this.files.rename(tx, guid, name);
    });
  }

  async comment(scope: Scope, guid: Guid, comment: string): Promise<void> {
    await this.change(scope, guid, (tx) => DOCUMENT.update(tx, { guid }, { comment }));
  }

  async show(scope: Scope, guid: Guid, audience: Audience): Promise<void> {
    await this.change(scope, guid, (tx) => DOCUMENT.update(tx, { guid }, { audience }));
  }

  /** Who is not named stands behind those who are, in the order that they had. */
  async arrange(scope: Scope, guids: readonly Guid[]): Promise<void> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const standing = await lockDocuments(tx, competition);
      if (guids.some((guid) => !standing.includes(guid))) throw new Failure('notFound');
      await placeDocuments(tx, [...new Set([...guids, ...standing])]);
    });
  }

  async delete(scope: Scope, guid: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    const { result: gone } = await this.work.run({ scope }, async (tx) => {
      const standing = await lockDocuments(tx, competition);
      if (!standing.includes(guid)) throw new Failure('notFound');
      await tx.query('delete from competitions.document where guid = $1', [guid]);
      await placeDocuments(
        tx,
        standing.filter((one) => one !== guid),
      );
      return this.files.remove(tx, [guid]);
    });
    await this.files.sweep(gone);
  }

  private async change(
    scope: Scope,
    guid: Guid,
    write: (tx: Transaction, row: DocumentRow) => Promise<void>,
  ): Promise<void> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const [row] = await tx.query<DocumentRow>(
        `select ${DOCUMENT.select('d')} from competitions.document d
          where d.guid = $1 and d.competition_guid = $2 for update`,
        [guid, competition],
      );
      if (!row) throw new Failure('notFound');
      await write(tx, row);
    });
  }
}
