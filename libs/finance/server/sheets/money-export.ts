// Everything that an event has of money, as tables. No passports, and a text is never a formula.

import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import { dayIn, nextDue } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import { Database, fileName, Press, type Cell, type Reader, type Scope, type Sheet } from '@rampa/platform/server';
import { accountHeads, factsOfAccounts, standingOfAccount } from '../ledger/account-reading.ts';
import { EventMoneys } from '../prices/event-money.ts';

type Value = string | number | null;
interface Table {
  title: string;
  head: readonly string[];
  /** A number is a sum in hundredths. */
  rows: readonly (readonly Value[])[];
}

@Injectable()
export class MoneyExport {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly moneys: EventMoneys,
    private readonly press: Press,
  ) {}

  async of(scope: Scope, format: 'xlsx' | 'csv'): Promise<{ name: string; bytes: Uint8Array }> {
    const { competition } = eventOf(scope);
    const { title, tables } = await this.database.snapshot(async (reader) => ({
      title: (await this.competitions.face(reader, competition)).title,
      tables: await this.tables(reader, competition),
    }));
    const bytes =
      format === 'csv'
        ? csvOf(tables)
        : await this.press.workbook({ sheets: tables.map((one) => sheetOf(one, title)) });
    return { name: fileName(`Деньги. ${title}`, format), bytes };
  }

  private async tables(reader: Reader, competition: Guid): Promise<Table[]> {
    const { rules } = await this.moneys.of(reader, competition);
    const today = dayIn(new Date(), rules.timeZone);
    const factsFor = await factsOfAccounts(reader, competition);
    const heads = new Map(
      (
        await reader.query<{ guid: Guid; number: number | null; title: string; member: string }>(
          `select h.guid, h.number, h.title, coalesce(m.full_name, '') as member from applications.v_application_head h
             left join accounts.v_account m on m.guid = h.member_guid where h.competition_guid = $1`,
          [competition],
        )
      ).map((one) => [one.guid, one]),
    );
    const named = (guid: Guid): Value[] => {
      const one = heads.get(guid);
      return [one?.number == null ? '' : String(one.number), one?.title ?? '', one?.member ?? ''];
    };
    const accounts = (await accountHeads(reader, competition)).map((account) => {
      const standing = standingOfAccount(account, factsFor(account), today, rules.timeZone);
      const { total, paid, remaining, overdue, overpaid, fromSponsors } = standing;
      const state = account.withdrawnAt ? 'отозвана' : 'подана';
      return [
        ...named(account.applicationGuid),
        state,
        total,
        paid,
        remaining,
        overdue,
        overpaid,
        fromSponsors,
        nextDue(standing)?.due ?? '',
      ];
    });
    const list = <T extends object>(sql: string) => reader.query<T>(sql, [competition]);
    const payments = await list<{ cells: Value[] }>(
      `select jsonb_build_array(p.number, p.paid_on, p.method, p.status, coalesce(m.full_name, s.title, ''), p.amount, coalesce(p.receipt_no::text, '')) as cells
         from finance.payment p left join accounts.v_account m on m.guid = p.payer_guid
         left join finance.sponsor s on s.guid = p.payer_guid
        where p.competition_guid = $1 order by p.paid_on, p.created_at, p.guid`,
    );
    const allocations = await list<{ application: Guid; cells: Value[] }>(
      `select a.application_guid as application, jsonb_build_array(p.number, p.paid_on, p.status, a.amount) as cells
         from finance.allocation a join finance.payment p on p.guid = a.payment_guid
        where p.competition_guid = $1 order by p.paid_on, p.created_at, p.guid, a.position`,
    );
    const discounts = await list<{ application: Guid; cells: Value[] }>(
      `select d.application_guid as application,
              jsonb_build_array(d.status, coalesce((d.percent_bp / 100.0)::text || ' %', ''), d.amount, d.reason) as cells
         from finance.discount d where d.competition_guid = $1 order by d.created_at, d.guid`,
    );
    const refunds = await list<{ cells: Value[] }>(
      `select jsonb_build_array(p.number, r.given_on, r.kind, r.method, r.amount, r.number, r.reason) as cells
         from finance.refund r join finance.payment p on p.guid = r.payment_guid
        where r.competition_guid = $1 order by r.given_on, r.created_at, r.guid`,
    );
    const who = ['№ заявки', 'Заявка', 'Участник'];
    return [
      {
        title: 'Счета заявок',
        head: [
          ...who,
          'Состояние',
          'Стоимость',
          'Оплачено',
          'Осталось',
          'Просрочено',
          'Переплата',
          'От спонсоров',
          'Срок',
        ],
        rows: accounts,
      },
      {
        title: 'Платежи',
        head: ['Номер', 'День', 'Способ', 'Состояние', 'Плательщик', 'Сумма', 'Квитанция'],
        rows: payments.map(({ cells }) => said(cells)),
      },
      {
        title: 'Распределение',
        head: ['Платёж', 'День', 'Состояние', 'Сумма', ...who],
        rows: allocations.map(({ application, cells }) => [...said(cells), ...named(application)]),
      },
      {
        title: 'Скидки',
        head: ['Состояние', 'Процент', 'Сумма', 'Причина', ...who],
        rows: discounts.map(({ application, cells }) => [...said(cells), ...named(application)]),
      },
      {
        title: 'Возвраты',
        head: ['Платёж', 'День', 'Вид', 'Способ', 'Сумма', 'Номер', 'Причина'],
        rows: refunds.map(({ cells }) => said(cells)),
      },
    ];
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ...{ bank: 'банк', cash: 'наличные', online: 'карта на сайте', offset: 'зачёт' },
  ...{ Pending: 'ждёт проверки', Confirmed: 'зачтён', Rejected: 'отклонён', Refunded: 'возвращён' },
  ...{ Proposed: 'предложена', Granted: 'утверждена', Declined: 'отклонена', money: 'возврат', storno: 'отмена' },
};
const said = (cells: readonly Value[]): Value[] =>
  cells.map((cell) => (typeof cell === 'string' ? (WORDS[cell] ?? cell) : cell));

function sheetOf({ title, head, rows }: Table, event: string): Sheet {
  return {
    title,
    columns: head.map((word) => (/Заявка|Участник|Плательщик|Причина/.test(word) ? 32 : 14)),
    rows: [
      { cells: [title], style: 'title' },
      { cells: [event], style: 'note' },
      { cells: [...head], style: 'head' },
      ...rows.map((row) => ({ cells: row.map(cellOf) })),
    ],
    frozen: 3,
  };
}

const cellOf = (value: Value): Cell => (typeof value === 'number' ? { thousandths: value * 10, decimals: 2 } : value);

function csvOf(tables: readonly Table[]): Uint8Array {
  const lines = tables.flatMap(({ title, head, rows }) => [[title], [...head], ...rows.map((row) => [...row]), ['']]);
  const text = lines.map((line) => line.map(quoted).join(';')).join('\r\n');
  return new TextEncoder().encode(`\uFEFF${text}\r\n`);
}

function quoted(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number')
    return `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 100)},${String(Math.abs(value) % 100).padStart(2, '0')}`;
  // A table program would count a text that begins so.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
