import { newGuid, SECTIONS, type Guid, type Section, type UserType } from '@rampa/kernel';
import type { Who } from '@rampa/contract';
import { describe, expect, it } from 'vitest';
import type { Owner } from './guid-owners.ts';
import { ALL_PAGES, NO_PAGES, visibleEvents, type Action, type PageAccess, type PageConfig } from './page-access.ts';
import { may, permit } from './permit.ts';
import type { Actor, Membership } from './scope.ts';

const [organizer, event, other, account] = [newGuid(), newGuid(), newGuid(), newGuid()];

const config = (given: Partial<PageConfig>): PageConfig => ({ ...NO_PAGES, ...given });
const only = (section: Section, action: Action) => config({ [section]: action });

function person(userType: UserType, given: { access?: PageAccess; memberships?: Membership[] } = {}): Actor {
  return {
    kind: 'account',
    session: newGuid(),
    account,
    userType,
    organizer: userType === 'Member' ? null : organizer,
    access: given.access ?? { all: userType === 'Organizer' ? ALL_PAGES : NO_PAGES, events: {} },
    memberships: given.memberships ?? [],
  };
}
const employee = (all: PageConfig, events: Record<Guid, PageConfig> = {}) =>
  person('OrganizerEmployee', { access: { all, events } });
const member = (...competitions: Guid[]) =>
  person('Member', { memberships: competitions.map((competition) => ({ competition, organizer })) });

const ofEvent = (competition: Guid | null = event): Owner => ({ organizer, competition, members: [], isStray: false });
const ofMember = (guid: Guid): Owner => ({ organizer: null, competition: null, members: [guid], isStray: true });

/** The code of the refusal, or null. */
function refusal(who: Who, actor: Actor, owner: Owner | null, needs: 1 | 2 = 1, opensEvent = false): string | null {
  try {
    permit({ who: [who], needs, opensEvent }, actor, owner);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('an employee', () => {
  it('sees with 1, changes with 2, and what is closed to him is forbidden', () => {
    const seeing = employee(only('program', 1));
    expect(refusal('org:program', seeing, ofEvent())).toBeNull();
    expect(refusal('org:program', seeing, ofEvent(), 2)).toBe('forbidden');
    expect(refusal('org:program', employee(only('program', 2)), ofEvent(), 2)).toBeNull();
    expect(refusal('org:protocol', seeing, ofEvent())).toBe('forbidden');
    expect(refusal('org:any', seeing, ofEvent())).toBeNull();
    expect(refusal('organizer', employee(ALL_PAGES), ofEvent())).toBe('forbidden');
  });

  it('has in an event its own configuration, not the one for all', () => {
    const closedHere = employee(only('program', 2), { [event]: only('reports', 1) });
    expect(refusal('org:program', closedHere, ofEvent())).toBe('forbidden');
    expect(refusal('org:program', closedHere, ofEvent(other), 2)).toBeNull();
  });

  it('does not know of an event in which he has no section', () => {
    expect(refusal('org:any', employee(ALL_PAGES, { [event]: NO_PAGES }), ofEvent())).toBe('notFound');
    expect(refusal('any', employee(NO_PAGES), ofEvent())).toBe('notFound');
  });

  it('reads what names no event with a section in some event, and changes it only with the section for all', () => {
    const here = employee(NO_PAGES, { [event]: only('settings', 2) });
    expect(refusal('org:settings', here, null)).toBeNull();
    expect(refusal('org:settings', here, ofEvent(null))).toBeNull();
    expect(refusal('org:settings', here, null, 2)).toBe('forbidden');
    expect(refusal('org:settings', employee(only('settings', 2)), ofEvent(null), 2)).toBeNull();
  });

  it('of another organizer finds nothing, however much he may at home', () => {
    expect(refusal('org:program', employee(ALL_PAGES), { ...ofEvent(), organizer: newGuid() })).toBe('notFound');
  });

  it.each(SECTIONS)('is asked for %s by what a call shows to some of its readers', (section) => {
    const scope = { actor: employee(only(section, 1)), organizer, competition: event };
    expect(may(scope, section, 1)).toBe(true);
    expect(may(scope, section, 2)).toBe(false);
    expect(SECTIONS.filter((each) => may(scope, each, 1))).toEqual([section]);
  });
});

describe('a member', () => {
  it('finds the events that he takes part in, and no other, not even of the same organizer', () => {
    expect(refusal('member', member(event), ofEvent())).toBeNull();
    expect(refusal('member', member(other), ofEvent())).toBe('notFound');
    expect(refusal('member', member(), ofEvent(null))).toBe('notFound');
    expect(refusal('member', member(other), ofEvent(null))).toBeNull();
    expect(refusal('org:program', member(event), ofEvent())).toBe('forbidden');
  });

  it('may name an event that is not his only where the call opens it', () => {
    expect(refusal('member', member(), ofEvent(), 2, true)).toBeNull();
  });

  it('has what is his own, and never another’s', () => {
    expect(refusal('member', member(), ofMember(account))).toBeNull();
    expect(refusal('member', member(event), ofMember(newGuid()))).toBe('notFound');
    expect(refusal('member', member(event), { ...ofEvent(), members: [newGuid()] })).toBe('notFound');
    expect(refusal('member', member(event), { ...ofEvent(), members: [account] })).toBeNull();
    expect(refusal('member', member(event), { ...ofEvent(), members: [account, newGuid()] })).toBe('notFound');
    expect(refusal('org:requests', person('Organizer'), { ...ofEvent(), members: [account, newGuid()] })).toBeNull();
  });
});

it('an organizer does not reach a member’s own thing by naming it beside an event of his', () => {
  const together: Owner = { ...ofEvent(), members: [newGuid()], isStray: true };
  expect(refusal('org:finances', person('Organizer'), together)).toBe('notFound');
  expect(refusal('org:finances', person('Organizer'), { ...together, isStray: false })).toBeNull();
});

it('the list of an employee holds the events in which he has a section', () => {
  expect(visibleEvents({ all: NO_PAGES, events: { [event]: only('reports', 1), [other]: NO_PAGES } })).toEqual({
    others: false,
    known: [event],
  });
  expect(visibleEvents({ all: only('reports', 1), events: { [event]: ALL_PAGES, [other]: NO_PAGES } })).toEqual({
    others: true,
    known: [other],
  });
});
