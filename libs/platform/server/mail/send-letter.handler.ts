// Sends one letter, at most once after its text has begun to leave (ADR 10). Until the server answers «354, go on» the
// row is `waiting` and everything may be tried again. Then one worker alone makes it `sending`; whoever finds it so
// later does not know whether it was taken, and sends it again only when the server can be asked and does not have it.
// A second letter with the same code does more harm than «отправить ещё раз» on the page.

import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import type { z } from 'zod';
import { CONFIG, type Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import type { JobRun } from '../jobs/definition.ts';
import { JobHandlers } from '../jobs/kinds.ts';
import { LetterFates } from './letter-fates.ts';
import { LetterRows, type LetterState, type StoredLetter } from './letter-rows.ts';
import { composed } from './message.ts';
import { PostOffice } from './post-office.ts';
import { LETTER_EXPIRED, LETTER_UNKNOWN } from './refusal-reasons.ts';
import { LETTER_TRIES, MAIL_SEND } from './send-letter.ts';
import { NotOurs, Undelivered } from './smtp.ts';

@Injectable()
export class SendLetterHandler implements OnModuleInit {
  private readonly logger = new Logger('mail');

  constructor(
    private readonly database: Database,
    private readonly rows: LetterRows,
    private readonly office: PostOffice,
    private readonly handlers: JobHandlers,
    private readonly fates: LetterFates,
    @Inject(CONFIG) private readonly config: Pick<Config, 'mailFrom'>,
  ) {}

  onModuleInit(): void {
    this.handlers.add(MAIL_SEND, async (job) => ({ state: await this.run(job) }));
  }

  /** Returns what became of the letter. Throws when it is to be tried again. */
  private async run({ payload }: JobRun<z.output<(typeof MAIL_SEND)['payload']>>): Promise<LetterState | 'gone'> {
    const letter = await this.rows.find(this.database, payload.letter);
    if (!letter) return 'gone';
    try {
      return await this.sendOne(letter);
    } finally {
      await this.fates.tell(letter.kind, letter.guid);
    }
  }

  private async sendOne(letter: StoredLetter): Promise<LetterState> {
    if (letter.state === 'sent' || letter.state === 'failed') return letter.state;
    if (!this.office.isOpen) return 'waiting'; // The first worker with a mail server takes it up.
    if (letter.state === 'sending') {
      const has = await this.office.has(letter.guid);
      if (has === null) return this.park(letter, LETTER_UNKNOWN);
      if (has) return this.sent(letter.guid);
      await this.rows.again(this.database, letter.guid);
    }
    if (letter.isExpired || !letter.content) return this.park(letter, LETTER_EXPIRED);
    try {
      const message = await composed({ ...letter, content: letter.content }, this.config.mailFrom);
      await this.office.send(message, () => this.rows.begin(this.database, letter.guid));
    } catch (error) {
      if (error instanceof NotOurs) return 'sending';
      if (error instanceof Undelivered) return this.undelivered(letter, error);
      throw error;
    }
    return this.sent(letter.guid);
  }

  private async sent(guid: Guid): Promise<LetterState> {
    await this.rows.sent(this.database, guid);
    return 'sent';
  }

  private async undelivered(letter: StoredLetter, { fate, reason }: Undelivered): Promise<LetterState> {
    if (fate === 'unknown') return this.park(letter, LETTER_UNKNOWN);
    if (fate === 'never') return this.refused(letter, reason);
    if ((await this.rows.later(this.database, letter.guid, reason)) >= LETTER_TRIES)
      return this.refused(letter, reason);
    throw new Failure('letterNotSent', { message: reason });
  }

  private async refused(letter: StoredLetter, reason: string): Promise<LetterState> {
    await this.rows.refused(this.database, letter.guid, reason);
    return this.isParked(letter, reason);
  }

  private async park(letter: StoredLetter, reason: string): Promise<LetterState> {
    await this.rows.park(this.database, letter.guid, reason);
    return this.isParked(letter, reason);
  }

  private isParked({ guid, kind }: StoredLetter, reason: string): LetterState {
    this.logger.warn(`letter ${guid} (${kind}) is parked: ${reason}`);
    return 'failed';
  }
}
