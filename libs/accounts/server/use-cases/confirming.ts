// What happens when an address is confirmed, by whatever proof.

import { Injectable } from '@nestjs/common';
import { MailOutbox, openStream, type Transaction } from '@rampa/platform/server';
import { AccountRows, type AccountRow } from '../kinds/account-rows.ts';
import { employeeWaitingLetter } from '../letters/entering.ts';
import type { UrlOf } from '../letters/links.ts';
import { Notifications } from '../profiles/notifications.ts';
import { LetterRefusals } from '../refusals/letter-refusals.ts';
import { ConfirmationCodes } from '../proofs/confirmation-codes.ts';
import { LetterTokens } from '../proofs/letter-tokens.ts';
import type { Guid } from '@rampa/kernel';

@Injectable()
export class Confirming {
  constructor(
    private readonly accounts: AccountRows,
    private readonly tokens: LetterTokens,
    private readonly codes: ConfirmationCodes,
    private readonly outbox: MailOutbox,
    private readonly notifications: Notifications,
    private readonly refusals: LetterRefusals,
  ) {}

  /** Uses up every proof of the account. Returns the account as it was before. */
  async run(tx: Transaction, guid: Guid, urlOf: UrlOf): Promise<AccountRow> {
    const account = (await this.accounts.byGuid(tx, guid))!;
    await this.tokens.voidAll(tx, guid);
    await this.codes.voidFor(tx, guid);
    if (account.isVerified) return account;
    await tx.query('update accounts.account set is_verified = true where guid = $1', [guid]);
    await openStream(tx, guid, account.userType === 'Organizer' ? 'organizer' : 'user');
    if (account.userType === 'Member') await this.refusals.adopt(tx, guid);
    await this.adoptEmployees(tx, account);
    if (account.userType === 'OrganizerEmployee') await this.announce(tx, account, urlOf);
    return account;
  }

  /** Employees who named this organizer before he registered wait for his decision from now on. */
  async adoptEmployees(tx: Transaction, { guid, login, userType }: AccountRow): Promise<void> {
    if (userType !== 'Organizer') return;
    await tx.query(
      `update accounts.account set organizer_guid = $1, named_organizer = null
       where named_organizer = $2 and organizer_guid is null and employee_state = 'waiting'`,
      [guid, login],
    );
  }

  private async announce(tx: Transaction, employee: AccountRow, urlOf: UrlOf): Promise<void> {
    const organizer = employee.organizer ? await this.accounts.byGuid(tx, employee.organizer) : null;
    if (!organizer || !(await this.notifications.isWanted(tx, organizer.guid, 'employeeRequest'))) return;
    await this.outbox.post(tx, employeeWaitingLetter(organizer, employee, urlOf));
  }
}
