// Whom the rows of a statement pay for. Four passes over all rows, the strongest first; each lowers what later ones find
// open. Nothing is booked by it: a person accepts.

import { namesPass } from './passes/by-name.ts';
import { innPass } from './passes/by-inn.ts';
import { numbersPass } from './passes/by-number.ts';
import { pendingPass } from './passes/by-pending.ts';
import { outgoing } from './passes/outgoing.ts';
import { proposed, type Given, type Pass, type Proposal } from './passes/proposal.ts';
import { Standing, type MoneyWorld } from './passes/standing.ts';
import type { BankRow } from './rows.ts';

const PASSES: readonly Pass[] = [numbersPass, pendingPass, innPass, namesPass];

const RETURN = /возврат|возвращ/iu;
/** Money of many payers in one row: whose, only the till or the bank knows. */
const AGGREGATE = /эквайринг|по\s+реестру/iu;

/** Money that went out and is no refund concerns no event: it is not kept. */
export function isPassedOver({ state, direction, document }: BankRow): boolean {
  return state === 'ok' && direction === 'out' && !RETURN.test(document.purpose);
}

/** One proposal a row; null where the row is none to propose for. */
export function matchRows(rows: readonly BankRow[], world: MoneyWorld): (Proposal | null)[] {
  const standing = new Standing(world);
  const found: (Proposal | null)[] = rows.map(() => null);
  const waiting: { index: number; given: Given }[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.state !== 'ok') continue;
    const isReturn = RETURN.test(row.document.purpose);
    if (row.direction === 'out') found[index] = outgoing(row, standing, isReturn);
    else if (AGGREGATE.test(row.document.purpose)) found[index] = proposed({ flags: ['aggregate'] });
    else waiting.push({ index, given: { row, isReturn, amount: row.document.amount! } });
  }
  for (const pass of PASSES) {
    for (const { index, given } of waiting) found[index] ??= pass(given, standing);
  }
  for (const { index, given } of waiting) found[index] ??= proposed({ flags: given.isReturn ? ['returnWord'] : [] });
  return found;
}
