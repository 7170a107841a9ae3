// Replaces or removes the photo of a judge.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, CompetitionJudgeUploadLogo } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Pictures, type EventScope, type PictureCarrier, type Scope } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { PHOTO_PURPOSE } from '../judge-photo-gate.ts';
import { JudgingWork } from '../judging-work.ts';

/** A face is never shown larger than a quarter of a phone. */
const SIDE = 512;

@Injectable()
export class ChangeJudgePhoto {
  constructor(
    private readonly work: JudgingWork,
    private readonly pictures: Pictures,
  ) {}

  /** Throws Failure archived or notFound, and those of uploaded pictures. */
  upload(scope: Scope, judge: Guid, request: FastifyRequest): Promise<AnswerOf<typeof CompetitionJudgeUploadLogo>> {
    const owner = eventOf(scope).competition;
    return this.pictures.upload(request, { owner, purpose: PHOTO_PURPOSE, side: SIDE }, this.carrier(scope, judge));
  }

  remove(scope: Scope, judge: Guid): Promise<void> {
    return this.pictures.remove(this.carrier(scope, judge));
  }

  private carrier(scope: Scope, judge: Guid): PictureCarrier<EventScope> {
    return {
      inWork: (write) => this.work.plain(scope, write),
      async former(tx, { competition }) {
        const [row] = await tx.query<{ photo: Guid | null }>(
          `select photo_guid as photo from judging.judge
            where guid = $1 and competition_guid = $2 and removed_at is null for update`,
          [judge, competition],
        );
        if (!row) throw new Failure('notFound');
        return row.photo;
      },
      async carry(tx, kept, { competition }) {
        await tx.query('update judging.judge set photo_guid = $2 where guid = $1', [judge, kept?.guid ?? null]);
        tx.emit(competition, 'judges.changed', { judge });
      },
    };
  }
}
