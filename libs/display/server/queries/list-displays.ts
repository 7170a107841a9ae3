import { Injectable } from '@nestjs/common';
import { PublicAddress, type Addressed } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import { fileAddress, type AnswerOf, type CompetitionDisplaySettingGetByCompetition } from '@rampa/contract';
import { Database, type Scope } from '@rampa/platform/server';
import { displayPath } from '../display-address.ts';

type Row = Omit<AnswerOf<typeof CompetitionDisplaySettingGetByCompetition>[number], 'url' | 'overlayUrl'> & {
  overlayKey: string | null;
};

@Injectable()
export class ListDisplays {
  constructor(
    private readonly database: Database,
    private readonly addresses: PublicAddress,
  ) {}

  async run(scope: Scope, request: Addressed): Promise<AnswerOf<typeof CompetitionDisplaySettingGetByCompetition>> {
    const rows = await this.database.query<Row>(
      `select s.guid, s.key, s.overlay_key as "overlayKey", s.title, s.program_guid as "programGuid", s.scene, s.reveal,
              s.show_judge_marks as "showJudgeMarks", s.layout, s.accent, s.ground, logo.address as logo, background.address as background
         from display.setting s
         left join files.v_file logo on logo.guid = s.logo_guid
         left join files.v_file background on background.guid = s.background_guid
        where s.competition_guid = $1 order by s.guid`,
      [eventOf(scope).competition],
    );
    return rows.map(({ overlayKey, ...row }) => ({
      ...row,
      overlayUrl: overlayKey && this.addresses.urlOf(displayPath(overlayKey), request),
      url: this.addresses.urlOf(displayPath(row.key), request),
      logo: row.logo && fileAddress(row.logo),
      background: row.background && fileAddress(row.background),
    }));
  }
}
