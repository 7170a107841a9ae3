// The event's logo: uploaded, replaced, taken away. Nothing is left lying about.

import { Injectable } from '@nestjs/common';
import { fileAddress, type AnswerOf, type CompetitionUploadLogo } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import {
  actorName,
  Files,
  redrawn,
  UnitOfWork,
  withUpload,
  type KeptFile,
  type Scope,
  type Transaction,
} from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { eventOf } from '../event-scope.ts';
import { EVENT_LOGO } from '../event-logo-gate.ts';
import { Competitions } from '../queries/competitions.ts';

/** Shown at 220 px, drawn for screens of twice as many. */
const SIDE = 512;

@Injectable()
export class ChangeEventLogo {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
    private readonly competitions: Competitions,
  ) {}

  /** Failures archived, fileMissing, fileTooLarge, and those of pictures. */
  async upload(scope: Scope, request: FastifyRequest): Promise<AnswerOf<typeof CompetitionUploadLogo>> {
    const owner = eventOf(scope).competition;
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { bytes, type } = await redrawn(path, { side: SIDE });
      const kept = await this.change(scope, (tx) =>
        this.files.keep(tx, { owner, purpose: EVENT_LOGO, name, type, bytes }),
      );
      return { guid: kept!.guid, name, url: fileAddress(kept!.address) };
    });
  }

  async remove(scope: Scope): Promise<Record<string, never>> {
    await this.change(scope, async () => null);
    return {};
  }

  private async change(scope: Scope, make: (tx: Transaction) => Promise<KeptFile | null>): Promise<KeptFile | null> {
    const { organizer, competition } = eventOf(scope);
    const { result } = await this.work.run({ actor: actorName(scope.actor) }, async (tx) => {
      await this.competitions.assertWritable(tx, { competition });
      const [former] = await tx.query<{ logo: Guid | null }>(
        'select logo_guid as logo from competitions.competition where guid = $1 for update',
        [competition],
      );
      const kept = await make(tx);
      await tx.query('update competitions.competition set logo_guid = $2, logo_path = $3 where guid = $1', [
        competition,
        kept?.guid ?? null,
        kept && fileAddress(kept.address),
      ]);
      const gone = await this.files.remove(tx, [former!.logo]);
      tx.emit(competition, 'competition.changed', { competition });
      tx.emit(organizer, 'competition.changed', { competition });
      return { kept, gone };
    });
    await this.files.sweep(result.gone);
    return result.kept;
  }
}
