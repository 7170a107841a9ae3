// Providers for the processes: `mailProviders` for the platform module of both, `mailWorkerProviders` for the worker's.

import { Injectable, type OnModuleInit, type Provider } from '@nestjs/common';
import { JobKinds } from '../jobs/kinds.ts';
import { SealedColumns } from '../secrets/sealed-columns.ts';
import { LetterFates } from './letter-fates.ts';
import { LetterRows, letterPlace } from './letter-rows.ts';
import { LettersThatWait } from './letters-that-wait.ts';
import { MailTrimHandler } from './mail-trim.handler.ts';
import { MAIL_TRIM } from './mail-trim.ts';
import { MailOutbox } from './outbox.ts';
import { PostOffice } from './post-office.ts';
import { SendLetterHandler } from './send-letter.handler.ts';
import { MAIL_SEND } from './send-letter.ts';

export { serveLetters } from './catcher/serve-letters.ts';
export { LetterFates, MailOutbox, LetterRows };
export type { Letter, LetterBody, LetterContent } from './letter.ts';
export type { LetterState, StoredLetter } from './letter-rows.ts';

/** Registers the column that the worker seals anew when the secret changes. */
@Injectable()
class SealedLetters implements OnModuleInit {
  constructor(private readonly sealed: SealedColumns) {}

  onModuleInit(): void {
    this.sealed.add({ table: 'mail.letter', column: 'body', placeOf: letterPlace });
  }
}

@Injectable()
class PlatformMail implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(MAIL_SEND);
    this.kinds.add(MAIL_TRIM);
  }
}

export const mailProviders: Provider[] = [LetterRows, MailOutbox, PlatformMail];

export const mailExports = [LetterRows, MailOutbox];

/** What the worker's rooms may ask for beside those. */
export const mailWorkerExports = [LetterFates];

export const mailWorkerProviders: Provider[] = [
  LetterFates,
  PostOffice,
  SendLetterHandler,
  MailTrimHandler,
  LettersThatWait,
  SealedLetters,
];
