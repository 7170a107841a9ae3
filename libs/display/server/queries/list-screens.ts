import { Injectable } from '@nestjs/common';
import { PublicAddress, type Addressed } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import {
  SCREEN_GONE_MS,
  type ScreenOverride,
  type AnswerOf,
  type CompetitionDisplaySettingGetScreens,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';

interface Row {
  guid: Guid;
  displayGuid: Guid;
  width: number;
  height: number;
  delayMs: number | null;
  override: ScreenOverride | null;
  lastSeenAt: Date;
  isConnected: boolean;
  isClaimed: boolean;
}

@Injectable()
export class ListScreens {
  constructor(
    private readonly database: Database,
    private readonly addresses: PublicAddress,
  ) {}

  async run(scope: Scope, request: Addressed): Promise<AnswerOf<typeof CompetitionDisplaySettingGetScreens>> {
    const { competition } = eventOf(scope);
    const screens = await this.database.query<Row>(
      `select sc.guid, sc.display_guid as "displayGuid", sc.width, sc.height, sc.delay_ms as "delayMs", sc.override,
              sc.last_seen_at as "lastSeenAt",
              sc.last_seen_at > now() - make_interval(secs => $2) as "isConnected",
              exists (select from display.claim c where c.guid = sc.guid and c.display_guid = sc.display_guid)
                as "isClaimed"
         from display.screen sc join display.setting s on s.guid = sc.display_guid
        where s.competition_guid = $1 and sc.last_seen_at > now() - interval '1 day'
        order by sc.first_seen_at, sc.guid`,
      [competition, SCREEN_GONE_MS / 1000],
    );
    return {
      serverTime: new Date().toISOString(),
      portalUrl: this.addresses.inNetwork(request),
      screens: screens.map((screen) => ({ ...screen, lastSeenAt: screen.lastSeenAt.toISOString() })),
    };
  }
}
