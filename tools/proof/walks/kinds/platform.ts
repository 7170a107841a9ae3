import type { Names } from './types.ts';

export const NAMES: Names = {
  jobGuid: { sql: `select guid from jobs.job where owner = 'account:' || :account order by guid`, isPersonal: true },
  'Public/file.address': {
    sql: `select f.address from files.file f join display.setting s on s.logo_guid = f.guid
      where s.competition_guid = :event`,
  },
};
