// How a walk finds a thing of each kind that a guid in a call may name. A new kind needs a line here, and content.ts
// must have made one in every event. Nothing of this is taken from what the portal itself asks at its door.
//
// In place of :event, :organizer, :program and :member stands whose it is to be. What names :event or :program belongs
// to that event, what names :organizer alone to the organizer, what names :member to that member.

import type { GuidKind } from '@rampa/contract';

/** Some things are the organizer's or a member's own: then by who asks. */
export type Finding = string | { members: string; others: string };

export const KINDS: Partial<Record<GuidKind, Finding>> = {
  competition: `select guid from competitions.competition where guid = :event`,
  groupField: `select guid from competitions.group_field where competition_guid = :event order by guid`,
  groupValue: `select guid from competitions.group_value where competition_guid = :event order by guid`,
  presenterLink: `select guid from accounts.fast_link
    where competition_guid = :event and role = 'presenter' and revoked_at is null order by guid`,
  fastLink: `select guid from accounts.fast_link where competition_guid = :event and revoked_at is null order by guid`,
  employee: `select guid from accounts.account
    where organizer_guid = :organizer and user_type = 'OrganizerEmployee' order by guid`,
  program: `select guid from program.program where guid = :program`,
  item: `select guid from program.item where program_guid = :program and kind = 'performance' order by order_key`,
  judge: `select guid from judging.judge where competition_guid = :event and removed_at is null order by guid`,
  point: `select guid from judging.criterion where competition_guid = :event order by guid`,
  awardGroup: `select guid from judging.award_group where competition_guid = :event order by guid`,
  awardSetting: `select guid from judging.award_setting where competition_guid = :event order by kind, guid`,
  adjustment: `select a.guid from judging.adjustment a join program.item i on i.guid = a.item_guid
    where i.program_guid = :program`,
  chairDecision: `select d.guid from judging.chair_decision d join program.item i on i.guid = any (d.item_guids)
    where i.program_guid = :program group by d.guid`,
  lateMark: `select guid from judging.late_mark where program_guid = :program and decided_at is null`,
  displaySetting: `select guid from display.setting where competition_guid = :event order by guid`,
  displayScreen: `select s.guid from display.screen s join display.setting d on d.guid = s.display_guid
    where d.competition_guid = :event order by s.guid`,
  document: `select diplomas.built_in(:event) as guid`,
  book: `select guid from reference_books.book where organizer_guid = :organizer order by guid`,
  bookItem: `select i.guid from reference_books.item i join reference_books.book b on b.guid = i.book_guid
    where b.organizer_guid = :organizer order by i.guid`,
  requisite: {
    members: `select guid from finance.requisite where owner_guid = :member and made_by_guid is null order by guid`,
    others: `select guid from finance.requisite where owner_guid = :organizer order by guid`,
  },
};

export function findingOf(kind: GuidKind, isMember: boolean): string | undefined {
  const found = KINDS[kind];
  return typeof found === 'object' ? found[isMember ? 'members' : 'others'] : found;
}

/**
 * Names of things that are asked for inside the call, by `field` or `Room/Call.field`. Those with `whose` belong to the
 * one who asks: to anybody else they do not exist.
 */
export const NAMES: Record<string, { sql: string; isPersonal?: boolean }> = {
  jobGuid: { sql: `select guid from jobs.job where owner = 'account:' || :account order by guid`, isPersonal: true },
  sessionGuid: {
    sql: `select guid from accounts.session where account_guid = :account and ended_at is null order by guid`,
    isPersonal: true,
  },
  participantUserGuid: {
    sql: `select member_guid from accounts.membership where competition_guid = :event and not is_blocked
      order by joined_at desc`,
  },
  'FastLogin/EndDevice.deviceGuid': {
    sql: `select d.guid from accounts.fast_link_device d join accounts.fast_link l on l.guid = d.link_guid
      where l.competition_guid = :event and l.revoked_at is null order by l.guid, d.guid`,
  },
  'Requisite/UpdateByOrganizer.guid': {
    sql: `select r.guid from finance.requisite r where r.made_for_guid = :event order by guid`,
  },
  'Public/voiting-protocol.key': {
    sql: `select public_key from judging.protocol where competition_guid = :event and public_key is not null`,
  },
  'CompetitionProgramItem/UndoStep.stepGuid': {
    sql: `select guid from program.step where program_guid = :program order by place desc`,
  },
  'Organizer/Login.login': { sql: `select login from accounts.account where guid = :organizer` },
  'OrganizerEmployee/Login.login': {
    sql: `select login from accounts.account where organizer_guid = :organizer and employee_state = 'approved' order by guid`,
  },
  'Participant/Login.login': { sql: `select login from accounts.account where user_type = 'Member' order by guid` },
  'Judge/FastLogin.key': { sql: 'select :judgeKey as key' },
  'Judge/FastLoginByPost.key': { sql: 'select :judgeKey as key' },
  'CompetitionPresenter/FastLoginByPost.key': { sql: 'select :presenterKey as key' },
  'CompetitionPresenter/FastLogin.key': { sql: 'select :presenterKey as key' },
  'FastLogin/GetInvitation.key': { sql: 'select :judgeKey as key' },
  'Public/display.key': { sql: `select key from display.setting where competition_guid = :event order by guid` },
  'Public/displayScreen.key': { sql: `select key from display.setting where competition_guid = :event order by guid` },
  'Public/program.programGuid': { sql: `select guid from program.program where guid = :program` },
  'Public/programEvent.programGuid': { sql: `select guid from program.program where guid = :program` },
  'Public/file.address': {
    sql: `select f.address from files.file f join display.setting s on s.logo_guid = f.guid
      where s.competition_guid = :event`,
  },
  'VotingProtocol/SavingBySelf.judgeGuid': {
    sql: `select guid from judging.judge where competition_guid = :event order by guid`,
  },
  'VotingProtocol/SavingBySelf.competitionProgramItemGuid': {
    sql: `select guid from program.item where program_guid = :program and kind = 'performance' order by order_key`,
  },
  'VotingProtocol/SavingBySelf.pointGuid': {
    sql: `select guid from judging.criterion where competition_guid = :event order by guid`,
  },
  'CompetitionDisplaySetting/ClaimScreen.code': {
    sql: `select code from display.claim where display_guid is null order by guid`,
  },
  'VotingProtocol/ClearCompetitionProgram.confirmation': {
    sql: `select title from program.program where guid = :program`,
  },
};

/** Of everybody who has an account. */
export const PASSWORD = 'Верный конь и батарея';

/** What a schema cannot say, by `field` or `Room/Call.field`; several are tried one after another. */
export const VALUES: Record<string, readonly unknown[]> = {
  beginDate: ['2026-11-20'],
  endDate: ['2026-11-22'],
  timeZone: ['Europe/Moscow'],
  color: ['#F6D37A'],
  seenRevision: [null],
  seenEpoch: [null],
  baseVersion: [null],
  acknowledged: [undefined],
  comment: [undefined],
  abstain: [undefined],
  device: ['walk'],
  shown: [''],
  applicationGuids: [[]],
  groupValues: [{}],
  'Public/displayClaim.device': [undefined],
  min: [0],
  max: [10_000],
  step: [100],
  weight: [1_000],
  email: ['walk@example.org'],
  mail: ['walk@example.org'],
  oldPassword: [PASSWORD],
  'User/ChangeEmail.password': [PASSWORD],
  'Organizer/Login.password': [PASSWORD],
  'OrganizerEmployee/Login.password': [PASSWORD],
  'Participant/Login.password': [PASSWORD],
  password: ['Другой пароль, 7 слов'],
  force: ['true'],
  isConfirmed: [true],
  version: [1],
  'OrganizerEmployee/SetAccess.config': [
    { settings: 0, program: 1, protocol: 2, diplomas: 0, finances: 1, reports: 0, requests: 0 },
  ],
  'VotingProtocol/SavingBySelf.value': [5_000],
  'VotingProtocol/SavingByCompetitionProtocol.value': [5_000],
  'VotingProtocol/ChangeState.state': ['Locked', 'Confirmed', 'Open'],
  'VotingProtocol/Lock.isLocked': [false, true],
  'CompetitionProgramItem/SetActivity.activity': ['OnStage', 'Ready', 'Waiting'],
  'ScoringScheme/Update.scheme': [
    {
      method: { kind: 'mean', per: 'judgeTotal' },
      perJudge: 'mean',
      rounding: { total: 2 },
      missing: 'block',
      ties: [{ kind: 'sharedPlace' }],
      numbering: 'competition',
    },
  ],
};

/** Keys of views that are no guids of things, by the words of the contract. */
export const KEYS: Record<string, { sql: string; isPublic?: boolean }> = {
  'public key of the display': {
    sql: `select key from display.setting where competition_guid = :event order by guid`,
    isPublic: true,
  },
  'public key of the protocol': {
    sql: `select public_key as key from judging.protocol where competition_guid = :event and public_key is not null`,
    isPublic: true,
  },
  'account guid': { sql: `select :account::text as key` },
};

/** Calls open to everybody signed in that have nothing to tell to some: a link has no account. */
export const EMPTY_FOR: Record<string, readonly string[]> = {
  'User/GetShort': ['judge', 'presenter'],
};
