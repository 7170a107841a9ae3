// The pictures of a template and the organizer's logo, as the press takes them.

import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import type { Guid } from '@rampa/kernel';
import { Database, PaperPictures, type PaperPicture } from '@rampa/platform/server';
import { imagesOf } from '../persistence/templates.ts';
import type { TemplatePictures } from './designed-papers.ts';

export interface ReadPictures {
  pictures: TemplatePictures;
  /** Names of those that cannot be read. */
  lost: string[];
}

@Injectable()
export class TemplatePictureReads {
  /** Whoever looks at single boxes sees the pictures themselves. */
  readonly none: TemplatePictures = new Map();

  constructor(
    private readonly database: Database,
    private readonly organizers: Organizers,
    private readonly pictures: PaperPictures,
  ) {}

  /** One after another: a decoded picture takes tens of megabytes. */
  async of(organizer: Guid, document: Guid): Promise<ReadPictures> {
    const read = new Map<string | null, PaperPicture>();
    const lost: string[] = [];
    const keep = async (guid: string | null, sha256: string, name: string) => {
      const picture = await this.pictures.readWhole(sha256);
      if (picture) read.set(guid, picture);
      else lost.push(name);
    };
    const logo = await this.organizers.logoOf(this.database, organizer);
    if (logo !== null) await keep(null, logo, 'логотип организатора');
    for (const { guid, sha256, name } of await imagesOf(this.database, document)) await keep(guid, sha256, name);
    return { pictures: read, lost };
  }
}
