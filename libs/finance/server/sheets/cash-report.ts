// The cash desk for a period: each shift begins with nothing, and what is to be handed over is what came less what went. It
// reads the same rows as the postings of cash.

import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import { dayInNumbers } from '@rampa/finance/domain';
import { Failure } from '@rampa/kernel';
import { Database, fileName, Press, type Cell, type Scope, type Sheet } from '@rampa/platform/server';
import { actorNames } from '../ledger/actor-names.ts';

interface Row {
  cashier: string;
  shiftOn: string;
  at: string;
  receiptNo: number | null;
  isRefund: boolean;
  isStornoed: boolean;
  amount: number;
  payer: string;
  applications: string;
}

const money = (minor: number): Cell => (minor === 0 ? null : { thousandths: minor * 10, decimals: 2 });

@Injectable()
export class CashReport {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly press: Press,
  ) {}

  /** Failure badRequest where the days are turned round. */
  async of(scope: Scope, from: string, to: string): Promise<{ name: string; bytes: Uint8Array }> {
    const { competition } = eventOf(scope);
    if (from > to) throw new Failure('badRequest', { field: 'dateTo' });
    const { event, rows, nameOf } = await this.database.snapshot(async (reader) => {
      const { title, timeZone } = await this.competitions.face(reader, competition);
      const found = await reader.query<Row>(
        `with cash as (
           select p.guid, p.cashier, p.shift_on, p.created_at, p.receipt_no, false as refund, p.amount, p.guid as payment,
                  exists (select from finance.refund s where s.payment_guid = p.guid and s.kind = 'storno') as stornoed
             from finance.payment p where p.method = 'cash' and p.competition_guid = $1
           union all
           select r.guid, r.cashier, r.shift_on, r.created_at, r.receipt_no, true, r.amount, r.payment_guid, false
             from finance.refund r where r.method = 'cash' and r.kind = 'money' and r.competition_guid = $1)
         select c.cashier, c.shift_on::text as "shiftOn", to_char(c.created_at at time zone $4, 'HH24:MI') as at,
                c.receipt_no as "receiptNo", c.refund as "isRefund", c.stornoed as "isStornoed", c.amount,
                coalesce(m.full_name, s.title, '') as payer,
                coalesce((select string_agg(concat_ws(' ', '№ ' || h.number, h.title), '; ' order by h.number)
                   from finance.allocation a join applications.v_application_head h on h.guid = a.application_guid
                  where a.payment_guid = c.payment), '') as applications
           from cash c join finance.payment p on p.guid = c.payment
           left join accounts.v_account m on m.guid = p.payer_guid left join finance.sponsor s on s.guid = p.payer_guid
          where c.shift_on between $2::date and $3::date
          order by c.shift_on, c.cashier, c.created_at, c.guid`,
        [competition, from, to, timeZone],
      );
      return {
        event: title,
        rows: found,
        nameOf: await actorNames(
          reader,
          found.map(({ cashier }) => cashier),
        ),
      };
    });
    const bytes = await this.press.workbook({ sheets: [sheetOf(event, from, to, rows, nameOf)] });
    return { name: fileName(`Отчёт кассы ${dayInNumbers(from)}–${dayInNumbers(to)}`, 'xlsx'), bytes };
  }
}

function sheetOf(
  event: string,
  from: string,
  to: string,
  rows: readonly Row[],
  nameOf: (actor: string) => string,
): Sheet {
  const shifts = Map.groupBy(rows, ({ shiftOn, cashier }) => `${shiftOn} ${cashier}`);
  const body: Sheet['rows'][number][] = [];
  let [allIn, allOut] = [0, 0];
  for (const shift of shifts.values()) {
    const { shiftOn, cashier } = shift[0]!;
    body.push({ cells: [`${dayInNumbers(shiftOn)}, ${nameOf(cashier) || 'кассир'}`], style: 'group' });
    let [came, went] = [0, 0];
    for (const { at, receiptNo, isRefund, isStornoed, amount, payer, applications } of shift) {
      const [into, out] = isRefund ? [0, amount] : [isStornoed ? 0 : amount, 0];
      came += into;
      went += out;
      const what = isRefund ? 'возврат' : isStornoed ? 'отменён' : 'приход';
      body.push({
        cells: [at, receiptNo === null ? '' : String(receiptNo), what, payer, applications, money(into), money(out)],
      });
    }
    const numbers = shift.flatMap(({ isRefund, receiptNo }) => (isRefund || receiptNo === null ? [] : [receiptNo]));
    const span = numbers.length === 0 ? '' : `, квитанции № ${Math.min(...numbers)}–${Math.max(...numbers)}`;
    body.push({ cells: ['', '', '', `Итого за смену${span}`, '', money(came), money(went)], style: 'head' });
    body.push({ cells: ['', '', '', 'К сдаче', '', money(came - went)], style: 'head' });
    allIn += came;
    allOut += went;
  }
  return {
    title: 'Касса',
    columns: [8, 8, 11, 34, 40, 14, 14],
    rows: [
      { cells: ['Отчёт кассы'], style: 'title' },
      {
        cells: [`${event}, ${dayInNumbers(from)}–${dayInNumbers(to)}. Смена — день кассира, начинается с нуля.`],
        style: 'note',
      },
      { cells: ['Время', '№', 'Что', 'От кого, кому', 'Заявки', 'Принято', 'Выдано'], style: 'head' },
      ...body,
      ...(rows.length === 0 ? [{ cells: ['Наличных за эти дни не было.'], style: 'note' as const }] : []),
      { cells: ['', '', '', 'Всего', '', money(allIn), money(allOut)], style: 'head' },
      { cells: ['Сдал ____________________    Принял ____________________'], style: 'note' },
    ],
    frozen: 3,
  };
}
