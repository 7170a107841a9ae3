// First: the purpose names an invoice, else a contract.

import { contractNumbersIn, invoiceNumbersIn } from '../numbers.ts';
import { onlyCandidates, spread, taking, type Pass, type RowFlag } from './proposal.ts';
import type { KnownPaper, MoneyTarget, Standing } from './standing.ts';

export const numbersPass: Pass = (given, standing) => {
  const { row, amount } = given;
  const papers = papersIn(row.document.purpose, standing, row.paidOn);
  const targets = targetsOf(papers, standing);
  if (targets.length === 0) return null;
  if (given.isReturn || targets.some(({ isWithdrawn }) => isWithdrawn)) return onlyCandidates(given, 'number', targets);

  const flags: RowFlag[] = [];
  if (papers.some(({ isIssued }) => !isIssued)) flags.push('supersededInvoice');
  if (papers.some(({ requisite }) => !standing.isOfAccount(row.account, requisite))) flags.push('otherRequisite');
  const inn = row.counter.inn;
  if (inn !== '' && targets.some(({ payerInn }) => payerInn !== '' && payerInn !== inn)) flags.push('otherPayer');

  const open = targets.reduce((sum, target) => sum + Math.max(0, target.open), 0);
  const { allocations, left } = spread(targets, amount);
  const confidence = amount === open ? 'exact' : amount < open ? 'partial' : 'over';
  return taking(standing, given, { confidence, by: 'number', allocations, advance: left, flags });
};

export function papersIn(purpose: string, standing: Standing, day: string): KnownPaper[] {
  const invoices = invoiceNumbersIn(purpose, (number) => standing.invoices.has(number), day);
  if (invoices.length > 0) return invoices.map((number) => standing.invoices.get(number)!);
  const contracts = contractNumbersIn(purpose, (number) => standing.contracts.has(number));
  return contracts.map((number) => standing.contracts.get(number)!);
}

export function targetsOf(papers: readonly KnownPaper[], standing: Standing): MoneyTarget[] {
  const guids = new Set(papers.map(({ target }) => target));
  return [...guids].flatMap((guid) => standing.target(guid) ?? []);
}
