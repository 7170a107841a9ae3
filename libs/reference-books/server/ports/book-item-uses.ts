// Who uses a line of a book, the higher rooms know: each registers itself here, says it, and moves what uses it when two
// lines become one.

import { Injectable } from '@nestjs/common';
import type { BookItemUseFace } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Reader, Scope, Transaction } from '@rampa/platform/server';

export interface BookItemUse extends BookItemUseFace {
  item: Guid;
  /** The end of the sentence «Строка указана …», such as «в критерии «Костюм» («Светлояр»)». */
  words: string;
}

/** A line that an event names somewhere. */
export interface NamedItem {
  book: Guid;
  item: Guid;
  competition: Guid;
}

/** An event whose form is answered from the book, whichever of its lines. */
export interface AskedBook {
  book: Guid;
  competition: Guid;
}

export interface Hindrance {
  competition: Guid;
  /** «протокол «День первый» закрыт» */
  why: string;
}

export interface BookItemSource {
  /** Of the latest event first. */
  of?(reader: Reader, items: readonly Guid[]): Promise<BookItemUse[]>;
  /** The lines of these books that events of their organizer name, each once in each event. */
  within?(reader: Reader, organizer: Guid, books: readonly Guid[]): Promise<NamedItem[]>;
  /** Events of the organizer that ask these books as a whole. */
  asked?(reader: Reader, organizer: Guid, books: readonly Guid[]): Promise<AskedBook[]>;
  /** Where a whole book is asked, as the end of the sentence «Из него отвечают …». */
  ofBook?(reader: Reader, book: Guid): Promise<string[]>;
  /** Where these lines cannot become one without changing what is done already. */
  hindrances?(reader: Reader, competitions: readonly Guid[], items: readonly Guid[]): Promise<Hindrance[]>;
  /** What `move` will write is held before the lines are: whoever chooses a line holds his own first, too. */
  hold?(tx: Transaction, competitions: readonly Guid[]): Promise<void>;
  /** Whatever in these events names one of `from` names `to`; under the exclusive locks of the events. */
  move?(tx: Transaction, competitions: readonly Guid[], from: readonly Guid[], to: Guid, scope: Scope): Promise<void>;
}

@Injectable()
export class BookItemUses {
  private readonly sources: BookItemSource[] = [];

  register(source: BookItemSource): void {
    this.sources.push(source);
  }

  /** Ask while the lines are locked: whoever writes one somewhere holds it (`Nominations.assertKnown`). */
  of(reader: Reader, items: readonly Guid[]): Promise<BookItemUse[]> {
    return this.each(({ of }) => of?.(reader, items));
  }

  /** In the order of their guids: the database has none of its own, and the same question is answered the same. */
  async within(reader: Reader, organizer: Guid, books: readonly Guid[]): Promise<NamedItem[]> {
    if (books.length === 0) return [];
    const named = await this.each(({ within }) => within?.(reader, organizer, books));
    const once = new Map(named.map((one) => [`${one.item} ${one.competition}`, one]));
    return [...once].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
  }

  async asked(reader: Reader, organizer: Guid, books: readonly Guid[]): Promise<AskedBook[]> {
    return books.length === 0 ? [] : this.each(({ asked }) => asked?.(reader, organizer, books));
  }

  ofBook(reader: Reader, book: Guid): Promise<string[]> {
    return this.each(({ ofBook }) => ofBook?.(reader, book));
  }

  /** By event, the first reason of each. */
  async hindrances(
    reader: Reader,
    competitions: readonly Guid[],
    items: readonly Guid[],
  ): Promise<ReadonlyMap<Guid, string>> {
    const found = await this.each(({ hindrances }) => hindrances?.(reader, competitions, items));
    return new Map(found.toReversed().map(({ competition, why }) => [competition, why]));
  }

  async hold(tx: Transaction, competitions: readonly Guid[]): Promise<void> {
    for (const { hold } of this.sources) await hold?.(tx, competitions);
  }

  async move(
    tx: Transaction,
    competitions: readonly Guid[],
    from: readonly Guid[],
    to: Guid,
    scope: Scope,
  ): Promise<void> {
    for (const { move } of this.sources) await move?.(tx, competitions, from, to, scope);
  }

  private async each<T>(ask: (source: BookItemSource) => Promise<T[]> | undefined): Promise<T[]> {
    const all: T[] = [];
    for (const source of this.sources) all.push(...((await ask(source)) ?? []));
    return all;
  }
}
