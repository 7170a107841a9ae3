// A statement is read and kept; it books nothing. The same file is the same statement, and a row that came before is known
// by its key, whichever file and encoding it came in.

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { isPassedOver, keyOf, readStatement, textOfKey, type BankRow, type KnownRow } from '@rampa/finance/domain';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { actorName, Files, UnitOfWork, withUpload, type Reader, type Scope } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { ownAccounts } from './bank-world.ts';
import { keeperOf } from './statement-access.ts';
import { BANK_FILE, BANK_ROW } from './statement-tables.ts';

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_ROWS = 20_000;

interface Known extends KnownRow {
  key: string;
  occurrence: number;
}

@Injectable()
export class ImportStatement {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  /** Failures statementUnreadable, statementForeign, statementTooLarge, statementsOfAll, those of uploads. */
  run(scope: Scope, request: FastifyRequest): Promise<{ guid: Guid; isKnown: boolean }> {
    const organizer = keeperOf(scope);
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { size } = await stat(path);
      if (size === 0) throw new Failure('fileMissing');
      if (size > MOST_BYTES) throw new Failure('statementTooLarge');
      const bytes = await readFile(path);
      const { result } = await this.work.run({ scope }, async (tx) => {
        // Two who load at once wait for each other, so that neither keeps what the other has.
        await tx.query(`select pg_advisory_xact_lock(hashtextextended('bank-statement:' || $1, 0))`, [organizer]);
        return this.kept(tx, organizer, { bytes, name, author: actorName(scope.actor) });
      });
      return result;
    });
  }

  /** Failures statementUnreadable, statementForeign, statementTooLarge. */
  async kept(
    tx: Reader,
    organizer: Guid,
    { bytes, name, author }: { bytes: Buffer; name: string; author: string },
  ): Promise<{ guid: Guid; isKnown: boolean }> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const before = await BANK_FILE.find(tx, { organizerGuid: organizer, sha256 });
    if (before) return { guid: before.guid, isKnown: true };
    const own = new Set((await ownAccounts(tx, organizer)).keys());
    const first = readStatement(bytes, own, []);
    if (first.refused) {
      const code = first.refused === 'notStatement' ? 'statementUnreadable' : 'statementForeign';
      throw new Failure(code, { customData: { encoding: first.encoding } });
    }
    if (first.rows.length > MOST_ROWS) throw new Failure('statementTooLarge');
    const known = await knownRows(tx, organizer, first.rows);
    const { encoding, warnings, accounts, rows } = known.length > 0 ? readStatement(bytes, own, known) : first;
    const [guid, kept] = [newGuid(), rows.map((row, position) => ({ row, position })).filter(({ row }) => !isPassedOver(row))]; // prettier-ignore
    await BANK_FILE.insert(tx, {
      ...{ guid, organizerGuid: organizer, sha256, name, encoding, author },
      ...{ warnings, accounts, passedOver: rows.length - kept.length },
    });
    const occurrences = new Map<string, number>();
    for (const { key, occurrence } of known) occurrences.set(key, Math.max(occurrence, occurrences.get(key) ?? 0));
    await BANK_ROW.insertAll(
      tx,
      kept.map(({ row, position }) => {
        const isNew = row.state === 'ok' || row.state === 'possibleDuplicate';
        const bankKey = isNew ? textOfKey(keyOf(row)) : null;
        const occurrence = bankKey === null ? null : (occurrences.get(bankKey) ?? 0) + 1;
        if (bankKey !== null) occurrences.set(bankKey, occurrence!);
        return {
          ...{ guid: newGuid(), fileGuid: guid, organizerGuid: organizer, position, state: row.state, said: row },
          ...{ bankKey, occurrence },
        };
      }),
    );
    return { guid, isKnown: false };
  }
}

async function knownRows(tx: Reader, organizer: Guid, rows: readonly BankRow[]): Promise<Known[]> {
  const keys = rows.filter(({ direction }) => direction !== null).map((row) => textOfKey(keyOf(row)));
  const found = await tx.query<{ key: string; occurrence: number; said: BankRow }>(
    `select r.bank_key as key, r.occurrence, r.said from finance.bank_row r
      where r.organizer_guid = $1 and r.bank_key = any ($2::text[])`,
    [organizer, keys],
  );
  return found.map(({ key, occurrence, said }) => ({
    ...keyOf(said),
    purpose: said.document.purpose,
    key,
    occurrence,
  }));
}
