import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import { FiscalReceiptSet, PaymentGetCharts, PaymentIssueActs, PaymentSendInvoices } from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { BeginBulk } from '../documents/begin-bulk.ts';
import { SetFiscal } from '../fiscal/set-fiscal.ts';
import { MoneyCharts } from '../ledger/money-charts.ts';

/** An event's money as a whole: its pictures, deeds on many accounts; receipts of a till. */
@Controller()
export class BulkController {
  constructor(
    private readonly charted: MoneyCharts,
    private readonly bulk: BeginBulk,
    private readonly fiscal: SetFiscal,
    private readonly addresses: PublicAddress,
  ) {}

  @Call(PaymentGetCharts)
  charts(@Input() { scope, query }: Given<typeof PaymentGetCharts>) {
    return this.charted.of(scope, query.days);
  }

  @Call(PaymentSendInvoices)
  invoices(@Input() { scope, body, request }: Given<typeof PaymentSendInvoices>) {
    return this.bulk.letters(scope, body.applicationGuids, this.addresses.inLetters('', request));
  }

  @Call(PaymentIssueActs)
  acts(@Input() { scope, body }: Given<typeof PaymentIssueActs>) {
    return this.bulk.acts(scope, body.applicationGuids);
  }

  @Call(FiscalReceiptSet)
  async receipt(@Input() { scope, query, body }: Given<typeof FiscalReceiptSet>) {
    await this.fiscal.run(scope, query.paymentGuid, body);
    return {};
  }
}
