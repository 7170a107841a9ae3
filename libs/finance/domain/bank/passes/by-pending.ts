// Second: somebody has told of this very payment: its number, its sum, about its day.

import { daysApart, folded } from '../values.ts';
import { onlyCandidates, proposed, spread, type Pass } from './proposal.ts';

const MOST_DAYS = 3;

export const pendingPass: Pass = (given, standing) => {
  const { row, amount } = given;
  const claim = standing
    .openClaims()
    .find(
      (one) =>
        one.amount === amount &&
        numberAlone(one.number) !== '' &&
        numberAlone(one.number) === numberAlone(row.document.number) &&
        daysApart(one.paidOn, row.paidOn) <= MOST_DAYS,
    );
  if (!claim) return null;
  const targets = claim.targets.flatMap((guid) => standing.target(guid) ?? []);
  if (given.isReturn || targets.some(({ isWithdrawn }) => isWithdrawn))
    return onlyCandidates(given, 'pending', targets);
  const { allocations, left } = spread(targets, amount);
  standing.take(allocations, claim);
  const confidence = left > 0 ? 'over' : 'exact';
  return proposed({
    action: 'confirmPending',
    confidence,
    by: 'pending',
    allocations,
    advance: left,
    payment: claim.guid,
  });
};

/** People leave out the zeros in front. */
function numberAlone(number: string): string {
  return folded(number).replace(/^(?:№\s*)?0+(?=\d)/, '');
}
