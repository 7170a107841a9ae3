// All that the room's module takes of accounts, payments, discounts and sponsors.

import type { GuidOwners } from '@rampa/platform/server';
import { KeepDiscounts } from '../discounts/keep-discounts.ts';
import { SetFiscal } from '../fiscal/set-fiscal.ts';
import { DiscountController } from '../http/discount.controller.ts';
import { MoneyController, PaymentController } from '../http/payment.controller.ts';
import { BankPayment } from '../payments/bank-payment.ts';
import { ChangeAccount } from '../payments/change-account.ts';
import { ChangePayment } from '../payments/change-payment.ts';
import { ChangedLetters } from '../payments/changed-letters.ts';
import { Cheques } from '../payments/cheques.ts';
import { ClaimPayment } from '../payments/claim-payment.ts';
import { MoneyLetters } from '../payments/money-letters.ts';
import { MovePayment } from '../payments/move-payment.ts';
import { PaymentCodes } from '../payments/payment-codes.ts';
import { PaymentViews } from '../payments/payment-views.ts';
import { ReadPayments } from '../payments/read-payments.ts';
import { RecordPayment } from '../payments/record-payment.ts';
import { KeepSponsors } from '../sponsors/keep-sponsors.ts';
import { Accounts } from './accounts.ts';
import { FollowApplications } from './follow-applications.ts';
import { ListAccounts } from './list-accounts.ts';
import { MoneyCharts } from './money-charts.ts';
import { ProgramGate } from './program-gate.ts';
import { MoneyViews } from './money-views.ts';
import { ReadAccount } from './read-account.ts';
import { TellPayments } from './tell-payments.ts';

export const MONEY_CONTROLLERS = [PaymentController, MoneyController, DiscountController];
export const MONEY_PROVIDERS = [
  Accounts,
  FollowApplications,
  ProgramGate,
  ListAccounts,
  ReadAccount,
  MoneyCharts,
  TellPayments,
  MoneyViews,
  MovePayment,
  BankPayment,
  ClaimPayment,
  RecordPayment,
  ChangePayment,
  ChangeAccount,
  ReadPayments,
  PaymentViews,
  PaymentCodes,
  Cheques,
  MoneyLetters,
  ChangedLetters,
  KeepDiscounts,
  KeepSponsors,
  SetFiscal,
];

export function registerMoneyOwners(owners: GuidOwners): void {
  owners.register(
    'payment',
    `select distinct on (p.guid) p.guid, c.organizer_guid, p.competition_guid, h.member_guid from finance.payment p
       join competitions.v_competition c on c.guid = p.competition_guid
       left join finance.allocation a on a.payment_guid = p.guid
       left join applications.v_application_head h on h.guid = a.application_guid
      where p.guid = any ($1::uuid[]) order by p.guid, a.position`,
  );
  for (const [kind, table] of [
    ['discount', 'discount'],
    ['applicationSponsor', 'sponsor'],
  ] as const)
    owners.register(
      kind,
      `select t.guid, c.organizer_guid, t.competition_guid, h.member_guid from finance.${table} t
         join competitions.v_competition c on c.guid = t.competition_guid
         join applications.v_application_head h on h.guid = t.application_guid where t.guid = any ($1::uuid[])`,
    );
}
