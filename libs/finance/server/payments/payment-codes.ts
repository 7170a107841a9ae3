// The QR code that a bank's application reads: on what is asked for now.

import { Injectable } from '@nestjs/common';
import { qrPicture } from '@rampa/accounts/server';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { AnswerOf, PaymentGetQr } from '@rampa/contract';
import { PAYMENT_QR, paymentQr, payNext, type RequisiteTexts } from '@rampa/finance/domain';
import { Failure, inQuotes, type Guid, type LegalForm } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { ReadAccount } from '../ledger/read-account.ts';

type Answer = AnswerOf<typeof PaymentGetQr>;

interface Payee {
  country: string;
  type: LegalForm;
  fields: Partial<RequisiteTexts>;
}

@Injectable()
export class PaymentCodes {
  constructor(
    private readonly database: Database,
    private readonly accounts: ReadAccount,
    private readonly competitions: Competitions,
  ) {}

  of(scope: Scope, application: Guid): Promise<Answer> {
    const { competition, organizer } = eventOf(scope);
    return this.database.snapshot(async (reader): Promise<Answer> => {
      const account = await this.accounts.account(reader, scope, competition, application);
      if (!account) throw new Failure('notSubscribed');
      // Before its day comes a member may pay ahead: then the next stage, or what is left.
      const sum = account.withdrawnAt ? 0 : payNext(account);
      if (sum === 0) return { sum, picture: null, reason: 'nothingDue', payee: null };
      const payee = await payeeOf(reader, organizer, competition);
      if (!payee) return { sum, picture: null, reason: 'payeeMissing', payee: null };
      const { title } = await this.competitions.face(reader, competition);
      const { fields } = payee;
      const named = [account.number === null ? '' : `заявка № ${account.number}`, account.title].filter((part) => part !== ''); // prettier-ignore
      const vat = account.vatBp === null ? 'Без НДС' : `В т. ч. НДС ${account.vatBp / 100} %`;
      const purpose = `Участие в ${inQuotes(title)}, ${named.join(', ')}. ${vat}`;
      const texts = {
        organizationName: '',
        inn: '',
        bankName: '',
        bik: '',
        paymentAccount: '',
        correspondentAccount: '',
      };
      const requisite = { ...texts, ...fields, country: payee.country, type: payee.type };
      const made = paymentQr(requisite, { purpose, sum, currency: account.currency }, { fullName: account.memberName });
      const told = {
        ...{
          name: requisite.organizationName || (fields.fullName ?? ''),
          inn: requisite.inn,
          bank: requisite.bankName,
        },
        ...{ account: requisite.paymentAccount, bik: requisite.bik, purpose },
      };
      if (made.payload === null) return { sum, picture: null, reason: made.reason, payee: told };
      const picture = `data:image/png;base64,${qrPicture(made.payload, PAYMENT_QR).toString('base64')}`;
      return { sum, picture, reason: null, payee: told };
    });
  }
}

/** Chosen for the event, else the organizer's first that an invoice may name: of an organization or a sole trader. */
async function payeeOf(reader: Reader, organizer: Guid, competition: Guid): Promise<Payee | null> {
  const [row] = await reader.query<Payee>(
    `select r.country, r.type, r.fields from finance.requisite r
       left join finance.payee p on p.requisite_guid = r.guid and p.competition_guid = $2
      where r.owner_guid = $1 and r.owner_type = 'Organizer' and r.deleted_at is null and r.type <> 0
      order by p.requisite_guid is null, r.ordinal_number limit 1`,
    [organizer, competition],
  );
  return row ?? null;
}
