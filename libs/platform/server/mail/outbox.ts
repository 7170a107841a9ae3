// Where rooms leave their letters. The row and its job are written in the caller's transaction, so that a letter exists
// exactly when what it tells of does.

import { Injectable } from '@nestjs/common';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import type { Transaction } from '../database/unit-of-work.ts';
import { Dispatcher } from '../jobs/dispatcher.ts';
import { JobTable } from '../jobs/job-table.ts';
import { letterGiven, type Letter } from './letter.ts';
import { LetterRows } from './letter-rows.ts';
import { MAIL_SEND, MAIL_OWNER } from './send-letter.ts';

const KEPT_DAYS = 3;

@Injectable()
export class MailOutbox {
  constructor(
    private readonly rows: LetterRows,
    private readonly jobs: JobTable,
    private readonly dispatcher: Dispatcher,
  ) {}

  /**
   * Writes the letter; the worker sends it after the commit. Returns the letter's guid. When `once` is known, it
   * returns the guid of the first letter and writes nothing. Throws Failure letterAddress for anything but a single
   * mailbox.
   */
  async post(transaction: Transaction, letter: Letter): Promise<Guid> {
    const parsed = letterGiven.safeParse(letter);
    if (!parsed.success) {
      if (parsed.error.issues.some(({ path }) => path[0] === 'to')) throw new Failure('letterAddress');
      // A mistake of the room. Only the fields are named: the values are people's.
      const places = parsed.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
      throw new Error(`A letter is made wrongly: ${places.join(', ')}`);
    }
    const { to, kind, subject, preheader, body, refuse, refuseWords, once, expiresAt } = parsed.data;
    const guid = newGuid();
    const job = newGuid();
    const isNew = await this.rows.write(transaction, {
      ...{ guid, job, kind, to, subject, once: once ?? null },
      content: {
        body,
        ...(preheader === undefined ? {} : { preheader }),
        ...(refuse === undefined ? {} : { refuse }),
        ...(refuseWords === undefined ? {} : { refuseWords }),
      },
      expiresAt: expiresAt ?? new Date(Date.now() + KEPT_DAYS * 86_400_000).toISOString(),
    });
    if (!isNew) return this.rows.guidOf(transaction, once!);
    await this.jobs.enqueue(transaction, MAIL_SEND, {
      ...{ competition: null, owner: MAIL_OWNER, guid: job, payload: { letter: guid } },
    });
    transaction.afterCommit(() => this.dispatcher.send(job));
    return guid;
  }
}
