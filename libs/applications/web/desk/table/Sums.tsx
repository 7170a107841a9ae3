import type { ApplicationRow } from '@rampa/contract';
import { moneyText } from '@rampa/kernel';
import classes from './applications.module.css';

/** What has come, of how much where that is not all, and what is to go back. */
export function Sums({ money, currency }: { money: ApplicationRow['money']; currency: string }) {
  if (money === null || (money.total === 0 && money.paid === 0)) return <span className={classes.none}>–</span>;
  const { paid, total, toReturn } = money;
  const sum = (minor: number) => moneyText(minor, currency);
  return (
    <span className={classes.sums}>
      {sum(paid)}
      {toReturn > 0 ? <small data-return>вернуть {sum(toReturn)}</small> : null}
      {paid < total ? <small>из {sum(total)}</small> : null}
    </span>
  );
}
