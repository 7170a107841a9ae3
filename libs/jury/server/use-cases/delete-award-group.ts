import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { AwardGroupEntity } from '../persistence/award-group.entity.ts';
import { SetupVetoes } from '../ports/setup-vetoes.ts';

@Injectable()
export class DeleteAwardGroup {
  constructor(
    private readonly work: JudgingWork,
    private readonly vetoes: SetupVetoes,
  ) {}

  async run(scope: Scope, guid: Guid): Promise<void> {
    await this.work.taking(scope, async (tx, { competition }) => {
      const settings = await tx.query<{ guid: Guid }>(
        'select guid from judging.award_setting where award_group_guid = $1 and competition_guid = $2',
        [guid, competition],
      );
      const titles = settings.map((setting) => setting.guid);
      await this.vetoes.ask((veto) => veto.titlesGo(tx, titles));
      await tx.manager.delete(AwardGroupEntity, { guid, competitionGuid: competition });
      tx.emit(competition, 'awards.changed', { group: guid, removed: true });
    });
  }
}
