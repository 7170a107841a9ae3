// Where performances and programs name a nomination: it is not deleted from under them, and goes with them into another.

import { Injectable } from '@nestjs/common';
import { CLOSED_STATES, counted, inQuotes, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import type { BookItemSource, BookItemUse, Hindrance, NamedItem } from '@rampa/reference-books/server';
import { ProtocolStates } from '../ports/protocol-states.ts';

@Injectable()
export class NominationUses implements BookItemSource {
  constructor(private readonly states: ProtocolStates) {}

  readonly of = async (reader: Reader, items: readonly Guid[]): Promise<BookItemUse[]> => {
    const performances = await reader.query<{ item: Guid; competition: Guid; event: string; count: number }>(
      `select i.nomination_guid as item, c.guid as competition, c.title as event, count(*)::int as count
         from program.item i join competitions.v_competition c on c.guid = i.competition_guid
        where i.nomination_guid = any ($1::uuid[])
        group by i.nomination_guid, c.guid, c.title, c.begin_date order by c.begin_date desc, c.guid, i.nomination_guid`,
      [items],
    );
    const programs = await reader.query<{ item: Guid; competition: Guid; event: string; title: string }>(
      `select n.item, c.guid as competition, c.title as event, p.title
         from program.program p cross join unnest(p.nominations) n (item)
         join competitions.v_competition c on c.guid = p.competition_guid
        where p.nominations && $1::uuid[] and n.item = any ($1::uuid[])
        order by c.begin_date desc, c.guid, p.position, n.item`,
      [items],
    );
    return [
      ...performances.map(({ item, competition, event, count }) => ({
        ...{ item, competitionGuid: competition, competitionTitle: event, kind: 'items' as const, title: '', count },
        words: `у ${counted(count, 'выступления', 'выступлений', 'выступлений')} (${inQuotes(event)})`,
      })),
      ...programs.map(({ item, competition, event, title }) => ({
        ...{ item, competitionGuid: competition, competitionTitle: event, kind: 'program' as const, title, count: 1 },
        words: `в программе ${inQuotes(title)} (${inQuotes(event)})`,
      })),
    ];
  };

  readonly within = (reader: Reader, organizer: Guid, books: readonly Guid[]): Promise<NamedItem[]> =>
    reader.query<NamedItem>(
      `select v.book_guid as book, v.guid as item, c.guid as competition
         from competitions.v_competition c
        cross join lateral (
          select distinct i.nomination_guid as item from program.item i
           where i.competition_guid = c.guid and i.nomination_guid is not null
          union
          select n.item from program.program p cross join unnest(p.nominations) n (item)
           where p.competition_guid = c.guid) named
         join reference_books.v_item v on v.guid = named.item
        where c.organizer_guid = $1 and v.book_guid = any ($2::uuid[])`,
      [organizer, books],
    );

  /** Places and titles of a closed protocol rest on who competes with whom. */
  readonly hindrances = async (
    reader: Reader,
    events: readonly Guid[],
    items: readonly Guid[],
  ): Promise<Hindrance[]> => {
    const programs = await reader.query<{ guid: Guid; title: string; competition: Guid }>(
      `select p.guid, p.title, p.competition_guid as competition from program.program p
        where p.competition_guid = any ($1::uuid[])
          and exists (select from program.item i where i.program_guid = p.guid and i.nomination_guid = any ($2::uuid[]))
        order by p.position, p.guid`,
      [events, items],
    );
    const states = await this.states.stateOf(
      reader,
      programs.map(({ guid }) => guid),
    );
    return programs
      .filter(({ guid }) => CLOSED_STATES.has(states.get(guid)!))
      .map(({ competition, title }) => ({ competition, why: `протокол ${inQuotes(title)} уже закрыт` }));
  };

  /** No written result rests on these nominations (`hindrances`): nobody else of the event has to be recounted. */
  readonly move = async (tx: Transaction, events: readonly Guid[], from: readonly Guid[], to: Guid): Promise<void> => {
    const moved = await tx.query<{ competition: Guid; program: Guid; item: Guid }>(
      `update program.item set nomination_guid = $3
        where competition_guid = any ($1::uuid[]) and nomination_guid = any ($2::uuid[])
       returning competition_guid as competition, program_guid as program, guid as item`,
      [events, from, to],
    );
    const programs = await tx.query<{ competition: Guid; program: Guid }>(
      `update program.program p
          set nominations = array(select each from unnest(p.nominations) with ordinality n (was, at)
                                   cross join lateral (select case when was = any ($2::uuid[]) then $3::uuid else was end as each) e
                                   group by each order by min(at))
        where p.competition_guid = any ($1::uuid[]) and p.nominations && $2::uuid[]
       returning p.competition_guid as competition, p.guid as program`,
      [events, from, to],
    );
    for (const [program, rows] of Map.groupBy(moved, ({ program }) => program)) {
      tx.emit(rows[0]!.competition, 'items.changed', { program, items: rows.map(({ item }) => item) });
    }
    for (const { competition, program } of programs) tx.emit(competition, 'program.changed', { program });
  };
}
