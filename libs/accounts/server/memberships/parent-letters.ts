// A letter to a child's parent with his own link: he may have no account, and his address is kept nowhere else.

import { Injectable } from '@nestjs/common';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import { MailOutbox, type Transaction } from '@rampa/platform/server';
import { LetterRefusals } from '../refusals/letter-refusals.ts';

export interface AskedParent {
  email: string;
  childName: string;
  eventTitle: string;
  companyName: string;
  /** Of his link. */
  url: string;
  expires: string;
  once: Guid;
}

@Injectable()
export class ParentLetters {
  constructor(
    private readonly refusals: LetterRefusals,
    private readonly outbox: MailOutbox,
  ) {}

  /** Failure consentAddressRefused of an address that wants no letters from here. */
  async post(tx: Transaction, asked: AskedParent): Promise<void> {
    const { email, childName, eventTitle, companyName, url, expires, once } = asked;
    if (await this.refusals.hasRefused(tx, email)) throw new Failure('consentAddressRefused', { field: 'email' });
    await this.outbox.post(tx, {
      ...{ to: email, kind: 'accounts.parent', subject: `Согласие родителя: ${eventTitle}`.slice(0, 180) },
      ...{ preheader: eventTitle, refuse: await this.refusals.ofAddress(tx, email, url), once: `parent:${once}` },
      body: {
        greeting: 'Здравствуйте!',
        paragraphs: [
          `Ребёнка (${childName}) заявляют на мероприятие ${inQuotes(eventTitle)}. Организатор${companyName === '' ? '' : ` (${companyName})`} спрашивает родителя или законного представителя, согласен ли он на обработку данных ребёнка и, отдельно, на показ его имени.`,
          'Прочитайте тексты и ответьте на странице: кабинет и пароль не нужны. Передумать можно в любой день по этой же ссылке, поэтому сохраните письмо и никому его не пересылайте.',
        ],
        button: { label: 'Прочитать и ответить', url },
        footnote: `Ответить можно до ${expires}. Если вы не родитель этого ребёнка, просто удалите письмо.`,
      },
    });
  }
}
