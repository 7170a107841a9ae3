import { Injectable } from '@nestjs/common';
import { MailOutbox, type Transaction } from '@rampa/platform/server';
import { applicationStatusLetter, type StatusNews } from '../letters/application-status.ts';
import type { Addressee } from '../letters/entering.ts';

/** A letter about a status, in the transaction of the change, also to who wants no news: it answers what he has sent. */
@Injectable()
export class StatusLetters {
  constructor(private readonly outbox: MailOutbox) {}

  /** Nobody is told whose account is closed or whom the organizer has blocked. */
  async tell(tx: Transaction, news: StatusNews): Promise<void> {
    const [member] = await tx.query<Addressee>(
      `select a.login, a.full_name as "fullName" from accounts.account a
         join accounts.membership m on m.member_guid = a.guid and m.competition_guid = $2 and not m.is_blocked
        where a.guid = $1 and a.is_verified and a.closed_at is null`,
      [news.member, news.competition],
    );
    if (member) await this.outbox.post(tx, applicationStatusLetter(member, news));
  }
}
