// News of an event for members who perform in it: a letter to each, in the transaction of the change, unless he has
// refused such letters.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { MailOutbox, type Transaction } from '@rampa/platform/server';
import { eventNewsLetter, type News } from '../letters/event-news.ts';
import { LetterRefusals } from '../refusals/letter-refusals.ts';
import { Notifications } from '../profiles/notifications.ts';

interface Told {
  guid: Guid;
  login: string;
  fullName: string;
}

@Injectable()
export class EventNews {
  constructor(
    private readonly notifications: Notifications,
    private readonly refusals: LetterRefusals,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Something unpublished and published again within a day is no news; a change that the organizer publishes always is.
   * Answers to how many a letter goes.
   */
  async tell(tx: Transaction, news: News): Promise<number> {
    let told = 0;
    for (const member of await this.membersOf(tx, news)) {
      if (!(await this.notifications.isWanted(tx, member.guid, 'organizerMessage'))) continue;
      if (news.deed !== 'programChanged' && !(await this.isFresh(tx, member.guid, news))) continue;
      const refuse = this.refusals.ofAccount(member.guid, news.urlOf('/'));
      await this.outbox.post(tx, eventNewsLetter(member, news, refuse));
      told += 1;
    }
    return told;
  }

  /** Leaves out closed accounts and members whom the organizer has blocked. */
  private membersOf(tx: Transaction, { competition, members }: News): Promise<Told[]> {
    return tx.query<Told>(
      `select a.guid, a.login, a.full_name as "fullName"
         from accounts.account a
         join accounts.membership m on m.member_guid = a.guid and m.competition_guid = $1 and not m.is_blocked
        where a.guid = any ($2::uuid[]) and a.is_verified and a.closed_at is null
        order by a.guid`,
      [competition, [...new Set(members)]],
    );
  }

  private async isFresh(tx: Transaction, member: Guid, { deed, program }: News): Promise<boolean> {
    const written = await tx.query(
      `insert into accounts.event_letter (member_guid, deed, program_guid) values ($1, $2, $3)
       on conflict (member_guid, deed, program_guid) do update set written_at = now()
         where event_letter.written_at < now() - interval '1 day'
       returning member_guid`,
      [member, deed, program],
    );
    return written.length > 0;
  }
}
