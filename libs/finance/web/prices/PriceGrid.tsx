// What is paid for, in rows; the usual price and each term of another one, in columns.

import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { FieldPriceView } from '@rampa/contract';
import { priceOn } from '@rampa/finance/domain';
import { asPrice, type Told } from './as-price.ts';
import { changeDays } from './example.ts';
import { MoneyInput } from './MoneyInput.tsx';
import { countsText } from './counts-words.ts';
import { newTerm } from './new-rows.ts';
import { dayText, moneyText, percentText, UNIT_WORDS } from './price-words.ts';
import type { PriceDraft } from './use-price-draft.ts';
import classes from './prices.module.css';

export interface PriceGridProps {
  draft: PriceDraft;
  today: string;
  currency: string;
  roundTo: number;
  canChange: boolean;
  faults: ReadonlyMap<string, Told>;
  /** A term that no price has yet. */
  newDay: string | null;
  details(price: FieldPriceView, told: Told | undefined): ReactNode;
}

export function PriceGrid({ draft, today, currency, roundTo, canChange, faults, newDay, details }: PriceGridProps) {
  const [open, setOpen] = useState<string | null>(null);
  const days = [...new Set([...changeDays(draft.prices), ...(newDay ? [newDay] : [])])].toSorted();
  const now = days.findLast((day) => day <= today) ?? null;
  return (
    <table className={classes.grid}>
      <caption className="r-sr-only">Цены по срокам</caption>
      <thead>
        <tr>
          <th scope="col">Что оплачивают</th>
          <Term from={null} till={days[0] ?? null} isNow={now === null} today={today} />
          {days.map((day, at) => (
            <Term key={day} from={day} till={days[at + 1] ?? null} isNow={now === day} today={today} />
          ))}
          <th scope="col">Если больше</th>
          <th scope="col">
            <span className="r-sr-only">Подробно</span>
          </th>
        </tr>
      </thead>
      {draft.prices.map((price) => {
        const guid = price.competitionFieldPriceGuid;
        const told = faults.get(guid);
        const isOpen = open === guid;
        return (
          <tbody key={guid} data-changed={draft.isChanged(guid) || undefined}>
            <tr>
              <th scope="row" className={classes.name}>
                {price.title}
                <span>{UNIT_WORDS[price.unit]}</span>
                {told ? <em>{[...told.values()][0]}</em> : null}
              </th>
              <td data-now={now === null || undefined} data-label={days[0] ? `до ${dayText(days[0])}` : 'Цена'}>
                <MoneyInput
                  aria-label={`${price.title}: цена`}
                  value={price.price}
                  disabled={!canChange}
                  error={told?.get('price') !== undefined}
                  onChange={(value) => draft.change(guid, { price: value ?? 0 })}
                />
              </td>
              {days.map((day) => (
                <td key={day} data-now={now === day || undefined} data-label={`с ${dayText(day)}`}>
                  <TermPrice {...{ price, day, currency, roundTo, canChange, draft }} />
                </td>
              ))}
              <td className={classes.more} data-label="Если больше">
                {countsText(price, currency)}
              </td>
              <td className={classes.open}>
                <Button
                  variant="subtle"
                  size="sm"
                  aria-expanded={isOpen}
                  aria-label={`${price.title}: подробно`}
                  rightSection={isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
                  onClick={() => setOpen(isOpen ? null : guid)}
                >
                  Подробно
                </Button>
              </td>
            </tr>
            {isOpen ? (
              <tr className={classes.details}>
                <td colSpan={days.length + 4}>{details(price, told)}</td>
              </tr>
            ) : null}
          </tbody>
        );
      })}
    </table>
  );
}

function Term({
  from,
  till,
  isNow,
  today,
}: {
  from: string | null;
  till: string | null;
  isNow: boolean;
  today: string;
}) {
  const words = till ? `до ${dayText(till)}` : from ? 'позже' : 'всегда';
  return (
    <th
      scope="col"
      className={classes.term}
      data-now={isNow || undefined}
      data-past={(till && till <= today) || undefined}
    >
      <b>{words}</b>
      <span>{isNow ? `сегодня ${dayText(today)}` : from ? `с ${dayText(from)}` : 'обычная'}</span>
      <i aria-hidden />
    </th>
  );
}

interface TermPriceProps {
  price: FieldPriceView;
  day: string;
  currency: string;
  roundTo: number;
  canChange: boolean;
  draft: PriceDraft;
}

/** A percent is changed in the details; an empty cell goes on with the price before it. */
function TermPrice({ price, day, currency, roundTo, canChange, draft }: TermPriceProps) {
  const own = price.windows.find(({ dateFrom }) => dateFrom === day);
  const { price: counted } = priceOn(asPrice(price), day, roundTo);
  if (own && own.percentBp !== null) {
    return (
      <span className={classes.percent}>
        {moneyText(counted, currency)} <small>{percentText(own.percentBp)}</small>
      </span>
    );
  }
  const others = price.windows.filter(({ dateFrom }) => dateFrom !== day);
  return (
    <MoneyInput
      aria-label={`${price.title}: цена с ${dayText(day)}`}
      value={own?.price ?? null}
      placeholder={moneyText(counted, currency)}
      disabled={!canChange}
      onChange={(value) => {
        const term = { ...(own ?? newTerm(day)), price: value };
        const windows = value === null ? others : [...others, term];
        draft.change(price.competitionFieldPriceGuid, {
          windows: windows.toSorted((a, b) => a.dateFrom.localeCompare(b.dateFrom)),
        });
      }}
    />
  );
}
