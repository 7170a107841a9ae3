// «Проверка цены»: what an application would cost, line by line, while its price is being set.

import { NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldPriceView, FinanceSettingsView } from '@rampa/contract';
import { stagesOf, type PlanStage } from '@rampa/finance/domain';
import { Select } from '@rampa/platform/web/desk';
import { changeDays, exampleOf } from './example.ts';
import { dayText, lineText, moneyText } from './price-words.ts';
import classes from './prices.module.css';

export interface PriceCheckProps {
  prices: readonly FieldPriceView[];
  settings: FinanceSettingsView;
  plan: readonly PlanStage[] | null;
  today: string;
  version: number;
}

export function PriceCheck({ prices, settings, plan, today, version }: PriceCheckProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [day, setDay] = useState(today);
  const [people, setPeople] = useState(12);
  const [items, setItems] = useState(2);
  const price = prices.find(({ competitionFieldPriceGuid }) => competitionFieldPriceGuid === chosen) ?? prices[0];
  if (!price) return null;
  const { currency, roundTo } = settings;
  const money = (sum: number) => moneyText(sum, currency);
  const asked = { price: price.competitionFieldPriceGuid, people, items };
  const on = (when: string) => exampleOf(prices, settings, { ...asked, day: when });
  const { lines, total, vat } = on(day);
  const days = changeDays([price]);
  return (
    <aside className={classes.check} aria-labelledby="price-check">
      <h2 id="price-check">Проверка цены</h2>
      <p className={classes.note}>по редакции {version}</p>
      <div className={classes.asked}>
        <Select
          label="Что"
          allowDeselect={false}
          data={prices.map((one) => ({ value: one.competitionFieldPriceGuid, label: one.title }))}
          value={price.competitionFieldPriceGuid}
          onChange={setChosen}
        />
        <TextInput
          type="date"
          label="В какой день"
          value={day}
          onChange={({ currentTarget: { value } }) => setDay(value || today)}
        />
        <NumberInput
          label="Человек"
          min={0}
          max={1_000}
          value={people}
          onChange={(value) => setPeople(whole(value, 1_000))}
        />
        <NumberInput
          label="Номеров"
          min={1}
          max={50}
          value={items}
          onChange={(value) => setItems(Math.max(1, whole(value, 50)))}
        />
      </div>
      <ol className={classes.steps}>
        {lines.map((line, at) => (
          <li key={at}>
            <b>{line.item === null ? line.title : `Номер ${line.item}`}</b>
            <strong>{money(line.amount)}</strong>
            <span>{lineText(line, price.unit, currency)}</span>
          </li>
        ))}
      </ol>
      <p className={classes.total} aria-live="polite">
        Итого <b>{money(total)}</b>
      </p>
      {vat === null ? null : <p className={classes.note}>в том числе НДС {money(vat)}</p>}
      <ul className={classes.stages} aria-label="Когда платить">
        {stagesOf(total, plan, day, roundTo).map((stage, at) => (
          <li key={at}>
            {stage.title}, до {dayText(stage.effectiveDue)} <b>{money(stage.amount)}</b>
          </li>
        ))}
      </ul>
      {days.length > 0 ? (
        <dl className={classes.others}>
          {[null, ...days].map((from) => (
            <div key={from ?? ''}>
              <dt>{from === null ? `до ${dayText(days[0] as string)}` : `с ${dayText(from)}`}</dt>
              <dd>{money(on(from ?? '0001-01-01').total)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </aside>
  );
}

function whole(value: number | string, most: number): number {
  return Math.min(most, Math.max(0, Math.floor(Number(value) || 0)));
}
