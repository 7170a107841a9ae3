// The event of a worked case, made by the product's calls: its settings, a form whose fields have the prices, its plan.

import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationRulesUpdate,
  CompetitionFieldPriceUpdate,
  FestivalCreateFestival,
  FinanceSettingGet,
  FinanceSettingUpdate,
  ReferenceBookCreate,
  ReferenceBookItemCreate,
  SchedulePaymentUpdate,
  type FormEditSent,
  type SentFieldPrice,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { FinanceSettings, PlanStage, Price, PriceWindow } from '../../../../libs/finance/domain/price/index.ts';
import type { PriceProduct } from './price-product.ts';

const COPIES = 200;
const LINES = 100;

interface Place {
  guid: Guid;
  field: Guid;
  /** Null: the field is a number, which says how many. */
  line: Guid | null;
  /** Paid once, however often it is chosen. */
  isWhole: boolean;
}

export interface EventFacts {
  event: FinanceSettings;
  lists: readonly (readonly Price[])[];
  plan: readonly PlanStage[] | null;
  endDate?: string;
}

/** One block for an instance, with its people; what costs by quantity is a number, all other prices are lines of a book. */
export class PriceEvent {
  readonly guid: Guid;
  readonly ids = { item: newGuid(), performer: newGuid(), people: newGuid(), roster: newGuid(), name: newGuid(), book: newGuid() }; // prettier-ignore
  readonly places = new Map<string, Place>();
  readonly #product: PriceProduct;
  #version = 0;

  private constructor(product: PriceProduct, guid: Guid) {
    this.#product = product;
    this.guid = guid;
  }

  get query(): { competitionGuid: Guid } {
    return { competitionGuid: this.guid };
  }

  static async make(product: PriceProduct, { event, lists, plan, endDate }: EventFacts): Promise<PriceEvent> {
    const { beginDate, currency, timeZone } = event;
    const days = lists.flat().flatMap(({ windows }) => (windows ?? []).map(({ from }) => from));
    const details = {
      ...{ title: 'Случай цены', beginDate, endDate: endDate ?? [beginDate, ...days].toSorted().at(-1)! },
      ...{ timeZone, currency: currency as 'RUB', useFinances: true },
    };
    const { guid } = await product.desk(FestivalCreateFestival, { body: { details } });
    // The case has its own days, and the application comes after them.
    await product.desk(ApplicationRulesUpdate, {
      query: { competitionGuid: guid },
      body: { closesAt: '2099-01-01T00:00:00.000Z', freezesAt: null },
    });
    await product.join(guid);
    const made = new PriceEvent(product, guid);
    await made.#settings(event);
    await made.#form(lists.flat());
    if (plan) await made.savePlan(plan);
    return made;
  }

  async savePlan(stages: readonly PlanStage[]): Promise<void> {
    const body = {
      ...{ title: 'План', isDefault: true },
      stages: stages.map(({ title, due, daysAfter, percentBp, amount }) => ({ title, dueDate: due ?? null, daysAfter: daysAfter ?? null, percentBp: percentBp ?? null, amount: amount ?? null })), // prettier-ignore
    };
    await this.#product.desk(SchedulePaymentUpdate, { query: this.query, body });
  }

  async savePrices(list: readonly Price[], applyTo: 'new' | 'all' = 'new'): Promise<void> {
    const body = { version: this.#version, prices: list.map((price) => this.sent(price)), applyTo, confirm: true };
    ({ version: this.#version } = await this.#product.desk(CompetitionFieldPriceUpdate, { query: this.query, body }));
  }

  sent(price: Price): SentFieldPrice {
    const { id, unit, tiers, tierScope, tierGroup, tierRank, bands, bandsOf, freeEvery, max, peopleElsewhere } = price;
    const place = this.places.get(id)!;
    return {
      ...{
        competitionFieldPriceGuid: place.guid,
        competitionFieldGuid: place.field,
        referenceBookItemGuid: place.line,
      },
      ...{ unit, price: price.price, windows: (price.windows ?? []).map(sentWindow), tiers: [...(tiers ?? [])] },
      // A group may bear the name of a price.
      ...{ tierScope: tierScope ?? 'application', tierGroup: tierGroup ? (this.places.get(tierGroup)?.guid ?? tierGroup) : null }, // prettier-ignore
      ...{ tierRank: tierRank ?? 0, bands: [...(bands ?? [])], bandsOf: bandsOf ?? 'people' },
      ...{ freeEvery: freeEvery ?? null, max: max ?? null },
      peopleElsewhere: peopleElsewhere
        ? { ...peopleElsewhere, by: peopleElsewhere.by.map((one) => this.places.get(one)?.guid ?? newGuid()) }
        : null,
      retention: (price.retention ?? []).map(({ costs, ...row }) => ({ ...row, costs: costs ?? false })),
    };
  }

  /** The name that a case gives to a price of the product. */
  nameOf(guid: string): string {
    for (const [name, place] of this.places) if (place.guid === guid) return name;
    return guid;
  }

  async #settings(event: FinanceSettings): Promise<void> {
    const { currency: _, ...kept } = await this.#product.desk(FinanceSettingGet, { query: this.query });
    const { priceDateBasis, laterChoices, roundTo, discountsCombine, vatBp, capByCosts } = event;
    const rules = { priceDateBasis, laterChoices, roundTo: roundTo as 100, discountsCombine, vatBp, capByCosts };
    await this.#product.desk(FinanceSettingUpdate, { query: this.query, body: { ...kept, ...rules } });
  }

  async #form(prices: readonly Price[]): Promise<void> {
    const { desk } = this.#product;
    const { guid: formGuid } = await desk(ApplicationFormCreate, { query: this.query, body: {} });
    const { guid: book } = await desk(ReferenceBookCreate, { body: { title: `Цены ${newGuid()}` } });
    const counted = new Set(prices.filter(({ unit }) => unit === 'quantity').map(({ id }) => id));
    const { ids } = this;
    const number = { format: 'number' as const };
    const field = (guid: Guid, blockGuid: Guid, title: string) =>
      ({ do: 'addField', guid, blockGuid, kind: 'Text', title }) as const;
    const edits: FormEditSent[] = [
      { do: 'addBlock', guid: ids.item, parentGuid: null, title: 'Номер', min: 0, max: COPIES },
      { ...field(ids.performer, ids.item, 'Исполнитель'), tag: 'performer' },
      { ...field(ids.people, ids.item, 'Сколько человек'), tag: 'peopleCount', option: number },
      { do: 'addField', guid: ids.book, blockGuid: ids.item, kind: 'ReferenceBook', bookGuid: book, title: 'Участие', option: { count: LINES } }, // prettier-ignore
    ];
    for (const id of new Set(prices.map((price) => price.id))) {
      const isWhole = prices.every((price) => price.id !== id || price.unit === 'application');
      const place: Place = { guid: newGuid(), field: counted.has(id) ? newGuid() : ids.book, line: null, isWhole };
      if (counted.has(id)) edits.push({ ...field(place.field, ids.item, id), option: number });
      else place.line = (await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: book, title: id } })).guid;
      this.places.set(id, place);
    }
    edits.push(
      { do: 'addBlock', guid: ids.roster, parentGuid: ids.item, title: 'Участник', min: 0, max: COPIES },
      { ...field(ids.name, ids.roster, 'Имя'), tag: 'personFullName' },
    );
    await desk(ApplicationFormChange, { body: { formGuid, changeGuid: newGuid(), revision: 0, edits } });
  }
}

export function sentWindow({ from, price, percentBp, tiers, bands }: PriceWindow) {
  return {
    ...{ dateFrom: from, price: price ?? null, percentBp: percentBp ?? null },
    ...{ tiers: tiers ? [...tiers] : null, bands: bands ? [...bands] : null },
  };
}
