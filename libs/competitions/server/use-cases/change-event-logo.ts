// The event's logo.

import { Injectable } from '@nestjs/common';
import { fileAddress, type AnswerOf, type CompetitionUploadLogo } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Pictures, UnitOfWork, type PictureCarrier, type Scope } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { eventOf } from '../event-scope.ts';
import { EVENT_LOGO } from '../event-logo-gate.ts';

/** Shown at 220 px, drawn for screens of twice as many. */
const SIDE = 512;

@Injectable()
export class ChangeEventLogo {
  constructor(
    private readonly work: UnitOfWork,
    private readonly pictures: Pictures,
  ) {}

  /** Failure archived, and those of uploaded pictures. */
  upload(scope: Scope, request: FastifyRequest): Promise<AnswerOf<typeof CompetitionUploadLogo>> {
    const owner = eventOf(scope).competition;
    return this.pictures.upload(request, { owner, purpose: EVENT_LOGO, side: SIDE }, this.carrier(scope));
  }

  async remove(scope: Scope): Promise<Record<string, never>> {
    await this.pictures.remove(this.carrier(scope));
    return {};
  }

  private carrier(scope: Scope): PictureCarrier<void> {
    const { organizer, competition } = eventOf(scope);
    return {
      inWork: (write) =>
        this.work.run({ scope }, async (tx) => {
          return write(tx, undefined);
        }),
      async former(tx) {
        const [row] = await tx.query<{ logo: Guid | null }>(
          'select logo_guid as logo from competitions.competition where guid = $1 for update',
          [competition],
        );
        return row!.logo;
      },
      async carry(tx, kept) {
        await tx.query('update competitions.competition set logo_guid = $2, logo_path = $3 where guid = $1', [
          competition,
          kept?.guid ?? null,
          kept && fileAddress(kept.address),
        ]);
        tx.emit(competition, 'competition.changed', { competition });
        tx.emit(organizer, 'competition.changed', { competition });
      },
    };
  }
}
