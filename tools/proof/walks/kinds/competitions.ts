import type { Kinds, Names, Values } from './types.ts';

export const KINDS: Kinds = {
  competition: `select guid from competitions.competition where guid = :event`,
  groupField: `select guid from competitions.group_field where competition_guid = :event order by guid`,
  groupValue: `select guid from competitions.group_value where competition_guid = :event order by guid`,
  applicationStatus: `select guid from competitions.status where competition_guid = :event and kind = 'application'
    order by guid`,
  blockStatus: `select guid from competitions.status where competition_guid = :event and kind = 'block' order by guid`,
  deletedEvent: `select guid from competitions.competition
    where organizer_guid = :organizer and deleted_at is not null order by guid`,
  eventDocument: `select guid from competitions.document where competition_guid = :event order by guid`,
  upload: `select guid from files.upload where owner_guid = :event order by guid`,
  presenterLink: `select guid from accounts.fast_link
    where competition_guid = :event and role = 'presenter' and revoked_at is null order by guid`,
  fastLink: `select guid from accounts.fast_link where competition_guid = :event and revoked_at is null order by guid`,
};

export const NAMES: Names = {
  participantUserGuid: {
    sql: `select member_guid from accounts.membership where competition_guid = :event and not is_blocked
      order by joined_at desc`,
  },
  'FastLogin/EndDevice.deviceGuid': {
    sql: `select d.guid from accounts.fast_link_device d join accounts.fast_link l on l.guid = d.link_guid
      where l.competition_guid = :event and l.revoked_at is null order by l.guid, d.guid`,
  },
  'FastLogin/GetInvitation.key': { sql: 'select :judgeKey as key' },
};

export const VALUES: Values = {
  backgroundColor: ['#E4F4EB'],
  fontColor: ['#0B6B43'],
  'CompetitionStatus/Update.isActive': [true],
  // An accepting one has none.
  'CompetitionStatus/Create.role': [null],
  'CompetitionStatus/Update.role': [null],
  'Competition/SendPiece.at': ['0'],
  addresses: [['guest@example.org']],
};
