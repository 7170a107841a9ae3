// Who waits gets a place that has come free: by the organizer's press, or by itself where he has said so. Each is told.

import { Injectable } from '@nestjs/common';
import { nextIn } from '@rampa/applications/domain';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import { Database, PORTAL, type Reader, type Scope } from '@rampa/platform/server';
import { Places } from '../queries/places.ts';
import { ApplicationWriting } from './application-writing.ts';
import { TellStatus, type UrlOf } from './tell-status.ts';

@Injectable()
export class GivePlaces {
  constructor(
    private readonly database: Database,
    private readonly writing: ApplicationWriting,
    private readonly places: Places,
    private readonly telling: TellStatus,
  ) {}

  /**
   * What came free goes on by itself where the event says so, and the journal names the portal. Without a status
   * for whoever has a place they wait on: the deed that left the place is done, and is not refused.
   */
  async byItself(scope: Scope, urlOf: UrlOf): Promise<void> {
    const rule = await this.places.rule(this.database, scope.competition!);
    if (!rule?.isAutomatic) return;
    try {
      await this.offer({ ...scope, actor: PORTAL }, urlOf);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'placedStatusAbsent') throw error;
    }
  }

  /** All places that are free, or those of one line. Answers how many applications have got theirs. */
  async offer(scope: Scope, urlOf: UrlOf, item?: Guid): Promise<number> {
    const competition = scope.competition!;
    const due = await this.due(this.database, competition, item);
    let offered = 0;
    // Each is a write of its own, which looks once more whether the place is still there.
    for (const { guid } of due) {
      let isGiven = false;
      await this.writing.run(scope, guid, { body: null, isAlways: true }, async (tx, { application, revision }) => {
        isGiven = false;
        await this.places.hold(tx, competition);
        const own = (await this.due(tx, competition, item)).find((one) => one.guid === guid);
        if (!own) return { deed: null };
        const { statusGuid, comment } = application;
        const next = await placed(tx, competition);
        const words = `Место освободилось, теперь оно ваше${await namedLines(tx, own.items)}.`;
        await this.telling.run(tx, application, {
          ...{ revision, status: next.title, isAccepted: false, comment: words, urlOf },
        });
        isGiven = true;
        return {
          deed: { kind: 'status', before: { statusGuid, comment }, after: { statusGuid: next.guid, comment: words } },
          changes: { statusGuid: next.guid, comment: words },
        };
      });
      if (isGiven) offered += 1;
    }
    return offered;
  }

  /** `items`: limited lines that it has chosen. */
  private async due(
    reader: Reader,
    competition: Guid,
    item: Guid | undefined,
  ): Promise<{ guid: Guid; items: Guid[] }[]> {
    const rule = await this.places.rule(reader, competition);
    if (!rule) return [];
    const { queue, ...seats } = await this.places.standing(reader, competition, rule);
    const next = new Set(nextIn(seats, queue));
    return queue
      .filter(({ guid, demand }) => next.has(guid) && (item === undefined || demand.has(item)))
      .map(({ guid, demand }) => ({ guid, items: [...demand.keys()].filter((one) => rule.places.has(one)) }));
  }
}

/** What an application has that has its place and was not looked at yet. Failure notFound of an event without one. */
async function placed(reader: Reader, competition: Guid): Promise<{ guid: Guid; title: string }> {
  const [row] = await reader.query<{ guid: Guid; title: string }>(
    `select guid, title from competitions.v_status
      where competition_guid = $1 and kind = 'application' and is_active and role is null
      order by is_accepted, position, guid limit 1`,
    [competition],
  );
  if (!row) throw new Failure('placedStatusAbsent');
  return row;
}

/** «: «Хор», «Соло»» */
async function namedLines(reader: Reader, items: readonly Guid[]): Promise<string> {
  const rows = await reader.query<{ title: string }>(
    'select title from reference_books.v_item where guid = any ($1::uuid[]) order by title',
    [items],
  );
  return rows.length === 0 ? '' : `: ${rows.map(({ title }) => inQuotes(title)).join(', ')}`;
}
