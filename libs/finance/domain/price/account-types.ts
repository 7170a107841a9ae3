// What an application says and what became of it: all that its price and its debts come from.

import type { Day } from './day.ts';

/** One filled instance of a block. */
export interface PricedItem {
  n: number;
  createdAt?: string | null;
  performer?: string | null;
  people?: number | null;
  roster?: readonly string[] | null;
  choices: readonly { price: string; quantity?: number | null }[];
}

export interface PricedApplication {
  subscribedAt: string;
  /** 0 a natural person, 1 an organization, 2 a sole trader. */
  payerType: 0 | 1 | 2;
  items: readonly PricedItem[];
}

export interface PricedDiscount {
  percentBp?: number | null;
  amount?: number | null;
  status: 'Proposed' | 'Granted' | 'Declined';
  reason: string;
}

export interface PricedSponsor {
  id: string;
  amount?: number | null;
  percentBp?: number | null;
  status: 'Proposed' | 'Accepted' | 'Paid' | 'Declined';
}

export interface PricedPayment {
  amount: number;
  paidOn: Day;
  status: 'Pending' | 'Confirmed' | 'Rejected' | 'Refunded';
  /** A sponsor's id; the member when left out. */
  from?: string | null;
  refunds?: readonly { amount: number; on: Day }[] | null;
}

export interface Withdrawal {
  at: string;
  retention: 'applied' | 'none';
  documentedCosts?: number | null;
}
