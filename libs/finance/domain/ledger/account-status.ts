// Where the account of an application stands.

export type AccountStatus = 'free' | 'unpaid' | 'partial' | 'paid' | 'overpaid' | 'refundDue' | 'closed';

export interface AccountSums {
  total: number;
  paid: number;
  isWithdrawn: boolean;
}

/** `total` is what is owed in all: of one who has left, what is retained. */
export function accountStatus({ total, paid, isWithdrawn }: AccountSums): AccountStatus {
  if (isWithdrawn) return paid > total ? 'refundDue' : 'closed';
  if (paid > total) return 'overpaid';
  if (total === 0) return 'free';
  if (paid === total) return 'paid';
  return paid > 0 ? 'partial' : 'unpaid';
}

export function remainingOf({ total, paid }: AccountSums): number {
  return Math.max(0, total - paid);
}

export function overpaidOf({ total, paid }: AccountSums): number {
  return Math.max(0, paid - total);
}
