import { Controller } from '@nestjs/common';
import { PaymentExport, PaymentGetCashReport } from '@rampa/contract';
import { Call, FileAnswer, Input, type Given } from '@rampa/platform/server';
import { CashReport } from '../sheets/cash-report.ts';
import { MoneyExport } from '../sheets/money-export.ts';

@Controller()
export class MoneySheetController {
  constructor(
    private readonly cash: CashReport,
    private readonly money: MoneyExport,
  ) {}

  @Call(PaymentGetCashReport)
  async cashReport(@Input() { scope, query }: Given<typeof PaymentGetCashReport>) {
    return answered(await this.cash.of(scope, query.dateFrom, query.dateTo));
  }

  @Call(PaymentExport)
  async export(@Input() { scope, query }: Given<typeof PaymentExport>) {
    return answered(await this.money.of(scope, query.format));
  }
}

function answered({ name, bytes }: { name: string; bytes: Uint8Array }): FileAnswer {
  return new FileAnswer(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes.byteLength);
}
