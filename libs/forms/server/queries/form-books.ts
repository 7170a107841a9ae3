import { Injectable } from '@nestjs/common';
import { conditionsOf, namedItems, type KnownBooks as FormBooks, type WholeForm } from '@rampa/forms/domain';
import { folded, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { KnownBooks } from '@rampa/reference-books/server';

/** The books that a form names, as far as its rules ask about them. */
@Injectable()
export class FormBooksReader {
  constructor(private readonly books: KnownBooks) {}

  async of(reader: Reader, organizer: Guid, whole: WholeForm, { held = false } = {}): Promise<FormBooks> {
    const fields = [...whole.fields.values()].filter(({ isRemoved }) => !isRemoved);
    const guids = [...new Set(fields.flatMap(({ bookGuid }) => bookGuid ?? []))];
    const parts = [...whole.blocks.values(), ...fields];
    const named = [...new Set(parts.flatMap(({ rule }) => conditionsOf(rule).flatMap(namedItems)))];
    const known = await this.books.of(reader, organizer, guids, { held });
    const items = Map.groupBy(await this.books.items(reader, guids, named), ({ bookGuid }) => bookGuid);
    return new Map(
      known.map(({ guid, title, hasItems }) => [
        guid,
        { title, hasItems, items: new Set((items.get(guid) ?? []).map((item) => item.guid)) },
      ]),
    );
  }

  /** Lines of another book by those that have the same title; and the titles of all that are asked for. */
  async sameLines(reader: Reader, lines: readonly Guid[], book: Guid) {
    const asked = await this.books.named(reader, lines);
    const offered = new Map(
      (await this.books.items(reader, [book])).toReversed().map(({ title, guid }) => [folded(title), guid] as const),
    );
    const same = asked.flatMap(({ guid, title }) => {
      const line = offered.get(folded(title));
      return line === undefined ? [] : [[guid, line] as const];
    });
    return { same: new Map(same), titles: new Map(asked.map(({ guid, title }) => [guid, title])) };
  }
}
