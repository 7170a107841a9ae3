// What an application gets when it comes in: its number, its first status, the moment.

import { Injectable } from '@nestjs/common';
import { isDecidedAnew } from '@rampa/applications/domain';
import { evaluate } from '@rampa/forms/domain';
import type { Guid, StatusRole } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { factsOf, type KeptBlock } from '../persistence/application-rows.ts';
import type { ApplicationRow } from '../persistence/application-tables.ts';
import { countedAnew } from '../queries/counted-anew.ts';
import { changesOf } from '../queries/journal.ts';
import { full, Places } from '../queries/places.ts';
import type { Deed, Held } from './application-writing.ts';
import { waitingStatus, type WaitingStatus } from './keep-quotas.ts';

interface First {
  statusGuid: Guid | null;
  /** What it gets that finds no place. */
  waits: WaitingStatus | null;
  /** What was decided of it stands no more, nor what was said of it. */
  isAnew: boolean;
}

@Injectable()
export class ComingIn {
  constructor(private readonly places: Places) {}

  /**
   * `revision`: of the deed itself. What stands in it when it comes first is not new to the organizer; whether somebody of his
   * has looked it through is another thing: who sends it himself has. `told`: the status in which it now waits, where its
   * member is to be told of that. Failure placesFull.
   */
  async of(
    tx: Transaction,
    { application, form, blocks }: Pick<Held, 'application' | 'form' | 'blocks'>,
    revision: number,
    isByOffice: boolean,
  ) {
    const { guid, number, state, competitionGuid, comment } = application;
    const facts = factsOf({ ...application, state: 'Subscribed' });
    const counted = countedAnew(guid, blocks, [], evaluate(form.used, blocks, facts));
    const hidden = new Map(counted.blocks.map((one) => [one.guid, one.hidden]));
    const standing = blocks.map((block) => ({ ...block, hidden: hidden.get(block.guid)! }));
    const { statusGuid, waits, isAnew } = await this.statusFor(tx, application, standing);
    const given = { number: number ?? (await nextNumber(tx, competitionGuid)), dateSubscribe: new Date(), statusGuid };
    const after = { state: 'Subscribed', number: given.number, dateSubscribe: given.dateSubscribe.toISOString() };
    const deed: Deed = { kind: 'state', before: { state }, after };
    const first = number === null ? { confirmedRevision: revision } : {};
    const looked = isByOffice ? { checkedAt: new Date() } : isAnew ? { checkedAt: null } : {};
    const decided = { before: { statusGuid: application.statusGuid, comment }, after: { statusGuid, comment: '' } };
    const isNews = waits !== null && waits.notifies && waits.guid !== application.statusGuid;
    return {
      ...{ deed, further: isAnew ? [{ kind: 'status', ...decided } satisfies Deed] : [], told: isNews ? waits : null },
      changes: { state: 'Subscribed' as const, ...given, ...first, ...looked, ...(isAnew ? { comment: '' } : {}) },
    };
  }

  /**
   * Where a place is lacking it waits, whatever it had before; whoever waited and gets in now begins anew, and so does what
   * was decided and is another application now. Two at once for the last place stand one behind the other. Failure placesFull
   * of an event that has no status to wait in.
   */
  private async statusFor(tx: Transaction, application: ApplicationRow, blocks: KeptBlock[]): Promise<First> {
    const { guid, competitionGuid: competition, statusGuid } = application;
    const rule = await this.places.rule(tx, competition);
    const [status] = await tx.query<{ allows: boolean; role: StatusRole | null }>(
      'select allows_editing as allows, role from competitions.v_status where guid = $1',
      [statusGuid],
    );
    const isAnew =
      status !== undefined && isDecidedAnew({ ...application, statusAllows: status.allows }, await changesOf(tx, guid));
    const initial = async () => ({ statusGuid: await initialStatus(tx, competition), waits: null, isAnew });
    const kept = { statusGuid, waits: null, isAnew: false };
    if (!rule) return status && !isAnew ? kept : initial();
    await this.places.hold(tx, competition);
    const standing = await this.places.standing(tx, competition, rule, guid);
    const demand = this.places.demand(rule, blocks);
    if (this.places.mustWait(standing, guid, demand)) {
      const waits = await waitingStatus(tx, competition);
      if (!waits) throw await full(tx, [...demand.keys()]);
      return { statusGuid: waits.guid, waits, isAnew };
    }
    return status?.role === null && !isAnew ? kept : initial();
  }
}

/** In the event never twice, also when the application that got it is gone. */
async function nextNumber(tx: Transaction, competition: Guid): Promise<number> {
  const [row] = await tx.query<{ last: number }>(
    `insert into applications.numbering (competition_guid, last)
     select $1, coalesce(max(number), 0) + 1 from applications.application where competition_guid = $1
     on conflict (competition_guid) do update set last = greatest(applications.numbering.last + 1, excluded.last)
     returning last`,
    [competition],
  );
  return row!.last;
}

/** What an application has when it comes in: the first that is switched on. */
async function initialStatus(tx: Transaction, competition: Guid): Promise<Guid | null> {
  const [row] = await tx.query<{ guid: Guid }>(
    `select guid from competitions.v_status where competition_guid = $1 and kind = 'application' and is_active and role is null
      order by position, guid limit 1`,
    [competition],
  );
  return row?.guid ?? null;
}
