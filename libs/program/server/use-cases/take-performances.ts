// Puts performances of applications into a program: chosen by hand, by its nominations, or by a synchronization.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramItemCreateFromApplications } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { performerKindOf, withComing } from '@rampa/program/domain';
import { itemsInOrder } from '../persistence/copied-items.ts';
import { refuseBeyondLimit } from '../persistence/item-limit.ts';
import { lockedProgram } from '../persistence/programs.ts';
import { ITEM } from '../persistence/program-tables.ts';
import { columnsOfTaken, groupWordsOf, storeOrder } from '../persistence/sourced-items.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';
import { ReportedPerformances } from '../ports/reported-performances.ts';
import { GroupValues } from '../queries/group-values.ts';
import { placesOf, ProgramSources, type SourcedPerformance } from '../queries/sources.ts';

@Injectable()
export class TakePerformances {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: ProgramSources,
    private readonly groupValues: GroupValues,
    private readonly states: ProtocolStates,
    private readonly reported: ReportedPerformances,
  ) {}

  /** Failures performancesTaken, protocolLocked, tooManyItems, notFound. */
  async run(
    scope: Scope,
    program: Guid,
    body: BodyOf<typeof CompetitionProgramItemCreateFromApplications>,
  ): Promise<{ guids: Guid[] }> {
    const event = eventOf(scope);
    const { competition } = event;
    const { result } = await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      const { tour } = await lockedProgram(tx, event, program);
      const chosen = await this.chosen(tx, event, tour, body.applicationBlockGuids, program);
      const guids = await this.add(tx, event, program, chosen, body.afterItemGuid ?? null);
      tx.emit(competition, 'items.changed', { program, items: guids });
      return { guids };
    });
    return result;
  }

  /** Those of the blocks, as they were named; none may stand in the tour already. Failure performancesTaken. */
  async chosen(tx: Transaction, event: EventScope, tour: number, blocks: readonly Guid[], program: Guid | null = null) {
    const { performances } = await this.sources.of(tx, event, program);
    const known = new Map(performances.map((one) => [one.block, one]));
    const found = [...new Set(blocks)].map((block) => known.get(block));
    const taken = await this.taken(tx, event, tour);
    if (found.some((one) => !one || taken.has(one.block)))
      throw new Failure('performancesTaken', { field: 'applicationBlockGuids' });
    return found as SourcedPerformance[];
  }

  /** Of these nominations, in their order, and of no program of the tour yet. */
  async ofNominations(tx: Transaction, event: EventScope, tour: number, nominations: readonly Guid[]) {
    const { performances } = await this.sources.of(tx, event, null);
    const taken = await this.taken(tx, event, tour);
    const place = ({ taken: { nominationGuid } }: SourcedPerformance) => nominations.indexOf(nominationGuid as Guid);
    return performances
      .filter((one) => place(one) >= 0 && !taken.has(one.block))
      .toSorted((one, other) => place(one) - place(other));
  }

  /** Of a report, in its order; `left` counts its rows that are not accepted or stand in a program of the tour. */
  async ofReport(tx: Transaction, event: EventScope, tour: number, report: Guid) {
    const blocks = await this.reported.of(tx, event.competition, report);
    const { performances } = await this.sources.of(tx, event, null);
    const known = new Map(performances.map((one) => [one.block, one]));
    const taken = await this.taken(tx, event, tour);
    const chosen = blocks.flatMap((block) => (taken.has(block) ? [] : (known.get(block) ?? [])));
    return { chosen, left: blocks.length - chosen.length };
  }

  /** Call it under the event's exclusive lock and the program's. Answers the guids of the items. */
  async add(
    tx: Transaction,
    { competition }: EventScope,
    program: Guid,
    performances: readonly SourcedPerformance[],
    after: Guid | null = null,
  ): Promise<Guid[]> {
    if (performances.length === 0) return [];
    await this.states.assertCompositionOpen(tx, program);
    await refuseBeyondLimit(tx, competition, performances.length);
    const standing = await itemsInOrder(tx, program);
    if (after !== null && !standing.some(({ guid }) => guid === after)) throw new Failure('notFound');
    const words = performances.map(({ taken }) => groupWordsOf(taken));
    const groupValues = await this.groupValues.settle(tx, competition, words);
    const coming = performances.map((one, at) => ({
      ...columnsOfTaken(one.taken),
      ...{ guid: newGuid(), programGuid: program, competitionGuid: competition, kind: 'performance' as const },
      ...{ groupValues: groupValues[at]!, performerKind: performerKindOf(one), source: one.taken },
      ...{ applicationGuid: one.application, sourceBlockGuid: one.block },
    }));
    const guids = coming.map(({ guid }) => guid);
    const order = withComing(standing, coming.map(({ guid, nominationGuid = null }) => ({ guid, nominationGuid })), after); // prettier-ignore
    const placed = new Map(order.map(({ guid, number, block }) => [guid, { number, block }]));
    const end = Math.max(0, ...standing.map(({ orderKey }) => Math.ceil(Number(orderKey))));
    await ITEM.insertAll(
      tx,
      coming.map((one, at) => ({ ...one, ...placed.get(one.guid)!, orderKey: String(end + at + 1) })),
    );
    const isAtEnd = order.slice(standing.length).every(({ guid }, at) => guid === guids[at]);
    if (!isAtEnd) await storeOrder(tx, program, order.map(({ guid }) => guid)); // prettier-ignore
    return guids;
  }

  private async taken(tx: Transaction, { competition }: EventScope, tour: number): Promise<ReadonlySet<Guid>> {
    return new Set((await placesOf(tx, competition, { tour, but: null })).map(({ block }) => block));
  }
}
