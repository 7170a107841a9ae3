// Asks for a confirmation of an address, in the way of the account's kind.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { MailOutbox, type Transaction } from '@rampa/platform/server';
import type { AccountKind } from '../kinds/kinds.ts';
import { codeLetter, confirmationLetter, type Addressee } from '../letters/entering.ts';
import type { UrlOf } from '../letters/links.ts';
import { ConfirmationCodes } from '../proofs/confirmation-codes.ts';
import { LetterTokens } from '../proofs/letter-tokens.ts';

@Injectable()
export class Proving {
  constructor(
    private readonly tokens: LetterTokens,
    private readonly codes: ConfirmationCodes,
    private readonly outbox: MailOutbox,
  ) {}

  /** The former link or code stops working. */
  async ask(tx: Transaction, kind: AccountKind, account: Addressee & { guid: Guid }, urlOf: UrlOf): Promise<void> {
    if (kind.proof === 'code') {
      const { code, expires } = await this.codes.issue(tx, account.guid);
      await this.outbox.post(tx, codeLetter(kind, account, code, expires));
    } else {
      const { token, expires } = await this.tokens.issue(tx, account.guid, 'confirm');
      await this.outbox.post(tx, confirmationLetter(kind, account, token, expires, urlOf));
    }
  }
}
