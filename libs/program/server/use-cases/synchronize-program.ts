import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, BodyOf, CompetitionProgramSynchronization } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { isOfComposition, sourceAfter, WITHDRAWN, type Taken } from '@rampa/program/domain';
import { lockProgram } from '../persistence/items.ts';
import type { ItemRow } from '../persistence/program-tables.ts';
import { columnsOfTaken, groupWordsOf, storeSourced } from '../persistence/sourced-items.ts';
import { CompositionChanges } from '../ports/composition-changes.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';
import { GroupValues } from '../queries/group-values.ts';
import { ProgramDifferences, type Compared } from '../queries/program-difference.ts';
import { TakePerformances } from './take-performances.ts';

type Body = BodyOf<typeof CompetitionProgramSynchronization>;
type Answer = AnswerOf<typeof CompetitionProgramSynchronization>;

@Injectable()
export class SynchronizeProgram {
  constructor(
    private readonly work: UnitOfWork,
    private readonly differences: ProgramDifferences,
    private readonly performances: TakePerformances,
    private readonly groupValues: GroupValues,
    private readonly states: ProtocolStates,
    private readonly composition: CompositionChanges,
  ) {}

  /**
   * Takes what was ticked of the difference that was seen. An unticked change stays as it stands in the program and is
   * offered again only when the application says something else. Failures synchronizationStale, synchronizationRefused.
   */
  async run(scope: Scope, program: Guid, body: Body): Promise<Answer> {
    const event = eventOf(scope);
    const { competition } = event;
    const { result } = await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      await lockProgram(tx, event, program);
      const compared = await this.differences.of(tx, event, program);
      if (compared.view.token !== body.token) throw new Failure('synchronizationStale');
      return this.take(tx, event, program, compared, body);
    });
    return result;
  }

  private async take(tx: Transaction, event: EventScope, program: Guid, { difference }: Compared, body: Body) {
    const changes = new Map<Guid, Change>();
    const added = addedOf(difference, body);
    const withdrawn = movedOf(difference, body, changes);
    const linked = linkedOf(difference, body, changes);
    const { changed, kept } = changedOf(difference, body, changes);
    const recomposes =
      withdrawn.length > 0 ||
      [...changes.values()].some(({ taken, item }) =>
        Object.entries(taken).some(([key, value]) => isOfComposition(key) && value !== item.source[key]),
      );
    if (withdrawn.length > 0) await this.states.assertCompositionOpen(tx, program);
    await this.store(tx, event, [...changes.values()]);
    const guids = await this.performances.add(tx, event, program, added);
    const items = [...changes.keys(), ...guids];
    if (items.length > 0) tx.emit(event.competition, 'items.changed', { program, items });
    if (recomposes) await this.composition.follow(tx, event.competition);
    const returned = withdrawn.filter(({ isWithdrawn }) => !isWithdrawn).length;
    return {
      ...{ added: guids.length, changed, kept, linked },
      ...{ withdrawn: withdrawn.length - returned, returned },
    };
  }

  private async store(tx: Transaction, { competition }: EventScope, changes: readonly Change[]): Promise<void> {
    const words = changes.map(({ taken }) => groupWordsOf(taken));
    const settled = await this.groupValues.settle(tx, competition, words);
    await storeSourced(
      tx,
      changes.map(({ item, taken, source, ...rest }, at) => {
        const emptied = Object.keys(taken).filter((key) => key.startsWith('group.') && !taken[key]);
        const kept = Object.entries(item.groupValues).filter(([field]) => !emptied.includes(`group.${field}`));
        const groupValues = { ...Object.fromEntries(kept), ...settled[at] };
        return { ...item, ...columnsOfTaken(taken), ...rest, groupValues, source };
      }),
    );
  }
}

/** What becomes of an item: values that it takes, and what counts as seen from now on. */
interface Change extends Partial<Pick<ItemRow, 'isWithdrawn' | 'applicationGuid' | 'sourceBlockGuid'>> {
  item: ItemRow;
  taken: Taken;
  source: Taken;
}

type Found = Compared['difference'];

const refused = () => new Failure('synchronizationRefused');

function addedOf({ added, doubled }: Found, body: Body) {
  const offered = [...added, ...doubled.flatMap((one) => ('performance' in one ? one.performance : []))];
  const known = new Map(offered.map((one) => [one.block, one]));
  return [...new Set(body.added)].map((block) => known.get(block) ?? fail(refused()));
}

function movedOf({ withdrawn, doubled }: Found, body: Body, changes: Map<Guid, Change>) {
  const moves = [
    ...withdrawn.map(({ item, isBack }) => ({ item, isBack, isTogether: true })),
    // One of the two is withdrawn here by hand: its application goes on elsewhere.
    ...doubled.flatMap((one) => ('elsewhere' in one ? [{ item: one.item, isBack: false, isTogether: false }] : [])),
  ];
  const known = new Map(moves.map((one) => [one.item.guid, one]));
  return [...new Set(body.withdrawn)].map((guid) => {
    const { item, isBack, isTogether } = known.get(guid) ?? fail(refused());
    if (item.isHeld) throw refused();
    const source = isTogether ? { ...item.source, [WITHDRAWN]: isBack ? 0 : 1 } : item.source;
    changes.set(guid, { item: item.row, taken: {}, isWithdrawn: !isBack, source });
    return { isWithdrawn: !isBack };
  });
}

function linkedOf({ doubled }: Found, body: Body, changes: Map<Guid, Change>): number {
  const known = new Map(doubled.flatMap((one) => ('performance' in one ? [[one.item.guid, one] as const] : [])));
  const linked = new Set(body.linked);
  for (const guid of linked) {
    const { item, performance } = known.get(guid) ?? fail(refused());
    if (body.added.includes(performance.block)) throw refused();
    const { application: applicationGuid, block: sourceBlockGuid, taken } = performance;
    // What was typed stays; what nobody has typed is taken.
    const empty = Object.entries(taken).filter(([key]) => !item.now[key] && !(item.isHeld && isOfComposition(key)));
    changes.set(guid, {
      ...{ item: item.row, taken: Object.fromEntries(empty), source: taken, applicationGuid, sourceBlockGuid },
    });
  }
  return linked.size;
}

/** All that differs counts as seen, but for what could not be taken yet. */
function changedOf({ changed }: Found, body: Body, changes: Map<Guid, Change>) {
  const wanted = new Map(body.changed.map(({ itemGuid, keys }) => [itemGuid, new Set(keys)]));
  if ([...wanted.keys()].some((guid) => !changed.some(({ item }) => item.guid === guid))) throw refused();
  const counts = { changed: 0, kept: 0 };
  for (const { item, performance, fields } of changed) {
    const keys = wanted.get(item.guid) ?? new Set<string>();
    const open = fields.filter(({ isHeld }) => !isHeld).map(({ key }) => key);
    if ([...keys].some((key) => !open.includes(key))) throw refused();
    if (keys.size > 0) counts.changed += 1;
    if (open.some((key) => !keys.has(key))) counts.kept += 1;
    const held = fields.filter(({ isHeld }) => isHeld).map(({ key }) => key);
    const before = changes.get(item.guid);
    const taken = Object.fromEntries(Object.entries(performance.taken).filter(([key]) => keys.has(key)));
    const seen = sourceAfter({ source: before?.source ?? item.source }, performance.taken, held);
    changes.set(item.guid, { ...before, item: item.row, taken, source: seen });
  }
  return counts;
}

function fail(failure: Failure): never {
  throw failure;
}
