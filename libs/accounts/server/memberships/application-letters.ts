import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { MailOutbox, type Letter, type Reader, type Transaction } from '@rampa/platform/server';
import {
  correctedLetter,
  draftLetter,
  erasedLetter,
  movedLetter,
  type ApplicationNews,
  type CorrectedNews,
  type DraftNews,
  type ErasedNews,
  type MovedNews,
} from '../letters/application-news.ts';
import type { Addressee } from '../letters/entering.ts';
import { Notifications } from '../profiles/notifications.ts';
import { LetterRefusals } from '../refusals/letter-refusals.ts';

/** A letter about an application that waits, was corrected or moved by others, or bereft of answers, in the transaction that notes it. */
@Injectable()
export class ApplicationLetters {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly notifications: Notifications,
    private readonly refusals: LetterRefusals,
  ) {}

  draft(tx: Transaction, news: DraftNews): Promise<void> {
    return this.post(tx, news, (to, refuse) => draftLetter(to, news, refuse));
  }

  corrected(tx: Transaction, news: CorrectedNews): Promise<void> {
    return this.post(tx, news, (to, refuse) => correctedLetter(to, news, refuse));
  }

  /** Whatever he has refused. */
  async moved(tx: Transaction, news: MovedNews): Promise<void> {
    const to = await addresseeOf(tx, news);
    if (to) await this.outbox.post(tx, movedLetter(to, news));
  }

  /** Whatever he has refused. */
  async erased(tx: Transaction, news: ErasedNews): Promise<void> {
    const to = await addresseeOf(tx, news);
    if (to) await this.outbox.post(tx, erasedLetter(to, news));
  }

  /** Unless he has refused letters that nobody has to send. */
  private async post(
    tx: Transaction,
    news: ApplicationNews,
    letterTo: (to: Addressee, refuse: string) => Letter,
  ): Promise<void> {
    const to = await addresseeOf(tx, news);
    if (!to || !(await this.notifications.isWanted(tx, news.member, 'organizerMessage'))) return;
    await this.outbox.post(tx, letterTo(to, this.refusals.ofAccount(news.member, news.urlOf('/'))));
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
