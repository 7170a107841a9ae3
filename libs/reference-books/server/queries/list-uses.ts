import { Injectable } from '@nestjs/common';
import type { AnswerOf, BookItemUseFace, ReferenceBookGetUses } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { BookItemUses } from '../ports/book-item-uses.ts';
import { EventTitles } from './event-titles.ts';

@Injectable()
export class ListUses {
  constructor(
    private readonly database: Database,
    private readonly uses: BookItemUses,
    private readonly titles: EventTitles,
  ) {}

  async ofBook({ organizer }: Scope, book: Guid): Promise<AnswerOf<typeof ReferenceBookGetUses>> {
    const named = await this.uses.within(this.database, organizer!, [book]);
    const byEvent = Map.groupBy(named, ({ competition }) => competition);
    const byItem = Map.groupBy(named, ({ item }) => item);
    const titles = await this.titles.of(this.database, [...byEvent.keys()]);
    return {
      events: [...titles].map(([competitionGuid, title]) => ({
        ...{ competitionGuid, title, itemCount: byEvent.get(competitionGuid)!.length },
      })),
      items: [...byItem].map(([referenceBookItemGuid, uses]) => ({ referenceBookItemGuid, eventCount: uses.length })),
    };
  }

  async ofItem(item: Guid): Promise<BookItemUseFace[]> {
    const uses = await this.uses.of(this.database, [item]);
    return uses.map(({ competitionGuid, competitionTitle, kind, title, count }) => ({
      ...{ competitionGuid, competitionTitle, kind, title, count },
    }));
  }
}
