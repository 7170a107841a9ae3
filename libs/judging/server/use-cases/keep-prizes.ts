// The special prizes of an event.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import {
  PRIZE_LIMITS,
  type BodyOf,
  type CompetitionSpecialPrizeCreate,
  type CompetitionSpecialPrizeUpdate,
} from '@rampa/contract';
import { Failure, inQuotes, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { SPECIAL_PRIZE } from '../persistence/prize-tables.ts';

type Fields = BodyOf<typeof CompetitionSpecialPrizeCreate>;

@Injectable()
export class KeepPrizes {
  constructor(private readonly work: UnitOfWork) {}

  /** Failures badRequest (a judge's prize without its judge), prizesFull. */
  async create(scope: Scope, fields: Fields): Promise<{ guid: Guid }> {
    const guid = newGuid();
    const row = rowOf(fields);
    await this.writing(scope, async (tx, competition) => {
      const position = await nextPosition(tx, competition, 1);
      await SPECIAL_PRIZE.insert(tx, { guid, competitionGuid: competition, position, ...row });
      tx.emit(competition, 'prizes.changed', { prize: guid });
    });
    return { guid };
  }

  /** Failures badRequest, prizeTaken when fewer than are given would be left. */
  async update(scope: Scope, body: BodyOf<typeof CompetitionSpecialPrizeUpdate>): Promise<void> {
    const { specialPrizeGuid: guid, ...fields } = body;
    const row = rowOf(fields);
    await this.writing(scope, async (tx, competition) => {
      const [held] = await tx.query<{ given: number }>(
        `select (select count(*)::int from judging.given_prize g where g.prize_guid = s.guid) as given
           from judging.special_prize s where s.guid = $1 and s.competition_guid = $2 for update`,
        [guid, competition],
      );
      if (!held) throw new Failure('notFound');
      if (row.copies !== null && row.copies < held.given)
        throw new Failure('prizeTaken', {
          field: 'limit',
          message: `Таких призов отдано уже ${held.given}: меньше их не сделать. Сначала заберите лишние.`,
        });
      await SPECIAL_PRIZE.update(tx, { guid, competitionGuid: competition }, row);
      tx.emit(competition, 'prizes.changed', { prize: guid });
    });
  }

  /** Whom they were given to goes with them. Failure protocolLocked when one stands in a published protocol. */
  async delete(scope: Scope, guids: readonly Guid[]): Promise<void> {
    await this.writing(scope, async (tx, competition) => {
      const [shown] = await tx.query<{ title: string; program: string }>(
        `select s.title, p.title as program
           from judging.given_prize g
           join judging.special_prize s on s.guid = g.prize_guid
           join program.v_item i on i.guid = g.item_guid
           join program.v_program p on p.guid = i.program_guid
           join judging.protocol t on t.program_guid = p.guid and t.state = 'Published'
          where g.prize_guid = any ($1::uuid[]) limit 1`,
        [guids],
      );
      if (shown)
        throw new Failure('protocolLocked', {
          message: `Приз ${inQuotes(shown.title)} стоит в опубликованном протоколе ${inQuotes(shown.program)}. Сначала отзовите его.`,
        });
      await tx.query('delete from judging.special_prize where guid = any ($1::uuid[]) and competition_guid = $2', [
        guids,
        competition,
      ]);
      tx.emit(competition, 'prizes.changed', { removed: guids });
    });
  }

  /** Those that somebody has added meanwhile stay after the named ones, in their order. Failure notFound. */
  async arrange(scope: Scope, guids: readonly Guid[]): Promise<void> {
    await this.writing(scope, async (tx, competition) => {
      const known = await tx.query<{ guid: Guid }>(
        'select guid from judging.special_prize where competition_guid = $1 order by position, guid for update',
        [competition],
      );
      const named = new Set(guids);
      const rest = known.map(({ guid }) => guid).filter((guid) => !named.has(guid));
      if (rest.length + named.size !== known.length) throw new Failure('notFound');
      await tx.query(
        `update judging.special_prize s set position = array_position($1::uuid[], s.guid) where s.competition_guid = $2`,
        [[...named, ...rest], competition],
      );
      tx.emit(competition, 'prizes.changed', { arranged: [...named] });
    });
  }

  /** Those that were taken before are left as they are. Failure prizesFull. */
  async take(scope: Scope, library: readonly Guid[]): Promise<{ guids: Guid[] }> {
    const { result } = await this.writing(scope, async (tx, competition) => {
      const chosen = await tx.query<{ guid: Guid; title: string; description: string }>(
        `select p.guid, p.title, p.description from judging.organizer_prize p
          where p.guid = any ($1::uuid[])
            and not exists (select from judging.special_prize s
                             where s.competition_guid = $2 and s.library_guid = p.guid)
          order by array_position($1::uuid[], p.guid)`,
        [library, competition],
      );
      if (chosen.length === 0) return { guids: [] };
      const first = await nextPosition(tx, competition, chosen.length);
      const rows = chosen.map(({ guid: libraryGuid, title, description }, i) => ({
        ...{ guid: newGuid(), competitionGuid: competition, libraryGuid, title, description },
        ...{ giver: 'jury' as const, copies: 1, position: first + i },
      }));
      await SPECIAL_PRIZE.insertAll(tx, rows);
      const guids = rows.map(({ guid }) => guid);
      tx.emit(competition, 'prizes.changed', { prizes: guids });
      return { guids };
    });
    return result;
  }

  private writing<T>(scope: Scope, write: (tx: Transaction, competition: Guid) => Promise<T>) {
    const event = eventOf(scope);
    // Of two who add at once the second counts what the first has added; a protocol is not published meanwhile.
    const lock = { competition: event.competition, mode: 'exclusive' as const };
    return this.work.run({ scope: event, lock }, (tx) => write(tx, event.competition));
  }
}

function rowOf({ limit, competitionJudgeGuid, giverName, ...fields }: Fields) {
  const isJudges = fields.giver === 'judge';
  if (isJudges && competitionJudgeGuid === null)
    throw new Failure('badRequest', { field: 'competitionJudgeGuid', message: 'Чей это приз? Выберите судью.' });
  return {
    ...fields,
    copies: limit,
    judgeGuid: isJudges ? competitionJudgeGuid : null,
    giverName: isJudges ? '' : giverName,
  };
}

async function nextPosition(tx: Transaction, competition: Guid, added: number): Promise<number> {
  const [last] = await tx.query<{ count: number; next: number }>(
    `select count(*)::int as count, coalesce(max(position), 0) + 1 as next
       from judging.special_prize where competition_guid = $1`,
    [competition],
  );
  if (last!.count + added > PRIZE_LIMITS.ofEvent) throw new Failure('prizesFull', { field: 'title' });
  return last!.next;
}
