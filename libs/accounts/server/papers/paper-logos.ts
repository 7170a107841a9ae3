import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { Database, PaperPictures, type PaperPicture } from '@rampa/platform/server';
import { Organizers } from '../queries/organizers.ts';

/** The organizer's logo in the head of papers. */
@Injectable()
export class PaperLogos {
  constructor(
    private readonly database: Database,
    private readonly organizers: Organizers,
    private readonly pictures: PaperPictures,
  ) {}

  /** Null: he has none, or its file is lost; a table is printed all the same. */
  async of(organizer: Guid): Promise<PaperPicture | null> {
    const sha256 = await this.organizers.logoOf(this.database, organizer);
    return sha256 ? this.pictures.read(sha256) : null;
  }
}
