// Third: the payer's ИНН and a sum that fits; else those who may be meant.

import { fitting, onlyCandidates, taking, type Pass } from './proposal.ts';

export const innPass: Pass = (given, standing) => {
  const ofPayer = standing.ofInn(given.row.counter.inn);
  const living = ofPayer.filter(({ isWithdrawn }) => !isWithdrawn);
  const owing = living.filter(({ open }) => open > 0);
  const targets = owing.length > 0 ? owing : living.length > 0 ? living : ofPayer;
  if (targets.length === 0) return null;
  if (given.isReturn || living.length === 0) return onlyCandidates(given, 'inn', targets);
  const allocations = fitting(owing, given.amount);
  if (allocations.length === 0) return onlyCandidates(given, 'inn', targets);
  return taking(standing, given, { confidence: 'likely', by: 'inn', allocations });
};
