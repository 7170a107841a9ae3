// Receives a large file in pieces. Each piece is stored whole or not at all, so that a sender continues after a lost
// connection, a reload, or a server that was killed.

import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Failure, newGuid, UPLOAD_LIMIT, UPLOAD_PIECE, type Guid } from '@rampa/kernel';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { UnitOfWork, type Transaction } from '../database/unit-of-work.ts';
import { actorName, type Scope } from '../access/scope.ts';
import { foldersOf } from './blobs.ts';
import { assertRoom } from './quota.ts';
import { plainName, withUpload } from './upload.ts';

/** Most unfinished uploads of one owner. */
const MOST_AT_ONCE = 20;
const TOO_MANY = 'Недосланных файлов уже 20. Дождитесь их или отмените лишние.';

export interface NewUpload {
  owner: Guid;
  purpose: string;
  name: string;
  size: number;
  mark: string;
  /**
   * Runs in the same transaction and records what the upload is for. A caller who passes it checks the quota himself.
   */
  beside?(tx: Transaction, guid: Guid): Promise<void>;
}

export interface UnfinishedUpload {
  guid: Guid;
  name: string;
  mark: string;
  size: number;
  received: number;
  isOwn: boolean;
}

export interface WholeUpload {
  path: string;
  name: string;
  size: number;
}

interface Row {
  size: number;
  received: number;
  name: string;
}

@Injectable()
export class UploadsByPieces {
  private readonly folder: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    this.folder = foldersOf(config.home).temporary;
  }

  /** Throws Failure fileTooLarge, filesFull (unfinished uploads count) or tooMany. */
  async begin(scope: Scope, { owner, purpose, name, size, mark, beside }: NewUpload): Promise<Guid> {
    if (size > UPLOAD_LIMIT) throw new Failure('fileTooLarge');
    const guid = newGuid();
    await this.work.run({ scope }, async (tx) => {
      if (beside) await beside(tx, guid);
      else await assertRoom(tx, this.config, owner, size);
      const [{ count }] = (await tx.query<{ count: number }>(
        'select count(*)::int as count from files.upload where owner_guid = $1',
        [owner],
      )) as [{ count: number }];
      if (count >= MOST_AT_ONCE) throw new Failure('tooMany', { message: TOO_MANY });
      await tx.query(
        `insert into files.upload (guid, owner_guid, purpose, name, mark, size, made_by)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [guid, owner, purpose, plainName(name), mark, size, actorName(scope.actor)],
      );
    });
    return guid;
  }

  /** Unfinished uploads, the oldest first. */
  of(scope: Scope, owner: Guid, purpose: string): Promise<UnfinishedUpload[]> {
    return this.database.query<UnfinishedUpload>(
      `select guid, name, mark, size, received, made_by = $3 as "isOwn"
         from files.upload where owner_guid = $1 and purpose = $2 order by created_at, guid`,
      [owner, purpose, actorName(scope.actor)],
    );
  }

  /**
   * Throws Failure uploadGap (with the number of bytes received), badRequest for a piece that is too long, uploadLost
   * or notFound.
   */
  async add(scope: Scope, guid: Guid, at: number, request: FastifyRequest): Promise<{ received: number }> {
    return withUpload(request, this.folder, async (piece) => {
      const { size } = await stat(piece.path);
      const { result } = await this.work.run({ scope }, async (tx) => {
        const row = await this.locked(tx, guid);
        if (at !== row.received) throw gap(row.received);
        if (size === 0 || size > UPLOAD_PIECE || at + size > row.size) throw new Failure('badRequest', { field: 'at' });
        // Bytes beyond the row's count are overwritten: a write died there.
        await mkdir(this.folder, { recursive: true });
        const file = await open(this.pathOf(guid), at === 0 ? 'w' : 'r+', 0o600).catch((error: unknown) => {
          throw lostWhenGone(error);
        });
        try {
          if ((await file.stat()).size < at) throw new Failure('uploadLost');
          await pipeline(createReadStream(piece.path), file.createWriteStream({ start: at, flush: true }));
        } finally {
          await file.close();
        }
        await tx.query('update files.upload set received = $2, touched_at = now() where guid = $1', [guid, at + size]);
        return { received: at + size };
      });
      return result;
    });
  }

  /** The complete file. Throws Failure uploadGap while bytes are missing, notFound or uploadLost. */
  async whole(guid: Guid): Promise<WholeUpload> {
    const [row] = await this.database.query<Row>('select size, received, name from files.upload where guid = $1', [
      guid,
    ]);
    if (!row) throw new Failure('notFound');
    if (row.received < row.size) throw gap(row.received);
    const path = this.pathOf(guid);
    const found = await stat(path).catch(() => null);
    if (found?.size !== row.size) throw new Failure('uploadLost');
    return { path, name: row.name, size: row.size };
  }

  /** Forgets the upload from the commit on; false: there was none. */
  async forget(tx: Transaction, guid: Guid): Promise<boolean> {
    const rows = await tx.query(
      'with gone as (delete from files.upload where guid = $1 returning guid) select guid from gone',
      [guid],
    );
    tx.afterCommit(() => void rm(this.pathOf(guid), { force: true }).catch(() => undefined));
    return rows.length > 0;
  }

  async cancel(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, (tx) => this.forget(tx, guid));
  }

  private async locked(tx: Transaction, guid: Guid): Promise<Row> {
    const [row] = await tx.query<Row>('select size, received, name from files.upload where guid = $1 for update', [
      guid,
    ]);
    if (!row) throw new Failure('notFound');
    return row;
  }

  private pathOf(guid: Guid): string {
    return join(this.folder, `pieces-${guid}`);
  }
}

/** A file that is gone as Failure uploadLost, anything else as it is: a 500 would make the sender repeat for ever. */
export function lostWhenGone(error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code === 'ENOENT' ? new Failure('uploadLost') : error;
}

function gap(received: number): Failure {
  return new Failure('uploadGap', { customData: { received } });
}
