import { Injectable } from '@nestjs/common';
import type { AnswerOf, BookItemUseFace, ReferenceBookGetUses } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { BookItemUses } from '../ports/book-item-uses.ts';
import { EventSets } from './event-sets.ts';
import { EventTitles } from './event-titles.ts';

@Injectable()
export class ListUses {
  constructor(
    private readonly database: Database,
    private readonly uses: BookItemUses,
    private readonly titles: EventTitles,
    private readonly sets: EventSets,
  ) {}

  async ofBook({ organizer }: Scope, book: Guid): Promise<AnswerOf<typeof ReferenceBookGetUses>> {
    const named = await this.uses.within(this.database, organizer!, [book]);
    const asked = await this.uses.asked(this.database, organizer!, [book]);
    const byEvent = Map.groupBy(named, ({ competition }) => competition);
    const byItem = Map.groupBy(named, ({ item }) => item);
    const sets = await this.sets.ofBook(this.database, book);
    const titles = await this.titles.of(this.database, [
      ...byEvent.keys(),
      ...sets.keys(),
      ...asked.map(({ competition }) => competition),
    ]);
    const events = [...titles].map(([competitionGuid, title]) => ({ competitionGuid, title }));
    return {
      events: events.flatMap((event) => {
        const isAsked = asked.some(({ competition }) => competition === event.competitionGuid);
        const itemCount = byEvent.get(event.competitionGuid)?.length ?? 0;
        return isAsked || itemCount > 0 ? { ...event, itemCount, isAsked } : [];
      }),
      items: [...byItem].map(([referenceBookItemGuid, uses]) => ({ referenceBookItemGuid, eventCount: uses.length })),
      sets: events.flatMap((event) => {
        const itemCount = sets.get(event.competitionGuid);
        return itemCount === undefined ? [] : { ...event, itemCount };
      }),
    };
  }

  async ofItem(item: Guid): Promise<BookItemUseFace[]> {
    const uses = await this.uses.of(this.database, [item]);
    return uses.map(({ competitionGuid, competitionTitle, kind, title, count }) => ({
      ...{ competitionGuid, competitionTitle, kind, title, count },
    }));
  }
}
