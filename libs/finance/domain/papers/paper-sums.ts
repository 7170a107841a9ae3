// What a paper says must add up before it is issued.

import type { DocumentContent } from './document.ts';

/** What is wrong with its sums; empty when they agree. */
export function paperFaults(content: DocumentContent): string[] {
  const faults: string[] = [];
  if ('lines' in content) {
    const { lines, discounts, total, vat } = content;
    const gross = lines.reduce((sum, line) => sum + line.sum, 0);
    const off = discounts.reduce((sum, { sum: one }) => sum + one, 0);
    if (gross - off !== total) faults.push('lines');
    if (total < 0 || vat.sum < 0 || vat.sum > total) faults.push('total');
    if (vat.bp === null && vat.sum !== 0) faults.push('vat');
    if (lines.some(({ sum, quantity }) => !Number.isSafeInteger(sum) || quantity < 0)) faults.push('line');
  }
  if (content.type === 'invoice' || content.type === 'receipt') {
    const { total, paidBefore, fromSponsors, toPay, stage } = content;
    if (toPay <= 0) faults.push('toPay');
    if (!stage && toPay !== total - paidBefore - fromSponsors) faults.push('toPay');
    if (stage && toPay > total) faults.push('toPay');
  }
  if (content.type === 'reconciliation') {
    const moved = content.rows.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
    if (content.opening + moved !== content.closing) faults.push('closing');
  }
  return faults;
}
