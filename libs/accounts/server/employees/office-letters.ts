import { Injectable } from '@nestjs/common';
import { MailOutbox, type Transaction } from '@rampa/platform/server';
import { officeNewsLetter, type OfficeNews } from '../letters/office-news.ts';
import { Notifications } from '../profiles/notifications.ts';
import { LetterRefusals } from '../refusals/letter-refusals.ts';
import { EmployeeAccess } from './employee-access.ts';

/** A letter to the organizer and to each of his employees who sees the applications, unless he has refused such letters. */
@Injectable()
export class OfficeLetters {
  constructor(
    private readonly access: EmployeeAccess,
    private readonly notifications: Notifications,
    private readonly refusals: LetterRefusals,
    private readonly outbox: MailOutbox,
  ) {}

  /** Answers to how many it goes. */
  async tell(tx: Transaction, news: OfficeNews): Promise<number> {
    let told = 0;
    for (const reader of await this.access.readersOf(tx, news, 'requests')) {
      if (!(await this.notifications.isWanted(tx, reader.guid, 'applicationNews'))) continue;
      const refuse = this.refusals.ofOffice(reader.guid, news.urlOf('/'));
      await this.outbox.post(tx, officeNewsLetter(reader, { ...news, once: `${news.once}:${reader.guid}` }, refuse));
      told += 1;
    }
    return told;
  }
}
