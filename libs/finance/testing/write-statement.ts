// Writes rows as a bank does: for tests of the way back, and for measurements.

export interface WrittenRow {
  number: string;
  /** Local days: 2026-03-05. */
  date: string;
  amount: number;
  payer: { account: string; inn: string; name: string };
  payee: { account: string; inn: string; name: string };
  creditedOn: string;
  purpose: string;
}

const day = (date: string) => date.split('-').toReversed().join('.');
const sum = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

export function writeStatement(account: string, rows: readonly WrittenRow[], opening = 0): string {
  const income = rows.reduce((all, row) => all + (row.payee.account === account && row.creditedOn ? row.amount : 0), 0);
  const outcome = rows.reduce((all, row) => all + (row.payer.account === account ? row.amount : 0), 0);
  const lines = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `РасчСчет=${account}`,
    'СекцияРасчСчет',
    `РасчСчет=${account}`,
    `НачальныйОстаток=${sum(opening)}`,
    `ВсегоПоступило=${sum(income)}`,
    `ВсегоСписано=${sum(outcome)}`,
    `КонечныйОстаток=${sum(opening + income - outcome)}`,
    'КонецРасчСчет',
    ...rows.flatMap(documentLines),
    'КонецФайла',
    '',
  ];
  return lines.join('\r\n');
}

function documentLines({ number, date, amount, payer, payee, creditedOn, purpose }: WrittenRow): string[] {
  return [
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    `Дата=${day(date)}`,
    `Сумма=${sum(amount)}`,
    `ПлательщикСчет=${payer.account}`,
    `ДатаСписано=${day(date)}`,
    `ПлательщикИНН=${payer.inn}`,
    `Плательщик1=${payer.name}`,
    `ПолучательСчет=${payee.account}`,
    `ДатаПоступило=${creditedOn === '' ? '' : day(creditedOn)}`,
    `ПолучательИНН=${payee.inn}`,
    `Получатель1=${payee.name}`,
    `НазначениеПлатежа=${purpose}`,
    'КонецДокумента',
  ];
}
