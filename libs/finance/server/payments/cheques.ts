// A photograph or a PDF of a payer's paper. Who sees the payment sees it.

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import {
  contentOf,
  Database,
  FileGates,
  Files,
  withUpload,
  type Actor,
  type Transaction,
} from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { isOpenTo } from '../documents/paper-gate.ts';

const PURPOSE = 'finance.cheque';
export const MOST_OF_CHEQUE = 10 * 1024 * 1024;
const SHOWN = /^(image\/(jpeg|png|webp|heic|heif|avif|gif)|application\/pdf)$/;

export interface Cheque {
  path: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
}

@Injectable()
export class Cheques implements OnModuleInit {
  constructor(
    private readonly files: Files,
    private readonly database: Database,
    private readonly gates: FileGates,
  ) {}

  onModuleInit(): void {
    this.gates.add(PURPOSE, (actor, file) => this.isOpen(actor, file));
  }

  /** Failures fileMissing (where it is required), chequeTooLarge, chequeUnsupported, and those of uploads. */
  async received<T>(
    request: FastifyRequest,
    { isRequired }: { isRequired: boolean },
    work: (cheque: Cheque | null) => Promise<T>,
  ): Promise<T> {
    if (!isRequired && !request.isMultipart()) return work(null);
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { size } = await stat(path);
      if (size === 0) throw new Failure('fileMissing');
      if (size > MOST_OF_CHEQUE) throw new Failure('chequeTooLarge');
      const { type, isProgram } = await contentOf(path);
      if (isProgram || type === null || !SHOWN.test(type)) throw new Failure('chequeUnsupported');
      const sha256 = createHash('sha256').update(await readFile(path)).digest('hex'); // prettier-ignore
      return work({ path, name, type, size, sha256 });
    });
  }

  async keep(tx: Transaction, competition: Guid, cheque: Cheque | null) {
    if (!cheque) return {};
    const { path, name, type, size } = cheque;
    const guid = newGuid();
    await this.files.keep(tx, { guid, owner: competition, purpose: PURPOSE, name, type, bytes: { path, size } });
    return { fileGuid: guid, fileName: name, fileType: type };
  }

  private async isOpen(actor: Actor, file: Guid): Promise<boolean> {
    const rows = await this.database.query<{ competition: Guid; organizer: Guid; member: Guid | null }>(
      `select c.guid as competition, c.organizer_guid as organizer, h.member_guid as member
         from finance.payment p join competitions.v_competition c on c.guid = p.competition_guid
         join finance.allocation a on a.payment_guid = p.guid
         join applications.v_application_head h on h.guid = a.application_guid where p.file_guid = $1
       union
       select c.guid, c.organizer_guid, h.member_guid
         from finance.discount d join competitions.v_competition c on c.guid = d.competition_guid
         join applications.v_application_head h on h.guid = d.application_guid where d.file_guid = $1`,
      [file],
    );
    return rows.some(({ competition, organizer, member }) =>
      isOpenTo(actor, { competition, organizer, members: member === null ? [] : [member] }),
    );
  }
}
