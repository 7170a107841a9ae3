// The stages of payment: what is due on which day, and what has been paid.

import type { MoneyAccountView } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { dayWords } from './money-words.ts';
import classes from './money.module.css';

type Account = Pick<MoneyAccountView, 'stages' | 'paid' | 'today' | 'currency' | 'planTitle' | 'total'>;

export function Stages({ account: { stages, paid, today, currency, planTitle, total } }: { account: Account }) {
  if (total === 0) return null;
  const ends = stages.map((_, at) => stages.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0));
  const now = ends.findIndex((end) => end > paid);
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">
        График оплаты <small>{planTitle || 'вся сумма сразу'}</small>
      </h2>
      <ol className={classes.stages}>
        {stages.map(({ title, amount, effectiveDue }, at) => {
          const isPaid = ends[at]! <= paid;
          const isLate = !isPaid && effectiveDue < today;
          return (
            <li key={at} data-state={isPaid ? 'paid' : isLate ? 'late' : at === now ? 'now' : 'later'}>
              <b>
                {moneyText(amount, currency)} {isPaid ? 'оплачено' : isLate ? 'просрочено' : 'ждём'}
              </b>
              <span>
                {title}, до {dayWords(effectiveDue, today)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
