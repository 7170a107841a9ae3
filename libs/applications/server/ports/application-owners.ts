// Whose the room's things are: the guard asks before any call that names one.

import type { GuidOwners } from '@rampa/platform/server';

export function registerOwners(owners: GuidOwners): void {
  const owner = 'c.organizer_guid, a.competition_guid, a.member_guid';
  owners.register(
    'application',
    `select a.guid, ${owner} from applications.application a
       join competitions.v_competition c on c.guid = a.competition_guid where a.guid = any ($1::uuid[]) and a.deleted_at is null`,
  );
  owners.register(
    'applicationBlock',
    `select b.guid, ${owner} from applications.block b join applications.application a on a.guid = b.application_guid
       join competitions.v_competition c on c.guid = a.competition_guid where b.guid = any ($1::uuid[]) and a.deleted_at is null`,
  );
  owners.register(
    'performer',
    `select guid, null::uuid as organizer_guid, null::uuid as competition_guid, member_guid
       from applications.performer where guid = any ($1::uuid[])`,
  );
  owners.register(
    'mailing',
    `select m.guid, c.organizer_guid, m.competition_guid from applications.mailing m
       join competitions.v_competition c on c.guid = m.competition_guid where m.guid = any ($1::uuid[])`,
  );
  owners.register(
    'applicationImport',
    `select i.guid, c.organizer_guid, i.competition_guid from applications.import i
       join competitions.v_competition c on c.guid = i.competition_guid where i.guid = any ($1::uuid[])`,
  );
  owners.register(
    'answerUpload',
    `select f.guid, ${owner} from applications.file f join applications.application a on a.guid = f.application_guid
       join competitions.v_competition c on c.guid = a.competition_guid where f.guid = any ($1::uuid[]) and a.deleted_at is null`,
  );
  owners.register(
    'messageUpload',
    `select f.guid, ${owner} from applications.message_file f join applications.application a on a.guid = f.application_guid
       join competitions.v_competition c on c.guid = a.competition_guid where f.guid = any ($1::uuid[]) and a.deleted_at is null`,
  );
}
