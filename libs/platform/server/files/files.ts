// Uploaded files: bytes under their SHA-256 below RAMPA_HOME/files or in a bucket, owners in PostgreSQL, read at unguessable
// addresses.

import type { Readable } from 'node:stream';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Failure, newGuid, newSecret, type Guid } from '@rampa/kernel';
import type { Actor } from '../access/scope.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { UnitOfWork, type Transaction } from '../database/unit-of-work.ts';
import type { BlobStore } from './blob-store-type.ts';
import { blobStore } from './blob-store.ts';
import { foldersOf, hashOfContent, lockBlob, removeLeftovers, sizeOf, type Content, type Lost, type Part } from './blobs.ts'; // prettier-ignore
import { FileGates } from './file-gates.ts';
import { assertRoom } from './quota.ts';

export interface NewFile {
  /** The owner: the event or the organizer. */
  owner: Guid;
  purpose: string;
  name: string;
  type: string;
  bytes: Content;
  /** Guid of the new row; by default a fresh one. */
  guid?: Guid;
  /** True when the caller has checked the owner's quota himself. */
  isCounted?: boolean;
}

export interface KeptFile {
  guid: Guid;
  address: string;
}

export interface NamedFile {
  name: string;
  type: string;
  sha256: string;
  size: number;
  /** The whole file, or from one byte to another, both included. */
  open(part?: Part): Promise<Readable>;
}

export interface ReadFile {
  type: string;
  sha256: string;
  bytes: Buffer;
}

interface Row {
  type: string;
  sha256: string;
  size: number;
}

const HOUR_MS = 3_600_000;

@Injectable()
export class Files implements OnModuleInit {
  /** Folder of unfinished uploads. */
  readonly temporary: string;
  private readonly blobs: BlobStore;
  private readonly logger = new Logger('files');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly gates: FileGates,
  ) {
    this.blobs = blobStore(config);
    this.temporary = foldersOf(config.home).temporary;
  }

  /** A killed process leaves its uploads behind. */
  async onModuleInit(): Promise<void> {
    await removeLeftovers(this.temporary, Date.now() - HOUR_MS);
  }

  /**
   * The bytes are safe before the row is committed. Throws Failure filesFull when the owner's quota is used up, filesAway.
   */
  async keep(tx: Transaction, file: NewFile): Promise<KeptFile> {
    const size = sizeOf(file.bytes);
    if (!file.isCounted) await assertRoom(tx, this.config, file.owner, size);
    const sha256 = await hashOfContent(file.bytes);
    await lockBlob(tx, sha256);
    await this.blobs.put(sha256, file.bytes);
    const kept = { guid: file.guid ?? newGuid(), address: newSecret() };
    await tx.query(
      `insert into files.file (guid, address, owner_guid, purpose, name, content_type, size, sha256)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [kept.guid, kept.address, file.owner, file.purpose, file.name, file.type, size, sha256],
    );
    return kept;
  }

  /** The same bytes for another owner; null for null. Throws Failure filesFull. */
  async copy(tx: Transaction, guid: Guid | null, owner: Guid, as = newGuid()): Promise<KeptFile | null> {
    const [row] = await tx.query<{ sha256: string; size: number }>(
      'select sha256, size from files.file where guid = $1',
      [guid],
    );
    if (!row) return null;
    await assertRoom(tx, this.config, owner, row.size);
    await lockBlob(tx, row.sha256);
    const kept = { guid: as, address: newSecret() };
    await tx.query(
      `insert into files.file (guid, address, owner_guid, purpose, name, content_type, size, sha256)
       select $2, $3, $4, purpose, name, content_type, size, sha256 from files.file where guid = $1`,
      [guid, kept.guid, kept.address, owner],
    );
    return kept;
  }

  /** The name under which it is saved. */
  async rename(tx: Transaction, guid: Guid, name: string): Promise<void> {
    await tx.query('update files.file set name = $2 where guid = $1', [guid, name]);
  }

  /** From the commit on the address is void; pass the result to `sweep` after it. */
  async remove(tx: Transaction, guids: readonly (Guid | null)[]): Promise<string[]> {
    const given = guids.filter((guid) => guid !== null);
    if (given.length === 0) return [];
    // TypeORM answers a delete with [rows, count]; a query around it answers rows.
    const rows = await tx.query<{ sha256: string }>(
      `with gone as (delete from files.file where guid = any ($1::uuid[]) returning sha256) select sha256 from gone`,
      [given],
    );
    return rows.map(({ sha256 }) => sha256);
  }

  /** Deletes bytes that no row refers to any more. */
  async sweep(hashes: readonly string[]): Promise<void> {
    for (const sha256 of new Set(hashes)) {
      await this.work.run({ actor: 'files' }, async (tx) => {
        await lockBlob(tx, sha256);
        const owned = await tx.query('select 1 from files.file where sha256 = $1 limit 1', [sha256]);
        if (owned.length === 0) await this.blobs.remove(sha256);
      });
    }
  }

  /** Throws Failure notFound for an unknown or former address. */
  async read(address: string): Promise<ReadFile> {
    const [row] = await this.database.query<Row>(
      'select content_type as type, sha256, size from files.file where address = $1',
      [address],
    );
    return this.withBytes(row);
  }

  /**
   * Throws Failure notFound for a missing file and for one that this actor may not see, so that nobody learns which it
   * is.
   */
  async readFor(actor: Actor, guid: Guid): Promise<NamedFile> {
    const [row] = await this.database.query<Row & { guid: Guid; purpose: string; name: string }>(
      'select guid, purpose, name, content_type as type, sha256, size from files.file where guid = $1',
      [guid],
    );
    if (!row || !(await this.gates.isOpen(actor, row))) throw new Failure('notFound');
    const { name, type, sha256, size } = row;
    return {
      name,
      type,
      sha256,
      size,
      open: async (part) => this.unlessLost(await this.blobs.stream(sha256, size, part), sha256),
    };
  }

  /** A file lost on the disk is not «not found»: it is our error, which is logged and told. */
  private async withBytes(row: Row | undefined): Promise<ReadFile> {
    if (!row) throw new Failure('notFound');
    const { type, sha256, size } = row;
    // Browsers would keep half a picture for ever, because its address is served as immutable.
    return { type, sha256, bytes: this.unlessLost(await this.blobs.get(sha256, size), sha256) };
  }

  private unlessLost<T>(read: T | Lost, sha256: string): T {
    if (typeof read !== 'string') return read as T;
    this.logger.error(`an uploaded file is ${read}: ${this.blobs.placeOf(sha256)}`);
    throw new Failure('fileLost');
  }
}
