import { Injectable } from '@nestjs/common';
import type { AwardSettingView, BodyOf, VotingProtocolSetManualAward } from '@rampa/contract';
import { Failure, inQuotes, numberSign, performerSign, type Guid } from '@rampa/kernel';
import { actorName, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { JudgingWork, awardSetOf, loadRules } from '@rampa/jury/server';
import { judgedItems, refuseStates, type JudgedItem } from '../persistence/protocols.ts';
import { RankingGroups } from '../scoring/ranking-groups.ts';
import { ResultsWriter } from '../scoring/results-writer.ts';

@Injectable()
export class SetManualAward {
  constructor(
    private readonly work: JudgingWork,
    private readonly groups: RankingGroups,
    private readonly results: ResultsWriter,
  ) {}

  /** The jury's title goes before thresholds and places; a unique title has one holder in its scope. */
  async run(scope: Scope, program: Guid, body: BodyOf<typeof VotingProtocolSetManualAward>): Promise<void> {
    const { competitionProgramItemGuid: guid, awardSettingGuid: award, reason } = body;
    await this.work.exclusive(scope, async (tx, event) => {
      const items = await judgedItems(tx, event, [guid]);
      const item = items.get(guid)!;
      if (item.program !== program) throw new Failure('notFound');
      refuseStates([item], ['Open', 'Locked']);
      if (award) await this.give(tx, event, item, award, reason);
      else await tx.query('delete from judging.manual_award where item_guid = $1', [guid]);
      tx.emit(event.competition, 'awards.changed', { program, item: guid, award, reason });
      if (item.state === 'Locked') {
        await this.results.settle(tx, event.competition, { items: [guid] }, { whole: true, confirmed: 'refuse' });
      }
    });
  }

  private async give(tx: Transaction, event: EventScope, item: JudgedItem, award: Guid, reason: string): Promise<void> {
    const rules = await loadRules(tx, event.competition);
    const setting = awardSetOf(rules, item.nomination)?.settings.find((candidate) => candidate.guid === award);
    if (!setting) {
      throw new Failure('badRequest', {
        field: 'awardSettingGuid',
        message: 'Такого звания нет в наборе этой номинации.',
      });
    }
    if (setting.isUnique) await this.refuseSecond(tx, event, item, setting);
    await tx.query(
      `insert into judging.manual_award (item_guid, award_setting_guid, reason, actor) values ($1, $2, $3, $4)
       on conflict (item_guid) do update
         set award_setting_guid = excluded.award_setting_guid, reason = excluded.reason, actor = excluded.actor, at = now()`,
      [item.guid, award, reason, actorName(event.actor)],
    );
  }

  private async refuseSecond(tx: Transaction, event: EventScope, item: JudgedItem, setting: AwardSettingView) {
    const holders = await tx.query<{ guid: Guid; nomination: Guid | null; number: string; performer: string }>(
      `select i.guid, i.nomination_guid as nomination, i.number, i.performer
         from judging.manual_award m join program.v_item i on i.guid = m.item_guid
        where m.award_setting_guid = $1 and i.guid <> $2 and not i.is_withdrawn and i.activity <> 'Skipped'`,
      [setting.guid, item.guid],
    );
    if (holders.length === 0) return;
    const [group] =
      setting.scope === 'group' ? await this.groups.of(tx, event.competition, { items: [item.guid] }) : [];
    const other = holders.find(({ guid, nomination }) => {
      if (setting.scope === 'event') return true;
      if (setting.scope === 'nomination') return nomination === item.nomination;
      return group!.performances.some((performance) => performance.guid === guid);
    });
    if (!other) return;
    const label = other.number
      ? `${numberSign(other.number)} ${performerSign(other.performer)}`
      : performerSign(other.performer);
    throw new Failure('badRequest', {
      field: 'awardSettingGuid',
      message: `Звание ${inQuotes(setting.title)} единственное, и его уже получает ${label}. Сначала снимите его там.`,
    });
  }
}
