import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { AWARD_SETTING } from '../persistence/jury-tables.ts';
import { SetupVetoes } from '../ports/setup-vetoes.ts';
import { neighboursAfter } from '../rules/award-ranges.ts';
import { loadRules } from '../rules/event-rules.ts';
import { moveNeighbours, placedIn, refuseSet, replaced } from '../writing/award-sets.ts';

@Injectable()
export class DeleteAwardSetting {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
    private readonly vetoes: SetupVetoes,
  ) {}

  /** The title below takes its part of the scale, so that no hole is left. */
  async run(scope: Scope, guid: Guid): Promise<void> {
    await this.work.taking(scope, async (tx, { competition }) => {
      const rules = await loadRules(tx, competition);
      const { set, setting, others } = placedIn(rules, guid);
      await this.vetoes.ask((veto) => veto.titlesGo(tx, [guid]));
      const moved = neighboursAfter(setting, null, others);
      await refuseSet(tx, this.nominations, competition, rules, set, { settings: replaced(others, moved) });
      await AWARD_SETTING.delete(tx, { guid, competitionGuid: competition });
      await moveNeighbours(tx, moved);
      tx.emit(competition, 'awards.changed', { award: guid, removed: true });
    });
  }
}
