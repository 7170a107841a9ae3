import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { MailOutbox, type Letter, type Reader, type Transaction } from '@rampa/platform/server';
import { invitationLetter, type Invited } from '../letters/invitation.ts';
import { LetterRefusals } from '../refusals/letter-refusals.ts';
import { Notifications } from '../profiles/notifications.ts';

/** Invitations by e-mail: to strangers, and to whoever has an account and has not refused such letters. */
@Injectable()
export class InvitationLetters {
  constructor(
    private readonly notifications: Notifications,
    private readonly refusals: LetterRefusals,
    private readonly outbox: MailOutbox,
  ) {}

  /** Null: he has refused letters of organizers, with an account or without. */
  async post(tx: Transaction, invited: Invited): Promise<Guid | null> {
    const account = await accountOf(tx, invited.email);
    if (account === null) {
      if (await this.refusals.hasRefused(tx, invited.email)) return null;
      const refuse = await this.refusals.ofAddress(tx, invited.email, invited.url);
      return this.outbox.post(tx, invitationLetter({ ...invited, refuse }, false));
    }
    if (!(await this.notifications.isWanted(tx, account, 'organizerMessage'))) return null;
    const refuse = this.refusals.ofAccount(account, invited.url);
    return this.outbox.post(tx, invitationLetter({ ...invited, refuse }, true));
  }

  /** Under which address somebody may have been invited; of who has an account, his confirmed one. */
  async addressOf(reader: Reader, account: Guid): Promise<string | null> {
    const [row] = await reader.query<{ login: string }>('select login from accounts.account where guid = $1', [
      account,
    ]);
    return row?.login ?? null;
  }

  /** As a stranger would get it. */
  shown(invited: Invited): Letter {
    return invitationLetter(invited, false);
  }
}

async function accountOf(reader: Reader, email: string): Promise<Guid | null> {
  const [row] = await reader.query<{ guid: Guid }>(
    `select guid from accounts.account
      where login = $1 and user_type = 'Member' and is_verified and closed_at is null`,
    [email],
  );
  return row?.guid ?? null;
}
