// A signature or the stamp that the organizer's invoices bear: uploads, replaces and removes it. Issued papers keep what
// they were printed with.

import { Injectable } from '@nestjs/common';
import { Failure, type Guid, type RequisiteImage } from '@rampa/kernel';
import { Pictures, UnitOfWork, type PictureCarrier, type Scope } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { IMAGE_PURPOSE } from '../requisites/requisite-image-gate.ts';
import { ownOf } from '../requisites/requisite-owner.ts';

/** 600 dots per inch of a stamp of 42 mm. */
const SIDE = 1_000;

@Injectable()
export class ChangeRequisiteImage {
  constructor(
    private readonly work: UnitOfWork,
    private readonly pictures: Pictures,
  ) {}

  /** Failure notFound, and those of uploaded pictures. */
  async upload(scope: Scope, guid: Guid, image: RequisiteImage, request: FastifyRequest): Promise<{ guid: Guid }> {
    const { owner } = ownOf(scope);
    const kind = { owner, purpose: IMAGE_PURPOSE, side: SIDE };
    const kept = await this.pictures.upload(request, kind, this.carrier(owner, scope, guid, image));
    // The open address of the file is told to nobody: it is read through its gate.
    return { guid: kept.guid };
  }

  remove(scope: Scope, guid: Guid, image: RequisiteImage): Promise<void> {
    return this.pictures.remove(this.carrier(ownOf(scope).owner, scope, guid, image));
  }

  private carrier(owner: Guid, scope: Scope, guid: Guid, image: RequisiteImage): PictureCarrier<null> {
    return {
      inWork: (write) => this.work.run({ scope }, (tx) => write(tx, null)),
      async former(tx) {
        const [row] = await tx.query<{ file: Guid | null }>(
          `select images ->> $3 as file from finance.requisite
            where guid = $1 and owner_type = 'Organizer' and owner_guid = $2 and deleted_at is null for update`,
          [guid, owner, image],
        );
        if (!row) throw new Failure('notFound');
        return row.file;
      },
      async carry(tx, kept) {
        await tx.query(
          `update finance.requisite set images = case when $3::text is null then images - $2::text
                                                      else images || jsonb_build_object($2::text, $3::text) end
            where guid = $1`,
          [guid, image, kept?.guid ?? null],
        );
      },
    };
  }
}
