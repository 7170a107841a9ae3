import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, CompetitionDisplaySettingGetPrizes } from '@rampa/contract';
import { Database, type Scope } from '@rampa/platform/server';
import { DisplayState } from '../live/display-state.ts';
import { openPrizes } from '../live/shown-prize.ts';

@Injectable()
export class ListOpenPrizes {
  constructor(
    private readonly database: Database,
    private readonly state: DisplayState,
  ) {}

  /** Those of a published protocol are open on a screen with any rule but «никогда», so this rule hides none. */
  async run(scope: Scope): Promise<AnswerOf<typeof CompetitionDisplaySettingGetPrizes>> {
    const { competition } = eventOf(scope);
    const open = await this.database.snapshot((reader) =>
      openPrizes(this.state.stage(reader), competition, 'afterDone'),
    );
    return open.map(({ prizeGuid, prizeItemGuid, programTitle, face: { title, giver, number, name } }) => ({
      ...{ specialPrizeGuid: prizeGuid, itemGuid: prizeItemGuid, programTitle, title, giver, number, name },
    }));
  }
}
