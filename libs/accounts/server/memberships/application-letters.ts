import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { MailOutbox, type Reader, type Transaction } from '@rampa/platform/server';
import { draftLetter, type DraftNews } from '../letters/application-news.ts';
import type { Addressee } from '../letters/entering.ts';
import { Notifications } from '../profiles/notifications.ts';
import { LetterRefusals } from '../refusals/letter-refusals.ts';

/** A letter about an application that waits, in the transaction that notes it. */
@Injectable()
export class ApplicationLetters {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly notifications: Notifications,
    private readonly refusals: LetterRefusals,
  ) {}

  /** Unless he has refused letters that nobody has to send. */
  async draft(tx: Transaction, news: DraftNews): Promise<void> {
    const to = await addresseeOf(tx, news);
    if (!to || !(await this.notifications.isWanted(tx, news.member, 'organizerMessage'))) return;
    await this.outbox.post(tx, draftLetter(to, news, this.refusals.ofAccount(news.member, news.urlOf('/'))));
  }
}

/** Nobody is told whose account is closed or whom the organizer has blocked. */
async function addresseeOf(reader: Reader, { member, competition }: { member: Guid; competition: Guid }) {
  const [found] = await reader.query<Addressee>(
    `select a.login, a.full_name as "fullName" from accounts.account a
       join accounts.membership m on m.member_guid = a.guid and m.competition_guid = $2 and not m.is_blocked
      where a.guid = $1 and a.is_verified and a.closed_at is null`,
    [member, competition],
  );
  return found;
}
