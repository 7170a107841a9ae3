// Shows a long number in groups. The gaps are margins, so a copied number has no spaces.

import type { RequisiteField } from '@rampa/finance/domain';
import classes from '../style/card.module.css';

/** Digit groups of a Russian account: balance account, currency, key, branch, number. */
const ACCOUNT = [5, 3, 1, 4, 7];

function groupsOf(field: RequisiteField, value: string): string[] {
  const isAccount = field === 'paymentAccount' || field === 'correspondentAccount';
  if (!isAccount) return [value];
  const sizes = /^\d{20}$/.test(value) ? ACCOUNT : Array.from({ length: Math.ceil(value.length / 4) }, () => 4);
  let from = 0;
  return sizes.map((size) => value.slice(from, (from += size)));
}

export function Groups({ field, value }: { field: RequisiteField; value: string }) {
  return (
    <span className={classes.number}>
      {groupsOf(field, value).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
