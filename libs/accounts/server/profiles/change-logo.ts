// Replaces a person's logo or photo.

import { Injectable } from '@nestjs/common';
import { fileAddress, type AnswerOf, type OrganizerAddLogo } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Pictures, UnitOfWork, type PictureCarrier, type Scope } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { accountOf } from '../sessions/own-account.ts';
import { LOGO_PURPOSE } from './logo-gate.ts';

/** It is never shown larger than a quarter of a phone's screen. */
const SIDE = 512;

@Injectable()
export class ChangeLogo {
  constructor(
    private readonly work: UnitOfWork,
    private readonly pictures: Pictures,
  ) {}

  upload(scope: Scope, request: FastifyRequest): Promise<AnswerOf<typeof OrganizerAddLogo>> {
    const { account: owner } = accountOf(scope);
    return this.pictures.upload(request, { owner, purpose: LOGO_PURPOSE, side: SIDE }, this.carrier(scope));
  }

  async remove(scope: Scope): Promise<Record<string, never>> {
    await this.pictures.remove(this.carrier(scope));
    return {};
  }

  private carrier(scope: Scope): PictureCarrier<void> {
    const { account } = accountOf(scope);
    return {
      inWork: (write) => this.work.run({ scope }, (tx) => write(tx, undefined)),
      async former(tx) {
        const [row] = await tx.query<{ logo: Guid | null }>(
          'select logo_guid as logo from accounts.account where guid = $1 for update',
          [account],
        );
        return row!.logo;
      },
      async carry(tx, kept) {
        await tx.query('update accounts.account set logo_guid = $2, logo_path = $3 where guid = $1', [
          account,
          kept?.guid ?? null,
          kept && fileAddress(kept.address),
        ]);
      },
    };
  }
}
