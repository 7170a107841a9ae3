// Two organizers with full content, everybody who may use the portal, and what belongs to each of them.

import {
  ApplicationFileBeginUpload,
  ApplicationMessageBeginUpload,
  ApplicationGetApplicationJson,
  ApplicationSubmit,
  ApplicationTemplateDuplicateBlock,
  CALLS,
  PerformerCreate,
  RequisiteCreate,
  RequisiteCreateByOrganizer,
  VotingProtocolCreateArchive,
  type CallDefinition,
  type GuidKind,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { call } from '../../../libs/platform/testing/caller.ts';
import type { Chance } from '../client/seeded.ts';
import { signUp, type Account } from './accounts.ts';
import { makeContent } from './content.ts';
import { REQUISITE, type Content } from './more-content.ts';
import { LETTER } from './kinds/mailings.ts';
import { filled, type Target } from './target.ts';
import { findingOf, KINDS, NAMES, VALUES } from './kinds.ts';
import { people, type Homes, type Person } from './people.ts';
import { ABSENT, requestOf, type Making, type Slot } from './sample.ts';

/** Owner of the thing that a slot names. */
export interface Named extends Slot {
  value: unknown;
  /** Null: there is no such thing. */
  of: { organizer: Guid | null; event: Guid | null; member: Guid | null } | null;
}

export class World {
  readonly target: Target;
  readonly homes: Homes;
  readonly people: readonly Person[];
  readonly chance: Chance;
  /** Another member of the same event. */
  readonly #other: Guid;
  readonly #found = new Map<string, unknown[]>();

  private constructor(target: Target, homes: Homes, everybody: readonly Person[], other: Guid, chance: Chance) {
    this.target = target;
    this.homes = homes;
    this.people = everybody;
    this.#other = other;
    this.chance = chance;
  }

  static async make(target: Target, chance: Chance): Promise<World> {
    const owners = { own: await signUp(target, 'Organizer'), foreign: await signUp(target, 'Organizer') };
    const homes: Homes = {
      own: await makeContent(target, owners.own, 'Светлояр'),
      second: await makeContent(target, owners.own, 'Вторая сцена'),
      foreign: await makeContent(target, owners.foreign, 'Чужое'),
      owners,
    };
    const everybody = await people(target, homes);
    const busy = everybody.find(({ name }) => name === 'сотрудник: всё')!;
    await call(target.url, VotingProtocolCreateArchive, {
      as: busy.token,
      query: { competitionGuid: homes.own.event },
      body: {},
    });
    const member = await signUp(target, 'Member');
    await target.sql(
      'insert into accounts.membership (member_guid, competition_guid, organizer_guid) values ($1, $2, $3)',
      [member.guid, homes.own.event, homes.own.organizer],
    );
    await makeRequisites(target, homes, everybody, member);
    await makeApplications(target, homes, everybody, member);
    return new World(target, homes, everybody, member.guid, chance);
  }

  person(name: string): Person {
    const found = this.people.find((each) => each.name === name);
    if (!found) throw new Error(`Nobody is called «${name}»`);
    return found;
  }

  /** Another organizer's content, as seen from a person. */
  strangerTo(person: Person): Content {
    return person.home === this.homes.foreign ? this.homes.own : this.homes.foreign;
  }

  secondOf(person: Person): Content {
    return person.home === this.homes.own ? this.homes.second : this.homes.own;
  }

  /** The world does not change, so each query runs once. */
  async #list(sql: string, home: Content, program: number, member: Guid | null, account: Guid | null) {
    const given = {
      ...{ event: home.event, organizer: home.organizer, program: home.programs[program % home.programs.length]! },
      ...{ member, account, judgeKey: home.judges[0]!.key, presenterKey: home.presenter.key },
    };
    const text = filled(sql, given);
    let found = this.#found.get(text);
    if (!found) {
      const rows = await this.target.sql<Record<string, unknown>>(text);
      found = rows.map((row) => Object.values(row)[0]);
      this.#found.set(text, found);
    }
    return found;
  }

  forget(): void {
    this.#found.clear();
  }

  /** A thing of the slot's kind in that event; undefined when there is none. */
  async thing(slot: Slot, person: Person, home: Content, program: number): Promise<Named | undefined> {
    const sql = findingOf(slot.kind, person.kind === 'member')!;
    const isOwn = person.kind === 'member' && home === person.home;
    const member = isOwn ? person.account! : this.#other;
    const list = await this.#list(sql, home, program, member, person.account);
    const isOwnJudge = slot.kind === 'judge' && person.kind === 'judge' && home === person.home;
    const value = isOwnJudge ? person.judge : list[slot.nth % Math.max(1, list.length)];
    if (value === undefined || (slot.isList && slot.nth >= list.length)) return undefined;
    const isEvents = /:(event|program)\b/.test(sql);
    return {
      ...slot,
      value,
      of: {
        event: isEvents ? home.event : null,
        organizer: isEvents || /:organizer\b/.test(sql) ? home.organizer : null,
        member: /:member\b/.test(sql) ? member : null,
      },
    };
  }

  /** A known value of a field by its name, for this person. */
  async named(call: CallDefinition, person: Person, home: Content, program: number): Promise<Map<string, unknown[]>> {
    const known = new Map<string, unknown[]>();
    for (const name of namesOf(call)) {
      const entry = NAMES[`${call.id}.${name}`] ?? NAMES[name];
      if (!entry) continue;
      const account = entry.isPersonal ? person.account : null;
      const found = await this.#list(entry.sql, home, program, null, account);
      const isOwnJudge = name === 'judgeGuid' && person.judge !== null;
      known.set(name, isOwnJudge ? [person.judge] : found);
    }
    return known;
  }
}

/** Everybody who takes part has an application with a block that repeats; somebody has one in every event. */
async function makeApplications(target: Target, homes: Homes, everybody: readonly Person[], other: Account) {
  for (const home of [homes.second, homes.foreign]) {
    await target.sql(
      'insert into accounts.membership (member_guid, competition_guid, organizer_guid) values ($1, $2, $3)',
      [other.guid, home.event, home.organizer],
    );
  }
  const members = everybody.filter(({ kind, memberships }) => kind === 'member' && memberships.length > 0);
  const owners = [
    ...members.map(({ token, memberships }) => ({ as: token, event: memberships[0]!.event })),
    ...[homes.own, homes.second, homes.foreign].map(({ event }) => ({ as: other.token, event })),
  ];
  for (const { as, event } of owners) {
    const { applicationGuid } = await call(target.url, ApplicationSubmit, { as, query: { competitionGuid: event } });
    await call(target.url, PerformerCreate, { as, body: { name: `Ветрова Алёна ${event}`, birthDate: '2014-03-05' } });
    const { items } = await call(target.url, ApplicationGetApplicationJson, { as, query: { applicationGuid } });
    const repeated = items.flatMap(({ blocks }) => blocks).find(({ canAdd }) => canAdd)!;
    const query = { applicationGuid, applicationBlockGuid: repeated.applicationBlockGuid };
    await call(target.url, ApplicationTemplateDuplicateBlock, { as, query, body: {} });
    const { applicationBlockGuid, guid } = items
      .flatMap(({ fields }) => fields)
      .find(({ valueTypes }) => valueTypes === 'Attachment')!;
    await call(target.url, ApplicationFileBeginUpload, {
      as,
      body: { applicationGuid, applicationBlockGuid, fieldGuid: guid, name: 'Согласие.pdf', size: 5_000_000 },
    });
    await call(target.url, ApplicationMessageBeginUpload, {
      as,
      body: { applicationGuid, name: 'Афиша.pdf', size: 5_000_000 },
    });
    await makeMoney(target, event, applicationGuid);
  }
  for (const { event } of [homes.own, homes.second, homes.foreign])
    await target.sql(
      `insert into applications.mailing (guid, competition_guid, job_guid, subject, body, base_url, author)
       values ($1, $2, $1, 'Новости', $3::jsonb, 'https://example.org', 'walk')`,
      [newGuid(), event, JSON.stringify(LETTER)],
    );
}

/** Requisites: members' own, and one that the organizer keeps for a member. */
async function makeRequisites(target: Target, { own }: Homes, everybody: readonly Person[], other: Account) {
  const body = { requisite: REQUISITE };
  const members = everybody.filter(({ kind }) => kind === 'member').map(({ token }) => token);
  for (const as of [...members, other.token]) await call(target.url, RequisiteCreate, { as, body });
  await call(target.url, RequisiteCreateByOrganizer, {
    as: everybody[0]!.token,
    query: { competitionGuid: own.event, participantUserGuid: other.guid },
    body,
  });
}

/** Every field name in a call. */
function namesOf(call: CallDefinition): string[] {
  const names = new Set<string>();
  const making: Making = {
    ...{ chance: { next: () => 0, whole: (from: number) => from, pick: <T>(list: readonly T[]) => list[0]! } as never },
    ...{ shape: 0, isFull: true, listed: 1 },
    guid: () => newGuid(),
    named: (name) => void names.add(name),
  };
  requestOf(call, making);
  return [...names];
}

/** The most specific name first. */
export function valuesOf(call: CallDefinition, name: string): readonly unknown[] | undefined {
  return VALUES[`${call.id}.${name}`] ?? VALUES[name];
}

/** Kinds of guids that a call names. */
export function kindsNamed(call: CallDefinition): GuidKind[] {
  const kinds = new Set<GuidKind>();
  const seen: Making = {
    ...{ chance: { next: () => 0, whole: (from: number) => from, pick: <T>(list: readonly T[]) => list[0]! } as never },
    ...{ shape: 0, isFull: true, listed: 1 },
    guid: ({ kind }) => {
      kinds.add(kind);
      return ABSENT;
    },
    named: () => undefined,
  };
  for (let shape = 0; shape < 12; shape++) requestOf(call, { ...seen, shape });
  return [...kinds];
}

/** Whether things of the kind belong to an event, not to an organizer or a member. */
export function isOfEvent(kind: GuidKind): boolean {
  return /:(event|program)\b/.test(findingOf(kind, false) ?? '');
}

/** Kinds that calls name and no file of kinds/ knows, with what to do about each. */
export function unknownKinds(): string[] {
  const kinds = new Set(CALLS.flatMap(kindsNamed).filter((kind) => !KINDS[kind]));
  return [...kinds].map(
    (kind) =>
      `tools/proof/walks/kinds/<room>.ts: add to KINDS how to find a «${kind}» (${kind}: \`select guid from … where competition_guid = :event\`), and to MORE of more-content.ts how one is made`,
  );
}

/** A claim that waits, a discount and a sponsor that are proposed, a paper, a file: what calls about money name. */
async function makeMoney(target: Target, event: Guid, application: Guid): Promise<void> {
  await target.sql(
    `insert into finance.account (application_guid, competition_guid, rules, basis, revision_no, subscribed_at, derivation)
     values ($1, $2, '{"priceDateBasis":"subscription","laterChoices":"subscriptionDate","roundTo":100,"discountsCombine":"add","vatBp":null,"capByCosts":true}',
             '{"items":[],"siblings":[]}', 0, now(), '{"lines":[],"gross":0,"discounts":[],"discount":0,"total":0,"vat":null}')`,
    [application, event],
  );
  const [payment, discount, sponsor] = [newGuid(), newGuid(), newGuid()];
  await target.sql(
    `insert into finance.payment (guid, competition_guid, payer_guid, payer_kind, amount, method, number, paid_on, status, by_member, body_hash, author)
     select $1, $2, member_guid, 'member', 100000, 'bank', '15', current_date, 'Pending', true, '', 'walk'
       from applications.application where guid = $3`,
    [payment, event, application],
  );
  await target.sql(
    'insert into finance.allocation (payment_guid, application_guid, amount, position) values ($1, $2, 100000, 0)',
    [payment, application],
  );
  await target.sql(
    `insert into finance.discount (guid, competition_guid, application_guid, percent_bp, reason, status, by_member, author)
     values ($1, $2, $3, 1000, 'Многодетная семья', 'Proposed', false, 'walk')`,
    [discount, event, application],
  );
  await target.sql(
    `insert into finance.sponsor (guid, competition_guid, application_guid, title, requisite, percent_bp, status, by_member, author)
     values ($1, $2, $3, 'ООО «Волжский лён»', '{"type":1,"title":"ООО «Волжский лён»","inn":"","kpp":"","address":"","email":""}', 1000, 'Proposed', true, 'walk')`,
    [sponsor, event, application],
  );
  await target.sql(
    `insert into finance.document (guid, organizer_guid, competition_guid, application_guid, type, number, year, issued_on, amount, content, content_hash, author)
     select $1, organizer_guid, guid, $3, 'reconciliation', '', 2026, current_date, 0, $4::jsonb, '', 'walk'
       from competitions.competition where guid = $2`,
    [newGuid(), event, application, PAPER],
  );
  await target.sql(
    `insert into finance.custom_document (guid, competition_guid, application_guid, title, name, type, size, member_guid, author)
     select $1, $2, guid, 'Доверенность', 'Доверенность.pdf', 'application/pdf', 100, member_guid, 'walk'
       from applications.application where guid = $3`,
    [newGuid(), event, application],
  );
}

const SIDE = {
  ...{ country: 'RU', type: 1, title: 'Клуб', fullName: '', inn: '', kpp: '', ogrn: '', address: '', passport: '' },
  ...{ bankName: '', bik: '', paymentAccount: '', correspondentAccount: '', director: '', buhgalter: '' },
};
const PAPER = JSON.stringify({
  ...{ type: 'reconciliation', number: '', date: '2026-03-05', city: '', currency: 'RUB', eventTitle: 'Светлояр' },
  ...{ eventDates: '', eventPlace: '', payee: SIDE, payer: SIDE, from: '2026-03-05', to: '2026-03-05' },
  ...{ opening: 0, rows: [], closing: 0 },
});
