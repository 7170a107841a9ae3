// Gives a special prize to a performance, or takes it back: the organizer any of them, a judge his own.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionSpecialPrizeBindOrUnbind } from '@rampa/contract';
import { Failure, inQuotes, numberSign, type Guid } from '@rampa/kernel';
import { UnitOfWork, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { GIVEN_PRIZE } from '../persistence/prize-tables.ts';
import { judgedItems, refuseStates } from '../persistence/protocols.ts';

interface Given {
  item: Guid;
  number: string;
  performer: string;
}

interface Held {
  title: string;
  judge: Guid | null;
  copies: number | null;
  given: readonly Given[];
  isGiven: boolean;
}

/** Performances that a refusal names. */
const NAMED = 3;

@Injectable()
export class BindPrize {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * A second press with the same `isBound` changes nothing. Failures notFound (also another judge's prize), markForeign,
   * markWithdrawn, protocolNotOpen, protocolLocked, prizeTaken.
   */
  async run(scope: Scope, body: BodyOf<typeof CompetitionSpecialPrizeBindOrUnbind>): Promise<{ isBound: boolean }> {
    const event = eventOf(scope);
    const { specialPrizeGuid: prize, competitionProgramItemGuid: itemGuid } = body;
    const judge = scope.actor.kind === 'judge' ? scope.actor.judge : null;
    // Shared with others who give, and never while a protocol is being published.
    const lock = { competition: event.competition, mode: 'shared' as const };
    const { result } = await this.work.run({ scope: event, lock }, (tx) =>
      boundIn(tx, event, { prize, itemGuid, judge, ...(body.isBound === undefined ? {} : { isBound: body.isBound }) }),
    );
    return result;
  }
}

export interface Binding {
  prize: Guid;
  itemGuid: Guid;
  /** Whose hand it is; null: the organizer's. */
  judge: Guid | null;
  /** Without it the prize changes to the other state. */
  isBound?: boolean;
  /** What his tablet showed when he tapped; revisions of one epoch alone can be compared. */
  seen?: { revision: number; epoch: Guid };
}

/** Inside a transaction that holds the event's lock. */
export async function boundIn(
  tx: Transaction,
  event: EventScope,
  { prize, itemGuid, judge, isBound: wanted, seen }: Binding,
): Promise<{ isBound: boolean }> {
  const held = await hold(tx, event.competition, prize, itemGuid);
  if (!held || (judge !== null && held.judge !== judge)) throw new Failure('notFound');
  const item = (await judgedItems(tx, event, [itemGuid])).get(itemGuid)!;
  refuseStates([item], judge === null ? ['Draft', 'Open', 'Locked', 'Confirmed', 'Withdrawn'] : ['Open', 'Locked']);
  if (judge !== null) await refuseForeign(tx, judge, item.nomination);
  const isBound = wanted ?? !held.isGiven;
  if (isBound === held.isGiven) return { isBound };
  if (isBound) {
    if (item.isWithdrawn)
      throw new Failure('markWithdrawn', { message: 'Выступление снято или пропущено: приз ему не отдать.' });
    if (held.copies !== null && held.given.length >= held.copies)
      throw new Failure('prizeTaken', { message: takenWords(held.title, held.given) });
    await GIVEN_PRIZE.insert(tx, { prizeGuid: prize, itemGuid });
  } else {
    if (judge !== null && seen && (await isGivenSince(tx, event.competition, { prize, itemGuid, judge, seen })))
      throw new Failure('prizeTaken', { message: sinceWords(held.title) });
    await GIVEN_PRIZE.delete(tx, { prizeGuid: prize, itemGuid });
  }
  tx.emit(event.competition, 'prizes.changed', { prize, program: item.program, item: itemGuid, isBound });
  return { isBound };
}

/** To whom, as far as a sentence can hold them. */
function takenWords(title: string, given: readonly Given[]): string {
  const names = given
    .slice(0, NAMED)
    .map(({ number, performer }) => [number === '' ? '' : numberSign(number), performer].filter(Boolean).join(' '));
  const more = given.length > NAMED ? ` и ещё ${given.length - NAMED}` : '';
  return `Приз ${inQuotes(title)} уже отдан: ${names.join(', ')}${more}. Сначала заберите его.`;
}

const sinceWords = (title: string): string =>
  `Приз ${inQuotes(title)} здесь отдали снова, пока планшет был без связи. Если забрать его всё же нужно, заберите ещё раз.`;

/** By somebody else, after what the tablet showed: what the judge takes back is not what he saw. */
async function isGivenSince(
  tx: Transaction,
  competition: Guid,
  { prize, itemGuid, judge, seen }: Required<Pick<Binding, 'prize' | 'itemGuid' | 'seen'>> & { judge: Guid },
): Promise<boolean> {
  const rows = await tx.query(
    `select from live.v_deed d join live.v_stream s on s.stream_guid = d.stream_guid
      where d.stream_guid = $1 and s.epoch = $2 and d.revision > $3 and d.kind = 'prizes.changed' and d.actor <> $4
        and d.payload ->> 'prize' = $5 and d.payload ->> 'item' = $6 and d.payload ->> 'isBound' = 'true' limit 1`,
    [competition, seen.epoch, seen.revision, `judge:${judge}`, prize, itemGuid],
  );
  return rows.length > 0;
}

/** Locked, so that of two who give the last one the second is refused. */
async function hold(tx: Transaction, competition: Guid, prize: Guid, item: Guid): Promise<Held | null> {
  const [row] = await tx.query<Omit<Held, 'given' | 'isGiven'>>(
    `select title, judge_guid as judge, copies from judging.special_prize
      where guid = $1 and competition_guid = $2 for update`,
    [prize, competition],
  );
  if (!row) return null;
  const given = await tx.query<Given>(
    `select g.item_guid as item, coalesce(i.number, '') as number,
            coalesce(nullif(i.performer, ''), i.collective, '') as performer
       from judging.given_prize g left join program.v_item i on i.guid = g.item_guid
      where g.prize_guid = $1 order by g.given_at, g.item_guid`,
    [prize],
  );
  return { ...row, given, isGiven: given.some((one) => one.item === item) };
}

async function refuseForeign(tx: Transaction, judge: Guid, nomination: Guid | null): Promise<void> {
  const [row] = await tx.query(
    `select from jury.v_judge where guid = $1 and removed_at is null
        and (nominations = '{}' or $2::uuid = any (nominations))`,
    [judge, nomination],
  );
  if (!row) throw new Failure('markForeign');
}
