// Prints a paper of money from what it holds: the same content gives the same words.

import { Injectable } from '@nestjs/common';
import {
  PAYMENT_QR,
  paymentQr,
  type DocumentContent,
  type InvoiceContent,
  type ReceiptContent,
} from '@rampa/finance/domain';
import { PAPER_WORDS, Press, type Template } from '@rampa/platform/server';
import { toString as drawQr } from 'qrcode';
import { paperData, vatShare, type SignedPictures, type TemplateName } from './paper-data.ts';
import act from './templates/act.typ?raw';
import cashOrder from './templates/cash-order.typ?raw';
import common from './templates/common.typ?raw';
import contract from './templates/contract.typ?raw';
import invoice from './templates/invoice.typ?raw';
import receipt from './templates/receipt.typ?raw';
import reconciliation from './templates/reconciliation.typ?raw';

const SOURCES: Record<TemplateName, string> = {
  ...{ invoice, act, contract, receipt, reconciliation },
  'cash-order': cashOrder,
};
const FILES = { ...PAPER_WORDS, '/money.typ': common };

/** The payload of a payment's code; null where the payee's bank takes none. */
export function qrPayloadOf(content: InvoiceContent | ReceiptContent): string | null {
  const { payee, payer, number, date, toPay, eventTitle, vat, currency } = content;
  const asked = { number, date, sum: toPay, title: eventTitle, vatBp: vat.bp, vat: vatShare(content), currency };
  const requisite = { ...payee, organizationName: payee.type === 0 ? '' : payee.title };
  const from =
    payer.type === 0 && payer.fullName !== '' ? { fullName: payer.fullName, address: payer.address } : undefined;
  return paymentQr(requisite, asked, from).payload;
}

export function drawnQr(payload: string): Promise<string> {
  // Bytes, so that the drawing's mode is that of the payload's charset.
  return drawQr([{ data: new TextEncoder().encode(payload), mode: 'byte' }], { ...PAYMENT_QR, type: 'svg' });
}

@Injectable()
export class PaperPress {
  constructor(private readonly press: Press) {}

  /** `pictures`: of signatures and the stamp. */
  async print(content: DocumentContent, pictures: SignedPictures = {}): Promise<Uint8Array> {
    const { template, data } = await this.dataOf(content, pictures);
    const [pdf] = await this.press.papers(template, [data]);
    return pdf!;
  }

  async dataOf(content: DocumentContent, pictures: SignedPictures = {}): Promise<{ template: Template; data: string }> {
    const payload = content.type === 'invoice' || content.type === 'receipt' ? qrPayloadOf(content) : null;
    const { template, data } = paperData(content, payload === null ? null : await drawnQr(payload), pictures);
    const drawn = Object.fromEntries(Object.values(pictures).map(({ path, bytes }) => [path, bytes]));
    return { template: { source: SOURCES[template], files: { ...FILES, ...drawn } }, data: JSON.stringify(data) };
  }
}
