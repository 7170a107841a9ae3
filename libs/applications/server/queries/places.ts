// Places as they stand: the event's rule, who takes some, who waits in which order.

import { Injectable } from '@nestjs/common';
import {
  demandOf,
  lackingPlaces,
  nextIn,
  turnsOf,
  type Demand,
  type Seats,
  type Waiting,
} from '@rampa/applications/domain';
import { Failure, inQuotes, type Guid, type StatusRole } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import type { KeptBlock } from '../persistence/application-rows.ts';

export interface PlacesRule {
  fieldGuid: Guid;
  n: number;
  isAutomatic: boolean;
  places: ReadonlyMap<Guid, number>;
}

export interface Standing extends Seats {
  /** The first sent first. */
  queue: readonly Waiting[];
}

export interface Turn {
  item: Guid;
  places: number;
  free: number;
  turn: number | null;
}

@Injectable()
export class Places {
  /** Null: the event counts no places, or has no such field any more. */
  async rule(reader: Reader, competition: Guid): Promise<PlacesRule | null> {
    const rows = await reader.query<Omit<PlacesRule, 'places'> & { item: Guid | null; places: number | null }>(
      `select r.field_guid as "fieldGuid", f.n, r.is_automatic as "isAutomatic", q.item_guid as item, q.places
         from applications.quota_rule r
         join forms.v_field f on f.guid = r.field_guid and f.competition_guid = r.competition_guid
         left join applications.quota q on q.competition_guid = r.competition_guid
        where r.competition_guid = $1`,
      [competition],
    );
    const [first] = rows;
    if (!first) return null;
    const { fieldGuid, n, isAutomatic } = first;
    return {
      ...{ fieldGuid, n, isAutomatic },
      places: new Map(rows.flatMap(({ item, places }) => (item === null ? [] : [[item, places!]]))),
    };
  }

  /** Until the commit nobody else gives or takes a place of the event. */
  async hold(tx: Transaction, competition: Guid): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('places of ' || $1, 0))`, [competition]);
  }

  /** `but`: as if this application was not there. */
  async standing(reader: Reader, competition: Guid, rule: PlacesRule, but: Guid | null = null): Promise<Standing> {
    const rows = await reader.query<{ application: Guid; item: Guid; count: number; role: StatusRole | null }>(
      `select i.application_guid as application, i.item_guid as item, count(*)::int as count, s.role
         from applications.answer_item i
         join applications.application a on a.guid = i.application_guid
         left join competitions.v_status s on s.guid = a.status_guid
        where i.competition_guid = $1 and i.n = $2 and not i.is_hidden and a.state = 'Subscribed'
          and s.role is distinct from 'declined' and ($3::uuid is null or a.guid <> $3)
        group by i.application_guid, i.item_guid, s.role, a.date_subscribe
        order by a.date_subscribe, i.application_guid`,
      [competition, rule.n, but],
    );
    const taken = new Map<Guid, number>();
    const queue = new Map<Guid, Map<Guid, number>>();
    for (const { application, item, count, role } of rows) {
      if (role !== 'waiting') taken.set(item, (taken.get(item) ?? 0) + count);
      else queue.set(application, (queue.get(application) ?? new Map<Guid, number>()).set(item, count));
    }
    return { places: rule.places, taken, queue: [...queue].map(([guid, demand]) => ({ guid, demand })) };
  }

  demand(rule: PlacesRule, blocks: readonly KeptBlock[]): Demand {
    return demandOf(blocks, rule.n, new Map(blocks.map(({ guid, hidden }) => [guid, hidden])));
  }

  /** Must a newcomer wait? Whoever waits already has his turn before him. */
  mustWait({ queue, ...seats }: Standing, guid: Guid, demand: Demand): boolean {
    return !nextIn(seats, [...queue, { guid, demand }]).includes(guid);
  }

  /** Of limited lines that it has chosen. `waits`: it stands or would stand in the list behind `queue`. */
  turns(rule: PlacesRule, { queue, taken }: Standing, demand: Demand, waits: boolean): Turn[] {
    const limited = [...demand.keys()].filter((item) => rule.places.has(item));
    const lacking = new Set(lackingPlaces({ places: rule.places, taken }, demand));
    const isAwaited = (item: Guid) => lacking.has(item) || queue.some((one) => one.demand.has(item));
    const awaited = limited.filter(isAwaited);
    const turn = turnsOf(awaited.length > 0 ? awaited : limited, queue);
    return limited.map((item) => {
      const places = rule.places.get(item)!;
      const free = Math.max(0, places - (taken.get(item) ?? 0));
      return { item, places, free, turn: waits ? (turn.get(item) ?? null) : null };
    });
  }

  /** Of what was sent and has its place: a correction takes no place that there is not. Failure placesFull. */
  async refuseMore(
    tx: Transaction,
    { guid, competitionGuid, statusGuid }: { guid: Guid; competitionGuid: Guid; statusGuid: Guid | null },
    before: readonly KeptBlock[],
    after: readonly KeptBlock[],
  ): Promise<void> {
    const rule = await this.rule(tx, competitionGuid);
    if (!rule) return;
    const [had, wants] = [this.demand(rule, before), this.demand(rule, after)];
    const more = new Map([...wants].filter(([item, count]) => count > (had.get(item) ?? 0)));
    if (more.size === 0 || (await roleOf(tx, statusGuid)) !== null) return;
    await this.hold(tx, competitionGuid);
    const lacking = lackingPlaces(await this.standing(tx, competitionGuid, rule, guid), more);
    if (lacking.length > 0) throw await full(tx, lacking);
  }
}

async function roleOf(reader: Reader, status: Guid | null): Promise<StatusRole | null> {
  const [row] = await reader.query<{ role: StatusRole | null }>(
    'select role from competitions.v_status where guid = $1',
    [status],
  );
  return row?.role ?? null;
}

export async function full(reader: Reader, lacking: readonly Guid[]): Promise<Failure> {
  const titles = await reader.query<{ title: string }>(
    'select title from reference_books.v_item where guid = any ($1::uuid[]) order by title',
    [lacking],
  );
  const named = titles.map(({ title }) => inQuotes(title)).join(', ');
  return new Failure('placesFull', { message: `Мест больше нет: ${named}.` });
}
