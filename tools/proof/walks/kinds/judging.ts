import type { Kinds, Names, Values } from './types.ts';

export const KINDS: Kinds = {
  adjustment: `select a.guid from judging.adjustment a join program.item i on i.guid = a.item_guid
    where i.program_guid = :program`,
  chairDecision: `select d.guid from judging.chair_decision d join program.item i on i.guid = any (d.item_guids)
    where i.program_guid = :program group by d.guid`,
  specialPrize: `select guid from judging.special_prize where competition_guid = :event order by position, guid`,
  ballot: `select guid from judging.ballot where competition_guid = :event order by guid`,
  paperSheet: `select guid from judging.paper_sheet where program_guid = :program order by code`,
  organizerPrize: `select guid from judging.organizer_prize where organizer_guid = :organizer order by guid`,
  lateMark: `select guid from judging.late_mark where program_guid = :program and decided_at is null`,
};

export const NAMES: Names = {
  'Public/voiting-protocol.key': {
    sql: `select public_key from judging.protocol where competition_guid = :event and public_key is not null`,
  },
  'Public/voiting-protocol-package.key': {
    sql: `select public_key from judging.protocol where competition_guid = :event and public_key is not null`,
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
  'VotingProtocol/ClearCompetitionProgram.confirmation': {
    sql: `select title from program.program where guid = :program`,
  },
};

export const VALUES: Values = {
  'VotingProtocol/SavingBySelf.value': [5_000],
  'VotingProtocol/SavingByCompetitionProtocol.value': [5_000],
  'VotingProtocol/ChangeState.state': ['Locked', 'Confirmed', 'Open'],
  'VotingProtocol/Lock.isLocked': [false, true],
};
