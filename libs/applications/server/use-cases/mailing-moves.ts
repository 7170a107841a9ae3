// Tells the pages of an event's mailings that one of them has moved. No address travels, and no word of a letter.

import type { Guid } from '@rampa/kernel';
import { officeOf, type Transaction } from '@rampa/platform/server';

/** `clock_timestamp`: of two moves in one transaction the later one is later. */
export async function mailingMoved(tx: Transaction, mailing: Guid): Promise<void> {
  await tellMoved(
    tx,
    await tx.query<Moved>(
      `with moved as (
         update applications.mailing set moved_at = clock_timestamp() where guid = $1 returning guid, competition_guid)
       select guid, competition_guid as competition from moved`,
      [mailing],
    ),
  );
}

/** The mailing of a letter that the outbox has; of a letter of nobody's nothing is told. */
export async function letterMoved(tx: Transaction, letter: Guid): Promise<void> {
  await tellMoved(
    tx,
    await tx.query<Moved>(
      `with moved as (
         update applications.mailing m set moved_at = clock_timestamp() from applications.mailing_letter l
          where l.letter_guid = $1 and m.guid = l.mailing_guid returning m.guid, m.competition_guid)
       select guid, competition_guid as competition from moved`,
      [letter],
    ),
  );
}

interface Moved {
  guid: Guid;
  competition: Guid;
}

async function tellMoved(tx: Transaction, moved: readonly Moved[]): Promise<void> {
  for (const { guid, competition } of moved) tx.emit(officeOf(competition), 'mailings.changed', { mailing: guid });
}
