// What taking part costs: line by line beside the form and before the sending, and the sum where there is no room for lines.

import { CompetitionFieldPriceGetByApplication, type DerivedPriceView } from '@rampa/contract';
import { counted, moneyText } from '@rampa/kernel';
import { useRead } from '@rampa/platform/web/desk';
import type { ApplicationView, FillingModel } from '../../filling/model/filling-model.ts';
import { useSaving } from '../../filling/parts/SavingLine.tsx';
import classes from '../style/cost.module.css';

/** Undefined where nobody pays, and while it is not counted yet. */
function useCost({ application, isFree }: ApplicationView, model: FillingModel): DerivedPriceView | undefined {
  const { saving } = useSaving(model.queue, model.guid);
  const query = { applicationGuid: application.guid };
  // Counted of answers that the server has: what is on its way is not in it yet.
  const isCounted = !isFree && saving !== 'sending';
  const { data } = useRead(CompetitionFieldPriceGetByApplication, { query }, { enabled: isCounted, staleTime: 0 });
  return isFree ? undefined : data;
}

export interface CostProps {
  view: ApplicationView;
  model: FillingModel;
}

export function Cost({ view, model }: CostProps) {
  const cost = useCost(view, model);
  if (!cost) return null;
  const { lines, discounts, total, currency, isEstimate } = cost;
  const sum = (minor: number) => moneyText(minor, currency);
  return (
    <section className={classes.cost} aria-labelledby="cost">
      <h2 id="cost">Стоимость участия</h2>
      {lines.length === 0 ? <p>Платного в заявке пока нет.</p> : null}
      <dl>
        {lines.map((line, at) => (
          <div key={at}>
            <dt>
              {line.item === null ? '' : `Номер ${line.item}: `}
              {line.title}
              <small>
                {unitsOf(line)} × {sum(line.unitPrice)}
              </small>
            </dt>
            <dd>{sum(line.amount)}</dd>
          </div>
        ))}
        {discounts.map(({ reason, amount }, at) => (
          <div key={`discount ${at}`}>
            <dt>Скидка: {reason}</dt>
            <dd>{sum(-amount)}</dd>
          </div>
        ))}
        {lines.length === 0 ? null : (
          <div className={classes.total}>
            <dt>Итого</dt>
            <dd>{sum(total)}</dd>
          </div>
        )}
      </dl>
      {isEstimate && lines.length > 0 ? (
        <p>По сегодняшним ценам. Цена закрепится на день, когда вы отправите заявку.</p>
      ) : null}
    </section>
  );
}

/** At the foot of a page where nothing stands beside the form. */
export function CostSum({ view, model }: CostProps) {
  const cost = useCost(view, model);
  if (!cost || cost.lines.length === 0) return null;
  return (
    <div className={classes.sum}>
      <small>Стоимость участия</small>
      <b>{moneyText(cost.total, cost.currency)}</b>
    </div>
  );
}

function unitsOf({ unit, units }: DerivedPriceView['lines'][number]): string {
  if (unit === 'person') return counted(units, 'человек', 'человека', 'человек');
  if (unit === 'quantity') return counted(units, 'штука', 'штуки', 'штук');
  return unit === 'application' ? 'вся заявка' : counted(units, 'номер', 'номера', 'номеров');
}
