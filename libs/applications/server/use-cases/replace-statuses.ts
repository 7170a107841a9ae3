// A status that goes away leaves its place to another one: the journal of each application tells it, and whoever has it open
// hears of it. No letter goes, because nobody has decided anything about this one.

import { Inject, Injectable } from '@nestjs/common';
import type { StatusUse } from '@rampa/competitions/server';
import { EventForms } from '@rampa/forms/server';
import type { ApplicationState, Guid } from '@rampa/kernel';
import { actorName, CONFIG, type Config, type Scope, type Transaction } from '@rampa/platform/server';
import { Answers } from '../queries/answers.ts';
import { countIn } from '../queries/status-uses.ts';
import { announce } from './announce.ts';
import { hashOf } from './application-writing.ts';
import { GivePlaces } from './give-places.ts';

interface Changed {
  guid: Guid;
  blocks: Guid[];
}

@Injectable()
export class ReplaceStatuses {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly forms: EventForms,
    private readonly answers: Answers,
    private readonly giving: GivePlaces,
  ) {}

  readonly ofApplications: StatusUse = {
    count: countIn('applications.application'),
    replace: async (tx, scope, status, by) => {
      // The form before the applications, as every save takes them.
      const form = await this.forms.of(tx, scope.competition!, { held: true });
      const changed = await replacedInApplications(tx, scope, status, by);
      // Rules of a form may ask for the status.
      if (form) await this.answers.formChanged(tx, scope.competition!, form.used);
      await tell(tx, scope, changed);
    },
    // A status that declines leaves places to those who wait.
    follow: (scope) => {
      const base = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
      return this.giving.byItself(scope, (path) => `${base}${path}`);
    },
  };

  readonly ofBlocks: StatusUse = {
    count: countIn('applications.block'),
    replace: async (tx, scope, status, by) => tell(tx, scope, await replacedInBlocks(tx, scope, status, by)),
  };
}

async function replacedInApplications(tx: Transaction, scope: Scope, status: Guid, by: Guid): Promise<Changed[]> {
  await tx.query(
    `select from applications.application where competition_guid = $1 and status_guid = $2 order by guid for update`,
    [scope.competition, status],
  );
  return tx.query<Changed>(
    `with changed as (
       update applications.application set status_guid = $3, revision = revision + 1, updated_at = now()
        where competition_guid = $1 and status_guid = $2 returning guid, revision, comment),
     told as (
       insert into applications.change
         (application_guid, revision, kind, before, after, actor, is_organizer, change_guid, body_hash)
       select guid, revision, 'status', jsonb_build_object('statusGuid', $2::uuid, 'comment', comment),
              jsonb_build_object('statusGuid', $3::uuid, 'comment', comment), $4, true, gen_random_uuid(), $5
         from changed)
     select guid, '{}'::uuid[] as blocks from changed`,
    [scope.competition, status, by, actorName(scope.actor), hashOf(null)],
  );
}

/** Each block has a line of its own in the journal, and so a revision. Removed ones change in silence. */
async function replacedInBlocks(tx: Transaction, scope: Scope, status: Guid, by: Guid): Promise<Changed[]> {
  // The applications before their blocks, as every save takes them.
  await tx.query(
    `select from applications.application a
      where a.competition_guid = $1 and exists (
        select from applications.block b where b.application_guid = a.guid and b.status_guid = $2)
      order by guid for update`,
    [scope.competition, status],
  );
  return tx.query<Changed>(
    `with replaced as (
       update applications.block set status_guid = $3 where competition_guid = $1 and status_guid = $2
       returning guid, application_guid, position, deleted_at),
     living as (
       select guid, application_guid, row_number() over (partition by application_guid order by position, guid) as at
         from replaced where deleted_at is null),
     counted as (
       select application_guid, count(*)::int as count, array_agg(guid order by at) as blocks from living group by 1),
     changed as (
       update applications.application a set revision = a.revision + c.count, updated_at = now()
         from counted c where a.guid = c.application_guid returning a.guid, a.revision - c.count as revision, c.blocks),
     told as (
       insert into applications.change
         (application_guid, revision, kind, block_guid, before, after, actor, is_organizer, change_guid, body_hash)
       select c.guid, c.revision + l.at, 'blockStatus', l.guid, jsonb_build_object('statusGuid', $2::uuid),
              jsonb_build_object('statusGuid', $3::uuid), $4, true, gen_random_uuid(), $5
         from changed c join living l on l.application_guid = c.guid)
     select guid, blocks from changed`,
    [scope.competition, status, by, actorName(scope.actor), hashOf(null)],
  );
}

/** After all is counted: with the revision that stands. */
async function tell(tx: Transaction, scope: Scope, changed: readonly Changed[]): Promise<void> {
  const blocks = new Map(changed.map((one) => [one.guid, one.blocks]));
  const rows = await tx.query<{
    guid: Guid;
    competitionGuid: Guid;
    memberGuid: Guid | null;
    state: ApplicationState;
    revision: number;
  }>(
    `select guid, competition_guid as "competitionGuid", member_guid as "memberGuid", state, revision
       from applications.application where guid = any ($1::uuid[]) order by guid`,
    [[...blocks.keys()]],
  );
  for (const { revision, ...one } of rows)
    await announce(tx, scope, one, one.state, { revision, blocks: blocks.get(one.guid)! });
}
