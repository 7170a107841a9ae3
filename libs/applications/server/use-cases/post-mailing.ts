// Puts the letters of a mailing into the outbox, some at a time. Each is marked in the transaction that posts it, so that a
// worker that dies between two of them posts none twice.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { answerPlaceholder, answersIn } from '@rampa/mailings/domain';
import { OwnLetters, type WrittenLetter } from '@rampa/mailings/server';
import { LetterRows, MailOutbox, UnitOfWork, type Transaction } from '@rampa/platform/server';
import { MAILING, MAILING_LETTER } from '../persistence/mailing-tables.ts';
import { Addressees } from '../queries/addressees.ts';
import { mailingMoved } from './mailing-moves.ts';

/** Letters that one step puts into the outbox. */
export const STEP = 10;
const ACTOR = 'mailing';
const CALLED_OFF = 'Рассылку остановили.';

export interface Posted {
  left: number;
  total: number;
}

@Injectable()
export class PostMailing {
  constructor(
    private readonly work: UnitOfWork,
    private readonly addressees: Addressees,
    private readonly words: OwnLetters,
    private readonly outbox: MailOutbox,
    private readonly letters: LetterRows,
  ) {}

  /** The next of them. Whoever has refused letters meanwhile, or has left, gets none. */
  async step(guid: Guid): Promise<Posted> {
    const { result } = await this.work.run({ actor: ACTOR }, async (tx) => {
      const mailing = await held(tx, guid);
      // Called off, or gone with its event.
      if (mailing === null || mailing.cancelledAt !== null) return { left: 0, total: 0 };
      const next = await tx.query<{ guid: Guid }>(
        `select application_guid as guid from applications.mailing_letter
          where mailing_guid = $1 and outcome = 'waiting' order by position limit ${STEP}`,
        [guid],
      );
      const ones = await this.addressees.of(
        tx,
        mailing.competitionGuid,
        next.map((one) => one.guid),
        { baseUrl: mailing.baseUrl, numbers: answersIn(mailing) },
      );
      for (const one of ones) {
        const key = { mailingGuid: guid, applicationGuid: one.applicationGuid };
        if (one.why !== null) {
          await MAILING_LETTER.update(tx, key, { outcome: 'skipped', why: one.why });
          continue;
        }
        const { subject, worded } = this.words.toOne(mailing, one.values, saying(mailing));
        const letterGuid = await this.outbox.post(tx, {
          ...{ to: one.login, kind: 'applications.mailing', subject, refuse: one.refuse },
          once: `mailing:${guid}:${one.applicationGuid}`,
          body: { paragraphs: [], worded, footnote: this.addressees.footnote },
        });
        await MAILING_LETTER.update(tx, key, { outcome: 'posted', letterGuid });
      }
      if (ones.length > 0) await mailingMoved(tx, guid);
      return counted(tx, guid);
    });
    return result;
  }

  /** What has not begun to leave does not leave, wherever it is. Answers how many. */
  async cancel(tx: Transaction, guid: Guid): Promise<number> {
    const mailing = await held(tx, guid);
    if (mailing === null) return 0;
    if (mailing.cancelledAt === null) await MAILING.update(tx, { guid }, { cancelledAt: new Date() });
    const posted = await tx.query<{ letter: Guid }>(
      `select letter_guid as letter from applications.mailing_letter where mailing_guid = $1 and outcome = 'posted'`,
      [guid],
    );
    const recalled = await this.letters.recall(
      tx,
      posted.map(({ letter }) => letter),
      CALLED_OFF,
    );
    const cancelled = await tx.query(
      `with changed as (
         update applications.mailing_letter set outcome = 'cancelled'
          where mailing_guid = $1 and (outcome = 'waiting' or letter_guid = any ($2::uuid[])) returning application_guid)
       select * from changed`,
      [guid, recalled],
    );
    await mailingMoved(tx, guid);
    return cancelled.length;
  }
}

/** The answers that a kept letter says; of a field that is gone since, «—» stands there. */
export function saying(letter: WrittenLetter) {
  return answersIn(letter).map((n) => answerPlaceholder({ n, title: '' }));
}

/** Steps and a cancelling stand one after another. */
async function held(tx: Transaction, guid: Guid) {
  const found = await tx.query('select guid from applications.mailing where guid = $1 for update', [guid]);
  return found.length === 0 ? null : MAILING.find(tx, { guid });
}

async function counted(tx: Transaction, guid: Guid): Promise<Posted> {
  const [row] = await tx.query<Posted>(
    `select count(*) filter (where outcome = 'waiting')::int as left, count(*)::int as total
       from applications.mailing_letter where mailing_guid = $1`,
    [guid],
  );
  return row!;
}
