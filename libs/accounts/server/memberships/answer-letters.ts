// A letter to a member about what he has sent or what he owes: it is no news, so it always comes.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { MailOutbox, type Transaction } from '@rampa/platform/server';
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
}

@Injectable()
export class AnswerLetters {
  constructor(private readonly outbox: MailOutbox) {}

  /** Nobody is told whose account is closed or whom the organizer has blocked. */
  async tell(
    tx: Transaction,
    { competition, eventTitle, member, subject, paragraphs, button, once, urlOf }: AnswerToMember,
  ): Promise<void> {
    const [to] = await tx.query<Addressee>(
      `select a.login, a.full_name as "fullName" from accounts.account a
         join accounts.membership m on m.member_guid = a.guid and m.competition_guid = $2 and not m.is_blocked
        where a.guid = $1 and a.is_verified and a.closed_at is null`,
      [member, competition],
    );
    if (!to) return;
    await this.outbox.post(tx, {
      ...{ to: to.login, kind: 'accounts.answer', subject, preheader: eventTitle, once },
      body: { greeting: greetingOf(to), paragraphs, button: { label: button.label, url: urlOf(button.path) } },
    });
  }
}
