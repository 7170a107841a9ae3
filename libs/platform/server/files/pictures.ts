// The picture that something carries (a logo, a photo): uploads, replaces and removes it. No file stays behind.

import { Injectable } from '@nestjs/common';
import { fileAddress } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../database/unit-of-work.ts';
import { Files, type KeptFile } from './files.ts';
import { redrawn } from './images.ts';
import { withUpload } from './upload.ts';

/** The thing with the picture, as its room writes it. */
export interface PictureCarrier<Place> {
  /** Runs the room's transaction, which decides who may write and locks the thing. */
  inWork<T>(write: (tx: Transaction, place: Place) => Promise<T>): Promise<{ result: T }>;
  /** Reads the present picture under a lock. */
  former(tx: Transaction, place: Place): Promise<Guid | null>;
  /** `kept`: the new picture; null when it is removed. */
  carry(tx: Transaction, kept: KeptFile | null, place: Place): Promise<void>;
}

export interface PictureKind {
  /** The event or the account whose quota it uses. */
  owner: Guid;
  purpose: string;
  /** Longest side in pixels. */
  side: number;
}

@Injectable()
export class Pictures {
  constructor(private readonly files: Files) {}

  /** Throws Failure fileMissing or fileTooLarge, those of pictures, and those of the carrier. */
  async upload<Place>(
    request: FastifyRequest,
    { owner, purpose, side }: PictureKind,
    carrier: PictureCarrier<Place>,
  ): Promise<{ guid: Guid; name: string; url: string }> {
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { bytes, type } = await redrawn(path, { side });
      const kept = await this.change(carrier, (tx) => this.files.keep(tx, { owner, purpose, name, type, bytes }));
      return { guid: kept.guid, name, url: fileAddress(kept.address) };
    });
  }

  async remove<Place>(carrier: PictureCarrier<Place>): Promise<void> {
    await this.change(carrier, async () => null);
  }

  private async change<Place, Kept extends KeptFile | null>(
    carrier: PictureCarrier<Place>,
    make: (tx: Transaction) => Promise<Kept>,
  ): Promise<Kept> {
    const { result } = await carrier.inWork(async (tx, place) => {
      const former = await carrier.former(tx, place);
      const kept = await make(tx);
      await carrier.carry(tx, kept, place);
      return { kept, gone: await this.files.remove(tx, [former]) };
    });
    await this.files.sweep(result.gone);
    return result.kept;
  }
}
