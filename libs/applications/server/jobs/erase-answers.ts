// Erases a member who has closed his account from his applications and from those that wait under his address elsewhere.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountTraces, InvitationLetters } from '@rampa/accounts/server';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { EraseApplications } from '../use-cases/erase-applications.ts';

@Injectable()
export class EraseAnswers implements OnModuleInit {
  constructor(
    private readonly traces: AccountTraces,
    private readonly letters: InvitationLetters,
    private readonly erasing: EraseApplications,
  ) {}

  onModuleInit(): void {
    this.traces.register((tx, account) => this.erase(tx, account));
  }

  private async erase(tx: Transaction, account: Guid): Promise<void> {
    const email = await this.letters.addressOf(tx, account);
    const rows = await tx.query<{ guid: Guid }>(
      'select guid from applications.application where member_guid = $1 or owner_email = $2',
      [account, email],
    );
    await tx.query('delete from applications.performer where member_guid = $1', [account]);
    await this.erasing.run(tx, rows.map(({ guid }) => guid), null); // prettier-ignore
  }
}
