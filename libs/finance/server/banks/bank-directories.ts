import { readFile, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { AnswerOf, BankDirectoryGet, BankDirectoryGetByBik } from '@rampa/contract';
import { bankTitle, type Bank } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, Database, Files, UnitOfWork, withUpload, type Scope } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { BANK_DIRECTORY, type KeptBank } from './bank-directory-table.ts';
import { OWN_BANKS } from './own-banks.ts';
import { MOST_BYTES, readDirectoryFile } from './read-directory-file.ts';

@Injectable()
export class BankDirectories {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  /** An organizer's own directory goes before the portal's list; a member is answered by that of his organizers. */
  async find(scope: Scope, bik: string): Promise<AnswerOf<typeof BankDirectoryGetByBik>> {
    const [row] = await this.database.query<{ bank: KeptBank; madeOn: string | null }>(
      `select d.banks -> $1 as bank, d.made_on::text as "madeOn" from finance.bank_directory d
        where d.organizer_guid = any ($2::uuid[]) and d.banks ? $1
        order by d.made_on desc nulls last, d.loaded_at desc limit 1`,
      [bik, organizersOf(scope)],
    );
    const bank: Bank | undefined = row
      ? { bik, name: row.bank[0], place: row.bank[1], correspondentAccount: row.bank[2] }
      : OWN_BANKS.get(bik);
    if (!bank) return { bank: null };
    const { correspondentAccount } = bank;
    return { bank: { bik, bankName: bankTitle(bank), correspondentAccount, madeOn: row?.madeOn ?? null } };
  }

  async of(scope: Scope): Promise<AnswerOf<typeof BankDirectoryGet>> {
    const [row] = await this.database.query<{ name: string; madeOn: string | null; count: number; loadedAt: Date }>(
      `select d.file_name as name, d.made_on::text as "madeOn", d.bank_count as count, d.loaded_at as "loadedAt"
         from finance.bank_directory d where d.organizer_guid = $1`,
      [ownerOf(scope)],
    );
    const loaded = row ? { ...row, loadedAt: row.loadedAt.toISOString() } : null;
    return { loaded, ownCount: OWN_BANKS.size };
  }

  /** The new one replaces the former. Failures bankDirectoryUnreadable and those of uploads. */
  load(scope: Scope, request: FastifyRequest): Promise<{ count: number }> {
    const organizerGuid = ownerOf(scope);
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { size } = await stat(path);
      if (size === 0) throw new Failure('fileMissing');
      if (size > MOST_BYTES)
        throw new Failure('bankDirectoryUnreadable', { message: 'Файл больше 20 МБ: справочник Банка России меньше.' });
      const { banks, madeOn } = readDirectoryFile(await readFile(path));
      const kept = Object.fromEntries(
        banks.map((one): [string, KeptBank] => [one.bik, [one.name, one.place, one.correspondentAccount]]),
      );
      const count = Object.keys(kept).length;
      await this.work.run({ scope }, async (tx) => {
        await tx.query('delete from finance.bank_directory where organizer_guid = $1', [organizerGuid]);
        await BANK_DIRECTORY.insert(tx, {
          ...{ organizerGuid, fileName: name, madeOn, banks: kept, bankCount: count },
          author: actorName(scope.actor),
        });
      });
      return { count };
    });
  }

  async forget(scope: Scope): Promise<void> {
    const organizer = ownerOf(scope);
    await this.work.run({ scope }, (tx) => BANK_DIRECTORY.delete(tx, { organizerGuid: organizer }));
  }
}

function ownerOf({ organizer }: Scope): Guid {
  if (!organizer) throw new Failure('notFound');
  return organizer;
}

function organizersOf({ actor, organizer }: Scope): Guid[] {
  if (organizer) return [organizer];
  return actor.kind === 'account' ? [...new Set(actor.memberships.map((one) => one.organizer))] : [];
}
