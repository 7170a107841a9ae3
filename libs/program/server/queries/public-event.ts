// What a published program's page shows of its event: organizer, way there, other programs, published results.

import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import type { PublicEvent } from '@rampa/contract';
import { isGuid, type Guid } from '@rampa/kernel';
import { Database, type Reader } from '@rampa/platform/server';
import { PublishedProtocols } from '../ports/published-protocols.ts';
import { programClosed } from './public-program.ts';

type Face = Pick<PublicEvent, 'title' | 'beginDate' | 'endDate' | 'city' | 'place' | 'isJudged'> & {
  competition: Guid;
  organizer: Guid;
};
type Row = Pick<PublicEvent['programs'][number], 'title' | 'place' | 'performanceCount'> & {
  guid: Guid;
  beginsAt: Date | null;
};

interface Kept {
  revision: number;
  /** Milliseconds. */
  until: number;
  answer: Promise<PublicEvent>;
}

/** The organizer's own face may change without the event's stream: it is read anew after this long, ms. */
const KEPT_MS = 60_000;
const MOST_KEPT = 500;

@Injectable()
export class PublicEvents {
  /** A hall of phones waits for the results and asks again: it is read once for each revision. */
  private readonly kept = new Map<Guid, Kept>();

  constructor(
    private readonly database: Database,
    private readonly organizers: Organizers,
    private readonly protocols: PublishedProtocols,
  ) {}

  /** Throws Failure notFound while the program is not published. */
  async of(program: string): Promise<PublicEvent> {
    if (!isGuid(program)) throw programClosed();
    const [head] = await this.database.query<{ revision: number }>(
      `select s.revision from program.program p join live.v_stream s on s.stream_guid = p.competition_guid
        where p.guid = $1 and p.is_published`,
      [program],
    );
    if (!head) throw programClosed();
    const known = this.kept.get(program);
    if (known?.revision === head.revision && Date.now() < known.until) return known.answer;
    const answer = this.database.snapshot((reader) => this.read(reader, program));
    const kept = { revision: head.revision, until: Date.now() + KEPT_MS, answer };
    this.kept.delete(program);
    this.kept.set(program, kept);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    answer.catch(() => {
      if (this.kept.get(program) === kept) this.kept.delete(program);
    });
    return answer;
  }

  private async read(reader: Reader, program: Guid): Promise<PublicEvent> {
    const [face] = await reader.query<Face>(
      `select c.guid as competition, c.organizer_guid as organizer, c.title, c.begin_date as "beginDate",
              c.end_date as "endDate", c.city, c.place, c.type_tour <> 0 as "isJudged"
         from program.program p join competitions.v_competition c on c.guid = p.competition_guid
        where p.guid = $1 and p.is_published`,
      [program],
    );
    if (!face) throw programClosed();
    const { competition, organizer: owner, ...event } = face;
    const rows = await reader.query<Row>(
      `select p.guid, p.title, p.place, p.begins_at as "beginsAt",
              (select count(*)::int from program.item i
                where i.program_guid = p.guid and i.kind = 'performance' and not i.is_withdrawn) as "performanceCount"
         from program.program p where p.competition_guid = $1 and p.is_published
        order by p.position, p.guid`,
      [competition],
    );
    const paths = await this.protocols.pathsOf(
      reader,
      rows.map(({ guid }) => guid),
    );
    return {
      ...event,
      organizer: await this.organizers.faceOf(reader, owner),
      programs: rows.map(({ beginsAt, ...row }) => ({
        ...row,
        dateTimeBegin: beginsAt?.toISOString() ?? null,
        protocolPath: paths.get(row.guid) ?? null,
      })),
    };
  }
}
