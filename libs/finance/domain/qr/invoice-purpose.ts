// What a payment says it is for. Number, date and VAT stand whole; a long title gives way.

import { oneLine } from './qr-texts.ts';

export interface QrInvoice {
  number: string;
  /** A local day: 2026-03-05. */
  date: string;
  /** In hundredths. */
  sum: number;
  title: string;
  /** Null: no VAT. */
  vatBp: number | null;
  /** Within the sum, in hundredths. */
  vat?: number;
}

const MOST = 160;

export function invoicePurpose({ number, date, title, vatBp, vat }: QrInvoice): string {
  const [year, month, day] = date.split('-');
  const head = `Оплата по счёту № ${oneLine(number)} от ${day}.${month}.${year}. `;
  const tail = `. ${vatBp === null ? 'Без НДС' : `В т. ч. НДС ${percent(vatBp)} % ${hundredths(vat ?? 0)}`}`;
  const name = [...oneLine(title)];
  const room = MOST - [...head].length - [...tail].length;
  return (
    head +
    (name.length <= room
      ? name.join('')
      : `${name
          .slice(0, room - 1)
          .join('')
          .trimEnd()}…`) +
    tail
  );
}

function percent(basisPoints: number): string {
  return String(basisPoints / 100).replace('.', ',');
}

function hundredths(sum: number): string {
  return `${Math.floor(sum / 100)},${String(sum % 100).padStart(2, '0')}`;
}
