// Last: a name in the purpose or of the payer, and a sum that fits. Namesakes are only named.

import { isNamed, wordsOf } from '../names.ts';
import { fitting, onlyCandidates, taking, type Pass } from './proposal.ts';
import type { MoneyTarget, Standing } from './standing.ts';

export const namesPass: Pass = (given, standing) => {
  const { row, amount } = given;
  const named = namedIn(`${row.document.purpose} ${row.counter.name}`, standing);
  const living = named.filter(({ isWithdrawn, open }) => !isWithdrawn && open > 0);
  const fits = living.filter(({ open, dueNow }) => open === amount || dueNow === amount);
  const allocations = fitting(living, amount);
  if (given.isReturn || fits.length > 1) {
    const meant = fits.length > 0 ? fits : named;
    return meant.length > 0 ? onlyCandidates(given, 'name', meant) : null;
  }
  if (allocations.length > 0) return taking(standing, given, { confidence: 'guess', by: 'name', allocations });
  const left = named.filter(({ isWithdrawn }) => isWithdrawn);
  return living.length === 0 && left.length > 0 ? onlyCandidates(given, 'name', left) : null;
};

export function namedIn(text: string, standing: Standing): MoneyTarget[] {
  const words = wordsOf(text);
  return standing.perhapsNamed(words).filter(({ names }) => names.some((name) => isNamed(name, words)));
}
