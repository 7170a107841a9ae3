import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountTraces, InvitationLetters } from '@rampa/accounts/server';

/** The address of somebody who has closed his account stands in no list of invitations. */
@Injectable()
export class EraseInvitations implements OnModuleInit {
  constructor(
    private readonly traces: AccountTraces,
    private readonly letters: InvitationLetters,
  ) {}

  onModuleInit(): void {
    this.traces.register(async (tx, account) => {
      const email = await this.letters.addressOf(tx, account);
      if (email !== null) await tx.query('delete from competitions.invitation where email = $1', [email]);
    });
  }
}
