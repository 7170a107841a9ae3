// Gives a special prize to a performance, or takes it back: the organizer any of them, a judge his own.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionSpecialPrizeBindOrUnbind } from '@rampa/contract';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { GIVEN_PRIZE } from '../persistence/prize-tables.ts';
import { judgedItems, refuseStates } from '../persistence/protocols.ts';

interface Held {
  title: string;
  judge: Guid | null;
  copies: number | null;
  given: number;
  isGiven: boolean;
}

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
    const { result } = await this.work.run({ scope: event, lock }, async (tx) => {
      const held = await hold(tx, event.competition, prize, itemGuid);
      if (!held || (judge !== null && held.judge !== judge)) throw new Failure('notFound');
      const item = (await judgedItems(tx, event, [itemGuid])).get(itemGuid)!;
      refuseStates([item], judge === null ? ['Draft', 'Open', 'Locked', 'Confirmed', 'Withdrawn'] : ['Open', 'Locked']);
      if (judge !== null) await refuseForeign(tx, judge, item.nomination);
      const isBound = body.isBound ?? !held.isGiven;
      if (isBound === held.isGiven) return { isBound };
      if (isBound) {
        if (item.isWithdrawn)
          throw new Failure('markWithdrawn', { message: 'Выступление снято или пропущено: приз ему не отдать.' });
        if (held.copies !== null && held.given >= held.copies)
          throw new Failure('prizeTaken', {
            message: `Приз ${inQuotes(held.title)} уже отдан${held.copies > 1 ? `: их всего ${held.copies}` : ''}. Сначала заберите его у другого.`,
          });
        await GIVEN_PRIZE.insert(tx, { prizeGuid: prize, itemGuid });
      } else await GIVEN_PRIZE.delete(tx, { prizeGuid: prize, itemGuid });
      tx.emit(event.competition, 'prizes.changed', { prize, program: item.program, item: itemGuid, isBound });
      return { isBound };
    });
    return result;
  }
}

/** Locked, so that of two who give the last one the second is refused. */
async function hold(tx: Transaction, competition: Guid, prize: Guid, item: Guid): Promise<Held | null> {
  const [row] = await tx.query<Omit<Held, 'given' | 'isGiven'>>(
    `select title, judge_guid as judge, copies from judging.special_prize
      where guid = $1 and competition_guid = $2 for update`,
    [prize, competition],
  );
  if (!row) return null;
  const given = await tx.query<{ item: Guid }>(
    'select item_guid as item from judging.given_prize where prize_guid = $1',
    [prize],
  );
  return { ...row, given: given.length, isGiven: given.some((one) => one.item === item) };
}

async function refuseForeign(tx: Transaction, judge: Guid, nomination: Guid | null): Promise<void> {
  const [row] = await tx.query(
    `select from jury.v_judge where guid = $1 and removed_at is null
        and (nominations = '{}' or $2::uuid = any (nominations))`,
    [judge, nomination],
  );
  if (!row) throw new Failure('markForeign');
}
