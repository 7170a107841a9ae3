// Who uses a line of a book, the higher rooms know: each registers itself here and says it in words.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Ends of the sentence «Строка указана …», such as «в критерии «Костюм» («Светлояр»)»; empty: unused here. */
export type UsesOf = (reader: Reader, item: Guid) => Promise<string[]>;

@Injectable()
export class BookItemUses {
  private readonly sources: UsesOf[] = [];

  register(source: UsesOf): void {
    this.sources.push(source);
  }

  /** Ask while the line is locked: whoever writes it somewhere holds it (`Nominations.assertKnown`). */
  async of(reader: Reader, item: Guid): Promise<string[]> {
    const uses: string[] = [];
    for (const source of this.sources) uses.push(...(await source(reader, item)));
    return uses;
  }
}
