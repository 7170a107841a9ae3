// A wrong setting sent to the call that it names: which refusal the product answers.

import { CompetitionFieldPriceUpdate, SchedulePriceChangeValueUpdate, ScheduleRetentionUpdate } from '@rampa/contract';
import type { FinanceSettings, Price } from '../../../../libs/finance/domain/price/index.ts';
import { Refused } from '../../client/asking.ts';
import { PriceEvent, sentWindow } from './price-event.ts';
import type { RefusedSetting } from './price-file.ts';
import type { PriceProduct } from './price-product.ts';

const EVENT: FinanceSettings = {
  ...{ currency: 'RUB', timeZone: 'Europe/Moscow', beginDate: '2026-06-01', priceDateBasis: 'subscription' },
  ...{ laterChoices: 'subscriptionDate', roundTo: 100, discountsCombine: 'add', vatBp: null, capByCosts: true },
};
const ID = 'price';

/** The code of the refusal; null: it was taken. */
export async function refusalOf(product: PriceProduct, one: RefusedSetting): Promise<string | null> {
  const price: Price = { id: ID, title: '', unit: 'item', price: 100_000, ...one.price };
  const { endDate, ...settings } = one.event ?? {};
  const event = { ...EVENT, ...settings };
  const made = await PriceEvent.make(product, {
    ...{ event, lists: [[{ ...price, windows: [] }]], plan: null, endDate: endDate ?? event.beginDate },
  });
  const plain: Price = { id: price.id, title: '', unit: price.unit, price: 100_000 };
  await made.savePrices([plain]);
  try {
    await send(product, made, price, one);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

async function send(product: PriceProduct, made: PriceEvent, price: Price, one: RefusedSetting): Promise<unknown> {
  const place = made.places.get(price.id)!;
  const version = 1;
  switch (one.call) {
    case 'CompetitionFieldPrice/Update': {
      const { windows = price.windows, rows = price.retention } = one;
      const prices = [made.sent({ ...price, windows: windows ?? [], retention: rows ?? [] })];
      return product.desk(CompetitionFieldPriceUpdate, { query: made.query, body: { version, prices } });
    }
    case 'ScheduleRetention/Update': {
      const rows = made.sent({ ...price, retention: one.rows ?? price.retention ?? [] }).retention ?? [];
      const query = { competitionFieldPriceGuid: place.guid };
      return product.desk(ScheduleRetentionUpdate, { query, body: { version, rows } });
    }
    case 'SchedulePriceChangeValue/Update': {
      const windows = (one.windows ?? price.windows ?? []).map((window) => ({
        ...{ ...sentWindow(window), referenceBookItemGuid: place.line },
      }));
      const query = { competitionFieldGuid: place.field };
      return product.desk(SchedulePriceChangeValueUpdate, { query, body: { version, windows } });
    }
    case 'SchedulePayment/Update':
      return made.savePlan(one.stages ?? []);
    default:
      throw new Error(`Как вызвать ${one.call}, репетиция не знает.`);
  }
}
