// Children whom an application names, and what their parents have agreed to. A consent is about one child and one deed:
// to keep his data, or to show his name to everybody.

import type { BlockAnswers, Form } from '@rampa/forms/domain';
import { CONSENT_KINDS, type ConsentKind, type Guid } from '@rampa/kernel';
import { isSame, namedIn, rosterPlace } from './roster.ts';
import type { Shown } from './shown.ts';

/** In years: from then on nobody's parents are asked. */
export const GROWN_UP = 18;

export interface Person {
  /** The application's block that names him. */
  block: Guid;
  /** The block of the performance in which he stands; null: he stands beside them. */
  performance: Guid | null;
  name: string;
  birthDate: string | null;
  isChild: boolean;
}

/** Whom a consent is about. */
export interface ConsentedChild {
  name: string;
  birthDate: string | null;
  kind: ConsentKind;
}

/** What strangers may read of a name: `open` and `closed` by the parents' word; null: the member's own word decides. */
export type NameWord = 'open' | 'closed' | null;

export interface ChildrenStanding {
  /** One child in several performances is one. */
  children: number;
  lacks: Record<ConsentKind, number>;
  /** Of people's blocks and of performances; what is not named has no word. */
  words: ReadonlyMap<Guid, NameWord>;
}

/**
 * Every person whom the answers that count name (`namedIn`). A child is whoever was under 18 on `day` (yyyy-mm-dd),
 * on which the application was begun, so that nobody grows up while it waits. Where a birth date is asked for and not given
 * yet, he counts as a child; where none is asked for, nobody can tell.
 */
export function peopleIn(form: Form, blocks: readonly BlockAnswers[], shown: Shown, day: string): Person[] {
  const ofForm = Map.groupBy(form.fields, ({ blockGuid }) => blockGuid);
  const byGuid = new Map(blocks.map((block) => [block.guid, block]));
  const performing = new Set(form.blocks.flatMap(({ guid, isPerformance }) => (isPerformance ? [guid] : [])));
  return namedIn(form, blocks, shown).flatMap(({ block: guid, kind, name, birthDate }) => {
    if (kind !== 'person') return [];
    const asked = rosterPlace(ofForm.get(byGuid.get(guid)!.blockGuid)!)?.birthDate;
    const isAsked = asked !== undefined && (birthDate !== null || shown.stateOf(guid, asked).isVisible);
    let performance: Guid | null = null;
    for (let one = byGuid.get(guid); one; one = one.parentGuid === null ? undefined : byGuid.get(one.parentGuid))
      if (performing.has(one.blockGuid)) performance = one.guid;
    return [{ block: guid, performance, name, birthDate, isChild: isAsked && isUnderAge(birthDate, day) }];
  });
}

function isUnderAge(birthDate: string | null, day: string): boolean {
  if (birthDate === null) return true;
  return `${String(Number(birthDate.slice(0, 4)) + GROWN_UP).padStart(4, '0')}${birthDate.slice(4)}` > day;
}

/** Each child once, by the first block that names him. */
export function childrenOf(people: readonly Person[]): Person[] {
  const children: Person[] = [];
  for (const one of people) if (one.isChild && !children.some((known) => isOne(known, one))) children.push(one);
  return children;
}

/** `given`: what stands. */
export function childrenStanding(people: readonly Person[], given: readonly ConsentedChild[]): ChildrenStanding {
  const has = (person: Person, kind: ConsentKind) => given.some((one) => one.kind === kind && isOne(one, person));
  const children = childrenOf(people);
  const lacking = (kind: ConsentKind) => children.filter((child) => !has(child, kind)).length;
  const words = new Map<Guid, NameWord>();
  for (const one of people) {
    const word: NameWord = one.isChild ? (has(one, 'publishing') ? 'open' : 'closed') : null;
    // A soloist is named by his performance itself.
    for (const at of new Set([one.block, one.performance ?? one.block])) words.set(at, together(words.get(at), word));
  }
  return {
    children: children.length,
    lacks: Object.fromEntries(CONSENT_KINDS.map((kind) => [kind, lacking(kind)])) as Record<ConsentKind, number>,
    words,
  };
}

/** One who may not be named closes a performance; whoever is no child leaves it to the member's word. */
function together(before: NameWord | undefined, word: NameWord): NameWord {
  if (before === undefined || before === word) return word;
  return before === 'closed' || word === 'closed' ? 'closed' : null;
}

type Named = Pick<Person, 'name' | 'birthDate'>;

/** One name, and no two birth dates. */
export function isOne(one: Named, other: Named): boolean {
  const whole = ({ name, birthDate }: Named) => ({
    kind: 'person' as const,
    name,
    birthDate,
    city: '',
    institution: '',
  });
  return isSame(whole(one), whole(other));
}

/** «данные 3, имена 2 из 5» in a cell: how many are agreed to; empty without children. */
export function consentsText(children: number, lacksProcessing: number, lacksPublishing: number): string {
  if (children === 0) return '';
  if (lacksProcessing === 0 && lacksPublishing === 0) return `все (${children})`;
  return `данные ${children - lacksProcessing}, имена ${children - lacksPublishing} из ${children}`;
}
