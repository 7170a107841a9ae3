// The photo of a judge: uploaded, replaced, taken away. Nothing is left lying about.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { fileAddress, type AnswerOf, type CompetitionJudgeUploadLogo } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Files, redrawn, withUpload, type KeptFile, type Scope, type Transaction } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { PHOTO_PURPOSE } from '../judge-photo-gate.ts';
import { JudgingWork } from '../judging-work.ts';

/** A face is never shown larger than a quarter of a phone. */
const SIDE = 512;

@Injectable()
export class ChangeJudgePhoto {
  constructor(
    private readonly work: JudgingWork,
    private readonly files: Files,
  ) {}

  /** Failures archived, notFound, fileMissing, fileTooLarge, and those of pictures. */
  async upload(
    scope: Scope,
    judge: Guid,
    request: FastifyRequest,
  ): Promise<AnswerOf<typeof CompetitionJudgeUploadLogo>> {
    const owner = eventOf(scope).competition;
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { bytes, type } = await redrawn(path, { side: SIDE });
      const kept = await this.change(scope, judge, (tx) =>
        this.files.keep(tx, { owner, purpose: PHOTO_PURPOSE, name, type, bytes }),
      );
      return { guid: kept!.guid, name, url: fileAddress(kept!.address) };
    });
  }

  async remove(scope: Scope, judge: Guid): Promise<void> {
    await this.change(scope, judge, async () => null);
  }

  private async change(
    scope: Scope,
    judge: Guid,
    make: (tx: Transaction) => Promise<KeptFile | null>,
  ): Promise<KeptFile | null> {
    const { result } = await this.work.plain(scope, async (tx, { competition }) => {
      const [former] = await tx.query<{ photo: Guid | null }>(
        `select photo_guid as photo from judging.judge
          where guid = $1 and competition_guid = $2 and removed_at is null for update`,
        [judge, competition],
      );
      if (!former) throw new Failure('notFound');
      const kept = await make(tx);
      await tx.query('update judging.judge set photo_guid = $2 where guid = $1', [judge, kept?.guid ?? null]);
      const gone = await this.files.remove(tx, [former.photo]);
      tx.emit(competition, 'judges.changed', { judge });
      return { kept, gone };
    });
    await this.files.sweep(result.gone);
    return result.kept;
  }
}
