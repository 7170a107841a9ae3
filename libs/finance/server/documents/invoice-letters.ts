// A letter with an invoice: how much, by when, and where the paper lies.

import { Injectable } from '@nestjs/common';
import { AnswerLetters } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import { dayIn, dayInNumbers, moneyText } from '@rampa/finance/domain';
import { numberSign, type Guid } from '@rampa/kernel';
import { UnitOfWork, type EventScope } from '@rampa/platform/server';
import { MoneyLetters } from '../payments/money-letters.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { IssueDocuments } from './issue-documents.ts';

@Injectable()
export class InvoiceLetters {
  constructor(
    private readonly work: UnitOfWork,
    private readonly issue: IssueDocuments,
    private readonly letters: AnswerLetters,
    private readonly competitions: Competitions,
    private readonly moneys: EventMoneys,
    private readonly words: MoneyLetters,
  ) {}

  /** Once a day for one invoice, however often it is pressed. Failures of issuing: nothingDue, requisiteMissing. */
  async send(scope: EventScope, application: Guid, address: string): Promise<string> {
    const { competition } = scope;
    const invoice = await this.issue.run(scope, application, { type: 'invoice' });
    const { result } = await this.work.run({ scope }, async (tx) => {
      const [head] = await tx.query<{ member: Guid | null; number: number | null; title: string }>(
        'select member_guid as member, number, title from applications.v_application_head where guid = $1',
        [application],
      );
      if (!head?.member) return `счёт № ${invoice.number}; письма нет: у заявки нет участника`;
      const { settings, rules } = await this.moneys.of(tx, competition);
      const event = await this.competitions.face(tx, competition);
      const sum = moneyText(invoice.amount, settings.currency);
      const until = 'payUntil' in invoice.content ? dayInNumbers(invoice.content.payUntil) : '';
      await this.letters.tell(tx, {
        ...{ competition, eventTitle: event.title, member: head.member },
        subject: `Счёт ${numberSign(invoice.number)} на ${sum}`,
        paragraphs: [
          `Организатор выставил счёт ${numberSign(invoice.number)} за участие: ${sum}${until === '' ? '' : `, оплатить до ${until}`}.`,
          'Счёт и QR-код для оплаты лежат на странице заявки. Если вы уже заплатили, приложите там чек.',
        ],
        button: { label: 'Открыть счёт', path: `/member/competition/${competition}/payments/${application}/details` },
        once: `invoice:${invoice.guid}:${dayIn(new Date(), rules.timeZone)}`,
        urlOf: (path) => `${address}${path}`,
        own: await this.words.inOwnWords(tx, event, {
          kind: 'invoice',
          values: {
            ...{ сумма: sum, день: until, счёт: invoice.number, коллектив: head.title },
            номер: head.number === null ? '' : String(head.number),
          },
        }),
      });
      return `счёт № ${invoice.number}, ${sum}: письмо отправлено`;
    });
    return result;
  }
}
