// A document comes: in one request, or in pieces. What it is, its content says; what is no document leaves nothing behind.

import { Injectable } from '@nestjs/common';
import { documentFault, documentName } from '@rampa/competitions/domain';
import type { BodyOf, CompetitionBeginUpload } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import {
  contentOf,
  Files,
  lostWhenGone,
  UnitOfWork,
  UploadsByPieces,
  withUpload,
  type Scope,
  type Transaction,
  type WholeUpload,
} from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { stat } from 'node:fs/promises';
import { EVENT_DOCUMENT } from '../document-gate.ts';
import { eventOf } from '../event-scope.ts';
import { lockDocuments, placeDocuments } from '../persistence/document-rows.ts';
import { DOCUMENT, type DocumentRow } from '../persistence/document-table.ts';

/** Of one event: a list that people read, not a store. */
const MOST = 200;

interface Kept {
  guid: Guid;
  name: string;
}

@Injectable()
export class AddDocument {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
    private readonly pieces: UploadsByPieces,
  ) {}

  /** Failures documentProgram, documentUnsupported, documentsFull, and those of uploads. `isFirst`: above the others. */
  upload(scope: Scope, request: FastifyRequest, { isFirst }: { isFirst: boolean }): Promise<Kept> {
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { size } = await stat(path);
      if (size === 0) throw new Failure('fileMissing');
      return this.keep(scope, newGuid(), { path, name, size }, { isFirst });
    });
  }

  async begin(scope: Scope, given: BodyOf<typeof CompetitionBeginUpload>): Promise<{ uploadGuid: Guid }> {
    const { competition } = eventOf(scope);
    return { uploadGuid: await this.pieces.begin(scope, { owner: competition, purpose: EVENT_DOCUMENT, ...given }) };
  }

  /**
   * The document has the guid of its upload, so that a sender who has not heard the answer may ask again. Failures
   * uploadGap, uploadLost, notFound, and those of `upload`.
   */
  async finish(scope: Scope, upload: Guid): Promise<Kept> {
    const known = await this.made(scope, upload);
    if (known) return known;
    try {
      const whole = await this.pieces.whole(upload);
      return await this.keep(scope, upload, whole, { isFirst: false }, (tx) => this.pieces.forget(tx, upload));
    } catch (error) {
      // What is no document will not become one: nothing of it stays on the disk.
      if (error instanceof Failure && error.status === 415) await this.pieces.cancel(scope, upload);
      // Another window has finished it meanwhile: its pieces are gone because the document stands.
      const meanwhile = await this.made(scope, upload);
      if (meanwhile) return meanwhile;
      throw lostWhenGone(error);
    }
  }

  private async made(scope: Scope, upload: Guid): Promise<Kept | null> {
    const { result } = await this.work.run({ scope }, async (tx) => {
      const [row] = await tx.query<DocumentRow>(
        `select ${DOCUMENT.select('d')} from competitions.document d where d.guid = $1`,
        [upload],
      );
      return row;
    });
    return result ? { guid: upload, name: result.name } : null;
  }

  private async keep(
    scope: Scope,
    guid: Guid,
    { path, name: given, size }: WholeUpload,
    { isFirst }: { isFirst: boolean },
    before: (tx: Transaction) => Promise<unknown> = async () => undefined,
  ): Promise<Kept> {
    const { competition } = eventOf(scope);
    const found = await contentOf(path);
    const fault = documentFault(found);
    if (fault) throw new Failure(fault);
    const type = found.type!;
    const name = documentName(given, type);
    await this.work.run({ scope }, async (tx) => {
      const standing = await lockDocuments(tx, competition);
      if (standing.includes(guid)) return;
      if (standing.length >= MOST) throw new Failure('documentsFull');
      await before(tx);
      await this.files.keep(tx, {
        ...{ guid, owner: competition, purpose: EVENT_DOCUMENT, name, type },
        bytes: { path, size },
      });
      await DOCUMENT.insert(tx, {
        ...{ guid, competitionGuid: competition, name, contentType: type, size },
        ...{ audience: 'members', position: standing.length },
      });
      if (isFirst) await placeDocuments(tx, [guid, ...standing]);
    });
    return { guid, name };
  }
}
