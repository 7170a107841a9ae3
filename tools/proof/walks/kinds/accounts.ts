import type { Kinds, Names, Values } from './types.ts';
import { PASSWORD } from './password.ts';

export const KINDS: Kinds = {
  employee: `select guid from accounts.account
    where organizer_guid = :organizer and user_type = 'OrganizerEmployee' order by guid`,
};

export const NAMES: Names = {
  sessionGuid: {
    sql: `select guid from accounts.session where account_guid = :account and ended_at is null order by guid`,
    isPersonal: true,
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
};

export const VALUES: Values = {
  'User/ChangeEmail.password': [PASSWORD],
  'Organizer/Login.password': [PASSWORD],
  'OrganizerEmployee/Login.password': [PASSWORD],
  'Participant/Login.password': [PASSWORD],
  'OrganizerEmployee/SetAccess.config': [
    { settings: 0, program: 1, protocol: 2, diplomas: 0, finances: 1, reports: 0, requests: 0 },
  ],
};
