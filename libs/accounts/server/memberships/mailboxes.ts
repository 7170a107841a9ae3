// To whom a letter of the organizer may go, of those who take part in his event.

import { Injectable } from '@nestjs/common';
import type { Guid, MailingSkip } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { REFUSING } from '../letters/links.ts';
import { LetterRefusals } from '../refusals/letter-refusals.ts';

export interface Mailbox {
  login: string;
  fullName: string;
  /** Null: it may. */
  why: MailingSkip | null;
  /** «Отписаться» */
  refuse: string;
}

@Injectable()
export class Mailboxes {
  constructor(private readonly refusals: LetterRefusals) {}

  /** How such letters are refused: what each of them ends with. */
  readonly footnote = REFUSING;

  /** Nobody is written to whose account is closed or unconfirmed, who has refused such letters or is blocked. `origin`: of links in letters. */
  async of(
    reader: Reader,
    competition: Guid,
    members: readonly Guid[],
    origin: string,
  ): Promise<ReadonlyMap<Guid, Mailbox>> {
    const rows = await reader.query<Omit<Mailbox, 'refuse'> & { guid: Guid }>(
      `select a.guid, a.login, a.full_name as "fullName",
              case when not a.is_verified or a.closed_at is not null or m.member_guid is null then 'noAddress'
                   when m.is_blocked then 'blocked'
                   when not coalesce((a.notifications->>'organizerMessage')::boolean, true) then 'unsubscribed' end as why
         from accounts.account a
         left join accounts.membership m on m.member_guid = a.guid and m.competition_guid = $2
        where a.guid = any ($1::uuid[])`,
      [members, competition],
    );
    return new Map(rows.map(({ guid, ...one }) => [guid, { ...one, refuse: this.refusals.ofAccount(guid, origin) }]));
  }
}
