// A person's logo or photo: uploaded, replaced, taken away. Nothing is left lying about.

import { Injectable } from '@nestjs/common';
import { fileAddress, type AnswerOf, type OrganizerAddLogo } from '@rampa/contract';
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
import { accountOf } from '../sessions/own-account.ts';
import { LOGO_PURPOSE } from './logo-gate.ts';

/** It is never shown larger than a quarter of a phone. */
const SIDE = 512;

@Injectable()
export class ChangeLogo {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  /** Failures fileMissing, fileTooLarge, and those of pictures. */
  async upload(scope: Scope, request: FastifyRequest): Promise<AnswerOf<typeof OrganizerAddLogo>> {
    const { account: owner } = accountOf(scope);
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { bytes, type } = await redrawn(path, { side: SIDE });
      const kept = await this.change(scope, (tx) =>
        this.files.keep(tx, { owner, purpose: LOGO_PURPOSE, name, type, bytes }),
      );
      return { guid: kept!.guid, name, url: fileAddress(kept!.address) };
    });
  }

  async remove(scope: Scope): Promise<Record<string, never>> {
    await this.change(scope, async () => null);
    return {};
  }

  private async change(scope: Scope, make: (tx: Transaction) => Promise<KeptFile | null>): Promise<KeptFile | null> {
    const { account } = accountOf(scope);
    const { result } = await this.work.run({ actor: actorName(scope.actor) }, async (tx) => {
      const [former] = await tx.query<{ logo: Guid | null }>(
        'select logo_guid as logo from accounts.account where guid = $1 for update',
        [account],
      );
      const kept = await make(tx);
      await tx.query('update accounts.account set logo_guid = $2, logo_path = $3 where guid = $1', [
        account,
        kept?.guid ?? null,
        kept && fileAddress(kept.address),
      ]);
      return { kept, gone: await this.files.remove(tx, [former!.logo]) };
    });
    await this.files.sweep(result.gone);
    return result.kept;
  }
}
