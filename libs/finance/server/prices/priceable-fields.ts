import { Injectable } from '@nestjs/common';
import type { PriceableField } from '@rampa/contract';
import type { FieldPrice } from '@rampa/finance/domain';
import { EventForms, type EventForm } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { KnownBooks } from '@rampa/reference-books/server';

@Injectable()
export class PriceableFields {
  constructor(
    private readonly forms: EventForms,
    private readonly books: KnownBooks,
  ) {}

  form(reader: Reader, competition: Guid): Promise<EventForm | null> {
    return this.forms.of(reader, competition);
  }

  /** What is asked by the form, in its order; behind it removed fields that still have a price. */
  async of(reader: Reader, competition: Guid, prices: readonly FieldPrice[]): Promise<PriceableField[]> {
    const form = await this.forms.of(reader, competition);
    if (!form) return [];
    const { whole, used } = form;
    const gone = [...new Set(prices.map(({ fieldGuid }) => fieldGuid))].flatMap((guid) => {
      const field = whole.fields.get(guid);
      return field && !used.fields.some((one) => one.guid === guid) ? [field] : [];
    });
    const asked = [...used.fields, ...gone];
    const books = [...new Set(asked.flatMap(({ bookGuid }) => (bookGuid ? [bookGuid] : [])))];
    const lines = Map.groupBy(await this.books.items(reader, books), ({ bookGuid }) => bookGuid);
    return asked.map((field) => ({
      competitionFieldGuid: field.guid,
      title: field.title,
      blockTitle: whole.blocks.get(field.blockGuid)?.title ?? '',
      kind: field.kind,
      hasQuantity: field.option.hasQuantity ?? false,
      isRemoved: gone.some(({ guid }) => guid === field.guid),
      items: this.#linesOf(field.bookGuid, lines),
    }));
  }

  #linesOf(book: Guid | null, lines: ReadonlyMap<Guid, { guid: Guid; title: string }[]>) {
    const own = book === null ? [] : (lines.get(book) ?? []);
    return own.map(({ guid, title }) => ({ referenceBookItemGuid: guid, title }));
  }
}
