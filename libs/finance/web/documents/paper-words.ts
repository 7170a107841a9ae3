// Papers in Russian.

import type { IssuedDocument, MoneyDocumentType } from '@rampa/contract';

type Tone = 'plain' | 'ok' | 'danger';

export const PAPER_WORDS: Record<MoneyDocumentType, string> = {
  invoice: 'Счёт',
  receipt: 'Квитанция ПД-4',
  contract: 'Договор',
  act: 'Акт',
  reconciliation: 'Акт сверки',
  cashOrder: 'Кассовый ордер',
  offer: 'Оферта',
};

export const PAPER_STATUS_WORDS: Record<IssuedDocument['status'], string> = {
  Issued: 'действует',
  Superseded: 'заменён другим',
  Annulled: 'аннулирован',
};

export const PAPER_TONES: Record<IssuedDocument['status'], Tone> = {
  Issued: 'ok',
  Superseded: 'plain',
  Annulled: 'danger',
};

/** «Счёт № 26-00123» */
export function paperName({ type, number }: Pick<IssuedDocument, 'type' | 'number'>): string {
  return number === '' ? PAPER_WORDS[type] : `${PAPER_WORDS[type]} №\u00a0${number}`;
}
