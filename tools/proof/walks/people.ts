// Everybody who may use the portal, with his role by the checklist. Signed in by inserting rows: the sign-in itself has
// its own tests.

import { createHash } from 'node:crypto';
import { newGuid, newSecret, SECTIONS, type Guid, type Section } from '@rampa/kernel';
import { signUp, type Account } from './accounts.ts';
import type { Content } from './more-content.ts';
import type { Target } from './target.ts';

export type Sections = Partial<Record<Section, 0 | 1 | 2>>;

export interface Person {
  name: string;
  token: string | undefined;
  kind: 'nobody' | 'organizer' | 'employee' | 'member' | 'judge' | 'presenter';
  account: Guid | null;
  /** His organizer; a member has none. */
  organizer: Guid | null;
  /** The one event of a link. */
  event: Guid | null;
  /** His own judge. */
  judge: Guid | null;
  sections: { all: Sections; events: Record<Guid, Sections> };
  memberships: readonly { event: Guid; organizer: Guid }[];
  /** The world's event that he may name. */
  home: Content;
  /** Kinds of guid that he tries in a short run: his own; foreign and random ones too; every mixture. */
  care: 1 | 2 | 3;
}

const NO_SECTIONS = { all: {}, events: {} };

async function employee(target: Target, home: Content, name: string, given: Person['sections'], state?: string) {
  const { guid, token } = await signUp(target, 'OrganizerEmployee', home.organizer, state);
  const rows: [Guid | null, Sections][] = [[null, given.all], ...Object.entries(given.events)];
  for (const [event, sections] of rows) {
    await target.sql(
      'insert into accounts.employee_access (employee_guid, competition_guid, config) values ($1, $2, $3)',
      [guid, event, JSON.stringify(sections)],
    );
  }
  return { ...person(name, home), kind: 'employee' as const, token, account: guid, sections: given };
}

function person(name: string, home: Content): Person {
  return {
    name,
    home,
    token: undefined,
    kind: 'nobody',
    account: null,
    organizer: null,
    event: null,
    judge: null,
    sections: NO_SECTIONS,
    memberships: [],
    care: 1,
  };
}

async function member(target: Target, home: Content, name: string, isIn: boolean, isBlocked = false): Promise<Person> {
  const { guid, token } = await signUp(target, 'Member');
  if (isIn) {
    await target.sql(
      'insert into accounts.membership (member_guid, competition_guid, organizer_guid, is_blocked) values ($1, $2, $3, $4)',
      [guid, home.event, home.organizer, isBlocked],
    );
  }
  const memberships = isIn && !isBlocked ? [{ event: home.event, organizer: home.organizer }] : [];
  return { ...person(name, home), kind: 'member', token, account: guid, memberships, care: 2 };
}

/** A former session of the link, ended with it. */
async function endedLink(target: Target, home: Content, name: string, set: string): Promise<Person> {
  const [guid, token] = [newGuid(), newSecret()];
  await target.sql(
    `insert into accounts.fast_link (guid, competition_guid, role, judge_guid, key_hash, key_sealed)
     values ($1, $2, 'presenter', null, $3, ''::bytea)`,
    [guid, home.event, createHash('sha256').update(guid).digest()],
  );
  await target.sql(
    `insert into accounts.session (guid, token_hash, kind, link_guid, expires_at)
     values ($1, $2, 'presenter', $3, now() + interval '1 day')`,
    [newGuid(), createHash('sha256').update(token).digest(), guid],
  );
  await target.sql(`update accounts.fast_link set ${set} where guid = $1`, [guid]);
  return { ...person(name, home), token };
}

function every(action: 1 | 2): Sections {
  return Object.fromEntries(SECTIONS.map((section) => [section, action])) as Sections;
}

export interface Homes {
  own: Content;
  /** Another event of the same organizer. */
  second: Content;
  /** An event of another organizer. */
  foreign: Content;
  owners: { own: Account; foreign: Account };
}

export async function people(target: Target, { own, second, foreign, owners }: Homes): Promise<Person[]> {
  const ofOwn = (name: string, sections: Person['sections'], care: Person['care'] = 2) =>
    employee(target, own, name, sections).then((made) => ({ ...made, organizer: own.organizer, care }));
  const owner = (name: string, home: Content, { guid, token }: Account): Person => ({
    ...person(name, home),
    ...{ kind: 'organizer', token, account: guid, organizer: guid, care: 3 },
  });
  const judge = own.judges[0]!;
  const ended = await employee(target, own, 'вышедший сотрудник', { all: every(2), events: {} });
  await target.sql('update accounts.session set ended_at = now() where account_guid = $1', [ended.account]);
  const nobody = (given: Person): Person => ({ ...person(given.name, given.home), token: given.token });
  const all: Sections = every(2);
  const list: Person[] = [
    owner('организатор', own, owners.own),
    { ...owner('чужой организатор', foreign, owners.foreign), care: 2 },
    await ofOwn('сотрудник: всё', { all, events: {} }),
    await ofOwn('сотрудник: видит всё', { all: every(1), events: {} }),
    await ofOwn('сотрудник: одно это мероприятие', { all: {}, events: { [own.event]: all } }),
    await ofOwn('сотрудник: всё, кроме этого мероприятия', { all, events: { [own.event]: {} } }),
    await ofOwn('сотрудник: другое мероприятие', { all: {}, events: { [second.event]: all } }),
    await ofOwn('сотрудник без разделов', { all: {}, events: {} }),
    await member(target, own, 'участник', true),
    await member(target, own, 'участник без мероприятий', false),
    await member(target, own, 'заблокированный участник', true, true),
    {
      ...person('судья', own),
      ...{ kind: 'judge', token: judge.token, event: own.event, organizer: own.organizer, judge: judge.guid },
      care: 3,
    },
    {
      ...person('ведущий', own),
      ...{ kind: 'presenter', token: own.presenter.token, event: own.event, organizer: own.organizer },
      care: 3,
    },
    { ...person('никто', own), care: 2 },
  ];
  for (const section of SECTIONS) {
    for (const action of [1, 2] as const) {
      list.push(await ofOwn(`сотрудник: ${section} ${action}`, { all: { [section]: action }, events: {} }, 1));
    }
  }
  list.push(
    nobody(await employee(target, own, 'сотрудник ждёт', { all, events: {} }, 'waiting')),
    nobody(await employee(target, own, 'уволенный сотрудник', { all, events: {} }, 'dismissed')),
    nobody(ended),
    await endedLink(target, own, 'отозванная ссылка', 'revoked_at = now()'),
    await endedLink(target, own, 'просроченная ссылка', `expires_at = now() - interval '1 minute'`),
    { ...person('выдуманный токен', own), token: newSecret() },
  );
  return list;
}
