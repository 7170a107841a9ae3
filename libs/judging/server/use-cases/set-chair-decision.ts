import { Injectable } from '@nestjs/common';
import type { BodyOf, VotingProtocolSetChairDecision } from '@rampa/contract';
import { Failure, newGuid, numberSign, performerSign, type Guid } from '@rampa/kernel';
import { actorName, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { JudgingWork, loadRules } from '@rampa/jury/server';
import { withdrawDecisions } from '../persistence/chair-decisions.ts';
import { judgedItems, type JudgedItem } from '../persistence/protocols.ts';
import { countGroup, groupRulesOf } from '../scoring/count-group.ts';
import { loadFacts } from '../scoring/facts.ts';
import { competes, RankingGroups, type RankingGroup } from '../scoring/ranking-groups.ts';
import { refuseUndecidable } from '../writing/chair-tie-states.ts';

@Injectable()
export class SetChairDecision {
  constructor(
    private readonly work: JudgingWork,
    private readonly groups: RankingGroups,
  ) {}

  /** Orders all equal performances at once, best first. A new decision about any of them replaces the former. */
  async run(
    scope: Scope,
    program: Guid,
    { competitionProgramItemGuids: order, reason }: BodyOf<typeof VotingProtocolSetChairDecision>,
  ): Promise<{ guid: Guid }> {
    if (new Set(order).size !== order.length) {
      const message = 'Одно выступление названо дважды.';
      throw new Failure('badRequest', { field: 'competitionProgramItemGuids', message });
    }
    const guid = newGuid();
    await this.work.exclusive(scope, async (tx, event) => {
      const items = await judgedItems(tx, event, order);
      refuseUndecidable(items, program);
      const group = await this.tiedGroup(tx, event, order, items);
      const actor = actorName(event.actor);
      const replaced = await withdrawDecisions(tx, event, order, actor, 'Решено иначе');
      await tx.query(
        `insert into judging.chair_decision (guid, competition_guid, group_key, item_guids, reason, actor)
         values ($1, $2, $3, $4, $5, $6)`,
        [guid, event.competition, group.key, order, reason, actor],
      );
      const payload = { program, item: order[0], items: order, decision: guid, reason, replaced };
      tx.emit(event.competition, 'decisions.changed', payload);
    });
    return { guid };
  }

  /** Failure tieAbsent unless the rules leave exactly this set to the chair. */
  private async tiedGroup(
    tx: Transaction,
    { competition }: EventScope,
    order: readonly Guid[],
    items: ReadonlyMap<Guid, JudgedItem>,
  ): Promise<RankingGroup> {
    const groups = await this.groups.of(tx, competition, { items: order });
    if (groups.length > 1) throw new Failure('tieAbsent', { message: 'Эти выступления в разных группах.' });
    const group = groups[0]!;
    const rules = groupRulesOf(await loadRules(tx, competition), group.nomination);
    if (!rules.scheme.ties.some(({ kind }) => kind === 'chairDecision')) {
      const message = 'Правила подсчёта этой группы не оставляют равенство председателю.';
      throw new Failure('tieAbsent', { message });
    }
    const competing = group.performances.filter(competes).map(({ guid }) => guid);
    const facts = await loadFacts(tx, competition, competing);
    // The new decision replaces former ones about these performances, so the tie is computed without them.
    facts.chairDecisions = facts.chairDecisions.filter(
      ({ performances }) => !performances.some((one) => order.includes(one)),
    );
    const { openTies } = countGroup(rules, group, facts);
    if (openTies.some((tie) => tie.length === order.length && tie.every((one) => order.includes(one)))) return group;
    const wider = openTies.find((tie) => order.every((one) => tie.includes(one)));
    if (!wider) {
      const labels = order.map((one) => labelOf(items.get(one)!)).join(', ');
      throw new Failure('tieAbsent', { message: `Равенства у выступлений ${labels} нет: решать нечего.` });
    }
    const left = group.performances.filter(({ guid }) => wider.includes(guid) && !order.includes(guid));
    throw new Failure('tieAbsent', {
      message: `С ними равны и ${left.map(labelOf).join(', ')}: решение нужно обо всех сразу.`,
    });
  }
}

function labelOf({ number, performer }: Pick<JudgedItem, 'number' | 'performer'>): string {
  return number ? numberSign(number) : performerSign(performer);
}
