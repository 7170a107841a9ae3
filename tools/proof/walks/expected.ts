// The answer that the access guard must give, derived from the checklist and from who is who in the world, never from
// the portal's own rules.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS, type CallDefinition } from '@rampa/contract';
import type { Section } from '@rampa/kernel';
import { reviewedCalls } from '../../build/architecture/registry.ts';
import { EMPTY_FOR } from './kinds.ts';
import type { Person, Sections } from './people.ts';
import type { Named } from './world.ts';

/** `in`: the guard lets the call through; its own answer does not matter here. */
export type Expected = 'in' | 'open' | 400 | 401 | 403 | 404;

export interface Rule {
  who: readonly string[];
  /** The action that an employee needs in the section. */
  needs: 1 | 2;
}

const ROOT = join(import.meta.dirname, '../../..');

function lines(path: string): string[] {
  return readFileSync(join(ROOT, path), 'utf8').trim().split('\n');
}

/** By «METHOD Path»: the checklist, and for calls beyond it the reviewed list of all calls. */
function reviewedRules(): Map<string, { who: string[]; kind: string }> {
  const reviewed = reviewedCalls().map((line): [string, { who: string[]; kind: string }] => {
    const [method, path, who, kind] = line.split(' ');
    return [`${method} ${path}`, { who: who!.split(','), kind: kind! }];
  });
  const checklist = lines('apps/api/src/checklist.tsv')
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .map((line): [string, { who: string[]; kind: string }] => {
      const [method, path, who, kind] = line.split('\t');
      return [`${method} ${path}`, { who: who!.split(','), kind: kind! }];
    });
  return new Map([...reviewed, ...checklist]);
}

export class Rules {
  readonly #rules = new Map<string, Rule>();

  constructor(calls: readonly CallDefinition[] = CALLS) {
    const reviewed = reviewedRules();
    for (const call of calls) {
      const said = reviewed.get(`${call.method} ${call.path}`);
      if (!said) throw new Error(`${call.id}: neither the checklist nor tools/build/architecture/access knows it`);
      // A call may require more than its kind does, never less.
      const needs = Math.max(said.kind === 'write' ? 2 : 1, call.needs) as 1 | 2;
      this.#rules.set(call.id, { who: said.who, needs });
    }
  }

  of(call: CallDefinition): Rule {
    return this.#rules.get(call.id)!;
  }

  /** `isRead`: every guid and field is present and well formed. */
  expected(call: CallDefinition, person: Person, named: readonly Named[], isRead: boolean): Expected {
    const rule = this.of(call);
    if (rule.who.includes('public')) return isRead ? 'open' : 400;
    if (person.kind === 'nobody') return 401;
    if (!isRead) return 400;
    if (named.some(({ of }) => of === null)) return 404;
    const of = (part: 'organizer' | 'event' | 'member') => [
      ...new Set(named.map((each) => each.of![part]).filter((guid) => guid !== null)),
    ];
    const [organizers, events, members] = [of('organizer'), of('event'), of('member')];
    if (organizers.length > 1 || events.length > 1 || members.length > 1) return 404;
    if (named.length > 0 && !isHis(call, person, named, organizers[0], events[0], members[0])) return 404;
    if (EMPTY_FOR[call.id]?.includes(person.kind)) return 403;
    return rule.who.some((who) => isOne(who, person, rule.needs, events[0])) ? 'in' : 403;
  }
}

function isHis(
  call: CallDefinition,
  person: Person,
  named: readonly Named[],
  organizer: string | undefined,
  event: string | undefined,
  member: string | undefined,
): boolean {
  switch (person.kind) {
    case 'organizer':
      return organizer === person.organizer && isTied(named);
    case 'employee':
      return organizer === person.organizer && isTied(named) && (!event || hasSome(sectionsOf(person, event)));
    case 'member':
      if (member && member !== person.account) return false;
      if (!organizer || call.opensEvent) return true;
      return person.memberships.some((one) => one.organizer === organizer && (!event || one.event === event));
    case 'judge':
    case 'presenter':
      return !member && organizer === person.organizer && (!event || event === person.event);
    case 'nobody':
      return false;
  }
}

/** A member's own thing is reached only beside something that links it to the organizer. */
function isTied(named: readonly Named[]): boolean {
  const strays = named.some(({ of }) => !of!.organizer);
  return !strays || named.some(({ of }) => of!.organizer && of!.member);
}

function isOne(who: string, person: Person, needs: 1 | 2, event: string | undefined): boolean {
  if (who === 'any') return true;
  if (who === 'judge' || who === 'presenter' || who === 'member' || who === 'employee') return person.kind === who;
  if (person.kind === 'organizer') return true;
  if (person.kind !== 'employee' || who === 'organizer') return false;
  const section = who.slice('org:'.length) as Section | 'any';
  return reachable(person, event, needs).some((sections) =>
    section === 'any' ? Object.values(sections).some((given) => given >= needs) : (sections[section] ?? 0) >= needs,
  );
}

/**
 * Rights in an event: its own configuration before the general one. Without an event: a read needs any right, a write
 * the general one.
 */
function reachable(person: Person, event: string | undefined, needs: 1 | 2): Sections[] {
  if (event) return [sectionsOf(person, event)];
  return needs === 2 ? [person.sections.all] : [person.sections.all, ...Object.values(person.sections.events)];
}

function sectionsOf(person: Person, event: string): Sections {
  return person.sections.events[event] ?? person.sections.all;
}

function hasSome(sections: Sections): boolean {
  return Object.values(sections).some((given) => given > 0);
}
