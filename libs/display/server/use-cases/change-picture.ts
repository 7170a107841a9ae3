// Replaces the organizer's logo or background of a screen.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { fileAddress, type AnswerOf, type CompetitionDisplaySettingUploadLogo } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import {
  Files,
  redrawn,
  UnitOfWork,
  withUpload,
  type KeptFile,
  type Redrawing,
  type Scope,
  type Transaction,
} from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';

export type PictureOf = 'logo' | 'background';

/**
 * Limits of the pictures. A logo is at most half a 4K screen, a background fills it. Under the veil of 60 % a
 * background of at most this luminance leaves the second line of text its contrast of seven.
 */
const DRAWN: Record<PictureOf, Redrawing> = { logo: { side: 1600 }, background: { side: 3840, brightest: 105 } };
const COLUMNS: Record<PictureOf, string> = { logo: 'logo_guid', background: 'background_guid' };

@Injectable()
export class ChangePicture {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  async upload(
    scope: Scope,
    display: Guid,
    of: PictureOf,
    request: FastifyRequest,
  ): Promise<AnswerOf<typeof CompetitionDisplaySettingUploadLogo>> {
    const event = eventOf(scope);
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { bytes, type } = await redrawn(path, DRAWN[of]);
      const kept = await this.change(scope, display, of, (tx) =>
        this.files.keep(tx, { owner: event.competition, purpose: `display.${of}`, name, type, bytes }),
      );
      return { guid: kept!.guid, name, url: fileAddress(kept!.address) };
    });
  }

  async remove(scope: Scope, display: Guid, of: PictureOf): Promise<void> {
    await this.change(scope, display, of, async () => null);
  }

  private async change(
    scope: Scope,
    display: Guid,
    of: PictureOf,
    make: (tx: Transaction) => Promise<KeptFile | null>,
  ): Promise<KeptFile | null> {
    const event = eventOf(scope);
    const column = COLUMNS[of];
    const { result } = await this.work.run({ scope }, async (tx) => {
      const [former] = await tx.query<{ file: Guid | null }>(
        `select ${column} as file from display.setting where guid = $1 and competition_guid = $2 for update`,
        [display, event.competition],
      );
      if (!former) throw new Failure('notFound');
      const kept = await make(tx);
      await tx.query(
        `update display.setting set ${column} = $2, version = version + 1, changed_at = now() where guid = $1`,
        [display, kept?.guid ?? null],
      );
      const gone = await this.files.remove(tx, [former.file]);
      tx.emit(event.competition, 'display.changed', { display });
      return { kept, gone };
    });
    await this.files.sweep(result.gone);
    return result.kept;
  }
}
