// What is asked of papers, what one is made from, and what is made.

import type { AccountStanding, ActContent, DocumentContent } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { AccountFactsRead } from '../ledger/account-reading.ts';
import type { AccountRow } from '../ledger/ledger-tables.ts';
import type { Party } from './parties.ts';

export interface AskedDocument {
  type: DocumentContent['type'];
  /** Of an invoice: the place of a stage in the plan. */
  stage?: number | undefined;
  /** Of a reconciliation: its first and last day; left out: from the first line until today. */
  from?: string | undefined;
  to?: string | undefined;
  /** Of a cash order. */
  payment?: Guid | undefined;
  refund?: Guid | undefined;
  /** Of his share alone. */
  sponsor?: Guid | undefined;
}

export interface MadeContent {
  content: DocumentContent;
  part: string;
  cash: Guid | null;
  amount: number;
  payee: Party;
  payer: Party;
  sponsor: Guid | null;
}

export interface PaperBase {
  account: AccountRow;
  facts: AccountFactsRead;
  standing: AccountStanding;
  today: string;
  timeZone: string;
  endDate: string;
  vatBasis: string;
  isForm: boolean;
  /** Who asks. */
  isMember: boolean;
  /** To which paying says yes. */
  offer: { version: number; date: string } | null;
  payee: Party;
  payer: Party;
  common: Omit<ActContent, 'type' | 'lines' | 'discounts' | 'total' | 'vat' | 'isRetention' | 'contract'>;
}
