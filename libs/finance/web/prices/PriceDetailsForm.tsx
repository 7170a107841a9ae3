// All that one price can say beside its sum; every key goes into the draft, so that the example follows.

import { Button, NumberInput, SegmentedControl } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { FieldPriceView } from '@rampa/contract';
import { PRICE_UNITS } from '@rampa/finance/domain';
import { MultiSelect, Select } from '@rampa/platform/web/desk';
import type { Told } from './as-price.ts';
import { CountRows } from './CountRows.tsx';
import { MoneyInput, PercentInput } from './MoneyInput.tsx';
import { RetentionRows } from './RetentionRows.tsx';
import { TermRows } from './TermRows.tsx';
import { UNIT_WORDS } from './price-words.ts';
import type { PriceDraft } from './use-price-draft.ts';
import classes from './prices.module.css';

export interface PriceDetailsProps {
  price: FieldPriceView;
  draft: PriceDraft;
  told: Told | undefined;
  canChange: boolean;
  currency: string;
  today: string;
}

const COUNTING = [
  { value: 'same', label: 'Одинаково' },
  { value: 'tiers', label: 'Следующие номера иначе' },
  { value: 'people', label: 'От числа людей' },
  { value: 'items', label: 'От числа номеров' },
];

export function PriceDetailsForm({ price, draft, told, canChange, currency, today }: PriceDetailsProps) {
  const guid = price.competitionFieldPriceGuid;
  const change = (changes: Partial<FieldPriceView>) => draft.change(guid, changes);
  const others = draft.prices.filter((one) => one !== price);
  const counting = price.tiers.length > 0 ? 'tiers' : price.bands.length > 0 ? price.bandsOf : 'same';
  const elsewhere = price.peopleElsewhere;
  function count(kind: string): void {
    const bands = [{ from: kind === 'people' ? 10 : 3, price: price.price }];
    change({
      tiers: kind === 'tiers' ? [{ from: 2, price: null, percentBp: 8_000 }] : [],
      bands: kind === 'people' || kind === 'items' ? bands : [],
      bandsOf: kind === 'items' ? 'items' : 'people',
    });
  }
  return (
    <fieldset className={classes.fields} disabled={!canChange}>
      <legend className="r-sr-only">{price.title}</legend>
      <div className={classes.line}>
        <Select
          label="За что"
          allowDeselect={false}
          disabled={!canChange}
          data={PRICE_UNITS.map((value) => ({ value, label: UNIT_WORDS[value] }))}
          value={price.unit}
          onChange={(unit) => change({ unit: unit as FieldPriceView['unit'] })}
        />
        <NumberInput
          label="Бесплатно каждый, по счёту"
          placeholder="нет"
          allowDecimal={false}
          allowNegative={false}
          value={price.freeEvery ?? ''}
          error={told?.get('freeEvery')}
          onChange={(value) => change({ freeEvery: value === '' ? null : Number(value) })}
        />
        <MoneyInput
          label="Не дороже"
          placeholder="без потолка"
          value={price.max}
          error={told?.get('max')}
          onChange={(max) => change({ max })}
        />
      </div>
      <div>
        <p className={classes.legend}>Если номеров или людей больше</p>
        <SegmentedControl
          className={classes.counting ?? ''}
          aria-label="Если номеров или людей больше"
          disabled={!canChange}
          data={COUNTING}
          value={counting}
          onChange={count}
        />
        <CountRows {...{ price, told, currency, change }} />
      </div>
      <TermRows {...{ price, told, today, change }} />
      {others.length > 0 && price.unit === 'person' ? (
        <div className={classes.line}>
          <MultiSelect
            label="Кто уже заплатил здесь"
            description="Кого назвали и там, и тут, платит меньше."
            placeholder={elsewhere ? '' : 'не учитывать'}
            disabled={!canChange}
            data={others.map((one) => ({ value: one.competitionFieldPriceGuid, label: one.title }))}
            value={elsewhere?.by ?? []}
            onChange={(by) =>
              change({ peopleElsewhere: by.length > 0 ? { by, percentBp: elsewhere?.percentBp ?? 0 } : null })
            }
          />
          {elsewhere ? (
            <PercentInput
              label="Платит часть цены"
              value={elsewhere.percentBp}
              error={told?.get('peopleElsewhere.percentBp')}
              onChange={(value) => change({ peopleElsewhere: { ...elsewhere, percentBp: value ?? 0 } })}
            />
          ) : null}
        </div>
      ) : null}
      <RetentionRows {...{ price, told, change }} />
      {canChange ? (
        <Button
          className={classes.remove ?? ''}
          variant="subtle"
          color="danger"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => draft.remove(guid)}
        >
          Убрать цену
        </Button>
      ) : null}
    </fieldset>
  );
}
