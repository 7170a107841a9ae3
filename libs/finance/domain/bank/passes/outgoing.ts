// Money that went out. Only «возврат» of the very sum that somebody is to be given back concerns the event.

import type { BankRow } from '../rows.ts';
import { namedIn } from './by-name.ts';
import { papersIn, targetsOf } from './by-number.ts';
import { proposed, type Proposal } from './proposal.ts';
import type { MoneyTarget, Standing } from './standing.ts';

export function outgoing(row: BankRow, standing: Standing, isReturn: boolean): Proposal {
  if (!isReturn) return proposed({ action: 'ignore' });
  const amount = row.document.amount!;
  const meant = whomItMeans(row, standing).filter(({ refundDue }) => refundDue === amount);
  if (meant.length !== 1) return proposed({ action: 'ignore', flags: ['returnWord'] });
  const [{ guid }] = meant as [MoneyTarget];
  standing.giveBack(guid, amount);
  return proposed({ action: 'refund', allocations: [[guid, amount]], flags: ['returnWord'] });
}

/** By the paper that it names, else by the payee's ИНН, else by name, else whoever waits for money. */
function whomItMeans(row: BankRow, standing: Standing): MoneyTarget[] {
  const { purpose } = row.document;
  const ways: (() => MoneyTarget[])[] = [
    () => targetsOf(papersIn(purpose, standing, row.paidOn), standing),
    () => standing.ofInn(row.counter.inn),
    () => namedIn(`${purpose} ${row.counter.name}`, standing),
    () => [...standing.all()].filter(({ refundDue }) => refundDue > 0),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}
