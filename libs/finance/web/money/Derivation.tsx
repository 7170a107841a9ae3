// How a price was counted, line by line.

import type { DerivedPriceView } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { lineText } from '../prices/price-words.ts';
import classes from './money.module.css';

export function Derivation({ derived, isWithdrawn = false }: { derived: DerivedPriceView; isWithdrawn?: boolean }) {
  const { currency, lines, discounts, total, vat } = derived;
  const money = (sum: number) => moneyText(sum, currency);
  if (lines.length === 0) return <p className={classes.note}>Ничего платного в заявке нет.</p>;
  return (
    <section aria-label="Как посчитали">
      <ol className={classes.lines}>
        {lines.map((line, at) => (
          <li key={at}>
            <i>{line.item ?? ''}</i>
            <b>{line.title}</b>
            <strong>{money(line.amount)}</strong>
            <span>{lineText(line, line.unit, currency)}</span>
          </li>
        ))}
        {discounts.map((discount, at) => (
          <li key={`discount ${at}`} data-tone="ok">
            <i />
            <b>{discount.reason}</b>
            <strong>{money(-discount.amount)}</strong>
            <span>скидка</span>
          </li>
        ))}
      </ol>
      <p className={classes.total}>
        {isWithdrawn ? 'Стоимость, пока заявку не отозвали' : 'Стоимость участия'}
        <span>{vat === null ? 'без НДС' : `в т. ч. НДС ${money(vat)}`}</span>
        <b>{money(total)}</b>
      </p>
    </section>
  );
}
