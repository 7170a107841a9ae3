import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  PaymentChangeSchedulePayment,
  PaymentChangeStatus,
  PaymentCreate,
  PaymentCreateFromOrg,
  PaymentDelete,
  PaymentGetApplicationsOnAmountPayments,
  PaymentGetApplicationsOnAmountPaymentsIndicators,
  PaymentGetByApplication,
  PaymentGetByApplicationSponsor,
  PaymentGetByCompetition,
  PaymentGetCashInfo,
  PaymentGetCashPayments,
  PaymentGetLedger,
  PaymentGetNowByCompetition,
  PaymentGetNowToMember,
  PaymentGetOwnByCompetition,
  PaymentGetQr,
  PaymentReallocate,
  PaymentSetCash,
  ScheduleRetentionAddRetentionToApplication,
  ScheduleRetentionDeleteRetentionFromApplication,
} from '@rampa/contract';
import { Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { ListAccounts } from '../ledger/list-accounts.ts';
import { ReadAccount } from '../ledger/read-account.ts';
import { ChangeAccount } from '../payments/change-account.ts';
import { ChangePayment } from '../payments/change-payment.ts';
import { ClaimPayment } from '../payments/claim-payment.ts';
import { memberOf } from '../payments/payment-targets.ts';
import { PaymentCodes } from '../payments/payment-codes.ts';
import { ReadPayments } from '../payments/read-payments.ts';
import { RecordPayment } from '../payments/record-payment.ts';

/** What people write of payments. */
@Controller()
export class PaymentController {
  constructor(
    private readonly claim: ClaimPayment,
    private readonly record: RecordPayment,
    private readonly changing: ChangePayment,
    private readonly account: ChangeAccount,
    private readonly addresses: PublicAddress,
  ) {}

  @Call(PaymentCreate)
  create(@Input() given: Given<typeof PaymentCreate>) {
    return this.claim.run(given.scope, given.query, given.request);
  }

  @Call(PaymentCreateFromOrg)
  createFromOrg(@Input() given: Given<typeof PaymentCreateFromOrg>) {
    return this.record.byBank(given.scope, given.query, given.request, this.urlOf(given.request));
  }

  @Call(PaymentSetCash)
  setCash(@Input() given: Given<typeof PaymentSetCash>) {
    const { scope, query, body, request } = given;
    return this.record.byCash(scope, query.applicationGuid, body, this.urlOf(request));
  }

  @Call(PaymentChangeStatus)
  changeStatus(@Input() given: Given<typeof PaymentChangeStatus>) {
    const { scope, query, body, request } = given;
    return this.changing.status(scope, query.paymentGuid, body, this.urlOf(request));
  }

  @Call(PaymentReallocate)
  reallocate(@Input() given: Given<typeof PaymentReallocate>) {
    return this.changing.reallocate(given.scope, given.query.paymentGuid, given.body);
  }

  @Call(PaymentDelete)
  async delete(@Input() given: Given<typeof PaymentDelete>) {
    await this.changing.delete(given.scope, given.query.paymentGuid);
    return {};
  }

  @Call(PaymentChangeSchedulePayment)
  async changePlan(@Input() given: Given<typeof PaymentChangeSchedulePayment>) {
    const { scope, query, body, request } = given;
    await this.account.plan(scope, query.applicationGuid, body.schedulePaymentGuid, this.urlOf(request));
    return {};
  }

  @Call(ScheduleRetentionAddRetentionToApplication)
  retain(@Input() given: Given<typeof ScheduleRetentionAddRetentionToApplication>) {
    return this.account.retain(given.scope, given.query.applicationGuid, given.body);
  }

  @Call(ScheduleRetentionDeleteRetentionFromApplication)
  async release(@Input() given: Given<typeof ScheduleRetentionDeleteRetentionFromApplication>) {
    await this.account.release(given.scope, given.query.applicationGuid);
    return {};
  }

  private urlOf(request: FastifyRequest) {
    return (path: string) => this.addresses.inLetters(path, request);
  }
}

/** What pages of money read. */
@Controller()
export class MoneyController {
  constructor(
    private readonly accounts: ReadAccount,
    private readonly list: ListAccounts,
    private readonly payments: ReadPayments,
    private readonly views: Views,
    private readonly codes: PaymentCodes,
  ) {}

  @Call(PaymentGetByApplication)
  ofApplication(@Input() given: Given<typeof PaymentGetByApplication>) {
    return this.accounts.of(given.scope, given.query.applicationGuid);
  }

  @Call(PaymentGetByApplicationSponsor)
  ofSponsor(@Input() given: Given<typeof PaymentGetByApplicationSponsor>) {
    return this.payments.ofSponsor(given.scope, given.query.applicationSponsorGuid);
  }

  @Call(PaymentGetApplicationsOnAmountPayments)
  applications(@Input() given: Given<typeof PaymentGetApplicationsOnAmountPayments>) {
    return this.list.page(given.scope, given.query, given.body);
  }

  @Call(PaymentGetApplicationsOnAmountPaymentsIndicators)
  indicators(@Input() given: Given<typeof PaymentGetApplicationsOnAmountPaymentsIndicators>) {
    return this.list.indicators(given.scope, given.query);
  }

  @Call(PaymentGetByCompetition)
  journal(@Input() given: Given<typeof PaymentGetByCompetition>) {
    return this.payments.journal(given.scope, given.query);
  }

  @Call(PaymentGetOwnByCompetition)
  own(@Input() given: Given<typeof PaymentGetOwnByCompetition>) {
    return this.list.own(given.scope);
  }

  @Call(PaymentGetQr)
  qr(@Input() given: Given<typeof PaymentGetQr>) {
    return this.codes.of(given.scope, given.query.applicationGuid);
  }

  @Call(PaymentGetCashInfo)
  cashInfo(@Input() given: Given<typeof PaymentGetCashInfo>) {
    return this.payments.cashInfo(given.scope);
  }

  @Call(PaymentGetCashPayments)
  cashPayments(@Input() given: Given<typeof PaymentGetCashPayments>) {
    return this.payments.cashPayments(given.scope, given.query);
  }

  @Call(PaymentGetNowByCompetition)
  async now(@Input() { scope, query }: Given<typeof PaymentGetNowByCompetition>) {
    return new ViewAnswer(await this.views.read(scope.actor, 'money', query.competitionGuid));
  }

  @Call(PaymentGetNowToMember)
  async nowToMember(@Input() { scope }: Given<typeof PaymentGetNowToMember>) {
    return new ViewAnswer(await this.views.read(scope.actor, 'own-money', memberOf(scope)!));
  }

  @Call(PaymentGetLedger)
  ledger(@Input() given: Given<typeof PaymentGetLedger>) {
    return this.accounts.ledger(given.scope, given.query.applicationGuid);
  }
}
