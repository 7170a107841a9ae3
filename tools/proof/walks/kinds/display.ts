import type { Kinds, Names, Values } from './types.ts';

export const KINDS: Kinds = {
  displaySetting: `select guid from display.setting where competition_guid = :event order by guid`,
  displayScreen: `select s.guid from display.screen s join display.setting d on d.guid = s.display_guid
    where d.competition_guid = :event order by s.guid`,
};

export const NAMES: Names = {
  'Public/display.key': { sql: `select key from display.setting where competition_guid = :event order by guid` },
  'Public/displayScreen.key': { sql: `select key from display.setting where competition_guid = :event order by guid` },
  'CompetitionDisplaySetting/ClaimScreen.code': {
    sql: `select code from display.claim where display_guid is null order by guid`,
  },
};

export const VALUES: Values = {
  'Public/displayClaim.device': [undefined],
};
