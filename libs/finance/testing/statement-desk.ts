// An organizer with an account at a bank, and files of that bank: what specs of statements begin with.

import {
  ApplicationSubscribe,
  BankStatementAccept,
  BankStatementGetRows,
  BankStatementImport,
  CompetitionFieldPriceUpdate,
  PaymentGetByApplication,
  PaymentGetDocument,
  PaymentGetDocumentsByApplication,
  RequisiteCreate,
  type AnswerOf,
  type SentBody,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { TestApi } from '@rampa/platform/testing';
import { EventSample } from '../../applications/testing/event-sample.ts';
import { ACCOUNT, FIRM } from './statement-firm.ts';
import { writeStatement, type WrittenRow } from './write-statement.ts';

const PAYER = { account: '40817810500000000001', inn: '', name: 'Соколова Анна Игоревна' };
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());

export type Sent = { status: number; guid: Guid; isKnown: boolean; code: string | undefined };
export type Rows = AnswerOf<typeof BankStatementGetRows>;

export class StatementDesk {
  private constructor(
    readonly api: TestApi,
    readonly event: EventSample,
  ) {}

  static async make(api: TestApi, price = 300_000): Promise<StatementDesk> {
    const event = await EventSample.make(api);
    await event.desk(RequisiteCreate, { body: { requisite: FIRM, isConfirmed: true } });
    const one = {
      ...{ competitionFieldPriceGuid: newGuid(), competitionFieldGuid: event.ids.form, unit: 'item' as const, price },
      ...{ referenceBookItemGuid: event.solo, retention: [{ daysFrom: 0, daysTo: null, percentBp: 2_000 }] },
    };
    const query = { competitionGuid: event.event };
    await event.desk(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [one] } });
    return new StatementDesk(api, event);
  }

  async subscribed(title = 'Берёзка', as = this.event.member.token): Promise<Guid> {
    const applicationGuid = await this.event.filled(title, as);
    await this.api.call(ApplicationSubscribe, { as, query: { applicationGuid } });
    return applicationGuid;
  }

  /** Issues an invoice and answers its number. */
  async invoice(applicationGuid: Guid): Promise<string> {
    const asked = new URLSearchParams({ applicationGuid, documentType: 'invoice' });
    const response = await fetch(`${this.api.url}/api/v1/${PaymentGetDocument.path}?${asked}`, {
      headers: { authorization: `Bearer ${this.event.boss.token}` },
    });
    await response.arrayBuffer();
    const { documents } = await this.event.desk(PaymentGetDocumentsByApplication, { query: { applicationGuid } });
    return documents.find(({ type, status }) => type === 'invoice' && status === 'Issued')!.number;
  }

  async account(applicationGuid: Guid) {
    return (await this.event.desk(PaymentGetByApplication, { query: { applicationGuid } })).account!;
  }

  row(given: Partial<WrittenRow>): WrittenRow {
    return {
      ...{ number: '1', date: today(), amount: 300_000, payer: PAYER, creditedOn: given.date ?? today(), purpose: '' },
      ...{ payee: { account: ACCOUNT, inn: '7707083893', name: 'АНО «Фестивальная мастерская»' }, ...given },
    };
  }

  /** As the bank writes it. */
  file(rows: readonly Partial<WrittenRow>[], account = ACCOUNT): string {
    return writeStatement(account, rows.map((one) => this.row(one))); // prettier-ignore
  }

  async send(bytes: Uint8Array | string, as = this.event.boss.token, name = 'kl_to_1c.txt'): Promise<Sent> {
    const form = new FormData();
    form.set('file', new Blob([bytes as string]), name);
    const response = await fetch(`${this.api.url}/api/v1/${BankStatementImport.path}`, {
      ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${as}` } },
    });
    const { data, errors } = (await response.json()) as { data: Sent | null; errors: { code: string }[] };
    return { ...data!, status: response.status, code: errors[0]?.code };
  }

  rows(bankFileGuid: Guid, more: object = {}): Promise<Rows> {
    return this.event.desk(BankStatementGetRows, { query: { bankFileGuid, pageSize: 100, ...more } });
  }

  /** Loaded, and its rows. */
  async loaded(rows: readonly Partial<WrittenRow>[]): Promise<Rows> {
    const { guid } = await this.send(this.file(rows));
    return this.rows(guid);
  }

  async accept(rows: SentBody<typeof BankStatementAccept>['rows'], as = this.event.boss.token) {
    return (await this.api.call(BankStatementAccept, { as, body: { rows } })).rows;
  }

  /** «Провести»: all that are exact. */
  acceptExact({ exact }: Rows) {
    return this.accept(exact.map(({ guid, mark }) => ({ bankRowGuid: guid, mark })));
  }
}

/** Windows-1251, as most banks write. */
export function cp1251(text: string): Uint8Array {
  const odd: Record<string, number> = { Ё: 0xa8, ё: 0xb8, '№': 0xb9, '«': 0xab, '»': 0xbb, '\u00a0': 0xa0, '–': 0x96 };
  return Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0)!;
    return code < 128 ? code : (odd[sign] ?? code - 0x410 + 0xc0);
  });
}
