// The application of a worked case: a block for each instance, made at the instance's own moment.

import {
  ApplicationSubmit,
  ApplicationSubscribe,
  ApplicationTemplateAddBlock,
  ApplicationTemplateMoveBlock,
  ApplicationTemplateUpdateField,
  type SentBody,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { PricedItem } from '../../../../libs/finance/domain/price/index.ts';
import type { PriceEvent } from './price-event.ts';
import type { PriceProduct } from './price-product.ts';

export class CaseApplication {
  readonly #product: PriceProduct;
  readonly #event: PriceEvent;
  readonly #blocks = new Map<number, Guid>();
  #begun: Promise<Guid> | null = null;

  constructor(product: PriceProduct, event: PriceEvent) {
    this.#product = product;
    this.#event = event;
  }

  get isBegun(): boolean {
    return this.#begun !== null;
  }

  guid(): Promise<Guid> {
    this.#begun ??= this.#product
      .own(ApplicationSubmit, { query: this.#event.query })
      .then((made) => made.applicationGuid);
    return this.#begun;
  }

  async subscribe(): Promise<Guid> {
    const applicationGuid = await this.guid();
    await this.#product.own(ApplicationSubscribe, { query: { applicationGuid } });
    return applicationGuid;
  }

  /** Stands where its number says, whenever it comes. */
  async add(item: PricedItem): Promise<void> {
    const block = await this.#block(this.#event.ids.item, null);
    await this.#fill(block, item);
    const known = [...this.#blocks.keys()];
    const before = known.filter((n) => n < item.n);
    const afterGuid = before.length > 0 ? this.#blocks.get(Math.max(...before))! : null;
    this.#blocks.set(item.n, block);
    if (before.length === known.length) return;
    await this.#product.own(ApplicationTemplateMoveBlock, { body: { applicationBlockGuid: block, afterGuid } });
  }

  async #fill(block: Guid, { performer, people, roster, choices }: PricedItem): Promise<void> {
    const { ids, places } = this.#event;
    if (performer) await this.#save(block, ids.performer, { value: performer });
    if (typeof people === 'number') await this.#save(block, ids.people, { value: String(people) });
    for (const value of roster ?? []) await this.#save(await this.#block(ids.roster, block), ids.name, { value });
    const lines: Guid[] = [];
    for (const { price, quantity } of choices) {
      const place = places.get(price);
      if (!place) throw new Error(`Цены «${price}» нет ни в одном прейскуранте.`);
      if (place.line === null) await this.#save(block, place.field, { value: String(quantity ?? 1) });
      else if (!lines.includes(place.line)) lines.push(place.line);
      else if (!place.isWhole) throw new Error(`«${price}» выбрано в одном номере дважды: так заявку не заполнить.`);
    }
    if (lines.length > 0) await this.#save(block, ids.book, { valueGuids: lines });
  }

  async #save(block: Guid, guid: Guid, sent: Partial<SentBody<typeof ApplicationTemplateUpdateField>>): Promise<void> {
    const body = { guid, applicationGuid: await this.guid(), applicationBlockGuid: block, ...sent };
    await this.#product.own(ApplicationTemplateUpdateField, { body });
  }

  async #block(blockGuid: Guid, parentGuid: Guid | null): Promise<Guid> {
    const sent = { query: { applicationGuid: await this.guid() }, body: { blockGuid, parentGuid } };
    return (await this.#product.own(ApplicationTemplateAddBlock, sent)).applicationBlockGuid;
  }
}
