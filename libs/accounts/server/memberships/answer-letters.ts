// A letter to a member about what he has sent or what he owes: it is no news, so it always comes.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { MailOutbox, type LetterBody, type Transaction } from '@rampa/platform/server';
import { greetingOf, type Addressee } from '../letters/entering.ts';
import type { UrlOf } from '../letters/links.ts';

export interface AnswerToMember {
  competition: Guid;
  eventTitle: string;
  member: Guid;
  subject: string;
  paragraphs: string[];
  button: { label: string; path: string };
  /** What it tells of, so that it is told once. */
  once: string;
  urlOf: UrlOf;
  /** In the organizer's own words; null: the portal's. */
  own?: ((to: Addressee, link: string) => { subject: string; worded: NonNullable<LetterBody['worded']> }) | null;
}

@Injectable()
export class AnswerLetters {
  constructor(private readonly outbox: MailOutbox) {}

  /** Nobody is told whose account is closed or whom the organizer has blocked. */
  async tell(
    tx: Transaction,
    { competition, eventTitle, member, subject, paragraphs, button, once, urlOf, own }: AnswerToMember,
  ): Promise<void> {
    const [to] = await tx.query<Addressee>(
      `select a.login, a.full_name as "fullName" from accounts.account a
         join accounts.membership m on m.member_guid = a.guid and m.competition_guid = $2 and not m.is_blocked
        where a.guid = $1 and a.is_verified and a.closed_at is null`,
      [member, competition],
    );
    if (!to) return;
    const link = urlOf(button.path);
    if (own) {
      const { subject, worded } = own(to, link);
      await this.outbox.post(tx, {
        ...{ to: to.login, kind: 'accounts.answer', subject, preheader: eventTitle, once },
        body: { paragraphs: [], worded, button: { label: button.label, url: link } },
      });
      return;
    }
    await this.outbox.post(tx, {
      ...{ to: to.login, kind: 'accounts.answer', subject, preheader: eventTitle, once },
      body: { greeting: greetingOf(to), paragraphs, button: { label: button.label, url: link } },
    });
  }
}
