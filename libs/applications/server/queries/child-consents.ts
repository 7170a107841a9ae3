// Children in applications and what stands of their parents' consents.

import { childrenStanding, peopleIn, shownIn, type ConsentedChild, type Person } from '@rampa/applications/domain';
import type { BlockAnswers, Form } from '@rampa/forms/domain';
import type { GivenConsentWay, Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { factsOf } from '../persistence/application-rows.ts';

export interface CountedBlock extends BlockAnswers {
  hidden: readonly string[];
}

/** A consent counts in every application of the same member in the event. `a` and `c` are rows of both tables. */
export const COUNTS_IN = `c.application_guid in (select o.guid from applications.application o
  where o.competition_guid = a.competition_guid and (o.guid = a.guid or o.member_guid = a.member_guid))`;

/** By it is told who is a child. */
export const dayOf = (createdAt: Date): string => createdAt.toISOString().slice(0, 10);

/** `of`: the application as it stands with these blocks. */
export function peopleOf(form: Form, blocks: readonly CountedBlock[], of: CountedHead): Person[] {
  const hidden = new Map(blocks.map(({ guid, hidden: keys }) => [guid, keys]));
  return peopleIn(form, blocks, shownIn(form, blocks, factsOf(of), hidden), dayOf(of.createdAt));
}

export type CountedHead = { createdAt: Date } & Parameters<typeof factsOf>[0];

interface Counted extends CountedHead {
  guid: Guid;
  given: ConsentedChild[];
}

/**
 * What is kept of applications' children: how many there are, of how many a consent is lacking, and what strangers may
 * read. Answers whether the latter is different now. Three statements, however many applications there are.
 */
export async function settleChildren(
  tx: Transaction,
  form: Form,
  applications: readonly { guid: Guid; blocks: readonly CountedBlock[] }[],
): Promise<boolean> {
  const guids = applications.map(({ guid }) => guid);
  const kept = await tx.query<Counted>(
    `select a.guid, a.created_at as "createdAt", a.state, a.status_guid as "statusGuid", coalesce((
       select json_agg(json_build_object('name', c.child_name, 'birthDate', c.birth_date, 'kind', c.kind))
         from applications.consent c where c.withdrawn_at is null and ${COUNTS_IN}), '[]') as given
       from applications.application a where a.guid = any ($1::uuid[])`,
    [guids],
  );
  const known = new Map(kept.map((one) => [one.guid, one]));
  const standing = applications.flatMap(({ guid, blocks }) => {
    const one = known.get(guid);
    return one ? [{ guid, ...childrenStanding(peopleOf(form, blocks, one), one.given) }] : [];
  });
  await tx.query(
    `update applications.application a
        set children = x.children, lacks_processing = x.processing, lacks_publishing = x.publishing
       from jsonb_to_recordset($1::jsonb) x (guid uuid, children int, processing int, publishing int)
      where a.guid = x.guid
        and (a.children, a.lacks_processing, a.lacks_publishing) is distinct from (x.children, x.processing, x.publishing)`,
    [JSON.stringify(standing.map(({ guid, children, lacks }) => ({ guid, children, ...lacks })))],
  );
  const words = standing.flatMap((one) => [...one.words].map(([guid, word]) => ({ guid, word })));
  const turned = await tx.query<{ guid: Guid }>(
    `with turned as (
       update applications.block b set names = w.word
         from applications.block o left join jsonb_to_recordset($2::jsonb) w (guid uuid, word text) on w.guid = o.guid
        where o.guid = b.guid and b.application_guid = any ($1::uuid[]) and b.names is distinct from w.word
        returning b.guid)
     select guid from turned`,
    [guids, JSON.stringify(words)],
  );
  return turned.length > 0;
}

/** Whom a change names otherwise than before. */
export function samePeople(before: readonly Person[], after: readonly Person[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

export interface StandingConsent extends ConsentedChild {
  guid: Guid;
  version: string;
  representative: string;
  way: GivenConsentWay;
  signedOn: string;
  givenAt: Date;
  isOrganizer: boolean;
  withdrawnAt: Date | null;
}

/** All that was ever given for children of an application, the latest first. */
export function consentsIn(reader: Reader, application: Guid): Promise<StandingConsent[]> {
  return reader.query<StandingConsent>(
    `select c.guid, c.child_name as name, c.birth_date::text as "birthDate", c.kind, c.version, c.representative, c.way,
            c.signed_on::text as "signedOn", c.given_at as "givenAt", c.is_organizer as "isOrganizer",
            c.withdrawn_at as "withdrawnAt"
       from applications.application a join applications.consent c on ${COUNTS_IN}
      where a.guid = $1 order by c.guid desc`,
    [application],
  );
}

export const stands = ({ withdrawnAt }: StandingConsent): boolean => withdrawnAt === null;
